/** The error a cancelled pass rejects with: its name is `AbortError`. */
export function abortError(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  const error = new Error('The compression was cancelled.', { cause: reason });
  error.name = 'AbortError';
  return error;
}

/** Throws the abort error when the signal is aborted. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw abortError(signal);
}

/** The promise, or a rejection as soon as the signal is aborted; the promise's own late failure is swallowed. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(abortError(signal));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** A signal that never aborts. */
export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

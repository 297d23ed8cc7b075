/** Timers of a longer time go off at once. */
const LONGEST_TIMER = 2_147_483_647;

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

/**
 * Runs a task with a time limit: its signal is aborted when the outer one is, or when the time is over. A cancelled wait
 * rejects with the abort error, a late one with a `TimeoutError`, whether or not the task listens.
 *
 * @param milliseconds longest wait
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  throwIfAborted(signal);
  const limit = new AbortController();
  const late = new Error(`There was no answer within ${milliseconds} ms.`);
  late.name = 'TimeoutError';
  const cancel = (): void => limit.abort(abortError(signal));
  const timer = setTimeout(() => limit.abort(late), Math.min(milliseconds, LONGEST_TIMER));
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await new Promise<T>((resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true });
      task(limit.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** A signal that never aborts. */
export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

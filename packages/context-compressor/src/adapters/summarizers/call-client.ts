import { ContextCompressorError } from '../../context-compressor-error.js';
import { isPromptTooLong } from '../../phases/is-prompt-too-long.js';
import { retryAfterMsOf } from './retry-after.js';

/** Longest wait for an answer, in milliseconds, unless the caller says otherwise. */
export const DEFAULT_TIMEOUT_MS = 120_000;

/**
 * Calls a client with a time limit, and turns what it throws into this package's error; a cancelled call rejects with
 * the signal's own reason.
 *
 * @throws ContextCompressorError `summarizer-failed` (with `retryAfterMs` if the provider gave one), `prompt-too-long`
 */
export async function callClient<Result>(
  signal: AbortSignal,
  timeoutMs: number,
  call: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const cancel = (): void => limit.abort(signal.reason);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    return await call(limit.signal);
  } catch (error) {
    signal.throwIfAborted();
    throw asFailure(error, limit.signal.aborted);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

function asFailure(error: unknown, isLate: boolean): ContextCompressorError {
  if (isLate)
    return new ContextCompressorError('summarizer-failed', 'The model did not answer in time.', {
      cause: error,
    });
  if (isPromptTooLong(error)) {
    return new ContextCompressorError('prompt-too-long', 'The prompt is longer than the model takes.', {
      cause: error,
    });
  }
  const retryAfterMs = retryAfterMsOf(error, Date.now());
  return new ContextCompressorError('summarizer-failed', 'The call of the model failed.', {
    cause: error,
    retryAfterMs,
  });
}

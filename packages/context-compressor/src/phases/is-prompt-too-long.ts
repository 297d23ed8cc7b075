import { ContextCompressorError } from '../context-compressor-error.js';
import { isFields, stringOf } from '../formats/fields.js';

/** Refusals of a request; old servers of local models say it with a fault of their own. */
const STATUSES: readonly unknown[] = [400, 422, 500];
/** What providers and local servers write. */
const TOO_LONG =
  /too long|too many (?:input )?tokens|context.{0,12}(?:length|window|size)|maximum.{0,20}(?:length|tokens)|token limit|limit of \d|reduce the length/i;

/** Whether what a client threw says that the prompt is longer than its model takes. */
export function isPromptTooLong(error: unknown): boolean {
  if (!isFields(error)) return false;
  if (ContextCompressorError.isInstance(error)) return error.code === 'prompt-too-long';
  const status = error.status ?? error.statusCode;
  if (status === 413 || error.code === 'context_length_exceeded') return true;
  return STATUSES.includes(status) && TOO_LONG.test(stringOf(error.message));
}

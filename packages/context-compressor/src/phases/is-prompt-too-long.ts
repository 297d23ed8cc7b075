import { ContextCompressorError } from '../context-compressor-error.js';
import { isFields, stringOf } from '../formats/fields.js';

/** Refusals of a request; old servers of local models say it with a fault of their own. */
const STATUSES: ReadonlySet<unknown> = new Set([400, 422, 500]);
/** What providers and local servers write. */
const TOO_LONG =
  /(?:prompt|input) (?:is )?too long|context.{0,12}(?:length|window|size).{0,40}(?:exceed|is \d)|exceed\w*.{0,40}context|greater than the context|too many (?:input )?tokens|maximum (?:prompt|context|input) length|(?:exceeds?|exceeded) (?:the )?(?:model token limit|limit of \d|maximum number of tokens)|reduce the length of the (?:messages|prompt|input)/i;

/** Whether what a client threw says that the prompt is longer than its model takes. */
export function isPromptTooLong(error: unknown): boolean {
  if (!isFields(error)) return false;
  if (ContextCompressorError.isInstance(error)) return error.code === 'prompt-too-long';
  const status = error.status ?? error.statusCode;
  if (status === 413 || error.code === 'context_length_exceeded') return true;
  return STATUSES.has(status) && TOO_LONG.test(stringOf(error.message));
}

import { invalidArgument } from '../errors.js';
import { type Fields, isFields } from './fields.js';

const expected = 'a list of OpenAI (chat or Responses), Anthropic, Gemini or AI SDK messages';
/** Keys that say who speaks or what is meant, not what is said. */
const ABOUT: ReadonlySet<string> = new Set(['role', 'name', 'id', 'status', 'cache_control']);
/** Keys of which at least one is there in a message that any format has. */
const SAYING = [
  'content',
  'parts',
  'tool_calls',
  'function_call',
  'type',
  'refusal',
  'audio',
  'reasoning',
  'reasoning_content',
  'reasoning_details',
  'thinking_blocks',
];
/** Parts of the AI SDK's UI messages, which have ids; Gemini's have none, nor have their parts a type. */
const UI_PART =
  /^(?:text|reasoning|file|step-start|source-url|source-document|dynamic-tool|tool-.*|data-.*)$/;
const LANGCHAIN_TYPES: ReadonlySet<unknown> = new Set(['human', 'ai', 'AIMessageChunk']);

/**
 * Refuses a list whose texts would be overlooked: what cannot be read is never taken for blank and dropped.
 *
 * @throws TypeError `invalid-argument:messages`, with the place of the message; never its text
 */
export function assertReadable(messages: readonly unknown[]): void {
  messages.forEach((message, index) => {
    const fault = Array.isArray(message)
      ? 'is a list: spread it'
      : isFields(message)
        ? faultOf(message)
        : undefined;
    if (fault !== undefined) throw invalidArgument('messages', `${expected}; messages[${index}] ${fault}`);
  });
}

function faultOf(message: Fields): string | undefined {
  if (LANGCHAIN_TYPES.has(message.type) || message.lc === 1)
    return 'is one of LangChain: its adapter is /langchain';
  if (typeof message.id === 'string' && Array.isArray(message.parts) && message.parts.some(isUiPart))
    return 'is a UI message of the AI SDK: convertToModelMessages makes it one for models';
  if (SAYING.some((key) => key in message) || Object.keys(message).every((key) => ABOUT.has(key)))
    return undefined;
  return typeof message.role === 'string' ? 'has a role but no content' : 'has no role and no content';
}

function isUiPart(part: unknown): boolean {
  return isFields(part) && typeof part.type === 'string' && UI_PART.test(part.type);
}

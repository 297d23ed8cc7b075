import { toWellFormed } from '../well-formed.js';

/** Why an answer of a summarizer is none. */
export type AnswerProblem = 'blank' | 'thinking-only' | 'tool-call' | 'error-text' | 'refusal';

/** A usable summary, or the reason why the answer is none. */
export type CheckedAnswer = { readonly summary: string } | { readonly problem: AnswerProblem };

const THINKING = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
/** A call as JSON, of any provider's shape, fenced or not. */
const JSON_CALL =
  /^\s*(?:```(?:json)?\s*)?[[{]\s*(?:\{\s*)?"(?:tool_calls?|function_call|function|tool|type"\s*:\s*"(?:tool_use|function|tool-call)|name"\s*:\s*"[^"]*"\s*,\s*"(?:arguments|parameters|input|args))"/i;
/** A call in a model's own syntax: XML of Hermes, Qwen, Claude and MiniMax, `[TOOL_CALLS]`, special tokens, Gemma's code. */
const CALL_MARK =
  /<(?:[\w-]+:)?(?:tool_calls?|function_calls?|tool_use|invoke)\b|<function=|\[TOOL_CALLS\]|<[|｜](?=[^>\n]{0,40}(?:tool|function|python_tag|channel))[^>\n]{1,60}>|```tool_(?:code|call)\b/i;
/** A model may announce its call in a sentence. */
const LONGEST_ANNOUNCEMENT = 400;
const ERROR_TEXT =
  /^\s*(?:error\b\s*(?::|generating|calling|code|\d)|(?:api|internal server|server|rate limit|request|authentication|invalid request)[ _]error\b|\{\s*"(?:error|type"\s*:\s*"error)"|(?:4\d\d|5\d\d)\s+\w|(?:too many requests|rate limit(?:ed)?|service unavailable|bad gateway|gateway time-?out|internal server error|unauthorized|forbidden|overloaded)\b)/i;
/** Nothing said: no letter and no digit, or what a program writes for nothing. */
const NOTHING = /^(?:[^\p{L}\p{N}]*|["'[({]*(?:null|undefined|none|nil|n\/a|object object)["'\])}]*)$/iu;
/** A model that declines, in its usual first words. */
const REFUSAL =
  /^\W*(?:(?:i['’]?m|i am)\s+(?:(?:really|very|so|deeply)\s+)?(?:sorry|afraid|unable|not able)\b|(?:sorry|apologies|i apologi[sz]e|unfortunately|as an ai\b[^.]{0,40})[\s,.:!-]+(?:but\s+)?(?:i\b|we\b|this\b)|i\s+(?:can(?:not|['’]t| not)|could(?: not|n['’]t)|won['’]t|will not|must decline|have to decline|do not feel comfortable|don['’]t feel comfortable)\s+(?:to\s+)?(?:help|assist|comply|fulfil|provide|do|continue|summari[sz]e|create|generate|write|produce|process|engage|respond|complete|share|discuss)|(?:lo siento|je suis désolé|désolé|es tut mir leid|tut mir leid|mi dispiace|desculpe)\b|对不起|抱歉|很抱歉|申し訳|죄송)/iu;
/** A page of a proxy, however long. */
const ERROR_PAGE = /^\s*(?:<!doctype html|<html\b|<\?xml\b)/i;
/** An error or a refusal is short; a long answer that opens with the word is a summary of errors. */
const MAX_ERROR_TEXT = 600;

/** Judges what a summarizer answered: blank, thinking only, a tool call, an error text or a refusal is no summary. */
export function checkAnswer(answer: string | null | undefined): CheckedAnswer {
  if (typeof answer !== 'string' || answer.trim() === '') return { problem: 'blank' };
  // An answer that was cut off may end inside a surrogate pair.
  const summary = toWellFormed(withoutThinking(answer)).trim();
  if (summary === '') return { problem: 'thinking-only' };
  if (summary.length <= 40 && NOTHING.test(summary)) return { problem: 'blank' };
  if (isToolCall(summary)) return { problem: 'tool-call' };
  if (ERROR_PAGE.test(summary)) return { problem: 'error-text' };
  if (summary.length > MAX_ERROR_TEXT || summary.includes('## ')) return { summary };
  if (ERROR_TEXT.test(summary)) return { problem: 'error-text' };
  return REFUSAL.test(summary) ? { problem: 'refusal' } : { summary };
}

// With the sections of a summary before it, such a mark is what the conversation was about.
function isToolCall(answer: string): boolean {
  const start = answer.slice(0, LONGEST_ANNOUNCEMENT);
  return JSON_CALL.test(answer) || CALL_MARK.test(start.split('## ', 1)[0] ?? '');
}

function withoutThinking(answer: string): string {
  const bare = answer.replace(THINKING, '');
  // Where the server's template has opened the block, the answer holds its end alone.
  const end = /<\/(?:think|thinking|reasoning)>/i.exec(bare);
  return end === null ? bare : bare.slice(end.index + end[0].length);
}

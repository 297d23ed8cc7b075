import { ContextCompressorError } from '../../context-compressor-error.js';

/** A model's answer, apart from any client. */
export interface Answer {
  readonly text: string;
  readonly hasThinking: boolean;
  readonly hasToolCall: boolean;
  /** The answer ended at the limit of output tokens. */
  readonly isCutOff: boolean;
  /** The model refused, or a filter took the answer away. */
  readonly isRefused: boolean;
}

const THINK_BLOCK = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/;
const OPEN_THINK_BLOCK = /^\s*<think(?:ing)?>/;

/**
 * Gives the text of an answer, without the thinking that local models write in front of it.
 *
 * @throws ContextCompressorError when the answer is no summary: refused, cut off, a tool call, thinking only, blank.
 */
export function readAnswer({ text, hasThinking, hasToolCall, isCutOff, isRefused }: Answer): string {
  if (isRefused) throw failure('summarizer-refused', 'The model refused to write the summary.');
  if (hasToolCall)
    throw failure('summarizer-tool-call', 'The model called a tool instead of writing the summary.');
  const summary = text.replace(THINK_BLOCK, '');
  if (isCutOff) {
    throw failure(
      'summarizer-cut-off',
      'The summary was cut off; allow more output tokens, or let the model think less.',
    );
  }
  if (summary.trim() !== '' && !OPEN_THINK_BLOCK.test(summary)) return summary;
  if (hasThinking || text.trim() !== '') {
    throw failure('summarizer-thinking-only', 'The model thought and wrote no summary.');
  }
  throw failure('summarizer-blank', 'The model wrote a blank summary.');
}

function failure(code: ContextCompressorError['code'], message: string): ContextCompressorError {
  return new ContextCompressorError(code, message);
}

import { throwIfAborted, withTimeLimit } from '../abort.js';
import { ContextCompressorError } from '../context-compressor-error.js';
import type { CompressionEvent, Summarize, ThrownError } from '../types.js';
import { type AnswerProblem, checkAnswer } from './check-answer.js';
import { isPromptTooLong } from './is-prompt-too-long.js';
import { thrownError } from './thrown-error.js';

/** The summarizers in the order in which they are asked. */
export interface ModelChain {
  readonly summarizers: readonly Summarize[];
  readonly signal: AbortSignal;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly emit: (event: CompressionEvent) => void;
}

/** The first usable answer, or `undefined` when no model gave one. */
export interface ModelAnswer {
  readonly summary: string | undefined;
  /** How long a provider asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** A model said that the prompt is longer than it takes. */
  readonly tooLong?: boolean;
}

/** Asks one summarizer after the other until one gives a usable answer. */
export async function askModels(
  chain: ModelChain,
  prompt: string,
  promptTokens: number,
  maxTokens: number,
): Promise<ModelAnswer> {
  let retryAfterMs: number | undefined;
  let tooLong = false;
  let attempt = 0;
  for (const summarize of chain.summarizers) {
    attempt += 1;
    throwIfAborted(chain.signal);
    chain.emit({ type: 'summarizer-called', attempt, tokens: promptTokens });
    const answer = await ask(summarize, prompt, maxTokens, chain);
    if ('summary' in answer) return answer;
    retryAfterMs = answer.retryAfterMs ?? retryAfterMs;
    const { problem: cause, thrown } = answer;
    tooLong ||= cause === 'prompt-too-long';
    chain.emit({ type: 'summarizer-failed', attempt, cause, ...(thrown === undefined ? {} : { thrown }) });
  }
  return { summary: undefined, retryAfterMs, tooLong };
}

type Asked =
  | { readonly summary: string }
  | {
      readonly problem: AnswerProblem | 'threw' | 'prompt-too-long' | 'late';
      readonly retryAfterMs?: number | undefined;
      readonly thrown?: ThrownError | undefined;
    };

async function ask(
  summarize: Summarize,
  prompt: string,
  maxTokens: number,
  { signal, timeoutMs }: Pick<ModelChain, 'signal' | 'timeoutMs'>,
): Promise<Asked> {
  try {
    // Async, so that a summarizer that throws at once is a summarizer that fails.
    const answering = withTimeLimit(timeoutMs, signal, async (inner) =>
      summarize(prompt, { signal: inner, maxTokens }),
    );
    return checkAnswer(await answering);
  } catch (error) {
    throwIfAborted(signal);
    try {
      return failureOf(error);
    } catch {
      // Some errors fail once more when they are looked at.
      return { problem: 'threw', thrown: { name: typeof error } };
    }
  }
}

function failureOf(error: unknown): Asked {
  if (error instanceof Error && error.name === 'TimeoutError') return { problem: 'late' };
  const retryAfterMs = ContextCompressorError.isInstance(error) ? error.retryAfterMs : undefined;
  const problem = isPromptTooLong(error) ? 'prompt-too-long' : 'threw';
  return { problem, retryAfterMs, thrown: thrownError(error) };
}

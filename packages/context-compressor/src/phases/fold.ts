import type { TokenCounter } from '../tokens/token-counter.js';
import { clipStart } from '../well-formed.js';
import { askModels, type ModelAnswer, type ModelChain } from './ask-models.js';
import { cutAtLine, cutMiddle } from './fit-tokens.js';
import { summaryPrompt } from './prompt.js';

/** One unit of the middle as the summarizer gets it. */
export interface FoldUnit {
  readonly text: string;
  readonly tokens: number;
}

/** What is folded into a summary. */
export interface FoldInput {
  readonly units: readonly FoldUnit[];
  readonly previous: string | undefined;
  readonly task: string;
  readonly focusTopic: string | undefined;
  /** Tokens the answer may have. */
  readonly maxTokens: number;
  /** Window of the summarizer, prompt and answer together. */
  readonly windowTokens: number;
  readonly countTokens: TokenCounter;
  /** The last word on an answer before it is used again: redaction. */
  readonly clean: (text: string) => string;
}

/** What the models made of a middle. */
export interface Folded extends ModelAnswer {
  /** An answer was longer than asked for and was cut. */
  readonly cut: boolean;
}

/** Asks for a summary of the middle: at once when it fits the summarizer's window, else chunk by chunk into a running summary. */
export async function fold(chain: ModelChain, input: FoldInput): Promise<Folded> {
  const { countTokens, windowTokens, units } = input;
  const maxTokens = Math.max(16, Math.min(input.maxTokens, Math.floor(windowTokens / 5)));
  const task = cutMiddle(input.task, Math.floor(windowTokens / 10), countTokens);
  const focusTopic =
    input.focusTopic === undefined
      ? undefined
      : cutMiddle(input.focusTopic, Math.floor(windowTokens / 20), countTokens);
  const frame = countTokens(summaryPrompt({ turns: [], previous: '.', task, focusTopic, maxTokens }));
  const room = Math.max(64, windowTokens - 2 * maxTokens - frame - 32);
  let running = input.previous === undefined ? undefined : cutAtLine(input.previous, maxTokens, countTokens);
  let cut = false;
  for (const chunk of chunks(units, room, countTokens)) {
    const prompt = summaryPrompt({ turns: chunk.texts, previous: running, task, focusTopic, maxTokens });
    const answer = await askModels(chain, prompt, chunk.tokens + frame, maxTokens);
    if (answer.summary === undefined) return { ...answer, cut };
    // What is far over the cap goes anyway; a match that is cut in two stands beyond of it.
    const clean = input.clean(clipStart(answer.summary, maxTokens * 100 + 10_000));
    running = cutAtLine(clean, maxTokens, countTokens);
    cut ||= running !== clean;
  }
  return { summary: running, retryAfterMs: undefined, cut };
}

interface Chunk {
  readonly texts: string[];
  tokens: number;
}

function chunks(units: readonly FoldUnit[], room: number, countTokens: TokenCounter): Chunk[] {
  const list: Chunk[] = [];
  let current: Chunk = { texts: [], tokens: 0 };
  for (const unit of units) {
    const fits = unit.tokens <= room;
    const text = fits ? unit.text : cutMiddle(unit.text, room - 16, countTokens);
    const tokens = (fits ? unit.tokens : room - 16) + 2;
    if (current.texts.length > 0 && current.tokens + tokens > room) {
      list.push(current);
      current = { texts: [], tokens: 0 };
    }
    current.texts.push(text);
    current.tokens += tokens;
  }
  if (current.texts.length > 0) list.push(current);
  return list;
}

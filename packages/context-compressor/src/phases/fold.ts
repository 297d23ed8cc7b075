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

interface FoldedWithin extends Folded {
  /** Window that the last prompt was made for, in tokens: of what it held, not of what was allowed. */
  readonly askedTokens: number;
}

/** So often a summarizer that finds its prompt too long is asked again, each time with half as much. */
const MAX_HALVINGS = 3;
/** Nothing is gained by prompts that have hardly more than their frame. */
const LEAST_WINDOW = 1_000;

/**
 * Asks for a summary of the middle: at once when it fits the summarizer's window, else chunk by chunk into a running summary. A model
 * that says its prompt is too long has a smaller window than was thought, and is asked in smaller pieces.
 */
export async function fold(chain: ModelChain, input: FoldInput): Promise<Folded> {
  let windowTokens = input.windowTokens;
  for (let halvings = 0; ; halvings += 1) {
    const folded = await foldWithin(chain, { ...input, windowTokens });
    windowTokens = Math.floor(Math.min(windowTokens, folded.askedTokens) / 2);
    if (!folded.tooLong || halvings === MAX_HALVINGS || windowTokens < LEAST_WINDOW) return folded;
  }
}

async function foldWithin(chain: ModelChain, input: FoldInput): Promise<FoldedWithin> {
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
  let askedTokens = 0;
  for (const chunk of chunks(units, room, countTokens)) {
    const prompt = summaryPrompt({ turns: chunk.texts, previous: running, task, focusTopic, maxTokens });
    const promptTokens = chunk.tokens + frame;
    askedTokens = promptTokens + 2 * maxTokens;
    const answer = await askModels(chain, prompt, promptTokens, maxTokens);
    if (answer.summary === undefined) return { ...answer, cut, askedTokens };
    // What is far over the cap goes anyway; a match that is cut in two stands beyond of it.
    const clean = input.clean(clipStart(answer.summary, maxTokens * 100 + 10_000));
    running = cutAtLine(clean, maxTokens, countTokens);
    cut ||= running !== clean;
  }
  return { summary: running, cut, askedTokens };
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

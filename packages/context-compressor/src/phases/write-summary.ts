import { handleOf } from '../handles.js';
import type { CallPart, MessageView, ResultPart } from '../model.js';
import type { RedactedMessage, RedactionPass } from '../redaction.js';
import { extractSpecifics } from '../specifics/extract.js';
import { parseSpecifics, renderSpecifics } from '../specifics/render.js';
import { mergeSpecifics } from '../specifics/specifics.js';
import { neutralize, type RequestPlace, wrapSummary } from '../template.js';
import type { TokenCounter } from '../tokens/token-counter.js';
import type { CompressionEvent } from '../types.js';
import type { ModelChain } from './ask-models.js';
import { deterministicSummary } from './deterministic-summary.js';
import { cutAtLine, cutMiddle } from './fit-tokens.js';
import { fold } from './fold.js';

/** Share of the summary that the specifics may take: beside a model's summary, and beside one made without a model. */
const SPECIFICS_SHARE = { model: 0.4, deterministic: 0.7 } as const;
/** Share that is left to the sections beside the request and the specifics. */
const MIN_SECTIONS_SHARE = 0.2;
/** A window so small that less is left has no room for a summary within its cap. */
const MIN_SUMMARY_TOKENS = 32;
/** Handles of earlier originals that stay in sight; older ones are named in the archived text itself. */
const MAX_HANDLES = 6;

/** The middle of a list and what is known about it. */
export interface MiddleInput {
  /** The units of the middle, each a list of messages. */
  readonly units: readonly (readonly MessageView[])[];
  readonly callOf: ReadonlyMap<ResultPart, CallPart>;
  readonly previous: string | undefined;
  /** The newest request, without what it answers to the message before it; learned values may stand in it yet. */
  readonly task: string;
  readonly place: RequestPlace;
  readonly focusTopic: string | undefined;
  /** Names of calls in flight. */
  readonly openCalls: readonly string[];
  /** Tokens of the whole summary message. */
  readonly maxTokens: number;
  readonly summarizerWindow: number;
  /** The window was given: prompts are counted exactly. */
  readonly exactWindow: boolean;
  readonly tokensOf: (view: MessageView) => number;
  readonly countTokens: TokenCounter;
  readonly redaction: RedactionPass;
  readonly emit: (event: CompressionEvent) => void;
}

/** A written summary. */
export interface WrittenSummary {
  /** The text of the summary message. */
  readonly text: string;
  /** The summary without preamble and end mark. */
  readonly body: string;
  /** `resting`: a cooldown forbade to ask. */
  readonly model: 'answered' | 'failed' | 'resting' | undefined;
  readonly retryAfterMs: number | undefined;
  readonly original: { readonly handle: string; readonly text: string };
}

/** A middle that is ready to be summarized: redacted, its facts taken. */
export interface PreparedMiddle {
  /** Asks the models; a failure has no summary. */
  ask(chain: ModelChain): Promise<WrittenSummary | FailedSummary>;
  /** Writes the summary without a model. */
  withoutModel(): WrittenSummary;
}

/** No model gave a usable answer. */
export interface FailedSummary {
  readonly failed: true;
  readonly retryAfterMs: number | undefined;
}

/** Redacts a middle with one set of learned values and takes its facts. */
export function prepareMiddle(input: MiddleInput): PreparedMiddle {
  const { redaction, countTokens } = input;
  for (const text of [input.previous, input.task, input.focusTopic])
    if (text !== undefined) redaction.learn(text);
  const units = input.units.map((unit) => unit.map((view) => redaction.redactMessage(view)));
  const turns = units.flat();
  const former = parseSpecifics(input.previous === undefined ? '' : redaction.redact(input.previous));
  const previous = former.summary === '' ? undefined : former.summary;
  const specifics = mergeSpecifics(former.specifics, extractSpecifics(turns, input.callOf, input.maxTokens));
  const original = originalOf(turns, former.handles);
  const handles = [...new Set([original.handle, ...former.handles])].slice(0, MAX_HANDLES);
  const room = Math.max(16, input.maxTokens - countTokens(wrapSummary('', input.place)) - 4);
  const task = redaction.redact(input.task);
  const focusTopic = input.focusTopic === undefined ? undefined : redaction.redact(input.focusTopic);

  const factsWithin = (share: number): string =>
    renderSpecifics(specifics, handles, Math.floor(room * share), countTokens);
  const roomBeside = (facts: string): number => room - countTokens(facts) - 2;
  const written = (summary: string, facts: string, model: WrittenSummary['model']): WrittenSummary => {
    const body = neutralize(facts === '' ? summary : `${summary}\n\n${facts}`);
    return { text: wrapSummary(body, input.place), body, model, retryAfterMs: undefined, original };
  };
  const fitted = (summary: string, facts: string, model: WrittenSummary['model']): WrittenSummary => {
    const left = roomBeside(facts);
    const made = written(cutAtLine(summary, left, countTokens), facts, model);
    // Tokens of parts do not add up to those of the whole, by a few.
    const over = countTokens(made.text) - input.maxTokens;
    const less = left - over - 8;
    if (over <= 0 || less < MIN_SUMMARY_TOKENS) return made;
    return written(cutAtLine(summary, less, countTokens), facts, model);
  };

  return {
    async ask(chain) {
      const facts = factsWithin(SPECIFICS_SHARE.model);
      const maxTokens = roomBeside(facts);
      const folding = units.map((unit) => foldUnit(unit, input));
      const clean = (text: string): string => neutralize(redaction.redact(text));
      const windowTokens = input.summarizerWindow;
      const request = {
        units: folding,
        previous,
        task,
        focusTopic,
        maxTokens,
        windowTokens,
        countTokens,
        clean,
      };
      const folded = await fold(chain, request);
      if (folded.summary === undefined) return { failed: true, retryAfterMs: folded.retryAfterMs };
      if (folded.cut) input.emit({ type: 'summary-cut' });
      return fitted(folded.summary, facts, 'answered');
    },
    withoutModel() {
      const request = cutMiddle(task, Math.floor(input.maxTokens / 4), countTokens);
      // A long request takes its quarter from the specifics, not from the other sections.
      const left = (room - countTokens(request)) / room - MIN_SECTIONS_SHARE;
      const facts = factsWithin(Math.max(0, Math.min(SPECIFICS_SHARE.deterministic, left)));
      const maxTokens = roomBeside(facts);
      const { openCalls } = input;
      const lastError = specifics.errors.at(-1);
      const parts = { task: request, previous, turns, openCalls, lastError, maxTokens, countTokens };
      // Names of tools are taken from the calls as they are.
      const summary = redaction.redact(deterministicSummary(parts));
      return fitted(summary, facts, undefined);
    },
  };
}

function foldUnit(
  unit: readonly RedactedMessage[],
  input: MiddleInput,
): { readonly text: string; readonly tokens: number } {
  let tokens = 0;
  let text = '';
  for (const { view, turn } of unit) {
    const { readable, clipped } = turn;
    // Counting everything twice would double the time of a pass: the message's own count is close enough for a large window.
    if (!input.exactWindow)
      tokens += Math.ceil(((input.tokensOf(view) * clipped.length) / Math.max(1, readable.length)) * 1.1) + 8;
    text += text === '' ? clipped : `\n${clipped}`;
  }
  return { text, tokens: input.exactWindow ? input.countTokens(text) : tokens };
}

// The handle names the raw content, so that replicas agree whatever their redaction rules are.
function originalOf(
  turns: readonly RedactedMessage[],
  earlier: readonly string[],
): { readonly handle: string; readonly text: string } {
  const handle = handleOf(turns.map((message) => message.handle).join('\n'));
  let text = earlier.length === 0 ? '' : `Earlier turns: recall ${earlier.join(', ')}`;
  // Concatenated, not joined: a joined text of some megabytes is copied once more.
  for (const { turn } of turns) text += text === '' ? turn.readable : `\n\n${turn.readable}`;
  return { handle, text };
}

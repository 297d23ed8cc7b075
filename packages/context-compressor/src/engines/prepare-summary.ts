import type { ResolvedConfig } from '../config.js';
import { type MessageView, visibleText } from '../model.js';
import type { ModelChain } from '../phases/ask-models.js';
import { type PreparedMiddle, prepareMiddle } from '../phases/write-summary.js';
import { RedactionPass } from '../redaction.js';
import type { TokenCounter } from '../tokens/token-counter.js';
import type { EngineInput, Redactor } from '../types.js';
import type { Unit } from '../units.js';
import type { Analysis } from './analysis.js';

/** What a summary of a list is made with. */
export interface SummaryContext {
  readonly config: ResolvedConfig;
  readonly input: EngineInput;
  readonly list: Analysis;
  readonly countTokens: TokenCounter;
  readonly redaction: RedactionPass;
}

/** Makes the middle of a list ready to be summarized. */
export function prepareSummary(context: SummaryContext, middle: readonly Unit[]): PreparedMiddle {
  const { config, input, list, countTokens, redaction } = context;
  const { previous, request, headEnd, compactedEnd } = list.cut;
  // The former summary is updated, so it is never among the turns.
  const bare = ({ start, end }: Pick<Unit, 'start' | 'end'>): readonly MessageView[] => {
    const views = list.views.slice(start, end);
    if (previous === undefined || previous.index < start || previous.index >= end) return views;
    return views.toSpliced(
      previous.index - start,
      1,
      ...(previous.rest === undefined ? [] : [previous.rest]),
    );
  };
  const task = request < 0 ? [] : bare({ start: request, end: request + 1 });
  return prepareMiddle({
    units: middle.map(bare),
    callOf: list.pairing.callOf,
    previous: previous?.body,
    task: task.map((view) => said(view, redaction)).join(''),
    place: request < 0 ? 'none' : request < Math.max(headEnd, compactedEnd) ? 'above' : 'after',
    focusTopic: input.focusTopic,
    openCalls: [...list.pairing.openCalls].map((call) => call.name || 'a tool'),
    maxTokens: list.budgets.summary,
    summarizerWindow: config.summarizerContextLimit ?? input.contextLimit,
    exactWindow: config.summarizerContextLimit !== undefined,
    tokensOf: list.tokensOf,
    countTokens,
    redaction,
    emit: input.emit,
  });
}

/** The models that a summary is asked of, in their order. */
export function modelChain({ config, input }: SummaryContext): ModelChain {
  const { summarize, summarizeWithMainModel, summarizeTimeoutMs: timeoutMs } = config;
  const summarizers = [summarize, summarizeWithMainModel].filter((model) => model !== undefined);
  return { summarizers, timeoutMs, signal: input.signal, emit: input.emit };
}

// With what stands before it: an answer to a question is known by the question.
function said(view: MessageView, redaction: RedactionPass): string {
  const { parts } = redaction.redactMessage(view).turn;
  if (parts.length !== view.parts.length) return redaction.redact(visibleText(view));
  return parts.filter((_, index) => view.parts[index]?.kind === 'text').join('\n');
}

/** Redaction of a pass over a list: every text of it is shown first, so that a secret found in one is taken out of all. */
export function redactionOf(
  redactor: Redactor,
  list: Analysis,
  focusTopic: string | undefined,
): RedactionPass {
  return new RedactionPass(redactor, list.pairing.callOf, (pass) => {
    const { previous } = list.cut;
    list.views.forEach((view, index) => {
      if (index !== previous?.index || previous.rest === undefined) pass.learnMessage(view);
      else {
        pass.learn(previous.body);
        pass.learnMessage(previous.rest);
      }
    });
    if (focusTopic !== undefined) pass.learn(focusTopic);
  });
}

import type { ResolvedConfig } from '../config.js';
import { type MessageView, visibleText } from '../model.js';
import { turnText } from '../phases/serialize-turn.js';
import { type PreparedMiddle, prepareMiddle } from '../phases/write-summary.js';
import type { RedactionPass } from '../redaction.js';
import type { TokenCounter } from '../tokens/token-counter.js';
import type { EngineInput } from '../types.js';
import type { Unit } from '../units.js';
import { type Analysis, indicesOf } from './analysis.js';

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
  const { previous, request, headEnd } = list.cut;
  // The former summary is updated, so it is never among the turns.
  const bare = (index: number): MessageView[] => {
    const view = previous?.index === index ? previous.rest : list.views[index];
    return view === undefined ? [] : [view];
  };
  return prepareMiddle({
    units: middle.map((unit) => indicesOf(unit.start, unit.end).flatMap(bare)),
    context: list.views,
    callOf: list.pairing.callOf,
    previous: previous?.body,
    task: bare(request).map(visibleText).join(''),
    place: request < 0 ? 'none' : request < headEnd ? 'above' : 'after',
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

/** Shows every text of a list to a redaction pass, so that a secret found in one is taken out of all. */
export function learnList(pass: RedactionPass, list: Analysis, focusTopic: string | undefined): void {
  for (const view of list.views) pass.learnMessage(view, () => turnText(view, list.pairing.callOf));
  if (focusTopic !== undefined) pass.learn(focusTopic);
}

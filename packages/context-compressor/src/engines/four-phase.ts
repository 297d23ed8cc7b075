import { throwIfAborted } from '../abort.js';
import type { ResolvedConfig } from '../config.js';
import { indicesOf } from '../indices-of.js';
import { payloadBytes } from '../payload.js';
import { type Placed, placeSummary } from '../phases/assemble.js';
import { excerpt } from '../phases/excerpt.js';
import { prune } from '../phases/prune.js';
import { judgeThinking } from '../phases/thinking.js';
import type { FailedSummary, WrittenSummary } from '../phases/write-summary.js';
import { summaryIn } from '../previous-summary.js';
import { traitsOf } from '../profile-traits.js';
import { thinkingPolicyOf } from '../thinking-policy.js';
import { MESSAGE_OVERHEAD } from '../tokens/message-tokens.js';
import type { TokenCounter } from '../tokens/token-counter.js';
import type { CompressionEngine, EngineOutput, RecallArchive, Redactor } from '../types.js';
import type { Unit } from '../units.js';
import { analyze, middleUnits } from './analysis.js';
import { modelChain, prepareSummary, redactionOf, type SummaryContext } from './prepare-summary.js';
import { WorkingList } from './working-list.js';

/** What the four-phase engine needs beside its input. */
export interface FourPhaseDeps {
  readonly config: ResolvedConfig;
  readonly countTokens: TokenCounter;
  readonly redactor: Redactor;
  readonly archive: RecallArchive;
}

/** Everything that the phases of one pass share. */
interface Pass extends FourPhaseDeps, SummaryContext {
  readonly working: WorkingList;
}

/** A summary costs its preamble and sections: fewer tokens than this cannot be saved by a first one. */
const MIN_MIDDLE_TOKENS = 120;

/** The default engine: prune, find boundaries, summarize, degrade. */
export function fourPhaseEngine(deps: FourPhaseDeps): CompressionEngine {
  return {
    name: 'four-phase',
    run: async (input) => {
      const list = analyze(deps.config, input);
      const redaction = redactionOf(deps.redactor, list, input.focusTopic);
      return run({ ...deps, input, list, redaction, working: new WorkingList(list.views) });
    },
  };
}

async function run(pass: Pass): Promise<EngineOutput> {
  const { input, list } = pass;
  const saved = pruneMiddle(pass);
  const all = indicesOf(0, list.views.length);
  const left = input.tokens - saved;
  if (saved > 0 && !input.force && left < input.threshold && excessBytes(pass, all) <= 0) {
    return finish(pass, pass.working.placed(all), 'pruned');
  }
  throwIfAborted(input.signal);
  const middle = middleUnits(list);
  if (!isWorthSummarizing(pass, middle)) {
    relievePressure(pass, left - input.threshold + 1, all);
    if (pass.working.fates.every((fate) => fate === 'kept')) return unchanged(pass);
    return finish(pass, pass.working.placed(all), 'pruned');
  }
  const summary = await summarize(pass, middle);
  throwIfAborted(input.signal);
  if ('failed' in summary) {
    return { ...unchanged(pass), reason: 'aborted', model: 'failed', retryAfterMs: summary.retryAfterMs };
  }
  return assemble(pass, summary);
}

function unchanged({ input, list }: Pass): EngineOutput {
  const isOpen = list.units.some((unit) => unit.open);
  const fates = list.views.map(() => 'kept' as const);
  return { messages: input.messages, fates, reason: isOpen ? 'in-flight' : 'nothing-to-compress' };
}

function pruneMiddle(pass: Pass): number {
  const { input, list, working, config } = pass;
  const excess = input.tokens - input.threshold + 1;
  const partial = !input.force && excess > 0;
  const pruned = prune({
    codec: list.codec,
    views: list.views,
    start: list.cut.middleStart,
    end: list.cut.tailStart,
    // A forced pass summarizes the middle whatever pruning gains.
    only: input.force && isWorthSummarizing(pass, middleUnits(list)) ? list.cut.anchored : undefined,
    verbatim: list.cut.verbatim,
    minChars: config.pruneMinChars,
    callOf: list.pairing.callOf,
    tokensOf: list.tokensOf,
    redact: (text) => pass.redaction.redact(text),
    // More than needed: the next turn would be over the threshold again, and a pass that saves less counts as ineffective.
    target: partial
      ? Math.max(excess + input.minReclaimTokens, input.tokens * config.minSavingPercent)
      : Number.POSITIVE_INFINITY,
  });
  if (pruned.saved < input.minReclaimTokens && !input.force) return 0;
  if (pruned.views.size === 0) return 0;
  working.change(pruned.views, pruned.originals);
  input.emit({ type: 'pruned', messages: pruned.views.size, tokens: pruned.saved });
  return pruned.saved;
}

function relievePressure(
  pass: Pass,
  excess: number,
  indices: readonly number[],
  added: readonly object[] = [],
): void {
  const { input, list, working } = pass;
  const bytes = excessBytes(pass, indices, added);
  if (excess <= 0 && bytes <= 0) return;
  const excerpted = excerpt({
    codec: list.codec,
    views: new Map(working.placed(indices).map(({ view, origin }) => [origin, view])),
    verbatim: list.cut.verbatim,
    newestStart: list.cut.newestStart,
    callOf: list.pairing.callOf,
    tokensOf: list.tokensOf,
    redact: (text) => pass.redaction.redact(text),
    excess,
    excessBytes: bytes,
  });
  if (excerpted.views.size === 0) return;
  working.change(excerpted.views, excerpted.originals);
  input.emit({ type: 'excerpted', messages: excerpted.views.size, tokens: excerpted.saved });
}

function excessBytes(
  { input, working }: Pass,
  indices: readonly number[],
  added: readonly object[] = [],
): number {
  if (input.maxPayloadBytes === undefined) return 0;
  const kept = working.placed(indices).map(({ view }) => view.raw);
  return payloadBytes([...kept, ...added]) - input.maxPayloadBytes;
}

function isWorthSummarizing({ input, list }: Pass, middle: readonly Unit[]): boolean {
  let tokens = 0;
  const least = list.cut.previous === undefined ? MIN_MIDDLE_TOKENS : 1;
  const enough = Math.max(least, input.force ? 0 : input.minReclaimTokens);
  for (const { start, end } of middle) {
    for (const view of list.views.slice(start, end)) tokens += list.tokensOf(view);
    if (tokens >= enough) return true;
  }
  return false;
}

async function summarize(pass: Pass, middle: readonly Unit[]): Promise<WrittenSummary | FailedSummary> {
  const { config, input } = pass;
  const chain = modelChain(pass);
  const prepared = prepareSummary(pass, middle);
  if (chain.summarizers.length === 0) return prepared.withoutModel();
  if (!input.askModel) return { ...prepared.withoutModel(), model: 'resting' };
  const answer = await prepared.ask(chain);
  if (!('failed' in answer) || config.abortOnFailure) return answer;
  input.emit({ type: 'fallback' });
  return { ...prepared.withoutModel(), model: 'failed', retryAfterMs: answer.retryAfterMs };
}

function assemble(pass: Pass, summary: WrittenSummary): EngineOutput {
  const { input, list, working, archive } = pass;
  const { headEnd, middleStart, tailStart, anchored, compactedEnd, previous } = list.cut;
  const anchors = [...anchored].sort((a, b) => a - b);
  const before = anchors.filter((index) => index < compactedEnd);
  const headIndices = [...indicesOf(0, headEnd), ...before];
  const restIndices = [...anchors.slice(before.length), ...indicesOf(tailStart, list.views.length)];
  const kept = [...headIndices, ...restIndices];
  // The cap, not the summary at hand, so that the next pass decides alike.
  let tokens = Math.max(list.budgets.summary, pass.countTokens(summary.text) + MESSAGE_OVERHEAD);
  for (const { view } of working.placed(kept)) tokens += list.tokensOf(view);
  relievePressure(pass, tokens - input.threshold + 1, kept, [list.codec.create('user', summary.text)]);
  for (const index of indicesOf(middleStart, tailStart))
    if (!anchored.has(index)) working.fates[index] = 'summarized';
  if (previous !== undefined) retirePrevious(pass, previous.index);
  const { list: placed, mergedInto } = placeSummary(
    list.codec,
    traitsOf(input.profile, input.format),
    working.placed(headIndices),
    working.placed(restIndices),
    summary.text,
  );
  if (mergedInto >= 0) working.fates[mergedInto] = 'merged';
  const output = finish(pass, placed, 'compressed');
  return {
    ...output,
    summary: summary.body,
    fallback: summary.model === 'failed' || summary.model === 'resting',
    model: summary.model === 'resting' ? undefined : summary.model,
    retryAfterMs: summary.retryAfterMs,
    commit: async () => {
      const { handle, text } = summary.original;
      // Each on its own: one that fails takes no other with it.
      await Promise.all([output.commit?.(), (async () => archive.set(handle, text))()]);
    },
  };
}

// The former summary lives on in the new one: alone in a message it goes, inside a person's message its block goes.
function retirePrevious({ list, working }: Pass, index: number): void {
  const view = working.views[index];
  const rest = view === undefined ? undefined : summaryIn(list.codec, view, index)?.rest;
  if (rest === undefined || working.fates[index] === 'summarized') working.fates[index] = 'summarized';
  else working.change(new Map([[index, rest]]), new Map(), 'merged');
}

function finish(pass: Pass, placed: readonly Placed[], reason: 'compressed' | 'pruned'): EngineOutput {
  const { config, input, list, working, archive, redaction } = pass;
  const changedAt = placed.findIndex(({ view }, index) => view.raw !== input.messages[index]);
  const policy = thinkingPolicyOf(config, input.profile);
  const from = policy === 'strip' ? Math.min(list.cut.headEnd, changedAt) : changedAt;
  const judged = judgeThinking(list.codec, placed, policy, from < 0 ? placed.length : from);
  for (const index of judged.dropped) working.fates[index] = 'dropped';
  for (const index of judged.removed)
    if (working.fates[index] === 'kept') working.fates[index] = 'thinking-removed';
  if (judged.removed.size > 0) input.emit({ type: 'thinking-removed', messages: judged.removed.size });
  return {
    messages: judged.list.map(({ view }) => view.raw),
    fates: working.fates,
    reason,
    commit: () => working.archive(archive, redaction),
  };
}

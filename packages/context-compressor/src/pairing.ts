import { isFields } from './formats/fields.js';
import type { ApprovalPart, CallPart, MessageFormat, MessageView, OtherPart, ResultPart } from './model.js';

/** Which result answers which call, found by position: real transcripts reuse call ids. */
export interface Pairing {
  /**
   * Index of the last message that belongs to a call, to a request for approval without one, or to a reference that may be one to a
   * call: the result, or the answer.
   */
  readonly endsAt: ReadonlyMap<CallPart | ApprovalPart | OtherPart, number>;
  /** The call that a result answers. */
  readonly callOf: ReadonlyMap<ResultPart, CallPart>;
  /** The call that the output of a hosted tool belongs to. */
  readonly hostedCallOf: ReadonlyMap<OtherPart, CallPart>;
  /** Results, and outputs of hosted tools, without a call before them. */
  readonly orphanResults: ReadonlySet<ResultPart | OtherPart>;
  /** Further results of a call that has one. */
  readonly duplicateResults: ReadonlySet<ResultPart>;
  /** Calls without a result: in flight when nothing but results of the same turn follows, else orphans. */
  readonly openCalls: ReadonlySet<CallPart>;
  readonly orphanCalls: ReadonlySet<CallPart>;
}

interface PendingCall {
  readonly call: CallPart;
  answered: boolean;
  hasResult: boolean;
}

/** Calls that may still get a result, by id, by name (for formats without ids), and by the approval they wait for. */
class PendingCalls {
  readonly all: PendingCall[] = [];
  readonly #byId = new Map<string, PendingCall[]>();
  // Most lists have ids and no approvals.
  #byName: Map<string, PendingCall[]> | undefined;
  #byApproval: Map<string, PendingCall> | undefined;

  add(call: CallPart): void {
    const entry = { call, answered: false, hasResult: false };
    this.all.push(entry);
    if (call.id !== '') push(this.#byId, call.id, entry);
    if (this.#byName !== undefined) push(this.#byName, call.name, entry);
  }

  /** The call a result answers: the nearest one of its id that waits; without ids the first one of its name. */
  find(result: ResultPart): PendingCall | undefined {
    const sameId = result.id === '' ? undefined : this.#byId.get(result.id);
    if (sameId !== undefined) return sameId.findLast((entry) => !entry.answered) ?? sameId.at(-1);
    const sameName = this.#named()
      .get(result.name ?? '')
      ?.filter((entry) => result.id === '' || entry.call.id === '');
    return sameName?.find((entry) => !entry.answered) ?? sameName?.at(-1);
  }

  /** Notes a request for approval, or its answer; the call that an answer closes. */
  noteApproval(part: ApprovalPart): CallPart | undefined {
    if (part.answer) {
      const entry = this.#byApproval?.get(part.approvalId);
      if (entry !== undefined) entry.answered = true;
      return entry?.call;
    }
    const entry = this.#byId.get(part.callId ?? '')?.at(-1);
    this.#byApproval ??= new Map();
    if (entry !== undefined) this.#byApproval.set(part.approvalId, entry);
    return undefined;
  }

  #named(): ReadonlyMap<string, PendingCall[]> {
    if (this.#byName === undefined) {
      this.#byName = new Map();
      for (const entry of this.all) push(this.#byName, entry.call.name, entry);
    }
    return this.#byName;
  }
}

function push(map: Map<string, PendingCall[]>, key: string, entry: PendingCall): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [entry]);
  else list.push(entry);
}

/** Pairs calls and results of a list. A result belongs to the nearest call before it that still waits for one. */
export function pairCalls(views: readonly MessageView[], format: MessageFormat): Pairing {
  const endsAt = new Map<CallPart | ApprovalPart | OtherPart, number>();
  const requests = new Map<string, ApprovalPart>();
  const callOf = new Map<ResultPart, CallPart>();
  const hostedCallOf = new Map<OtherPart, CallPart>();
  const orphanResults = new Set<ResultPart | OtherPart>();
  const duplicateResults = new Set<ResultPart>();
  const orphanCalls = new Set<CallPart>();
  let pending = new PendingCalls();
  // Anthropic answers its own tools in its own turn, which may take several messages, results of the caller's tools between them.
  const hosted = new Map<string, CallPart>();
  const answerHosted = (part: OtherPart, id: string, index: number): void => {
    const call = hosted.get(id);
    if (call === undefined) {
      orphanResults.add(part);
      return;
    }
    hosted.delete(id);
    endsAt.set(call, index);
    hostedCallOf.set(part, call);
  };
  // A hosted tool's result stands in the model's turn, in the message of its call or in a later one (AI SDK).
  const settled = new Map<string, CallPart>();
  // References to items that the provider stores, since the turn's last output: calls may be among them.
  let references: OtherPart[] = [];
  const answer = (view: MessageView, part: ResultPart, index: number): void => {
    const entry = pending.find(part);
    if (entry === undefined) {
      const call = view.role === 'assistant' ? settled.get(part.id) : undefined;
      if (call !== undefined) {
        endsAt.set(call, index);
        callOf.set(part, call);
      } else if (references.length > 0) for (const reference of references) endsAt.set(reference, index);
      else orphanResults.add(part);
    } else if (entry.hasResult) duplicateResults.add(part);
    else {
      entry.answered = true;
      entry.hasResult = true;
      endsAt.set(entry.call, index);
      callOf.set(part, entry.call);
    }
  };
  const close = (): void => {
    if (pending.all.length === 0) return;
    for (const call of waitingCalls(pending)) orphanCalls.add(call);
    pending = new PendingCalls();
  };
  views.forEach((view, index) => {
    if (endsTurn(view, views[index - 1], format)) close();
    if (view.role === 'user' || (view.role !== 'tool' && views[index - 1]?.role === 'tool')) references = [];
    if (view.role === 'user') {
      for (const call of hosted.values()) orphanCalls.add(call);
      hosted.clear();
      settled.clear();
    }
    for (const part of view.parts) {
      if (part.kind === 'call' && part.settled) settled.set(part.id, part);
      if (part.kind === 'call' && !part.settled) pending.add(part);
      else if (part.kind === 'call' && format === 'anthropic') {
        const before = hosted.get(part.id);
        if (before !== undefined) orphanCalls.add(before);
        hosted.set(part.id, part);
      } else if (part.kind === 'other' && part.hostedCallId !== undefined)
        answerHosted(part, part.hostedCallId, index);
      else if (part.kind === 'other' && isReference(part)) references.push(part);
      else if (part.kind === 'approval') {
        const closed = pending.noteApproval(part) ?? requests.get(part.approvalId);
        if (!part.answer) requests.set(part.approvalId, part);
        else if (closed !== undefined) endsAt.set(closed, index);
      } else if (part.kind === 'result') answer(view, part, index);
    }
    // A person who speaks beside the results has waited for no more of them.
    if (view.role === 'user' && view.parts.some((part) => part.kind === 'result')) close();
  });
  const openCalls = new Set([...waitingCalls(pending), ...hosted.values()]);
  return { endsAt, callOf, hostedCallOf, orphanResults, duplicateResults, openCalls, orphanCalls };
}

function waitingCalls(pending: PendingCalls): CallPart[] {
  return pending.all.filter((entry) => !entry.answered).map((entry) => entry.call);
}

/** Whether a message closes the calls before it: results have to come before it. */
function endsTurn(view: MessageView, before: MessageView | undefined, format: MessageFormat): boolean {
  if (format === 'openai-responses') {
    // The items of one turn stand side by side until the first output.
    return (
      view.role === 'user' || view.role === 'system' || (view.role === 'assistant' && before?.role === 'tool')
    );
  }
  if (view.role === 'tool') return false;
  // The AI SDK asks for results before the next person's message, whichever step of the model made the call.
  if (format === 'ai-sdk' && view.role === 'assistant') return false;
  // Anthropic joins neighbours of one role; for Gemini the repair does, when a client kept parallel calls apart.
  if ((format === 'anthropic' || format === 'gemini') && view.role === 'assistant')
    return before?.role !== 'assistant';
  return view.role === 'assistant' || !view.parts.some((part) => part.kind === 'result');
}

function isReference({ raw }: OtherPart): boolean {
  return isFields(raw) && raw.type === 'item_reference';
}

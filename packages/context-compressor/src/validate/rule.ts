import type { Fields } from '../formats/fields.js';
import type { Problem } from '../types.js';

/** What a message is to the conversation; `item` is one that neither speaks nor calls. */
export type RowRole = 'system' | 'user' | 'assistant' | 'tool' | 'item';

/** One message of a list, read without trust in its shape. */
export interface Row {
  readonly index: number;
  readonly role: RowRole;
  /** `undefined` when the entry is no object. */
  readonly fields: Fields | undefined;
  /** The parts of the content that are objects; empty for plain text. */
  readonly parts: readonly Fields[];
  /** Ids of calls that wait for a result, in order; names where the format has no ids. */
  readonly calls: readonly string[];
  /** Ids of results, in order; names where the format has no ids. */
  readonly results: readonly string[];
}

/** A model turn with calls, and the results that follow it without a gap. */
export interface CallGroup {
  readonly caller: Row;
  readonly results: readonly Row[];
  /** Nothing follows the group. */
  readonly last: boolean;
}

/** A list under validation. */
export interface RowList {
  readonly rows: readonly Row[];
  /** The groups of a list in which results are rows of their own (OpenAI chat). */
  readonly groups: readonly CallGroup[];
  /** Calls at the end may still wait for their results. */
  readonly inFlight: boolean;
  /** The list that signatures were made over, if known. */
  readonly original: readonly unknown[] | undefined;
  /** Tool definitions of the request, if known. */
  readonly tools: readonly unknown[] | undefined;
}

/** Takes down one finding of a rule; the severity is the rule's unless given. */
export type Report = (index: number, message: string, severity?: Problem['severity']) => void;

/** One rule of a receiver. */
export interface Rule {
  readonly id: string;
  readonly severity: Problem['severity'];
  readonly check: (list: RowList, report: Report) => void;
}

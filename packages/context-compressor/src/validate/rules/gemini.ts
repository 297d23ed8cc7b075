import { type Fields, isFields } from '../../formats/fields.js';
import { hasData } from '../../formats/gemini.js';
import { missingFrom } from '../groups.js';
import type { Row, Rule } from '../rule.js';

/**
 * G1: contents start with a user turn that is no function response, and a turn of function calls comes directly
 * after a user turn. Source: https://github.com/google-gemini/gemini-cli/issues/26486.
 */
const turnOrder: Rule = {
  id: 'G1',
  severity: 'error',
  check({ rows }, report) {
    for (const [at, { role, calls, results, index }] of rows.entries()) {
      if (at === 0 && (role === 'assistant' || results.length > 0)) {
        report(index, 'Contents must start with a user turn that is no function response.');
      } else if (calls.length > 0 && rows[at - 1]?.role === 'assistant') {
        report(index, 'A turn of function calls must directly follow a user turn or a function response.');
      }
    }
  },
};

/**
 * G2: as many function responses as there are function calls in the turn before, for the same functions.
 * Source: https://github.com/google-gemini/gemini-cli/issues/3814, …/issues/4568.
 */
const responseCount: Rule = {
  id: 'G2',
  severity: 'error',
  check({ rows, inFlight }, report) {
    for (const [at, { calls, results, index }] of rows.entries()) {
      const next = rows[at + 1];
      const open = inFlight && at + 2 >= rows.length && isPartOf(next, calls);
      if (calls.length > 0 && !open && !sameNames(calls, next?.results ?? [])) {
        report(index, 'Each function call of a turn must have one function response in the next turn.');
      }
      if (results.length > 0 && (rows[at - 1]?.calls.length ?? 0) === 0) {
        report(index, 'A function response must directly follow the turn with its function call.');
      }
    }
  },
};

// Nothing yet, or some of the responses and nothing else.
function isPartOf(next: Row | undefined, calls: readonly string[]): boolean {
  if (next === undefined) return true;
  const onlyResponses = next.results.length > 0 && next.results.length === next.parts.length;
  return onlyResponses && missingFrom(next.results, calls).length === 0;
}

function sameNames(calls: readonly string[], results: readonly string[]): boolean {
  return calls.length === results.length && missingFrom(calls, results).length === 0;
}

/** G3: the last content is no model turn. Source: https://github.com/crewAIInc/crewAI/issues/6973. */
const modelLast: Rule = {
  id: 'G3',
  severity: 'warning',
  check({ rows, inFlight }, report) {
    const last = rows.at(-1);
    if (last?.role !== 'assistant' || (inFlight && last.calls.length > 0)) return;
    report(last.index, 'The last content of a request must be a user turn.');
  },
};

/**
 * G4: in the current turn, which begins with the newest user turn that is not of function responses alone, the first function call of each step carries its `thoughtSignature`, unchanged, where the
 * model gives them (Gemini 3). Source: https://ai.google.dev/gemini-api/docs/thought-signatures.
 */
const thoughtSignature: Rule = {
  id: 'G4',
  severity: 'error',
  check({ rows, original }, report) {
    const given = original === undefined ? undefined : new Set(original.flatMap(signaturesOf));
    const inUse = rows.some(({ parts }) => parts.some(isSignedCall)) || (given?.size ?? 0) > 0;
    if (!inUse) return;
    const turnStart = rows.findLastIndex(
      ({ role, parts, results }) => role === 'user' && results.length < parts.length,
    );
    for (const row of rows.slice(turnStart + 1)) {
      const first = row.parts.find((part) => isFields(part.functionCall));
      if (first !== undefined && !isSignedCall(first)) {
        report(row.index, 'A function call of the current turn must keep its "thoughtSignature".');
      }
    }
    if (given !== undefined) reportChanged(rows, given, report);
  },
};

function reportChanged(
  rows: readonly Row[],
  given: ReadonlySet<unknown>,
  report: (index: number, message: string) => void,
): void {
  for (const { fields, index } of rows) {
    if (signaturesOf(fields).every((signature) => given.has(signature))) continue;
    report(index, 'A "thoughtSignature" must be the one that the model gave.');
  }
}

function signaturesOf(content: unknown): readonly unknown[] {
  if (!isFields(content) || !Array.isArray(content.parts)) return [];
  return content.parts.flatMap((part) =>
    isFields(part) && part.thoughtSignature !== undefined ? [part.thoughtSignature] : [],
  );
}

function isSignedCall(part: Fields): boolean {
  const { thoughtSignature: signature } = part;
  return isFields(part.functionCall) && typeof signature === 'string' && signature !== '';
}

/**
 * G5: each part holds data; a mark of thinking or a signature is none.
 * Source: https://github.com/google-gemini/gemini-cli/issues/5500 ("required oneof field 'data' must have one initialized field").
 */
const emptyParts: Rule = {
  id: 'G5',
  severity: 'error',
  check({ rows }, report) {
    for (const { role, parts, index } of rows) {
      if (role !== 'item' && !parts.every(hasData)) report(index, 'A part must hold data.');
    }
  },
};

/** Rules of Gemini contents. */
export const geminiRules: readonly Rule[] = [
  turnOrder,
  responseCount,
  modelLast,
  thoughtSignature,
  emptyParts,
];

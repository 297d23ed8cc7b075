import { BUILT_IN_PARTS } from '../../../credential-scrubber/src/keys/vocabulary.js';
import {
  BARE_PARTS,
  BARE_PREFIXES,
  BARE_QUALIFIERS,
  ROLES,
  SERVICES,
  SYSTEMS,
  TOKENS_QUALIFIERS,
  VETOES_AFTER,
  VETOES_BEFORE,
  VETOES_BEFORE_PART,
  VETOES_FIRST,
} from '../../../credential-scrubber/src/keys/words.js';

/** The pinned list, as the scrubber's own vocabulary spells it. */
export function derivePins(): { parts: string[]; qualifiers: string[]; vetoes: string[] } {
  const before = (part: string, words: readonly string[]): string[] => words.map((word) => `${word}_${part}`);
  return {
    parts: [...BUILT_IN_PARTS],
    qualifiers: sorted([
      ...before('key', SERVICES),
      ...before('pass', [...SERVICES, ...SYSTEMS, ...ROLES]),
      ...before('tokens', TOKENS_QUALIFIERS),
      ...Object.entries(BARE_QUALIFIERS).flatMap(([part, words]) => before(part, words)),
      ...BARE_PARTS.flatMap((part) => before(part, BARE_PREFIXES)),
    ]),
    vetoes: sorted([
      ...[...VETOES_BEFORE, ...VETOES_FIRST].map((word) => `${word}_`),
      ...VETOES_AFTER.map((word) => (word.startsWith('-') ? `_*${word.slice(1)}` : `_${word}`)),
      ...Object.entries(VETOES_BEFORE_PART).flatMap(([part, words]) => before(part, words)),
    ]),
  };
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}

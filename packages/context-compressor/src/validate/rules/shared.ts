import { createMessageCache } from '../../tokens/message-cache.js';
import type { Rule } from '../rule.js';
import { hasWellFormedStrings } from '../well-formed-strings.js';

/** S1: every entry is a message object with a role (or item type) that the format knows, and something in it. */
export const knownShape: Rule = {
  id: 'S1',
  severity: 'error',
  check({ rows }, report) {
    for (const { fields, role, index } of rows) {
      if (fields === undefined) report(index, 'An entry of the list must be a message object.');
      else if (role === 'item' && typeof fields.type !== 'string') {
        report(index, 'A message must have the role and the kind of content that its format knows.');
      }
    }
  },
};

const checked = createMessageCache<boolean>();

function isWellFormed(message: object): boolean {
  const known = checked.get(message);
  if (known !== undefined) return known;
  const fact = hasWellFormedStrings(message);
  checked.set(message, fact);
  return fact;
}

/**
 * C8: all strings are well-formed UTF-16; a lone surrogate makes the body invalid.
 * Source: https://github.com/vercel/eve/issues/3062, llumiverse#462.
 */
export const wellFormedStrings: Rule = {
  id: 'C8',
  severity: 'error',
  check({ rows }, report) {
    for (const { fields, index } of rows) {
      if (fields !== undefined && !isWellFormed(fields)) {
        report(index, 'A string holds half of a surrogate pair; cut texts at code points.');
      }
    }
  },
};

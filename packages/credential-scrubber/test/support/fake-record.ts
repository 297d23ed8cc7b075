import type { ScrubPass } from '../../src/engine/session.js';
import { createKeyDecision, type KeyDecisionOptions } from '../../src/keys/key-decision.js';
import type { RecordScrubber } from '../../src/record/record.js';
import type { Finding } from '../../src/rule.js';

/** A stand-in for the engine: `SECRET-` and eight or more capitals or digits is a secret, and so is what was learned. */
const SECRET = /SECRET-[A-Z0-9]{8,}/g;

export function fakeRecord(options: KeyDecisionOptions = {}): RecordScrubber {
  return { keys: createKeyDecision(options), startPass };
}

function startPass(): ScrubPass {
  const learned = new Set<string>();
  const find = (text: string): readonly Finding[] => {
    const values = [...text.matchAll(SECRET)].map(([secret]) => secret);
    return [...values, ...[...learned].filter((value) => text.includes(value))].map((value) => {
      const start = text.indexOf(value);
      return { rule: 'fake', label: 'TOKEN', start, end: start + value.length };
    });
  };
  return {
    collect(text) {
      for (const [secret] of text.matchAll(SECRET)) learned.add(secret);
      return find(text).length > 0;
    },
    get learnedCount() {
      return learned.size;
    },
    learn(value) {
      if (value.length >= 8) learned.add(value);
    },
    scrub(text) {
      const redactions: string[] = [];
      let scrubbed = text.replace(SECRET, () => {
        redactions.push('TOKEN');
        return '[REDACTED:TOKEN]';
      });
      for (const value of learned) {
        if (!scrubbed.includes(value)) continue;
        scrubbed = scrubbed.replaceAll(value, '[REDACTED:SECRET]');
        redactions.push('SECRET');
      }
      return { text: scrubbed, redactions, clean: redactions.length === 0 };
    },
    find,
  };
}

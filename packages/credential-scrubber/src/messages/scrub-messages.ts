import { invalidArgument } from '../errors.js';
import { scrubGraph } from '../record/graph.js';
import { learnValue, maskValue } from '../record/mask.js';
import { labelOfNamed } from '../record/named-value.js';
import type { Policy } from '../record/policy.js';
import { labelOfKey, type RecordScrubber } from '../record/record.js';
import { Answers } from './answers.js';
import { JsonScrubber } from './json-scrubber.js';
import { isOpaque, type Zone, zoneBelow } from './places.js';

/** Messages without their credentials. */
export interface MessagesScrubResult<T> {
  /** The messages, in order; an unchanged one is the same object. */
  readonly messages: readonly T[];
  /** The labels of the replaced credentials. */
  readonly redactions: readonly string[];
  /** Whether nothing was replaced. */
  readonly clean: boolean;
}

/**
 * Masks the credentials in chat messages: OpenAI chat messages and Responses items, Anthropic and Gemini messages,
 * AI SDK model and UI messages. Tool arguments and results stay valid JSON with all of their keys; ids, signatures,
 * signed reasoning, encrypted content and images keep every byte.
 *
 * @throws TypeError with code `invalid-argument:messages`
 */
export function scrubMessages<T>(messages: readonly T[], record: RecordScrubber): MessagesScrubResult<T> {
  if (!Array.isArray(messages)) {
    throw invalidArgument('messages', 'an array of chat messages');
  }
  const { value, redactions } = scrubGraph(messages, 'message', policyOf(record));
  // Masking keeps the shape of a message: only strings, and numbers below a credential's name, change.
  return { messages: value as readonly T[], redactions, clean: redactions.length === 0 };
}

function policyOf(record: RecordScrubber): Policy<Zone> {
  const { keys } = record;
  const pass = record.startPass();
  const answers = new Answers(pass);
  const data = new JsonScrubber(pass, keys);
  return {
    judge(name, value, holder, zone) {
      if (isOpaque(name, value, holder, zone)) return { do: 'keep' };
      const label = name === undefined ? undefined : labelOfKey(name, keys);
      return label !== undefined
        ? { do: 'mask', label }
        : { do: 'scrub', zone: zoneBelow(name, holder, zone) };
    },
    judgeNamed: (named) => labelOfNamed(named, keys, pass),
    collect(text, zone) {
      if (zone !== 'message') {
        data.collect(text);
        answers.collectData(text);
        return;
      }
      pass.collect(text);
      answers.collect(text);
    },
    learn: (text, label) => learnValue(pass, text, label),
    scrub(text, zone, report) {
      const answer = answers.scrub(text, report);
      if (answer !== undefined) return answer;
      if (zone !== 'message') return data.scrub(text, report);
      const scrubbed = pass.scrub(text);
      scrubbed.redactions.forEach(report);
      return scrubbed.text;
    },
    mask: (text, label, report) => maskValue(text, label, pass, report),
  };
}

import type { ScrubPass } from '../engine/session.js';
import type { KeyDecision } from '../keys/key-decision.js';
import { isJsonContainer, rewriteJson } from '../record/json-text.js';
import { learnValue, maskValue } from '../record/mask.js';
import type { Report } from '../record/policy.js';
import { labelOfKey } from '../record/record.js';

/** JSON in a string of a JSON text is looked into this many times; deeper ones are text. */
const DEEPEST_JSON = 8;

/** Learns from a text that may be JSON. */
export function collectData(text: string, pass: ScrubPass, keys: KeyDecision, depth = 0): void {
  pass.collect(text);
  if (depth >= DEEPEST_JSON || !isJsonContainer(text)) return;
  rewriteJson(text, {
    labelOf: (key) => labelOfKey(key, keys),
    string(value, label) {
      if (label !== undefined) learnValue(pass, value, label);
      else collectData(value, pass, keys, depth + 1);
      return value;
    },
    number: (literal) => literal,
    key: (name) => name,
  });
}

/**
 * Scrubs a text that may be JSON: by its keys and by its strings, and only then as a text, so that fields are
 * seen beside each other. JSON stays JSON.
 */
export function scrubData(
  text: string,
  pass: ScrubPass,
  keys: KeyDecision,
  report: Report,
  depth = 0,
): string {
  if (depth >= DEEPEST_JSON || !isJsonContainer(text)) return scrubPlain(text, pass, report);
  const byLiteral = rewriteJson(text, {
    labelOf: (key) => labelOfKey(key, keys),
    string: (value, label) =>
      label === undefined
        ? scrubData(value, pass, keys, report, depth + 1)
        : maskValue(value, label, pass, report),
    number: (literal, label) => maskValue(literal, label, pass, report),
    key: (name) => scrubPlain(name, pass, report),
  });
  const labels: string[] = [];
  const asText = scrubPlain(byLiteral, pass, (label) => labels.push(label));
  if (asText === byLiteral || !isJsonContainer(asText)) return byLiteral;
  labels.forEach(report);
  return asText;
}

function scrubPlain(text: string, pass: ScrubPass, report: Report): string {
  const scrubbed = pass.scrub(text);
  scrubbed.redactions.forEach(report);
  return scrubbed.text;
}

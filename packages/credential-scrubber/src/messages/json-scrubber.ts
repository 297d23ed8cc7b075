import type { ScrubPass } from '../engine/session.js';
import type { KeyDecision } from '../keys/key-decision.js';
import { isJsonContainer, rewriteJson } from '../record/json-text.js';
import { learnValue, maskValue } from '../record/mask.js';
import type { Report } from '../record/policy.js';
import { labelOfKey } from '../record/record.js';

/** JSON in a string of a JSON text is looked into this many times; deeper ones are text. */
const DEEPEST_JSON = 8;

/** Scrubs texts that may be JSON with one pass: `collect` each of them first, `scrub` each of them then. */
export class JsonScrubber {
  readonly #pass: ScrubPass;
  readonly #keys: KeyDecision;
  /** Texts in which nothing was found, by how many values were learned then: most are looked at only once. */
  readonly #clean = new Map<string, number>();

  constructor(pass: ScrubPass, keys: KeyDecision) {
    this.#pass = pass;
    this.#keys = keys;
  }

  /** Learns from a text that may be JSON. */
  collect(text: string): void {
    const known = this.#pass.learnedCount;
    const isFound = this.#learn(text, 0);
    if (!isFound && known === this.#pass.learnedCount) this.#clean.set(text, known);
  }

  /**
   * Scrubs a text that may be JSON: by its keys and by its strings, and only then as a text, so that fields are
   * seen beside each other. JSON stays JSON.
   */
  scrub(text: string, report: Report): string {
    return this.#clean.get(text) === this.#pass.learnedCount ? text : this.#scrub(text, report, 0);
  }

  /** Whether something is to be replaced, as far as it was looked at. */
  #learn(text: string, depth: number): boolean {
    let isFound = this.#pass.collect(text);
    if (depth >= DEEPEST_JSON || !isJsonContainer(text)) return isFound;
    rewriteJson(text, {
      labelOf: (key) => labelOfKey(key, this.#keys),
      string: (value, label) => {
        if (label !== undefined) {
          isFound = true;
          learnValue(this.#pass, value, label);
        } else if (this.#learn(value, depth + 1)) isFound = true;
        return value;
      },
      number: (literal) => {
        isFound = true;
        return literal;
      },
      key: (name) => {
        if (!isFound) isFound = this.#pass.find(name).length > 0;
        return name;
      },
    });
    return isFound;
  }

  #scrub(text: string, report: Report, depth: number): string {
    if (depth >= DEEPEST_JSON || !isJsonContainer(text)) return this.#scrubPlain(text, report);
    const byLiteral = rewriteJson(text, {
      labelOf: (key) => labelOfKey(key, this.#keys),
      string: (value, label) =>
        label === undefined
          ? this.#scrub(value, report, depth + 1)
          : maskValue(value, label, this.#pass, report),
      number: (literal, label) => maskValue(literal, label, this.#pass, report),
      key: (name) => this.#scrubPlain(name, report),
    });
    const labels: string[] = [];
    const asText = this.#scrubPlain(byLiteral, (label) => labels.push(label));
    if (asText === byLiteral || !isJsonContainer(asText)) return byLiteral;
    labels.forEach(report);
    return asText;
  }

  #scrubPlain(text: string, report: Report): string {
    const scrubbed = this.#pass.scrub(text);
    scrubbed.redactions.forEach(report);
    return scrubbed.text;
  }
}

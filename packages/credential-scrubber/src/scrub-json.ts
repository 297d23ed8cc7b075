import { collectData, scrubData } from './messages/json-scrubber.js';
import type { RecordScrubber } from './record/record.js';
import type { ScrubResult } from './rule.js';

/** Scrubs a JSON text by its keys and its strings, and leaves every other character of it alone. */
export function scrubJson(text: string, { keys, startPass }: RecordScrubber): ScrubResult {
  const pass = startPass();
  const redactions: string[] = [];
  collectData(text, pass, keys);
  const scrubbed = scrubData(text, pass, keys, (label) => redactions.push(label));
  return { text: scrubbed, redactions, clean: redactions.length === 0 };
}

import { JsonScrubber } from './messages/json-scrubber.js';
import type { RecordScrubber } from './record/record.js';
import type { ScrubResult } from './rule.js';

/** Scrubs a JSON text by its keys and its strings, and leaves every other character of it alone. */
export function scrubJson(text: string, { keys, startPass }: RecordScrubber): ScrubResult {
  const json = new JsonScrubber(startPass(), keys);
  const redactions: string[] = [];
  json.collect(text);
  const scrubbed = json.scrub(text, (label) => redactions.push(label));
  return { text: scrubbed, redactions, clean: redactions.length === 0 };
}

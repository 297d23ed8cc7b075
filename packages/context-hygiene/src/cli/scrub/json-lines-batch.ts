import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { encodeLossless, LosslessDecoder } from '../input/lossless-utf8.js';
import { isJson, splitMark } from './json-line.js';

/** Scrubbed lines, with counts of what was found in them. */
export interface ScrubbedBatch {
  readonly bytes: Uint8Array;
  readonly redactions: number;
  /** Lines that were no JSON and were scrubbed as text. */
  readonly notJson: number;
}

/** Scrubs whole JSON lines: string values only; every other byte stays, line ends and blank lines too. */
export function scrubJsonLines(batch: Uint8Array): ScrubbedBatch {
  const scrubber = new CredentialScrubber();
  const decoder = new LosslessDecoder();
  const lines = (decoder.decode(batch) + decoder.end()).split('\n');
  let redactions = 0;
  let notJson = 0;
  const scrubbed = lines.map((given) => {
    if (given.trim() === '') return given;
    const { mark, json } = splitMark(given);
    // Read back with surrogates for bad bytes, which no JSON parser minds inside a string.
    if (!isJson(json)) notJson += 1;
    const result = scrubber.scrubJson(json);
    redactions += result.redactions.length;
    return mark + result.text;
  });
  const bytes = redactions === 0 ? batch : encodeLossless(scrubbed.join('\n'));
  return { bytes, redactions, notJson };
}

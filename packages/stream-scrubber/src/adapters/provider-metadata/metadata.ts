import type { Rules } from '../../rules.js';
import { createUnknownScrubber, type UnknownScrubber } from '../unknown-value.js';
import { holdsSignature } from './signatures.js';

/**
 * Makes a scrubber for `providerMetadata`: providers repeat texts there, OpenRouter all reasoning so far with each of
 * its pieces, and what is there goes on to the browser.
 *
 * @param keepsSigned whether what is signed stays, as signed reasoning itself does
 */
export function createMetadataScrubber(rules: Rules, keepsSigned: boolean): UnknownScrubber {
  return createUnknownScrubber({ ...rules, onBlock: undefined }, keepsSigned ? holdsSignature : undefined);
}

/** A part with its metadata scrubbed; the same object where nothing changed. */
export function scrubMetadata<Part extends object>(
  part: Part,
  scrubber: UnknownScrubber,
  path: string,
): Part {
  if (!('providerMetadata' in part) || part.providerMetadata === undefined) return part;
  const providerMetadata = scrubber.scrub(part.providerMetadata, path);
  return providerMetadata === part.providerMetadata ? part : { ...part, providerMetadata };
}

/** A part that goes on in no other, with its metadata scrubbed; the same object where nothing changed. */
export function scrubWholeMetadata<Part extends object>(
  part: Part,
  rules: Rules,
  keepsSigned: boolean,
): Part {
  if (!('providerMetadata' in part)) return part;
  return scrubMetadata(part, createMetadataScrubber(rules, keepsSigned), '');
}

import { markerFor } from '../engine/marker.js';
import type { ScrubPass } from '../engine/session.js';
import type { Label } from '../rule.js';
import type { Report } from './policy.js';

const MASKED = /^(?:[A-Za-z][\w-]{0,31} )?(?:\[|%5B)REDACTED(?::|%3A)[A-Z0-9_]+(?:\]|%5D)$/;
const REFERENCE =
  /^(?:\$\{[^{}]*\}|\{\{[^{}]*\}\}|<[A-Za-z][\w -]*>|process\.env\.\w+|os\.environ\[[^\]]*\])$/;
const SCHEME =
  /^(Bearer|Basic|Digest|Token|Bot|Negotiate|ApiKey|Key|SSWS|GenieKey|Discogs|OAuth|AWS4-HMAC-SHA256) +\S/i;

const HAS_MARKER = /\[REDACTED:[A-Z0-9_]+\]/;
/** An address that names nobody: what a connection string is without its user and parameters. */
const HARMLESS_URL = /^[a-z][a-z\d+.-]*:\/\/[^@?#\s]*$/i;

/** Whether the value of a credential-named key can be a secret: it is no marker, no reference and not empty. */
function isMaskable(value: string): boolean {
  return value.trim() !== '' && !MASKED.test(value) && !REFERENCE.test(value);
}

/** The value of a credential-named key, masked: an authorization scheme, a marker, a reference and a host stay. */
export function maskValue(value: string, label: Label, pass: ScrubPass, report: Report): string {
  if (!isMaskable(value)) return value;
  if (label === 'CONNECTION_STRING') {
    const scrubbed = pass.scrub(value);
    scrubbed.redactions.forEach(report);
    if (!scrubbed.clean || HARMLESS_URL.test(value) || HAS_MARKER.test(value)) return scrubbed.text;
  }
  report(label);
  const scheme = SCHEME.exec(value)?.[1];
  return scheme === undefined ? markerFor(label) : `${scheme} ${markerFor(label)}`;
}

/** Learns what `maskValue` would replace. */
export function learnValue(pass: ScrubPass, value: string, label: Label): void {
  if (!isMaskable(value)) return;
  if (label === 'CONNECTION_STRING') pass.collect(value);
  else pass.learn(SCHEME.test(value) ? value.replace(/^\S+ +/, '') : value, label);
}

import { markerFor } from '../engine/marker.js';
import type { Label } from '../rule.js';
import type { Report } from './policy.js';

const MASKED = /^(?:[A-Za-z][\w-]{0,31} )?(?:\[|%5B)REDACTED(?::|%3A)[A-Z0-9_]+(?:\]|%5D)$/;
const REFERENCE =
  /^(?:\$\{[^{}]*\}|\{\{[^{}]*\}\}|<[A-Za-z][\w -]*>|process\.env\.\w+|os\.environ\[[^\]]*\])$/;
const SCHEME =
  /^(Bearer|Basic|Digest|Token|Bot|Negotiate|ApiKey|Key|SSWS|GenieKey|Discogs|OAuth|AWS4-HMAC-SHA256) +\S/i;

/** The value of a credential-named key, masked: an authorization scheme, a marker and a reference stay. */
export function maskValue(value: string, label: Label, report: Report): string {
  if (value.trim() === '' || MASKED.test(value) || REFERENCE.test(value)) return value;
  report(label);
  const scheme = SCHEME.exec(value)?.[1];
  return scheme === undefined ? markerFor(label) : `${scheme} ${markerFor(label)}`;
}

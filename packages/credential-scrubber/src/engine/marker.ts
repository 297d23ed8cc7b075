/** The text that replaces a secret; `{label}` stands for the kind of secret. */
export const REDACTION_TEMPLATE = '[REDACTED:{label}]';

/** What a marker begins with. */
export const OPEN = '[REDACTED:';
/** What it begins with in a percent-encoded URL. */
export const ENCODED_OPEN = '%5BREDACTED%3A';
const MAX_LABEL = 48;

/** The marker for one label, for example `[REDACTED:TOKEN]`. */
export function markerFor(label: string): string {
  return `${OPEN}${label}]`;
}

/** The same marker as it stands in a percent-encoded URL. */
export function encodedMarkerFor(label: string): string {
  return `${ENCODED_OPEN}${label}%5D`;
}

/**
 * Where the marker that starts at `start` ends, or -1.
 * Only a marker with a known label is opaque, so that nothing can be smuggled inside brackets.
 */
export function markerEnd(text: string, start: number, labels: ReadonlySet<string>): number {
  if (text.startsWith(OPEN, start)) return closing(text, start + OPEN.length, ']', labels);
  if (text.startsWith(ENCODED_OPEN, start)) return closing(text, start + ENCODED_OPEN.length, '%5D', labels);
  return -1;
}

/** The longest a marker can be, in characters. */
export const MAX_MARKER: number = ENCODED_OPEN.length + MAX_LABEL + 3;

function closing(text: string, from: number, close: string, labels: ReadonlySet<string>): number {
  let end = from;
  while (end < text.length && end - from <= MAX_LABEL && isLabelChar(text.charCodeAt(end))) end++;
  if (!text.startsWith(close, end) || !labels.has(text.slice(from, end))) return -1;
  return end + close.length;
}

function isLabelChar(c: number): boolean {
  return (c >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95;
}

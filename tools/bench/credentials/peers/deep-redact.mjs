/** deep-redact ships no value patterns, so it is given eight that anyone would write first. */
export const name = '@hackylabs/deep-redact + 8 regexes';
export const note = 'no patterns of its own; given eight naive ones';

const PATTERNS = [
  /\bsk-[A-Za-z0-9_-]{20,}/g,
  /\bgh[pousr]_[A-Za-z0-9]{36,}/g,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/g,
  /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g,
  /\bBearer\s+[\w.~+/=-]{16,}/gi,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]{1,8192}?-----END [A-Z ]*PRIVATE KEY-----/g,
  /\b(?:password|passwd|secret|token|api[_-]?key)\b["']?\s*[:=]\s*["']?[^\s"',;]{6,}/gi,
];

export async function load() {
  const { DeepRedact } = await import('@hackylabs/deep-redact');
  const redactor = new DeepRedact({
    stringTests: PATTERNS.map((pattern) => ({
      pattern,
      replacer: (value) => value.replace(pattern, '[REDACTED]'),
    })),
  });
  return (text) => {
    for (const pattern of PATTERNS) pattern.lastIndex = 0;
    return redactor.redact(text);
  };
}

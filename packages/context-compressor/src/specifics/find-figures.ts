const MAX_SCANNED = 8_000;
const MAX_FIGURES = 60;
const FIGURE = new RegExp(
  [
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', // UUID
    String.raw`(?=[0-9a-f]{0,39}[a-f])(?=[0-9a-f]{0,39}\d)[0-9a-f]{7,40}`, // commit
    String.raw`v?\d{1,4}\.\d{1,5}\.\d{1,6}(?:[-+][\w.]{1,20})?`, // version
    String.raw`\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,15}Z?)?`, // date
    String.raw`[$€£]\s?\d[\d,]{0,12}(?:\.\d{1,2})?`, // amount
    String.raw`(?=[A-Z0-9_-]{0,15}\d)(?=[A-Z0-9_-]{0,15}[A-Z])[A-Z0-9][A-Z0-9_-]{3,15}`, // booking code, ticket
    String.raw`[a-z]{2,20}_(?:[a-z]{2,20}_){0,3}\d{3,12}`, // user_123, credit_card_4567
    String.raw`\d[\d,]{0,10}(?:\.\d{1,4})?\s?(?:ms|s|min|h|KB|MB|GB|kB|%|tokens|passed|failed|tests|files|lines)`, // measure
    String.raw`(?:port|Port|PORT|line|Line|PR|pid|PID)\s[#:]?\d{1,6}|#\d{1,7}|:\d{4,5}`, // port, line, issue
  ]
    .join('|')
    .replace(/^/, String.raw`(?<![\w.-])(?:`)
    .replace(/$/, String.raw`)(?![\w-])`),
  'g',
);

/** Finds ids, versions, dates, amounts and measures in a text, each once. */
export function findFigures(text: string): Set<string> {
  const figures = new Set<string>();
  for (const match of text.slice(0, MAX_SCANNED).matchAll(FIGURE)) {
    figures.add(match[0]);
    if (figures.size >= MAX_FIGURES) break;
  }
  return figures;
}

import { isWordCharacter, markedRuns, withoutSigns } from './marked-runs.js';

const MAX_SCANNED = 6_000;
const MAX_FIGURES = 60;
/** Only a run with a digit can be a figure. */
const MARKS = /\d+/g;
/** What may stand in a figure or before it, beside letters and digits. */
const SIGNS = '$€£#%.,:/-';
const FIGURE = new RegExp(
  `^(?:${[
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', // UUID
    String.raw`(?=[0-9a-f]{0,39}[a-f])(?=[0-9a-f]{0,39}\d)[0-9a-f]{7,40}`, // commit
    String.raw`v?\d{1,4}\.\d{1,5}\.\d{1,6}(?:[-+][\w.]{1,20})?`, // version
    String.raw`\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,15}Z?)?`, // date
    String.raw`[$€£]\d[\d,]{0,12}(?:\.\d{1,2})?`, // amount
    String.raw`(?=[A-Z0-9_-]{0,15}\d)(?=[A-Z0-9_-]{0,15}[A-Z])[A-Z0-9][A-Z0-9_-]{3,15}`, // booking code, ticket
    String.raw`[a-z]{2,20}(?:_[a-z]{2,20}){0,3}_\d{3,12}`, // user_123, credit_card_4567
    String.raw`\d[\d,]{0,10}(?:\.\d{1,4})?(?:ms|s|KB|MB|GB|kB|%)`, // measure
    String.raw`#\d{1,7}|[\w.-]{0,40}:\d{4,5}`, // issue, port
    String.raw`\d{4,12}|\d{1,9}\.\d{1,6}`, // a number that is worth keeping
  ].join('|')})$`,
);

/** Finds ids, versions, dates, amounts and measures in a text, each once. */
export function findFigures(text: string): Set<string> {
  const figures = new Set<string>();
  for (const run of new Set(markedRuns(text.slice(0, MAX_SCANNED), MARKS, isPart))) {
    if (run.length > 80) continue;
    const figure = withoutSigns(run, ':.,/-', ':.,/-');
    if (FIGURE.test(figure)) figures.add(figure);
    if (figures.size >= MAX_FIGURES) break;
  }
  return figures;
}

function isPart(code: number): boolean {
  return isWordCharacter(code) || (code > 32 && SIGNS.includes(String.fromCharCode(code)));
}

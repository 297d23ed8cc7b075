import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes texts between the lines `<!-- bench:NAME:begin -->` and `<!-- bench:NAME:end -->` of a README, in the place of what
 * stands there; the lines stay. Throws at once when the README has no such lines, not when everything has been measured.
 */
export function benchWriter(readme, name) {
  const begin = `<!-- bench:${name}:begin -->`;
  const end = `<!-- bench:${name}:end -->`;
  cut(readme, begin, end);
  return (text) => {
    // Read again: somebody may have written in it while this was measured.
    const [before, after] = cut(readme, begin, end);
    writeFileSync(readme, `${before}\n\n${text}\n\n${after}`);
  };
}

/** What stands up to the first line, and from the second one on. */
function cut(readme, begin, end) {
  const text = readFileSync(readme, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The README has no lines ${begin} and ${end}`);
  return [text.slice(0, from + begin.length), text.slice(to)];
}

import type { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { literalsIn } from '../input/json-literals.js';
import { LosslessDecoder } from '../input/lossless-utf8.js';
import type { Source } from '../input/sources.js';
import type { LocatedFinding } from './findings.js';
import { splitMark } from './json-line.js';
import { lineBatches } from './line-batches.js';

/** A credential in a line, by offsets in UTF-16 units. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly label: string;
}

/** The rule of a value that only its key tells to be a credential. */
const BY_KEY = 'credential-key';

/** The credentials of JSON lines: what `scrub --jsonl` would take out, also where escapes hide it from the eye. */
export async function* jsonFindingsOf(
  source: Source,
  scrubber: CredentialScrubber,
): AsyncGenerator<LocatedFinding> {
  let line = 0;
  for await (const batch of lineBatches(source)) {
    const decoder = new LosslessDecoder();
    const lines = (decoder.decode(batch) + decoder.end()).split('\n');
    // What stands behind the last line end is the next batch's, or nothing.
    if (lines.at(-1) === '') lines.pop();
    for (const given of lines) {
      line += 1;
      const { mark, json } = splitMark(given);
      for (const { start, end, rule, label } of findInLine(json, scrubber)) {
        const column = mark.length + start + 1;
        yield { line, column, endLine: line, endColumn: mark.length + end + 1, rule, label };
      }
    }
  }
}

function findInLine(line: string, scrubber: CredentialScrubber): readonly Found[] {
  const { text: scrubbed, redactions } = scrubber.scrubJson(line);
  if (redactions.length === 0) return [];
  const before = [...literalsIn(line)];
  const after = [...literalsIn(scrubbed)];
  // Not JSON, and scrubbed as text.
  if (!line.includes('"') || before.length !== after.length) return scrubber.find(line);
  const found = before.flatMap(({ start, end }, at) => {
    const literal = line.slice(start, end);
    const replacement = scrubbed.slice(after[at]?.start, after[at]?.end);
    return replacement === literal ? [] : findInLiteral(literal, start, replacement, scrubber);
  });
  return found.length > 0 ? found : scrubber.find(line);
}

function findInLiteral(
  literal: string,
  index: number,
  replacement: string,
  scrubber: CredentialScrubber,
): readonly Found[] {
  const offsets = literal.startsWith('"') ? offsetsOf(literal) : undefined;
  const inside = offsets === undefined ? [] : scrubber.find(JSON.parse(literal));
  if (offsets !== undefined && inside.length > 0) {
    return inside.map(({ rule, label, start, end }) => ({
      start: index + (offsets[start] ?? 0),
      end: index + (offsets[end] ?? literal.length),
      rule,
      label,
    }));
  }
  const quote = offsets === undefined ? 0 : 1;
  const label = /\[REDACTED:([A-Z0-9_]+)\]/.exec(replacement)?.[1] ?? 'SECRET';
  return [{ start: index + quote, end: index + literal.length - quote, rule: BY_KEY, label }];
}

/** Where in a literal each unit of its string stands, and where the string ends. */
function offsetsOf(literal: string): readonly number[] {
  const offsets: number[] = [];
  let at = 1;
  while (at < literal.length - 1) {
    offsets.push(at);
    if (literal[at] !== '\\') at += 1;
    else at += literal[at + 1] === 'u' ? 6 : 2;
  }
  return [...offsets, at];
}

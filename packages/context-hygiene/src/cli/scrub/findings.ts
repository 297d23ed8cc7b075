import type { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { LosslessDecoder } from '../input/lossless-utf8.js';
import type { Source } from '../input/sources.js';

/** Where a credential stands in a file; lines and columns count from 1, columns in UTF-16 units. */
export interface LocatedFinding {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly rule: string;
  readonly label: string;
}

/** Inputs are looked at in pieces of whole lines of about this many characters; a credential over such a border is missed in part. */
const PIECE_CHARS = 32 * 1024 * 1024;

/** The credentials of one input. */
export async function* findingsOf(
  source: Source,
  scrubber: CredentialScrubber,
): AsyncGenerator<LocatedFinding> {
  const decoder = new LosslessDecoder();
  let text = '';
  let line = 1;
  for await (const chunk of source.open()) {
    text += decoder.decode(chunk);
    if (text.length < PIECE_CHARS) continue;
    const end = text.lastIndexOf('\n') + 1;
    const piece = text.slice(0, end);
    yield* located(piece, line, scrubber);
    line += countLines(piece);
    text = text.slice(end);
  }
  yield* located(text + decoder.end(), line, scrubber);
}

function* located(text: string, firstLine: number, scrubber: CredentialScrubber): Generator<LocatedFinding> {
  let line = firstLine;
  let lineStart = 0;
  let read = 0;
  const place = (offset: number): readonly [line: number, column: number] => {
    for (let at = text.indexOf('\n', read); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    read = Math.max(lineStart, offset);
    return [line, offset - lineStart + 1];
  };
  for (const { rule, label, start, end } of scrubber.find(text)) {
    const [startLine, column] = place(start);
    const [endLine, endColumn] = place(end);
    yield { line: startLine, column, endLine, endColumn, rule, label };
  }
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

import type { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import type { Source } from '../input/sources.js';
import { afterHead, type Decoder, decoderFor } from '../input/wide-text.js';
import { withoutWidth } from '../input/without-width.js';

/** Where a credential stands in a file; lines and columns count from 1, columns in UTF-16 units. */
export interface LocatedFinding {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly rule: string;
  readonly label: string;
}

/**
 * Inputs are looked at in pieces of about this many characters, cut between lines where there are some; a credential
 * over such a border is missed in part.
 */
const PIECE_CHARS = 8 * 1024 * 1024;
/** The longest mark of a byte order. */
const MARK_BYTES = 4;

/** The credentials of one input. */
export async function* findingsOf(
  source: Source,
  scrubber: CredentialScrubber,
): AsyncGenerator<LocatedFinding> {
  let decoder: Decoder | undefined;
  let text = '';
  let at: Place = { line: 1, column: 1 };
  for await (const chunk of afterHead(source.open(), ({ length }) => length >= MARK_BYTES)) {
    decoder ??= decoderFor(chunk);
    text += decoder.decode(chunk);
    if (text.length < PIECE_CHARS) continue;
    const border = borderOf(text);
    const piece = withoutWidth(text.slice(0, border));
    yield* located(piece, at, scrubber);
    at = placeAfter(piece, at);
    text = text.slice(border);
  }
  yield* located(withoutWidth(text + (decoder?.end() ?? '')), at, scrubber);
}

/** Where to cut: after a line, or in a line without an end before its last blank. */
function borderOf(text: string): number {
  const line = text.lastIndexOf('\n') + 1;
  if (line > 0) return line;
  const blank = text.lastIndexOf(' ');
  return blank > 0 ? blank : text.length;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function placeAfter(text: string, { line, column }: Place): Place {
  const lastLine = text.lastIndexOf('\n') + 1;
  return lastLine > 0
    ? { line: line + countLines(text), column: text.length - lastLine + 1 }
    : { line, column: column + text.length };
}

function* located(text: string, from: Place, scrubber: CredentialScrubber): Generator<LocatedFinding> {
  let line = from.line;
  let lineStart = 1 - from.column;
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

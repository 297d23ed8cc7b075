/** A stretch of a text: `[start, end)` in UTF-16 units; a `dense` one is encoded data, such as base64 or hex. */
export interface TextPiece {
  readonly start: number;
  readonly end: number;
  readonly dense: boolean;
}

/** Longest unbroken run, in UTF-16 units, that is handed to a tokenizer in one go. */
export const MAX_RUN = 1_024;

/** Shortest run, in UTF-16 units, that is taken for encoded data. */
export const MIN_DENSE_RUN = 4_096;

/** Length, in UTF-16 units, from which a text is parted where a space stands between two ASCII letters. */
const MAX_PIECE = 32_768;

/** Shortest line of wrapped encoded data (RFC 7468 has 64 characters, RFC 2045 has 76). */
const MIN_DENSE_LINE = 48;

const ANY = 0;
const DIGIT = 1;
const LETTER = 2;
const SPACE = 3;
const SYMBOL = 4;

/**
 * Cuts a text into pieces that cover it in order: encoded data of {@link MIN_DENSE_RUN} characters or more is one
 * dense piece, and no other piece holds an unbroken run of one character class over {@link MAX_RUN}, or is much
 * longer than 64 K. A surrogate pair is never parted. Linear in the length of the text.
 *
 * BPE tokenizers merge inside one pre-token in quadratic time, and a pre-token is a run of letters, of white
 * space or of symbols (`o200k_base` pattern, https://github.com/openai/tiktoken).
 */
export function textPieces(text: string): readonly TextPiece[] {
  if (text.length <= MAX_RUN) return [{ start: 0, end: text.length, dense: false }];
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const dense of denseRuns(text)) {
    cutRuns(text, at, dense.start, pieces);
    pieces.push(dense);
    at = dense.end;
  }
  cutRuns(text, at, text.length, pieces);
  return pieces;
}

function denseRuns(text: string): TextPiece[] {
  const runs: TextPiece[] = [];
  if (text.length < MIN_DENSE_RUN) return runs;
  let start = 0;
  let lineStart = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    if (isDense(code)) continue;
    const wraps = (code === 10 || code === 13) && (at - lineStart >= MIN_DENSE_LINE || at === lineStart);
    lineStart = at + 1;
    if (wraps && at > start) continue;
    if (at - start >= MIN_DENSE_RUN) runs.push({ start, end: at, dense: true });
    start = at + 1;
  }
  return runs;
}

function cutRuns(text: string, start: number, end: number, pieces: TextPiece[]): void {
  let pieceStart = start;
  let runStart = start;
  let runClass = ANY;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    // What may be of several classes never ends a run.
    if (kind !== ANY && (kind !== runClass || kind === DIGIT)) {
      runStart = at;
      runClass = kind;
    }
    if (at - runStart < MAX_RUN && (at - pieceStart < MAX_PIECE || !partsTokens(text, at, pieceStart)))
      continue;
    const cut = isLowSurrogate(code) ? at - 1 : at;
    pieces.push({ start: pieceStart, end: cut, dense: false });
    pieceStart = cut;
    runStart = cut;
  }
  if (end > pieceStart) pieces.push({ start: pieceStart, end, dense: false });
}

// A space between two letters always starts a pre-token, so the count stays exact.
function partsTokens(text: string, at: number, pieceStart: number): boolean {
  if (at - pieceStart >= 2 * MAX_PIECE) return true;
  if (text.charCodeAt(at) !== 32) return false;
  return classOf(text.charCodeAt(at - 1)) === LETTER && classOf(text.charCodeAt(at + 1)) === LETTER;
}

// Symbols may be followed by any number of line ends within one pre-token; outside ASCII a character may be a letter,
// white space or a symbol.
function classOf(code: number): number {
  if (code >= 97 && code <= 122) return LETTER;
  if (code > 127 || code === 10 || code === 13) return ANY;
  if (code === 32 || (code >= 9 && code <= 13)) return SPACE;
  if (code >= 48 && code <= 57) return DIGIT;
  return code >= 65 && code <= 90 ? LETTER : SYMBOL;
}

function isDense(code: number): boolean {
  if (code >= 97) return code <= 122;
  if (code >= 65) return code <= 90 || code === 95;
  return (code >= 47 && code <= 57) || code === 43 || code === 45 || code === 61;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

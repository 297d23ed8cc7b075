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

// A line of wrapped base64 (RFC 2045: 76, RFC 7468: 64 characters) has at least this length.
const MIN_DENSE_LINE = 48;

const DIGIT = 1;
const LETTER = 2;
const SPACE = 3;
const SYMBOL = 4;

const CLASS_OF: Uint8Array = new Uint8Array(128).map((_, code) => {
  if (code >= 48 && code <= 57) return DIGIT;
  if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return LETTER;
  return code === 32 || (code >= 9 && code <= 13) ? SPACE : SYMBOL;
});

const IS_DENSE: Uint8Array = new Uint8Array(128).map((_, code) => {
  const kind = CLASS_OF[code];
  return kind === DIGIT || kind === LETTER || '+/=-_'.includes(String.fromCharCode(code)) ? 1 : 0;
});

/**
 * Cuts a text so that no piece holds an unbroken run of one character class over {@link MAX_RUN}; pieces cover
 * the text in order and never part a surrogate pair. Linear in the length of the text.
 *
 * BPE tokenizers merge within one pre-token in quadratic time, and a pre-token is a run of letters, of white
 * space or of symbols. A character outside ASCII may be any of them, so it never ends a run.
 */
export function textPieces(text: string): readonly TextPiece[] {
  if (text.length <= MAX_RUN) return [{ start: 0, end: text.length, dense: false }];
  const pieces: TextPiece[] = [];
  let pieceStart = 0;
  let runStart = 0;
  let runClass = 0;
  let denseStart = 0;
  let lineStart = 0;
  const cut = (end: number, dense: boolean): void => {
    if (end > pieceStart) pieces.push({ start: pieceStart, end, dense });
    pieceStart = end;
  };
  const endDense = (end: number): void => {
    if (end - denseStart >= MIN_DENSE_RUN) {
      // The run may have been cut before: everything since its start is one piece.
      while (pieces.length > 0 && (pieces.at(-1)?.end ?? 0) > denseStart) {
        pieceStart = pieces.pop()?.start ?? pieceStart;
      }
      cut(Math.max(denseStart, pieceStart), false);
      cut(end, true);
    }
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isDense = code < 128 && IS_DENSE[code] === 1;
    if (!isDense) {
      const wraps = (code === 10 || code === 13) && (at - lineStart >= MIN_DENSE_LINE || at === lineStart);
      if (!wraps) {
        endDense(at);
        denseStart = at + 1;
      }
      lineStart = at + 1;
    }
    const kind = code < 128 ? CLASS_OF[code] : runClass === DIGIT ? LETTER : runClass;
    if (kind !== runClass || kind === DIGIT) {
      runStart = at;
      runClass = kind ?? 0;
    } else if (at - Math.max(runStart, pieceStart) >= MAX_RUN) {
      cut(isLowSurrogate(code) ? at - 1 : at, false);
      runStart = pieceStart;
    }
  }
  endDense(text.length);
  cut(text.length, false);
  return pieces;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

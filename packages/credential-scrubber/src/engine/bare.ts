import { isAlnum, isBlank, isBreak, isCjk } from './chars.js';
import { generatedEnd } from './generated.js';
import type { Source } from './source.js';

/**
 * Where an unquoted value ends. Punctuation that can belong to a password belongs to the value when more of
 * the value follows; brackets when they were opened inside; in percent-encoded text an encoded separator ends it.
 */
export function bareEnd(
  source: Source,
  from: number,
  encoded: boolean,
  limit: number,
): { readonly end: number; readonly open: boolean } {
  const isTail = limit === Number.POSITIVE_INFINITY;
  let i = from;
  let depth = 0;
  while (i - from < limit) {
    const c = source.at(i);
    if (isAlnum(c)) {
      i++;
      continue;
    }
    if (c === 39 && i > from && isAlnum(source.at(i - 1)) && isAlnum(source.at(i + 1))) {
      i += 2;
      continue;
    }
    if (isBareStop(c)) return { end: wholeEnd(source, from, i, isTail), open: false };
    if (c === 91 && source.marker(i) > 0) return { end: i, open: false };
    if (c === 37 && source.marker(i) > 0) return { end: i, open: false };
    if ((c === 40 || c === 91 || c === 123) && !isTail) depth++;
    else if (c === 41 || c === 93 || c === 125) {
      if (depth === 0) return { end: wholeEnd(source, from, i, isTail), open: false };
      depth--;
    } else if (c === 92) {
      const own = backslashes(source, i);
      if (own === 0) return { end: trimEnd(source, from, i), open: false };
      i += own;
      continue;
    } else if (c === 38 && isSeparatorAmpersand(source, i))
      return { end: trimEnd(source, from, i), open: false };
    else if (c === 37 && encoded && isEncodedStop(source, i)) return { end: i, open: false };
    i++;
  }
  return { end: i, open: true };
}

/** The end of a value that stops at a sign: behind it, when it is one with what follows. */
function wholeEnd(source: Source, from: number, stop: number, isTail: boolean): number {
  const end = isTail ? stop : generatedEnd(source, from, stop);
  return end > stop ? end : trimEnd(source, from, stop);
}

/** Characters that no bare value goes past, but in the middle of what a generator made. */
function isBareStop(c: number): boolean {
  return (
    c < 33 ||
    isBlank(c) ||
    isBreak(c) ||
    c === 34 ||
    c === 39 ||
    c === 96 ||
    c === 60 ||
    c === 62 ||
    c === 59 ||
    c === 44 ||
    (c >= 0x2000 && c < 0xfb00) ||
    (c >= 0xff00 && c < 0xffff) ||
    isCjk(c)
  );
}

/** A full stop, colon or comma at the end belongs to the sentence. */
function trimEnd(source: Source, from: number, end: number): number {
  let i = end;
  while (i > from) {
    const c = source.at(i - 1);
    // `x(으)로`: what a bracket opens behind a value.
    if (c === 46 || c === 58 || c === 44 || (c === 40 && i === end && isCjk(source.at(i)))) i--;
    else break;
  }
  return i;
}

/** How many backslashes belong to the value: none in front of a quote, a break or the letter of an escape, nor at its end. */
function backslashes(source: Source, at: number): number {
  let run = 1;
  while (run < 8 && source.at(at + run) === 92) run++;
  const c = source.at(at + run);
  if (c < 0 || isBareStop(c)) return 0;
  return c === 110 || c === 114 || c === 116 || c === 117 ? 0 : run;
}

/** `&` separates parameters, entities and shell commands; between other characters it is part of a value. */
function isSeparatorAmpersand(source: Source, at: number): boolean {
  if (source.at(at + 1) === 38) return true;
  for (let i = at + 1; i < at + 40; i++) {
    const c = source.at(i);
    if (c === 61 || c === 59) return i > at + 1;
    if (!isAlnum(c) && c !== 95 && c !== 45 && c !== 46 && c !== 35 && c !== 91 && c !== 93) return false;
  }
  return false;
}

function isEncodedStop(source: Source, at: number): boolean {
  const a = source.at(at + 1);
  const b = source.at(at + 2) | 32;
  if (a === 50) return b === (48 | 32) || b === (50 | 32) || b === (54 | 32) || b === (55 | 32) || b === 99;
  return (a === 48 && (b === 97 || b === 100)) || (a === 51 && (b === 98 || b === 101));
}

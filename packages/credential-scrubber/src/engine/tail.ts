import { bareEnd } from './bare.js';
import { type Block, blockEnd } from './block.js';
import { isAlnum, isBreak } from './chars.js';
import { inSet } from './format.js';
import { pemBodyEnd } from './pem.js';
import type { Source } from './source.js';

/**
 * How a value goes on behind the window by which it was decided: the characters of a set, up to a closing
 * quote, up to where a bare word ends, or the lines of a PEM body or of a block.
 */
export type Tail =
  | { readonly kind: 'set'; readonly set: string }
  | { readonly kind: 'quote'; readonly quote: number; readonly depth: number }
  | { readonly kind: 'bare'; readonly encoded: boolean }
  | { readonly kind: 'pem' }
  | { readonly kind: 'block'; readonly block: Block };

/** Where a value ends that is known to go on at `from`, or how far it certainly goes when the text ends first. */
export function extendTail(tail: Tail, source: Source, from: number): number {
  switch (tail.kind) {
    case 'set': {
      let i = from;
      while (inSet(tail.set, source.at(i))) i++;
      // A full stop at the end belongs to the sentence, as far as it was not swallowed yet.
      while (i > from && source.at(i - 1) === 46) i--;
      return i;
    }
    case 'quote':
      return quoteEnd(source, from, tail.quote, tail.depth, Number.POSITIVE_INFINITY).end;
    case 'bare':
      return bareEnd(source, from, tail.encoded, Number.POSITIVE_INFINITY).end;
    case 'block':
      return blockEnd(source, from, tail.block, Number.POSITIVE_INFINITY).end;
    case 'pem':
      return pemBodyEnd(source, from, Number.POSITIVE_INFINITY).end;
  }
}

/** Where a quoted value ends: at the quote with as many backslashes as the opening one had, or at the line's end. */
export function quoteEnd(
  source: Source,
  from: number,
  quote: number,
  depth: number,
  limit: number,
): { readonly end: number; readonly closed: boolean; readonly open: boolean } {
  let i = from;
  while (i - from < limit) {
    const head = i;
    const c = source.at(i);
    if (c < 0 || (isBreak(c) && c !== 11)) return { end: i, closed: false, open: false };
    if (c === 92) {
      let run = 1;
      while (run < 16 && source.at(i + run) === 92) run++;
      if (source.at(i + run) < 0) return { end: head, closed: false, open: false };
      if (source.at(i + run) !== quote) {
        i += run === 1 ? 2 : run;
        continue;
      }
      // Each backslash of the value itself takes twice as many as the quote's depth, and one pair more.
      const own = run % (2 * (depth + 1));
      if (own <= depth) return { end: i + run - own, closed: true, open: false };
      i += run + 1;
      continue;
    }
    if (c === quote) {
      const doubled =
        depth === 0 &&
        c === 39 &&
        source.at(i + 1) === 39 &&
        (i > from || limit === Number.POSITIVE_INFINITY) &&
        isAlnum(source.at(i + 2));
      if (!doubled) return { end: i, closed: true, open: false };
      i++;
    }
    i++;
  }
  return { end: i, closed: false, open: true };
}

/** What an entry keeps at least when it is cut, in UTF-16 code units; with less it is left out. */
const MIN_KEPT = 16;
/** Stands where an entry was cut. */
const CUT_MARK = '…';

/** An assembled text and its measure. */
export interface Measured {
  readonly text: string;
  readonly used: number;
}

/** How many texts were taken whole, and whether the next one was cut to fit. */
export interface Fit extends Measured {
  readonly taken: number;
  readonly isCut: boolean;
}

/**
 * Takes texts in their order while the assembled whole is within the budget. The first that does not fit is
 * cut on a code-point boundary, and nothing after it is taken.
 *
 * Only wholes are measured, so the result is within budget whatever the counter does; the steps double, so
 * that a long list costs what the budget holds.
 *
 * @param assemble the whole of the first `count` texts, the next one after them cut to `cut` when given
 */
export function fitBudget(
  texts: readonly string[],
  budget: number,
  assemble: (count: number, cut?: string) => Measured,
): Fit {
  let best: Measured = { text: '', used: 0 };
  const fits = (count: number, cut?: string): boolean => {
    const measured = assemble(count, cut);
    if (measured.used > budget) return false;
    best = measured;
    return true;
  };
  const taken = largest(1, texts.length, (count) => fits(count));
  const next = texts[taken];
  const isCut = next !== undefined && cutToFit(next, (cut) => fits(taken, cut));
  return { ...best, taken, isCut };
}

function cutToFit(text: string, fits: (cut: string) => boolean): boolean {
  const last = splitsPair(text, text.length - 1) ? text.length - 2 : text.length - 1;
  const kept = largest(MIN_KEPT, last, (length) => {
    const end = splitsPair(text, length) ? length + 1 : length;
    return fits(text.slice(0, end) + CUT_MARK);
  });
  return kept >= MIN_KEPT;
}

function splitsPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
}

/** The largest number from `low` to `high` that fits, taking it that all below one that fits do; or `low - 1`. */
function largest(low: number, high: number, fits: (count: number) => boolean): number {
  let good = low - 1;
  let bad = high + 1;
  for (let step = 1; good < high && bad > high; step *= 2) {
    const next = Math.min(good + step, high);
    if (fits(next)) good = next;
    else bad = next;
  }
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

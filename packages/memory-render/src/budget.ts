/** What an entry keeps at least when it is cut, in code points; with less it is left out. */
const MIN_KEPT = 16;
/** Stands where an entry was cut. */
const CUT_MARK = '…';

/** An assembled text and its measure. */
export interface Measured {
  readonly text: string;
  readonly used: number;
}

/** What fits; an item that was cut is a new one, the last. */
export interface Fit<Item> extends Measured {
  readonly taken: readonly Item[];
}

/**
 * Takes items in their order while the assembled whole is within the budget. The first that does not fit is
 * cut on a code-point boundary, and nothing after it is taken.
 *
 * Only wholes are measured, so the result is within budget whatever the counter does; the size is halved
 * until it fits, so that the measured texts together are a few times the list at most.
 */
export function fitBudget<Item extends { readonly text: string }>(
  items: readonly Item[],
  budget: number,
  assemble: (items: readonly Item[]) => Measured,
): Fit<Item> {
  let best: Fit<Item> = { text: '', used: 0, taken: [] };
  const fits = (taken: readonly Item[]): boolean => {
    const measured = assemble(taken);
    const isWithin = measured.used <= budget;
    if (isWithin) best = { ...measured, taken };
    return isWithin;
  };
  const count = largest(1, items.length, (size) => fits(items.slice(0, size)));
  const next = items[count];
  if (next !== undefined) {
    const points = [...next.text];
    largest(MIN_KEPT, points.length - 1, (size) => {
      const text = points.slice(0, size).join('') + CUT_MARK;
      return fits([...items.slice(0, count), { ...next, text }]);
    });
  }
  return best;
}

/** The largest size from `low` to `high` that fits, taking it that all below do; or `low - 1`. */
function largest(low: number, high: number, fits: (size: number) => boolean): number {
  let good = low - 1;
  let bad = high + 1;
  for (let size = high; bad - good > 1; size = (good + bad) >>> 1) {
    if (fits(size)) good = size;
    else bad = size;
  }
  return good;
}

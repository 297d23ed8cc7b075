/**
 * Rows by the dozen: one object per family, whose keys are the contexts. `disputed` names the contexts that one can
 * argue about, `debatable` marks all of them.
 */
import { neg, pos } from './row.mjs';

const mark = (context, { disputed = [], debatable = false, ...rest }) => ({
  ...rest,
  debatable: debatable || disputed.includes(context),
});

/** Positive rows of one family: `{ context: (v) => t`…` }`. */
export function positives(family, label, makers, options = {}) {
  return Object.entries(makers).map(([context, make]) =>
    pos(family, label, context, make, mark(context, options)),
  );
}

/** Rows that have to come out unchanged: `{ context: 'text' | (v) => 'text' }`. */
export function negatives(family, makers, options = {}) {
  return Object.entries(makers).map(([context, make]) => neg(family, context, make, mark(context, options)));
}

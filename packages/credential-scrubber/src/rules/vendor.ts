import type { Label, Rule, RuleGroup } from '../rule.js';

/**
 * One vendor format in short: id, label, prefixes, and the body in the notation of `engine/format.ts`. What stays readable is the
 * prefix, or a number of characters.
 */
export type VendorRow = readonly [
  id: string,
  label: Label,
  prefixes: string,
  body: string,
  more?: Pick<Rule, 'keepSegments' | 'lead'> & { readonly keep?: 'prefix' | number },
];

/** Writes out the rules of a group; prefixes are separated by blanks. */
export function vendorRules(group: RuleGroup, rows: readonly VendorRow[]): readonly Rule[] {
  return Object.freeze(
    rows.map(([id, label, prefixes, body, more]) => {
      const rule = { id, label, group, prefixes: prefixes.split(' '), body };
      if (more === undefined) return Object.freeze(rule);
      const { keep, ...rest } = more;
      if (keep === undefined) return Object.freeze({ ...rule, ...rest });
      return Object.freeze({ ...rule, ...rest, keep: keep === 'prefix' ? prefixes.length : keep });
    }),
  );
}

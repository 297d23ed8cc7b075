import type { Label, Rule, RuleGroup } from '../rule.js';

/** One vendor format in short: id, label, prefixes, and the body in the notation of `engine/format.ts`. */
export type VendorRow = readonly [
  id: string,
  label: Label,
  prefixes: string,
  body: string,
  more?: Pick<Rule, 'keep' | 'keepSegments' | 'lead'>,
];

/** Writes out the rules of a group; prefixes are separated by blanks. */
export function vendorRules(group: RuleGroup, rows: readonly VendorRow[]): readonly Rule[] {
  return Object.freeze(
    rows.map(([id, label, prefixes, body, more]) =>
      Object.freeze(
        more === undefined
          ? { id, label, group, prefixes: prefixes.split(' '), body }
          : { id, label, group, prefixes: prefixes.split(' '), body, ...more },
      ),
    ),
  );
}

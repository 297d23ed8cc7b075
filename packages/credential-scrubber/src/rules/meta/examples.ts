import { parseFormat } from '../../engine/format.js';
import type { Rule } from '../../rule.js';

/** Characters of each set of `engine/format.ts`, mixed so that a run of them looks issued. */
const CHARACTERS: Readonly<Record<string, string>> = {
  d: '2749603815',
  h: 'a3f09b7c21d4e856',
  H: 'A3f09B7c21d4E856',
  l: 'qzwxkvjhgtnbrp',
  L: 'QZWXKVJHGTNBRP',
  a: 'q7z2w9x4k1v8',
  A: 'Q7Z2W9X4K5V3',
  o: 'QZ2WX3KV4JH5GT6NB7',
};
const OTHER = 'q7Zw9Xk1Vj3Ht5Gn2B';

/**
 * A value of a vendor's format for each of its prefixes, made on the spot: nothing that looks like a live token is
 * stored, here or in the published files.
 */
export function examplesOf(rule: Rule): readonly string[] {
  const format = parseFormat(rule.body ?? '');
  return (rule.prefixes ?? []).map((prefix) => {
    let value = rule.lead === undefined ? '' : run(rule.lead.charAt(0), Number(/\d+/.exec(rule.lead)?.[0]));
    value += prefix;
    for (const part of format) value += typeof part === 'string' ? part : run(part.set, part.min);
    return value;
  });
}

/** What a format must not find: its prefixes alone, with a placeholder, and with ordinary words behind them. */
export function counterExamplesOf(rule: Rule): readonly string[] {
  return (rule.prefixes ?? []).flatMap((prefix) => [
    prefix,
    `${prefix}xxxxxxxxxxxxxxxxxxxx`,
    `${prefix}your-key-here`,
  ]);
}

function run(set: string, length: number): string {
  const characters = CHARACTERS[set] ?? OTHER;
  let out = '';
  for (let i = 0; i < length; i++)
    out += characters.charAt((i * 7 + (i >> 2) * 3 + length) % characters.length);
  return out;
}

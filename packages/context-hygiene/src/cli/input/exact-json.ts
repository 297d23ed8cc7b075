import { literalsIn } from './json-literals.js';

/** A JSON value of which no number has lost a digit. */
export interface ExactJson {
  /** With names in the places of numbers that JavaScript cannot hold. */
  readonly value: unknown;
  /** Puts the numbers back into what was made of the value: JSON, or a text that quotes it. */
  restore(text: string): string;
}

/** Parses JSON. @throws SyntaxError */
export function parseExact(content: string): ExactJson {
  const value: unknown = JSON.parse(content);
  const numbers: string[] = [];
  let name = 'exact-number';
  while (content.includes(name)) name += '-n';
  let named = '';
  let copied = 0;
  for (const { start, end } of literalsIn(content)) {
    const literal = content.slice(start, end);
    if (!/^[-\d]/.test(literal) || digitsOf(literal) === digitsOf(String(Number(literal)))) continue;
    named += `${content.slice(copied, start)}"${name}-${numbers.push(literal) - 1}-"`;
    copied = end;
  }
  if (numbers.length === 0) return { value, restore: (text) => text };
  // Quoted in a text, the quotes of a name are escaped, once for each text around it.
  const places = new RegExp(`(?<!\\\\)\\\\*"${name}-(\\d+)-\\\\*"|${name}-(\\d+)-`, 'g');
  return {
    value: JSON.parse(named + content.slice(copied)),
    restore: (text) =>
      text.replace(
        places,
        (place, quoted: string | undefined, bare: string) => numbers[Number(quoted ?? bare)] ?? place,
      ),
  };
}

/** A number's digits and exponent, the same for each of its spellings. */
function digitsOf(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (whole === '' || significant === '') return `${sign}${whole === '' ? literal : '0'}`;
  const shift = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${sign}${significant}e${shift}`;
}

import type { Label } from '../../rule.js';
import type { Scanner } from '../scanner.js';

const SIGHT = 400;
/** 32 or 64 bytes as numbers, the length of a key or of a pair of them. */
const BYTES = /^\[(?:\s{0,8}\d{1,3}\s?,){31,63}\s{0,8}\d{1,3}\s{0,8}(?=\])/;

/** `[241,120,…]`: takes out a key that is written as a list of bytes; true when there is one. */
export function addBytes(scanner: Scanner, at: number, label: Label): boolean {
  const { source } = scanner;
  if (source.at(at) !== 91) return false;
  source.at(at + SIGHT);
  const list = BYTES.exec(source.text.slice(at, at + SIGHT))?.[0];
  if (list === undefined) return false;
  scanner.add({ start: at + 1, end: at + list.length, rule: 'private-key', label, wrap: '"' });
  return true;
}

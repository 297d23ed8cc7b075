import { InvalidArgumentError } from 'commander';

/** A whole number above 0 from the command line. */
export function parsePositive(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}

/** A whole number from 0 on. */
export function parseCount(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0 || text.trim() === '')
    throw new InvalidArgumentError('It must be a whole number from 0 on.');
  return value;
}

/** A port to listen on; 0 takes a free one. */
export function parsePort(text: string): number {
  const value = parseCount(text);
  if (value > 65_535) throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
  return value;
}

/** Gathers the values of an option that may be given several times; each takes one value, never a path behind it. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

import { InvalidArgumentError } from 'commander';

/** A whole number above 0 from the command line. */
export function parsePositive(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}

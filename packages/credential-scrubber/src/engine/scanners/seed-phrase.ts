import { isBlank } from '../chars.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';

const FEWEST = 12;
const MOST = 24;

/** A mnemonic of 12 to 24 lower-case words behind a name that says so (BIP 39 words have three to eight letters). */
export function scanSeedPhrase(scanner: Scanner, from: number): boolean {
  const { source } = scanner;
  const start = from + quoteWidth(source, from);
  let i = start;
  let words = 0;
  let comma = false;
  let end = start;
  while (words < MOST) {
    const word = i;
    while (i - word < 9 && source.at(i) >= 97 && source.at(i) <= 122) i++;
    if (i - word < 3 || i - word > 8) break;
    words++;
    end = i;
    // One kind of separator: a comma behind words that have none ends the phrase.
    if (words === 1) comma = source.at(i) === 44;
    if (comma !== (source.at(i) === 44)) break;
    const gap = skipBlanks(source, comma ? i + 1 : i);
    if (gap === i || !isBlank(source.at(gap - 1))) break;
    i = gap;
  }
  if (words >= FEWEST) scanner.take({ start, end }, 'seed-phrase', 'SEED_PHRASE');
  return words >= FEWEST;
}

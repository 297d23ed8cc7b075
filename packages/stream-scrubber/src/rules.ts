import {
  createDelimiterTokens,
  createGrammar,
  createTagTokens,
  type Encode,
  type Grammar,
  type Token,
} from './grammar.js';
import type { Settings } from './options.js';

/** The settings with everything that is looked up while scanning; made once, shared by many scanners. */
export interface Rules extends Settings {
  /** What counts outside of blocks. */
  readonly outside: Grammar;
  /** What counts inside of a block, by its opening. */
  readonly inside: ReadonlyMap<Token, Grammar>;
}

/** Prepares checked settings for scanning; `encode` is given when the scanner is fed with bytes. */
export function createRules(settings: Settings, encode: Encode = (text) => text): Rules {
  const { tags, delimiters, nesting } = settings;
  const tokens = [
    ...tags.flatMap((name) => createTagTokens(name, encode)),
    ...delimiters.flatMap((pair) => createDelimiterTokens(pair, encode)),
  ];
  const openings = tokens.filter(({ isClosing }) => !isClosing);
  const closings = tokens.filter(({ isClosing }) => isClosing);
  const grammarInside = (opening: Token): Grammar =>
    createGrammar(
      tokens.filter(
        ({ block, isClosing }) =>
          block === opening.block && (isClosing || (block.isTag && nesting === 'depth')),
      ),
    );
  return {
    ...settings,
    replacement: encode(settings.replacement),
    // Of an opening and a closing that are equal the opening counts.
    outside: createGrammar([...openings, ...closings]),
    inside: new Map(openings.map((opening) => [opening, grammarInside(opening)])),
  };
}

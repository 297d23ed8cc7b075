import { createGrammar, createPair, createTag, type Encode, type Grammar, type Token } from './grammar.js';
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
  const blocks = [
    ...settings.tags.map((name) => createTag(name, encode)),
    ...settings.delimiters.map((pair) => createPair(pair, encode)),
  ];
  return {
    ...settings,
    replacement: encode(settings.replacement),
    // Of an opening and a closing that are equal the opening counts.
    outside: createGrammar([...blocks.map(([opening]) => opening), ...blocks.map(([, closing]) => closing)]),
    inside: new Map(
      blocks.map(([opening, closing]) => [
        opening,
        createGrammar(opening.isTag && settings.nesting === 'depth' ? [closing, opening] : [closing]),
      ]),
    ),
  };
}

import { createGrammar, createPair, createTag, type Encode, type Grammar, type Token } from './grammar.js';
import type { ScrubberConfig } from './options.js';

/** The config with everything that is looked up while scanning; made once, shared by many scanners. */
export interface Rules extends ScrubberConfig {
  /** What counts outside of blocks. */
  readonly outside: Grammar;
  /** What counts inside of a block, by its opening. */
  readonly inside: ReadonlyMap<Token, Grammar>;
}

/** Prepares checked config for scanning; `encode` is given when the scanner is fed with bytes. */
export function createRules(config: ScrubberConfig, encode: Encode = (text) => text): Rules {
  const blocks = [
    ...config.tags.map((name) => createTag(name, encode)),
    ...config.delimiters.map((pair) => createPair(pair, encode)),
  ];
  return {
    ...config,
    replacement: encode(config.replacement),
    // Of an opening and a closing that are equal the opening counts.
    outside: createGrammar([...blocks.map(([opening]) => opening), ...blocks.map(([, closing]) => closing)]),
    inside: new Map(
      blocks.map(([opening, closing]) => [
        opening,
        createGrammar(opening.isTag && config.nesting === 'depth' ? [closing, opening] : [closing]),
      ]),
    ),
  };
}

import { type Block, createGrammar, type Encode, type Grammar, type Literal } from './grammar.js';
import type { Settings } from './options.js';

/** The settings with everything that is looked up while scanning; made once, shared by many scanners. */
export interface Rules extends Settings {
  /** What counts outside of blocks. */
  readonly outside: Grammar;
  /** What counts inside of each kind of block. */
  readonly inside: ReadonlyMap<Block, Grammar>;
}

/** Prepares checked settings for scanning; `encode` is given when the scanner is fed with bytes. */
export function createRules(settings: Settings, encode: Encode = (text) => text): Rules {
  const inside = new Map<Block, Grammar>();
  const tags = settings.tags.map((name): Block => {
    const block = { name, isTag: true };
    inside.set(block, createGrammar([block], [], settings.nesting === 'depth', encode));
    return block;
  });
  const closings: Literal[] = [];
  const openings = settings.delimiters.map(([text, close]): Literal => {
    const block = { name: text, isTag: false };
    const closing = { text: close, block, isClosing: true };
    closings.push(closing);
    inside.set(block, createGrammar([], [closing], false, encode));
    return { text, block, isClosing: false };
  });
  return Object.freeze({
    ...settings,
    replacement: encode(settings.replacement),
    outside: createGrammar(tags, [...openings, ...closings], true, encode),
    inside,
  });
}

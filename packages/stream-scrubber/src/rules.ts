import { Block, type Encode, Grammar } from './grammar.js';
import type { Settings } from './options.js';

/** The settings with everything that is looked up while scanning; made once, shared by many scanners. */
export interface Rules extends Settings {
  /** What counts outside of blocks. */
  readonly outside: Grammar;
  /** The block in which a stream starts. */
  readonly startBlock: Block | undefined;
}

const asIs: Encode = (character) => character;

/** Prepares checked settings for scanning; `encode` is given when the scanner is fed with bytes. */
export function createRules(settings: Settings, encode: Encode = asIs): Rules {
  const tags = settings.tags.map((name) => new Block(name, undefined, settings.nested, encode));
  const pairs = settings.delimiters.map(
    ([open, close]) => [open, close, new Block(open, close, false, encode)] as const,
  );
  const openings = pairs.map(([open, , block]) => [open, block.opening] as const);
  const closings = pairs.map(([, close, block]) => [close, block.closing] as const);
  return Object.freeze({
    ...settings,
    replacement: Array.from(settings.replacement, encode).join(''),
    outside: new Grammar(tags, [...openings, ...closings], true, encode),
    startBlock: [...tags, ...pairs.map(([, , block]) => block)].find(
      ({ name }) => name === settings.startInside,
    ),
  });
}

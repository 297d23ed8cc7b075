import type { Rules } from '../rules.js';
import { createTagScanner, type TagScanner } from '../tag-scanner.js';

/** A scanner for a text that shares its stream with others: it can be left in the middle, and taken up again. */
export interface ChannelScanner extends Pick<TagScanner, 'feed' | 'flush' | 'isHiding'> {
  /** Whether text is held back that may still come out. */
  readonly isHolding: boolean;
  /** How much of it. */
  readonly heldLength: number;
  /** Whether anything was ever held, hidden or removed. */
  readonly hasIntervened: boolean;
  /**
   * Reads a chunk and holds nothing back: a letterless ending such as `<` is shown, a longer piece of a tag is not,
   * neither now nor later. Both stay in the match.
   */
  feedUnheld(chunk: string): string;
  /**
   * Gives held text out that holds no letter of a name, and keeps it in the match: what goes on behind it is still
   * hidden. A longer piece and an open block are kept.
   */
  releaseLetterless(): string;
}

/**
 * Makes a scanner for one channel.
 *
 * @param startsInside false for every channel of a stream but the first
 */
export function createChannelScanner(rules: Rules, startsInside = true): ChannelScanner {
  const scanner = createTagScanner(rules, startsInside);
  let hasIntervened = false;

  const feed = (chunk: string): string => {
    const shown = scanner.feed(chunk);
    hasIntervened ||= shown !== chunk;
    return shown;
  };

  const releaseLetterless = (): string => {
    return rules.outside(scanner.held, 0)?.isFragment === false ? scanner.takeHeld() : '';
  };

  return {
    get isHolding() {
      return scanner.held !== '';
    },
    get heldLength() {
      return scanner.held.length;
    },
    get isHiding() {
      return scanner.isHiding;
    },
    get hasIntervened() {
      return hasIntervened;
    },
    feed,
    feedUnheld(chunk) {
      const shown = feed(chunk) + releaseLetterless();
      scanner.takeHeld();
      return shown;
    },
    releaseLetterless,
    flush: scanner.flush,
  };
}

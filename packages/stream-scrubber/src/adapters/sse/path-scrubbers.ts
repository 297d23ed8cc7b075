import type { Rules } from '../../rules.js';
import { type ChannelScanner, createChannelScanner } from '../channel-scanner.js';

// How many texts told apart by ids are followed at once; the paths themselves all are.
const maxLabelled = 1000;

/** The scrubbers of what no format knows: one for each JSON path, which holds nothing back. */
export class PathScrubbers {
  readonly #rules: Rules;
  // Of two that follow the same text only one tells of its blocks.
  readonly #silentRules: Rules;
  readonly #paths = new Map<string, ChannelScanner>();
  readonly #labelled = new Map<string, ChannelScanner>();

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#silentRules = { ...rules, onBlock: undefined };
  }

  /** Whether no block is open and nothing held, at any path. */
  get isIdle(): boolean {
    return this.#paths.size + this.#labelled.size === 0;
  }

  /** Whether texts have to be fed that hold nothing of a tag. */
  get isWatching(): boolean {
    return this.#rules.codeAware || !this.isIdle;
  }

  /**
   * Reads on at a path. Whether the path is one text, or one for each of its labels, is not known, so that both are
   * followed: what either hides is hidden.
   *
   * @param labels the ids and indices around the path
   * @param mayStart whether something may begin in the text
   */
  feed(path: string, labels: string, text: string, mayStart: boolean): string {
    const visible = this.#feed(this.#paths, path, text, mayStart, this.#rules);
    if (labels === '') return visible;
    const labelled = this.#feed(this.#labelled, `${path} ${labels}`, text, mayStart, this.#silentRules);
    for (const oldest of this.#labelled.keys()) {
      if (this.#labelled.size <= maxLabelled) break;
      this.#labelled.delete(oldest);
    }
    if (isWithin(visible, labelled)) return visible;
    return isWithin(labelled, visible) ? labelled : '';
  }

  #feed(
    scanners: Map<string, ChannelScanner>,
    path: string,
    text: string,
    mayStart: boolean,
    rules: Rules,
  ): string {
    const known = scanners.get(path);
    if (known === undefined && !mayStart && !this.#rules.codeAware) return text;
    const scanner = known ?? createChannelScanner(rules, false);
    const visible = scanner.feedUnheld(text);
    // One that is in the middle of nothing remembers nothing either, but for code fences.
    if (scanner.isHolding || scanner.isHiding || this.#rules.codeAware) scanners.set(path, scanner);
    else scanners.delete(path);
    return visible;
  }
}

/** Whether a text is what is left of another when some of it is taken away. */
function isWithin(part: string, whole: string): boolean {
  let read = 0;
  for (let at = 0; at < whole.length && read < part.length; at++) {
    if (whole.charCodeAt(at) === part.charCodeAt(read)) read += 1;
  }
  return read === part.length;
}

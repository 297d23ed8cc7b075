import type { Block } from './grammar.js';
import type { BlockInfo } from './options.js';
import type { Rules } from './rules.js';

/** The outermost block that is being hidden: its depth, its length, and as much of it as the options ask to keep. */
export class HiddenBlock {
  readonly block: Block;
  depth = 1;
  /** Length of the content so far. */
  chars = 0;
  /** The block from its opening tag on, while it may still have to come out. */
  raw: string | undefined;
  #text = '';
  readonly #rules: Rules;

  constructor(block: Block, rules: Rules) {
    this.block = block;
    this.#rules = rules;
    this.raw = rules.emitUnterminated ? '' : undefined;
  }

  /** Takes the opening tag, which is no content; true when the block has just become too long to come out. */
  hideTag(text: string, from: number, to: number): boolean {
    if (this.raw === undefined) return false;
    const fits = this.raw.length + to - from <= this.#rules.maxHiddenChars;
    this.raw = fits ? this.raw + text.slice(from, to) : undefined;
    return !fits;
  }

  /** Takes content; true when the block has just become too long to come out. */
  hide(text: string, from: number, to: number): boolean {
    this.chars += to - from;
    const { captureHidden, maxHiddenChars } = this.#rules;
    if (captureHidden && this.#text.length < maxHiddenChars) {
      this.#text += text.slice(from, Math.min(to, from + maxHiddenChars - this.#text.length));
    }
    return this.hideTag(text, from, to);
  }

  /** What `onBlock` is told. */
  describe(terminated: boolean): BlockInfo {
    const info = { tag: this.block.name, chars: this.chars, terminated };
    return this.#rules.captureHidden ? { ...info, text: this.#text } : info;
  }
}

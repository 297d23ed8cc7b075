import type { Rules } from '../../rules.js';
import { type ChannelScanner, createChannelScanner } from '../channel-scanner.js';

/** What stands for one unit of a text. */
interface Spelling {
  readonly unit: string;
  readonly spelled: string;
  isShown: boolean;
}

const wholeEscape = /\\(?:u[\da-fA-F]{4}|[^u])/sy;
// The text may go on with the rest of it.
const begunEscape = /\\(?:u[\da-fA-F]{0,3})?$/y;
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', b: '\b' };
// Stands for the replacement within the scanner; no text has it, as Unicode gives it no meaning.
const mark = '\uFDD0';

/**
 * Makes a scanner for a text that is JSON itself, such as the arguments of a tool: escapes count as what they stand
 * for, and what is shown keeps them as they are spelled. Quotes and brackets are text like any other, since models
 * write JSON that is none, and a block must not come out for that.
 */
export function createEscapedScanner(rules: Rules): Omit<ChannelScanner, 'feedUnheld' | 'heldLength'> {
  const replacement = JSON.stringify(rules.replacement).slice(1, -1);
  const starts = new Set(['<', '\\', ...rules.delimiters.flat().map((delimiter) => delimiter.charAt(0))]);
  const scanner = createChannelScanner({ ...rules, replacement: replacement === '' ? '' : mark }, false);
  // What the scanner has read and may still show.
  let pending: Spelling[] = [];
  // An escape that the text at hand has only the beginning of, and how much of that is shown.
  let begun = '';
  let begunShown = 0;
  let hasIntervened = false;

  const spell = (visible: string): string => {
    // Not copied for nothing: a block that may still come out is pending as a whole.
    if (visible === '') return '';
    let shown = '';
    let at = 0;
    for (const unit of visible.split('')) {
      if (unit === mark) {
        shown += replacement;
        continue;
      }
      while (at < pending.length && (pending[at]?.isShown || pending[at]?.unit !== unit)) at += 1;
      shown += pending[at]?.spelled ?? '';
      at += 1;
    }
    pending = pending.slice(at);
    return shown;
  };

  const read = (unit: string, spelled: string): string => {
    pending.push({ unit, spelled, isShown: false });
    const shown = spell(scanner.feed(unit));
    if (!scanner.isHiding) pending = pending.slice(pending.length - scanner.heldLength);
    else if (rules.unterminated === 'discard' || pending.length > rules.maxHiddenChars) pending = [];
    return shown;
  };

  /** The place behind the text that can begin nothing, and is read in one piece. */
  const endOfPlain = (text: string, from: number): number => {
    if (pending.length > 0) return from;
    let to = from;
    while (to < text.length && !starts.has(text.charAt(to))) to += 1;
    return to;
  };

  const feed = (chunk: string): string => {
    const text = begun + chunk;
    let shown = '';
    let isShown = begunShown;
    begun = '';
    begunShown = 0;
    for (let at = 0; at < text.length; ) {
      const plain = isShown > 0 ? at : endOfPlain(text, at);
      if (plain > at) {
        shown += scanner.feed(text.slice(at, plain));
        at = plain;
        continue;
      }
      const isEscape = text[at] === '\\';
      wholeEscape.lastIndex = begunEscape.lastIndex = at;
      if (isEscape && begunEscape.test(text)) {
        begun = text.slice(at);
        begunShown = isShown;
        break;
      }
      const [spelled] = (isEscape && wholeEscape.exec(text)) || [text.charAt(at)];
      shown += read(resolveEscape(spelled), spelled.slice(isShown));
      isShown = 0;
      at += spelled.length;
    }
    hasIntervened ||= shown !== chunk;
    return shown;
  };

  return {
    get isHolding() {
      return scanner.isHolding || begun !== '';
    },
    get isHiding() {
      return scanner.isHiding;
    },
    get hasIntervened() {
      return hasIntervened;
    },
    feed,
    releaseLetterless() {
      let count = scanner.releaseLetterless().length;
      let shown = '';
      for (const spelling of pending) {
        if (spelling.isShown || count === 0) continue;
        shown += spelling.spelled;
        spelling.isShown = true;
        count -= 1;
      }
      if (scanner.isHiding || pending.some((spelling) => !spelling.isShown)) return shown;
      shown += begun.slice(begunShown);
      begunShown = begun.length;
      return shown;
    },
    flush() {
      let shown = '';
      // An escape that never ends is none.
      for (const [at, unit] of begun.split('').entries()) shown += read(unit, at < begunShown ? '' : unit);
      begun = '';
      begunShown = 0;
      shown += spell(scanner.flush());
      pending = [];
      return shown;
    },
  };
}

function resolveEscape(spelled: string): string {
  if (spelled.length === 1) return spelled;
  if (spelled.length > 2) return String.fromCharCode(Number.parseInt(spelled.slice(2), 16));
  return controls[spelled.charAt(1)] ?? spelled.charAt(1);
}

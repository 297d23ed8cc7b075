import type { Rules } from '../rules.js';
import { type ChannelScanner, createChannelScanner } from './channel-scanner.js';

/**
 * Scrubs every string in values of unknown shape that come one after the other, by a scanner for each path. Nothing is
 * held back: a piece of a tag at the end of a string is not shown, but stays in the match.
 */
export interface UnknownScrubber {
  /** Gives the value with its strings scrubbed; the same object where nothing changed. */
  scrub(value: unknown, path: string): unknown;
}

/**
 * Makes a scrubber for one stream.
 *
 * @param isKept tells the objects that stay as they are
 */
export function createUnknownScrubber(
  rules: Rules,
  isKept: (value: Readonly<Record<string, unknown>>) => boolean = () => false,
): UnknownScrubber {
  const scanners = new Map<string, ChannelScanner>();

  const scrubString = (text: string, path: string): string => {
    const scanner = scanners.get(path) ?? createChannelScanner(rules, false);
    const visible = scanner.feedUnheld(text);
    // Without anything open there is nothing to remember, save for the line that a code fence may start.
    if (scanner.isHolding || scanner.isHiding || rules.codeAware) scanners.set(path, scanner);
    else scanners.delete(path);
    return visible;
  };

  const scrub = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return scrubString(value, path);
    if (Array.isArray(value))
      return keep(
        value,
        value.map((item, index) => scrub(item, `${path}/${index}`)),
      );
    if (!isRecord(value) || isKept(value)) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, scrub(item, `${path}/${key}`)] as const);
    return keep(value, Object.fromEntries(entries));
  };
  return { scrub };
}

const readElsewhere = /^(type|id|providerMetadata)$/;

/**
 * What a part of a text has besides it, scrubbed; the same object where nothing changed.
 *
 * @param text the member that has the text; anything but a string there is scrubbed too
 */
export function scrubOthers<Part extends object>(
  part: Part,
  text: string,
  scrubber: UnknownScrubber,
  path: string,
): Part {
  let scrubbed = part;
  for (const [name, value] of Object.entries(part)) {
    if (readElsewhere.test(name) || (name === text && typeof value === 'string')) continue;
    const visible = scrubber.scrub(value, `${path}/${name}`);
    if (visible !== value) scrubbed = { ...scrubbed, [name]: visible };
  }
  return scrubbed;
}

/** Whether a value is an object as JSON has them. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function keep(before: object, after: object): object {
  const old = Object.values(before);
  return Object.values(after).every((item, index) => item === old[index]) ? before : after;
}

import { type WebClasses, type WebUrl, webClass } from './platform.js';
import type { Node, Slot } from './walk.js';

/** An empty container of the same kind, prototype and length as a changed one. */
export function shellOf<Zone>(node: Node<Zone>): object {
  const { kind, prototype } = node.snapshot;
  switch (kind) {
    case 'array':
      return withPrototype([], prototype, Array.prototype);
    case 'map':
      return withPrototype(new Map(), prototype, Map.prototype);
    case 'set':
      return withPrototype(new Set(), prototype, Set.prototype);
    case 'error':
      return errorShell(prototype);
    case 'object':
    case 'headers':
    case 'params':
    case 'url':
      return Object.create(prototype);
  }
}

/** An error by its internal slot, and nothing else of its own yet. */
function errorShell(prototype: object | null): object {
  const error = new Error();
  for (const key of Reflect.ownKeys(error)) Reflect.deleteProperty(error, key);
  return withPrototype(error, prototype, Error.prototype);
}

function withPrototype(shell: object, prototype: object | null, own: object): object {
  if (prototype !== own) Object.setPrototypeOf(shell, prototype);
  return shell;
}

/** Puts what the slots will hold into a shell. */
export function fillShell<Zone>(
  shell: unknown,
  node: Node<Zone>,
  resolve: (slot: Slot<Zone>) => Resolved,
): void {
  if (typeof shell !== 'object' || shell === null) return;
  if (node.snapshot.kind === 'array' && Array.isArray(node.source))
    Reflect.set(shell, 'length', node.source.length);
  for (const slot of node.slots) {
    const { key, value } = resolve(slot);
    if (!slot.isItem) {
      if (typeof key !== 'string' && typeof key !== 'symbol') continue;
      Object.defineProperty(shell, key, {
        value,
        enumerable: slot.enumerable,
        writable: true,
        configurable: true,
      });
    } else if (node.snapshot.kind === 'map') Map.prototype.set.call(shell, key, value);
    else Set.prototype.add.call(shell, value);
  }
}

/** What a slot comes to. */
export interface Resolved {
  readonly key: unknown;
  readonly value: unknown;
}

/** New `URLSearchParams` or `Headers` with the pairs of the slots; a name that cannot be one is left out. */
export function pairsOf<Zone>(node: Node<Zone>): unknown {
  const Pairs = webClass(node.snapshot.kind === 'headers' ? 'Headers' : 'URLSearchParams');
  if (Pairs === undefined) return undefined;
  const pairs = new Pairs();
  for (const { newKey, newValue } of node.slots) {
    try {
      pairs.append(String(newKey), String(newValue));
    } catch {
      // A header name that held a secret is no header name with a marker in it.
    }
  }
  return pairs;
}

/** A new `URL` of a scrubbed text, or what is left of the old one when that text is no URL any more. */
export function urlOf(
  href: string,
  scrubbed: string,
  replace: (name: string, value: string) => string,
): unknown {
  const Url = webClass('URL');
  if (Url === undefined) return scrubbed;
  const url = parseUrl(Url, scrubbed) ?? bareUrl(new Url(href));
  for (const [name, value] of [...url.searchParams]) {
    const replacement = replace(name, value);
    if (replacement !== value) url.searchParams.set(name, replacement);
  }
  return url;
}

function parseUrl(Url: WebClasses['URL'], text: string): WebUrl | undefined {
  try {
    return new Url(text);
  } catch {
    return undefined;
  }
}

function bareUrl(url: WebUrl): WebUrl {
  for (const piece of ['username', 'password', 'pathname', 'search', 'hash'] as const) url[piece] = '';
  return url;
}

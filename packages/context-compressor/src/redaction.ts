import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { handleOf } from './handles.js';
import type { MessageView } from './model.js';
import type { FactCache } from './specifics/extract.js';
import { createMessageCache, type MessageCache } from './tokens/message-cache.js';
import type { Redact, Redactor } from './types.js';

/** A secret that was found once, with the label that stands for it. */
interface Learned {
  readonly value: string;
  readonly label: string;
}

interface Scrubbed {
  readonly text: string;
  readonly learned: readonly Learned[];
}

/** A message's text without secrets, and the handle of the text as it was. */
interface ScrubbedMessage extends Scrubbed {
  readonly handle: string;
}

/** A value found once is taken out everywhere when it is at least this long … */
const MIN_LEARNED_LENGTH = 8;
/** … and so many values at most. */
const MAX_LEARNED = 256;

const caches = new WeakMap<
  Redactor,
  { readonly texts: MessageCache<ScrubbedMessage>; readonly facts: FactCache }
>();

/** Redaction of one pass: every text goes through the same rules and the same set of learned values. */
export class RedactionPass {
  readonly #redactor: Redactor;
  readonly #learned = new Map<string, string>();

  readonly #cache: { readonly texts: MessageCache<ScrubbedMessage>; readonly facts: FactCache };

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
    const cache = caches.get(redactor) ?? { texts: createMessageCache(), facts: createMessageCache() };
    caches.set(redactor, cache);
    this.#cache = cache;
  }

  /** Facts that were taken from texts this redactor has cleaned. */
  get facts(): FactCache {
    return this.#cache.facts;
  }

  /** Looks at a text that will be sent or written in this pass, and remembers the secrets in it. */
  learn(text: string): void {
    this.#remember(scrub(this.#redactor, text).learned);
  }

  /** The same for the text of a message, whose findings are cached. */
  learnMessage(view: MessageView, text: () => string): void {
    this.#remember(this.#scrubMessage(view, text).learned);
  }

  /** The text without secrets: those of the rules and those learned. */
  redact(text: string): string {
    return this.#withoutLearned(scrub(this.#redactor, text).text);
  }

  /** The text of a message without secrets. */
  redactMessage(view: MessageView, text: () => string): string {
    return this.#withoutLearned(this.#scrubMessage(view, text).text);
  }

  /** The handle of the text of a message as it is, secrets and all. */
  handleOfMessage(view: MessageView, text: () => string): string {
    return this.#scrubMessage(view, text).handle;
  }

  #scrubMessage(view: MessageView, text: () => string): ScrubbedMessage {
    const cache = this.#cache.texts;
    const known = cache.get(view.raw);
    if (known !== undefined) return known;
    const raw = text();
    const scrubbed = { ...scrub(this.#redactor, raw), handle: handleOf(raw) };
    cache.set(view.raw, scrubbed);
    return scrubbed;
  }

  #remember(learned: readonly Learned[]): void {
    for (const { value, label } of learned) {
      if (this.#learned.size >= MAX_LEARNED) return;
      if (!this.#learned.has(value)) this.#learned.set(value, label);
    }
  }

  #withoutLearned(text: string): string {
    let clean = text;
    for (const [value, label] of this.#learned) {
      if (clean.includes(value)) clean = replaceToken(clean, value, `[REDACTED:${label}]`);
    }
    return clean;
  }
}

/** Makes a redactor of what the option holds. */
export function toRedactor(redact: Redact | Redactor | undefined): Redactor {
  if (redact === undefined) return new CredentialScrubber();
  return typeof redact === 'function' ? { scrubText: (text) => ({ text: redact(text) }) } : redact;
}

function scrub(redactor: Redactor, text: string): Scrubbed {
  if (text === '') return { text, learned: [] };
  const findings = redactor.find?.(text);
  if (findings !== undefined && findings.length === 0) return { text, learned: [] };
  const learned = (findings ?? [])
    .map(({ start, end, label }) => ({ value: text.slice(start, end), label }))
    .filter(({ value }) => isTellTale(value));
  return { text: redactor.scrubText(text).text, learned };
}

// A short value, or a word of the dictionary, would take ordinary text out with it.
function isTellTale(value: string): boolean {
  return value.length >= MIN_LEARNED_LENGTH && !/\s/.test(value) && !/^[a-z]+$/i.test(value);
}

function replaceToken(text: string, value: string, marker: string): string {
  let written = '';
  let copied = 0;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    const end = at + value.length;
    if (isWordCharacter(text, at - 1) || isWordCharacter(text, end)) continue;
    written += text.slice(copied, at) + marker;
    copied = end;
  }
  return copied === 0 ? text : written + text.slice(copied);
}

function isWordCharacter(text: string, at: number): boolean {
  return at >= 0 && at < text.length && /[A-Za-z0-9]/.test(text[at] ?? '');
}

import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { handleOf } from './handles.js';
import type { MessageView } from './model.js';
import { readTurn, type Turn } from './phases/serialize-turn.js';
import { createMessageCache, type MessageCache } from './tokens/message-cache.js';
import type { Redact, Redactor } from './types.js';
import { toWellFormed } from './well-formed.js';

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
  /** The turn, the learned values that it was searched for, and the text without them. */
  turn?: { readonly learned: string; readonly text: string; readonly turn: Turn };
}

/** A value found once is taken out everywhere when it is at least this long … */
const MIN_LEARNED_LENGTH = 8;
/** … and so many values at most. */
const MAX_LEARNED = 256;

const caches = new WeakMap<Redactor, MessageCache<ScrubbedMessage>>();

/** Redaction of one pass: every text goes through the same rules and the same set of learned values. */
export class RedactionPass {
  readonly #redactor: Redactor;
  readonly #textOf: (view: MessageView) => string;
  readonly #learned = new Map<string, string>();
  #learnedKey: string | undefined;
  readonly #cache: MessageCache<ScrubbedMessage>;
  /** Messages of this pass: whether a remembered text still holds is asked once. */
  readonly #messages = new Map<object, ScrubbedMessage>();
  #learnAll: ((pass: RedactionPass) => void) | undefined;

  /**
   * @param textOf the whole text of a message
   * @param learnAll shows every text of the list to the pass; run before anything else is learned or redacted
   */
  constructor(
    redactor: Redactor,
    textOf: (view: MessageView) => string,
    learnAll: (pass: RedactionPass) => void,
  ) {
    this.#redactor = redactor;
    this.#textOf = textOf;
    this.#learnAll = learnAll;
    this.#cache = caches.get(redactor) ?? createMessageCache();
    caches.set(redactor, this.#cache);
  }

  /** Looks at a text that will be sent or written in this pass, and remembers the secrets in it. */
  learn(text: string): void {
    this.#prepare();
    this.#remember(scrub(this.#redactor, text).learned);
  }

  /** The same for the text of a message, whose findings are cached. */
  learnMessage(view: MessageView): void {
    this.#remember(this.#scrubMessage(view).learned);
  }

  /** The text without secrets: those of the rules and those learned. */
  redact(text: string): string {
    this.#prepare();
    return this.#withoutLearned(scrub(this.#redactor, text).text);
  }

  /** The turn of a message without secrets; the very same one while nothing has changed. */
  turnOf(view: MessageView): Turn {
    this.#prepare();
    const scrubbed = this.#scrubMessage(view);
    this.#learnedKey ??= [...this.#learned.keys()].join('\n');
    const learned = this.#learnedKey;
    const before = scrubbed.turn;
    if (before?.learned === learned) return before.turn;
    const clean = this.#withoutLearned(scrubbed.text);
    const turn = before?.text === clean ? before.turn : readTurn(clean, view.role);
    scrubbed.turn = { learned, text: clean, turn };
    return turn;
  }

  /** The handle of the text of a message as it is, secrets and all. */
  handleOfMessage(view: MessageView): string {
    return this.#scrubMessage(view).handle;
  }

  #scrubMessage(view: MessageView): ScrubbedMessage {
    let scrubbed = this.#messages.get(view.raw);
    if (scrubbed !== undefined) return scrubbed;
    scrubbed = this.#cache.get(view.raw);
    if (scrubbed === undefined) {
      const raw = this.#textOf(view);
      scrubbed = { ...scrub(this.#redactor, raw), handle: handleOf(raw) };
      this.#cache.set(view.raw, scrubbed);
    }
    this.#messages.set(view.raw, scrubbed);
    return scrubbed;
  }

  #prepare(): void {
    const learnAll = this.#learnAll;
    this.#learnAll = undefined;
    learnAll?.(this);
  }

  #remember(learned: readonly Learned[]): void {
    for (const { value, label } of learned) {
      if (this.#learned.size >= MAX_LEARNED) return;
      for (const form of formsOf(value)) {
        if (this.#learned.has(form)) continue;
        this.#learned.set(form, label);
        this.#learnedKey = undefined;
      }
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
  return { text: toWellFormed(redactor.scrubText(text).text), learned };
}

// A value stands as itself in a result and as a JSON string in arguments.
function formsOf(value: string): readonly string[] {
  const escaped = JSON.stringify(value).slice(1, -1);
  const plain = value.includes('\\') ? unescaped(value) : value;
  return [...new Set([value, escaped, plain])].filter(isTellTale);
}

function unescaped(value: string): string {
  try {
    return String(JSON.parse(`"${value}"`));
  } catch {
    return value;
  }
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

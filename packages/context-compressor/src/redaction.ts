import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { withoutAnswers } from './answers.js';
import { handleOf } from './handles.js';
import type { CallPart, MessageView, ResultPart } from './model.js';
import { mapSaid, readTurn, turnText } from './phases/serialize-turn.js';
import type { FactSource } from './specifics/extract.js';
import { unwrapSummary } from './template.js';
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

/** A message without secrets, and what is known of it. */
export interface RedactedMessage extends FactSource {
  /** The handle of the message's text as it was, secrets and all. */
  readonly handle: string;
}

/** The questions that a message may answer. */
interface Asked {
  readonly before: string;
  /** Arguments of calls, one for each result; a tool may have asked a person. */
  readonly calls: readonly string[];
}

/** A message's text without the secrets that the rules find in it. */
interface ScrubbedMessage extends Scrubbed {
  readonly handle: string;
  /** What the message may answer: the end of the text before it, and the calls that its results belong to. */
  readonly asked: Asked;
  /** What it was made into, the learned values that it was searched for, and the text without them. */
  redacted?: { readonly learned: string; readonly text: string; readonly message: RedactedMessage };
}

/** A value found once is taken out everywhere when it is at least this long … */
const MIN_LEARNED_LENGTH = 8;
/** … and so many values at most. */
const MAX_LEARNED = 256;
/** How much of a text is kept as what the next one may answer: more than a line that asks. */
const ASKED_LENGTH = 320;

/** By view: a message has the same one for as long as it is not edited. */
const caches = new WeakMap<Redactor, WeakMap<MessageView, ScrubbedMessage>>();

/** Redaction of one pass: every text goes through the same rules and the same set of learned values. */
export class RedactionPass {
  readonly #redactor: Redactor;
  readonly #callOf: ReadonlyMap<ResultPart, CallPart>;
  readonly #learned = new Map<string, string>();
  readonly #askedOf = new Map<MessageView, string>();
  #asked = '';
  #learnedKey: string | undefined;
  readonly #cache: WeakMap<MessageView, ScrubbedMessage>;
  #learnAll: ((pass: RedactionPass) => void) | undefined;

  /**
   * @param callOf the call that a result answers
   * @param learnAll shows every text of the list to the pass; run before anything else is learned or redacted
   */
  constructor(
    redactor: Redactor,
    callOf: ReadonlyMap<ResultPart, CallPart>,
    learnAll: (pass: RedactionPass) => void,
  ) {
    this.#redactor = redactor;
    this.#callOf = callOf;
    this.#learnAll = learnAll;
    this.#cache = caches.get(redactor) ?? new WeakMap();
    caches.set(redactor, this.#cache);
  }

  /** Looks at a text that will be sent or written in this pass, and remembers the secrets in it. */
  learn(text: string): void {
    this.#prepare();
    this.#remember(scrub(this.#redactor, text).learned);
  }

  /** The same for the text of a message, whose findings are cached. Messages come in their order: one may answer the one before. */
  learnMessage(view: MessageView): void {
    this.#askedOf.set(view, this.#asked);
    this.#remember(this.#scrubMessage(view).learned);
    for (const part of view.parts) {
      // A summary of ours neither asks nor answers.
      if (part.kind === 'text' && unwrapSummary(part.text) === undefined)
        this.#asked = askedBy(part.text) ?? this.#asked;
    }
  }

  /** The text without secrets: those of the rules and those learned. */
  redact(text: string): string {
    this.#prepare();
    return this.#withoutLearned(scrub(this.#redactor, text).text);
  }

  /** A message without secrets; the very same one while nothing has changed. */
  redactMessage(view: MessageView): RedactedMessage {
    this.#prepare();
    const scrubbed = this.#scrubMessage(view);
    this.#learnedKey ??= [...this.#learned.keys()].join('\n');
    const learned = this.#learnedKey;
    const before = scrubbed.redacted;
    if (before?.learned === learned) return before.message;
    const text = this.#withoutLearned(scrubbed.text);
    const message =
      before?.text === text
        ? before.message
        : { view, turn: readTurn(text, view.role), handle: scrubbed.handle, facts: {} };
    scrubbed.redacted = { learned, text, message };
    return message;
  }

  #scrubMessage(view: MessageView): ScrubbedMessage {
    const asked = this.#askedOfMessage(view);
    let scrubbed = this.#cache.get(view);
    if (scrubbed === undefined || !isSameQuestion(scrubbed.asked, asked)) {
      scrubbed = this.#scrub(view, asked);
      this.#cache.set(view, scrubbed);
    }
    return scrubbed;
  }

  #askedOfMessage(view: MessageView): Asked {
    const calls: string[] = [];
    for (const part of view.parts)
      if (part.kind === 'result') calls.push(this.#callOf.get(part)?.argumentsText ?? '');
    return { before: this.#askedOf.get(view) ?? '', calls };
  }

  #scrub(view: MessageView, asked: Asked): ScrubbedMessage {
    const whole = turnText(view, this.#callOf);
    const handle = handleOf(whole);
    const given: Learned[] = [];
    let before = asked.before;
    let results = 0;
    const text = mapSaid(whole, view, this.#callOf, (said, part) => {
      const question = part.kind === 'text' ? before : (asked.calls[results++] ?? '');
      if (part.kind === 'text') before = askedBy(said) ?? before;
      const answered = withoutAnswers(this.#redactor, question, said);
      given.push(...answered.given.filter(({ value }) => isTellTale(value)));
      return answered.text;
    });
    const scrubbed = scrub(this.#redactor, text);
    return { text: scrubbed.text, learned: [...given, ...scrubbed.learned], handle, asked };
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

function isSameQuestion(one: Asked, other: Asked): boolean {
  return (
    one.before === other.before &&
    one.calls.length === other.calls.length &&
    one.calls.every((call, index) => call === other.calls[index])
  );
}

/** What the next text may answer; `undefined` for a blank text, which asks nothing. */
function askedBy(text: string): string | undefined {
  const end = text.slice(-ASKED_LENGTH);
  return end.trim() === '' ? undefined : end;
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

import { ContextCompressor, type ContextCompressorConfig } from '@context-hygiene/context-compressor';
import {
  CredentialScrubber,
  type CredentialScrubberOptions,
  propertiesScrubber,
} from '@context-hygiene/credential-scrubber';
import { createMemoryRenderer, type MemoryRenderer } from '@context-hygiene/memory-render';
import { type ScrubberOptions, StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
import { type ConversationStore, createMemoryStore } from './conversation-store.js';
import { checkKeys, inPiece, misuse } from './errors.js';
import type { HygieneEvent, HygieneEventListener } from './events.js';
import { quietListener } from './quiet-listener.js';
import type { RenderMemoryOptions } from './render-memory.js';

/** Options of {@link createContextHygiene}. Each piece takes its own; all of them share one credential scrubber. */
export interface ContextHygieneOptions {
  /** A scrubber of yours, or the options of one. @default the built-in rules */
  readonly credentials?: CredentialScrubber | CredentialScrubberOptions | undefined;
  /** What is hidden in answers. @default `<memory-context>` blocks */
  readonly answer?: ScrubberOptions | undefined;
  /** How memories become a block. */
  readonly render?: RenderMemoryOptions | undefined;
  /** How conversations are compressed; without `summarize` the summary is made without a model. */
  readonly compress?: Omit<ContextCompressorConfig, 'redact'> | undefined;
  /** Where the compressors' states live between calls. @default this process's memory, the last 10,000 conversations */
  readonly store?: ConversationStore | undefined;
  /** Told of every job in counts and milliseconds, never content. What it throws, at once or later, is ignored. */
  readonly onEvent?: HygieneEventListener | undefined;
}

/** The options, parsed once. */
export interface ContextHygieneConfig {
  readonly scrubber: CredentialScrubber;
  readonly answer: ScrubberOptions;
  readonly renderer: MemoryRenderer;
  readonly compress: ContextCompressorConfig;
  readonly store: ConversationStore;
  readonly onEvent: HygieneEventListener;
}

const known = ['credentials', 'answer', 'render', 'compress', 'store', 'onEvent'];

/** Checks the umbrella's own options; each piece checks its part, now and not at the first call. */
export function parseOptions(options: ContextHygieneOptions): ContextHygieneConfig {
  checkKeys(options, known);
  for (const name of ['answer', 'render', 'compress'] as const) {
    const value: unknown = options[name];
    if (value !== undefined && !isPlain(value)) {
      const wanted = `a plain object with the options of that piece: ${name}: { … }`;
      throw misuse(`invalid-option:${name}`, `${name} must be ${wanted}`);
    }
  }
  // Types leave them out; a caller without types would put aside the shared scrubber.
  for (const [piece, name] of [
    ['render', 'scrubber'],
    ['compress', 'redact'],
  ] as const) {
    if (name in (options[piece] ?? {})) {
      throw misuse(`unknown-option:${piece}.${name}`, `${piece} takes no ${name}: give "credentials"`);
    }
  }
  const { store = createMemoryStore(), onEvent = () => undefined } = options;
  if (typeof store?.get !== 'function' || typeof store.set !== 'function') {
    throw misuse('invalid-option:store', 'store must have the methods get(key) and set(key, value)');
  }
  if (typeof onEvent !== 'function') throw misuse('invalid-option:onEvent', 'onEvent must be a function');
  const { answer = {}, render, compress: ownCompress } = options;
  const scrubber = sharedScrubber(options.credentials);
  const compress = { ...ownCompress, redact: scrubber };
  inPiece('compress', () => new ContextCompressor(compress));
  inPiece('answer', () => new StreamingContextScrubber(answer));
  const ofMemories = { ...render, scrubber: propertiesScrubber(scrubber) };
  const renderer = inPiece('render', () => createMemoryRenderer(ofMemories));
  return Object.freeze({
    scrubber,
    answer,
    renderer,
    compress,
    store,
    onEvent: quietListener<HygieneEvent>(onEvent),
  });
}

function sharedScrubber(credentials: ContextHygieneOptions['credentials']): CredentialScrubber {
  const given: unknown = credentials;
  if (given !== undefined && (typeof given !== 'object' || given === null)) {
    throw misuse(
      'invalid-option:credentials',
      'credentials must be a CredentialScrubber, or an object with its options',
    );
  }
  return isScrubber(credentials)
    ? credentials
    : inPiece('credentials', () => new CredentialScrubber(credentials));
}

/** Not a list, and no instance of a piece: those have no names of their own, and would be taken for no options. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

// By shape: a scrubber of the CommonJS build is no instance of the ESM build's class.
function isScrubber(value: ContextHygieneOptions['credentials']): value is CredentialScrubber {
  return value !== undefined && 'scrubText' in value && typeof value.scrubText === 'function';
}

import { type ChannelOptions, parseChannels } from '../channels.js';
import { parseOptions, type ScrubberOptions } from '../options.js';
import { createRules, type Rules } from '../rules.js';
import { scrubWhole } from '../scrub-text.js';
import { type ChannelScanner, createChannelScanner } from './channel-scanner.js';
import { createMetadataScrubber, scrubMetadata, scrubWholeMetadata } from './provider-metadata/metadata.js';
import { dropRepeats } from './provider-metadata/repeats.js';
import { isSigned } from './provider-metadata/signatures.js';
import { createUnknownScrubber, isRecord, scrubOthers, type UnknownScrubber } from './unknown-value.js';

/** Options of `scrubProcessor`. */
export interface ScrubProcessorOptions extends ScrubberOptions, Pick<ChannelOptions, 'channels'> {}

/** An output processor that fits Mastra by its shape; `@mastra/core` is not imported. */
export interface ScrubProcessor {
  readonly id: 'stream-scrubber';
  /** Scrubs the parts of a stream; `null` drops one. */
  processOutputStream<Part extends { readonly type: string }>(args: {
    readonly part: Part;
    readonly state: Record<string, unknown>;
    readonly writer?: unknown;
  }): Promise<Part | null>;
  /** Scrubs the finished messages, which are what is stored. */
  processOutputResult<Message extends object>(args: { readonly messages: readonly Message[] }): Message[];
}

interface StreamPart {
  readonly type: string;
  readonly payload?: {
    readonly id?: string;
    readonly text?: string;
    readonly modelId?: string;
    readonly providerMetadata?: unknown;
    /** What a step that ends says of itself. */
    readonly metadata?: unknown;
  };
}

/** What is remembered of one stream. */
interface Stream {
  readonly open: Map<string, OpenText>;
  readonly unknown: UnknownScrubber;
  readonly metadata: UnknownScrubber;
  hasIntervened: boolean;
  /** What the provider calls its model, once it has said so. */
  modelId?: string | undefined;
}

interface OpenText {
  readonly scanner: ChannelScanner;
  /** What its next part is made of. */
  readonly model: StreamPart;
}

const signed = 'signedReasoning';
// Where Mastra looks for a part that is to be processed after the one that is returned.
const again = '__mastraReprocessPart';
const ends = /^(text-end|reasoning-end|finish|step-finish)$/;
const beside = /^(text-start|reasoning-start|text-delta|reasoning-delta|response-metadata|step-start|start)$/;
// Where the parts that end a step have what providers say of its text.
const inner = /^(metadata|stepResult)$/;

/**
 * Makes a Mastra output processor that removes internal blocks from texts and reasoning, streamed and stored.
 *
 * @throws TypeError with a `code` that names a wrong or unknown option
 * @example
 * const agent = new Agent({ outputProcessors: [scrubProcessor()], ...rest });
 */
export function scrubProcessor(options?: ScrubProcessorOptions): ScrubProcessor {
  const rules = createRules(parseOptions(options, ['channels']));
  const channels = parseChannels(options);
  const kinds = (['text', 'reasoning', signed] as const).filter((kind) => channels.has(kind));
  // Mastra hands the same state object to every call of one stream.
  const streams = new WeakMap<object, Stream>();
  return {
    id: 'stream-scrubber',
    async processOutputStream({ part, state }) {
      const stream = streams.get(state) ?? {
        open: new Map<string, OpenText>(),
        unknown: createUnknownScrubber({ ...rules, onBlock: undefined }),
        metadata: createMetadataScrubber(rules, !channels.has(signed)),
        hasIntervened: false,
      };
      streams.set(state, stream);
      const shown = processPart(part, state, stream, kinds, rules);
      // A part of the caller's own shape, its text exchanged.
      return shown as typeof part | null;
    },
    processOutputResult({ messages }) {
      let isFirst = true;
      return messages.map((message) => {
        if (!isAnswer(message)) return message;
        const content = scrubContent(message.content, kinds, rules, isFirst);
        isFirst &&= !holdsText(message.content);
        return { ...message, content };
      });
    },
  };
}

function processPart(
  part: StreamPart,
  state: Record<string, unknown>,
  stream: Stream,
  kinds: readonly string[],
  rules: Rules,
): StreamPart | null {
  const { type, payload } = part;
  const { open } = stream;
  const id = payload?.id ?? '';
  const kind = kinds.find((name) => type === `${name}-delta`);
  stream.modelId = payload?.modelId ?? stream.modelId;
  const isUntouched =
    kind === 'reasoning' && !kinds.includes(signed) && isSigned(payload?.providerMetadata, stream);
  if (kind !== undefined && payload !== undefined && !isUntouched) {
    const key = `${kind}:${id}`;
    const others = scrubOthers(payload, 'text', stream.unknown, key);
    const shown = scrubMetadata(others, stream.metadata, key);
    if (typeof payload.text !== 'string') return shown === payload ? part : { ...part, payload: shown };
    const isFirst = kind === 'text' && ![...open.keys()].some((other) => other.startsWith('text:'));
    const scanner = open.get(key)?.scanner ?? createChannelScanner(rules, isFirst);
    open.set(key, { scanner, model: { ...part, payload: shown } });
    const text = scanner.feed(payload.text);
    stream.hasIntervened ||= scanner.hasIntervened;
    // A part without text still says something of it: Gemini's signature comes so.
    if (text === '' && shown.providerMetadata === undefined) return null;
    return { ...part, payload: scanner.hasIntervened ? dropRepeats({ ...shown, text }) : shown };
  }
  // The provider's own chunk, with the text in it.
  if (type === 'raw') return stream.unknown.scrub(part, type) as StreamPart;
  // What was read of the text so far, as an object: all of it with every part.
  if (type.startsWith('object')) {
    return createUnknownScrubber({ ...rules, onBlock: undefined }).scrub(part, '') as StreamPart;
  }
  if (beside.test(type)) return isUntouched ? part : withMetadata(part, rules, kinds);
  for (const [key, { scanner, model }] of open) {
    const isEnding = ends.test(type) && (payload?.id === undefined || key === `${type.slice(0, -4)}:${id}`);
    const text = isEnding ? scanner.flush() : scanner.releaseLetterless();
    // The next step may use the same id again; it does not start inside a block.
    if (isEnding) open.set(key, { scanner: createChannelScanner(rules, false), model });
    if (text === '') continue;
    state[again] = part;
    return { ...model, payload: dropRepeats({ ...model.payload, text }) };
  }
  const last = withMetadata(part, rules, kinds);
  return stream.hasIntervened && ends.test(type) ? cleanEnd(last) : last;
}

/** A part whose metadata, its own and that of its step, is scrubbed. */
function withMetadata(part: StreamPart, rules: Rules, kinds: readonly string[]): StreamPart {
  if (!isRecord(part.payload)) return part;
  const keepsSigned = !kinds.includes(signed);
  const payload = scrubWholeMetadata(part.payload, rules, keepsSigned);
  const { metadata } = payload;
  const step = isRecord(metadata) ? scrubWholeMetadata(metadata, rules, keepsSigned) : metadata;
  if (payload === part.payload && step === metadata) return part;
  return { ...part, payload: step === metadata ? payload : { ...payload, metadata: step } };
}

/** Takes log probabilities, citations and the like from a part that ends a text or a step. */
function cleanEnd(part: StreamPart): StreamPart {
  const payload: Record<string, unknown> = dropRepeats({ ...part.payload });
  for (const [name, value] of Object.entries(payload)) {
    if (inner.test(name) && isRecord(value)) payload[name] = dropRepeats(value);
  }
  return { ...part, payload };
}

function isAnswer<Message extends object>(
  message: Message,
): message is Message & { readonly content: unknown } {
  return 'content' in message && !('role' in message && message.role !== 'assistant');
}

function holdsText(content: unknown): boolean {
  if (typeof content === 'string') return content !== '';
  if (Array.isArray(content)) return content.some((part) => isRecord(part) && part.type === 'text');
  return isRecord(content) && (holdsText(content.parts) || holdsText(content.content));
}

/** @param isFirst whether the first text of the answer stands in it, which may start inside of a block */
function scrubContent(content: unknown, kinds: readonly string[], rules: Rules, isFirst: boolean): unknown {
  if (typeof content === 'string')
    return kinds.includes('text') ? scrubWhole(content, rules, isFirst) : content;
  if (Array.isArray(content)) {
    const first = isFirst ? content.find((part) => holdsText([part])) : undefined;
    return content.map((part) =>
      scrubPart(withStoredMetadata(part, kinds, rules), kinds, rules, part === first),
    );
  }
  if (!isRecord(content)) return content;
  const silent = { ...rules, onBlock: undefined };
  const scrubbed: Record<string, unknown> = {
    ...scrubWholeMetadata(content, rules, !kinds.includes(signed)),
  };
  if (Array.isArray(content.parts)) scrubbed.parts = scrubContent(content.parts, kinds, rules, isFirst);
  // Older fields repeat the parts.
  if (typeof content.content === 'string') {
    scrubbed.content = scrubContent(content.content, kinds, silent, isFirst);
  }
  if (typeof content.reasoning === 'string' && kinds.includes('reasoning')) {
    scrubbed.reasoning = scrubWhole(content.reasoning, silent, false);
  }
  return scrubbed;
}

function withStoredMetadata(part: unknown, kinds: readonly string[], rules: Rules): unknown {
  return isRecord(part) ? scrubWholeMetadata(part, rules, !kinds.includes(signed)) : part;
}

function scrubPart(part: unknown, kinds: readonly string[], rules: Rules, isFirst: boolean): unknown {
  if (!isRecord(part) || !kinds.some((kind) => kind === part.type)) return part;
  if (part.type === 'reasoning' && !kinds.includes(signed) && isSigned(part, undefined)) return part;
  let hasChanged = false;
  const scrub = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const visible = scrubWhole(value, rules, isFirst);
    hasChanged ||= visible !== value;
    return visible;
  };
  const details = Array.isArray(part.details)
    ? {
        details: part.details.map((detail) =>
          isRecord(detail) ? { ...detail, text: scrub(detail.text) } : detail,
        ),
      }
    : {};
  const reasoning = 'reasoning' in part ? { reasoning: scrub(part.reasoning) } : {};
  const text = 'text' in part ? { text: scrub(part.text) } : {};
  const scrubbed = { ...part, ...text, ...reasoning, ...details };
  return hasChanged ? dropRepeats(scrubbed) : scrubbed;
}

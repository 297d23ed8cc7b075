import { type ChannelOptions, parseChannels } from '../channels.js';
import { parseOptions, type ScrubberOptions } from '../options.js';
import { createRules, type Rules } from '../rules.js';
import { scrubWhole } from '../scrub-text.js';
import { createTagScanner, type TagScanner } from '../tag-scanner.js';
import { isSigned } from './ai-sdk/signatures.js';
import { isRecord } from './unknown-value.js';

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
  readonly payload?: { readonly id?: string; readonly text?: string; readonly providerMetadata?: unknown };
}

interface OpenText {
  readonly scanner: TagScanner;
  /** What its next part is made of. */
  readonly model: StreamPart;
}

// Where Mastra looks for a part that is to be processed after the one that is returned.
const again = '__mastraReprocessPart';
const ends = /^(text-end|reasoning-end|finish|step-finish)$/;
const beside =
  /^(text-start|reasoning-start|text-delta|reasoning-delta|raw|response-metadata|step-start|start)$/;

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
  const kinds = (['text', 'reasoning'] as const).filter((kind) => channels.has(kind));
  // Mastra hands the same state object to every call of one stream.
  const streams = new WeakMap<object, Map<string, OpenText>>();
  return {
    id: 'stream-scrubber',
    async processOutputStream({ part, state }) {
      const open = streams.get(state) ?? new Map<string, OpenText>();
      streams.set(state, open);
      const shown = processPart(part, state, open, kinds, rules);
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
  open: Map<string, OpenText>,
  kinds: readonly string[],
  rules: Rules,
): StreamPart | null {
  const { type, payload } = part;
  const id = payload?.id ?? '';
  const kind = kinds.find((name) => type === `${name}-delta`);
  const isUntouched = kind === 'reasoning' && isSigned(payload?.providerMetadata, undefined);
  if (kind !== undefined && typeof payload?.text === 'string' && !isUntouched) {
    const key = `${kind}:${id}`;
    const isFirst = kind === 'text' && ![...open.keys()].some((other) => other.startsWith('text:'));
    const scanner = open.get(key)?.scanner ?? createTagScanner(rules, isFirst);
    open.set(key, { scanner, model: part });
    const text = scanner.feed(payload.text);
    return text === '' ? null : { ...part, payload: { ...payload, text } };
  }
  if (beside.test(type)) return part;
  for (const [key, { scanner, model }] of open) {
    const isEnding = ends.test(type) && (payload?.id === undefined || key === `${type.slice(0, -4)}:${id}`);
    const text = isEnding ? scanner.flush() : scanner.releaseLetterless();
    // The next step may use the same id again; it does not start inside a block.
    if (isEnding) open.set(key, { scanner: createTagScanner(rules, false), model });
    if (text === '') continue;
    state[again] = part;
    return { ...model, payload: { ...model.payload, text } };
  }
  return part;
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
    return content.map((part) => scrubPart(part, kinds, rules, part === first));
  }
  if (!isRecord(content)) return content;
  const silent = { ...rules, onBlock: undefined };
  const scrubbed: Record<string, unknown> = { ...content };
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

function scrubPart(part: unknown, kinds: readonly string[], rules: Rules, isFirst: boolean): unknown {
  if (!isRecord(part) || !kinds.some((kind) => kind === part.type)) return part;
  const isSignedPart = part.type === 'reasoning' && isSigned(part, undefined);
  if (isSignedPart) return part;
  const scrub = (value: unknown): unknown =>
    typeof value === 'string' ? scrubWhole(value, rules, isFirst) : value;
  const details = Array.isArray(part.details)
    ? {
        details: part.details.map((detail) =>
          isRecord(detail) ? { ...detail, text: scrub(detail.text) } : detail,
        ),
      }
    : {};
  const reasoning = 'reasoning' in part ? { reasoning: scrub(part.reasoning) } : {};
  return { ...part, ...('text' in part ? { text: scrub(part.text) } : {}), ...reasoning, ...details };
}

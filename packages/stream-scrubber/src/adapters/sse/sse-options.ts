import { allChannels, type Channel, type ChannelOptions, parseChannels } from '../../channels.js';
import { invalid } from '../../errors.js';
import { parseOptions, type ScrubberOptions } from '../../options.js';
import { createRules, type Rules } from '../../rules.js';
import { formats } from './formats/detect-format.js';
import type { EventFormat } from './formats/event-format.js';
import { createOwnFormat } from './formats/own-format.js';

/** The APIs whose events are known. */
export type SseFormatName =
  | 'openai-chat'
  | 'openai-responses'
  | 'anthropic'
  | 'gemini'
  | 'ai-sdk-ui'
  | 'ollama';

/** Events of one's own: where their text stands. */
export interface SseOwnFormat {
  /**
   * One path or several, from the root of each event's JSON: `text`, `message.parts[0].text`, `choices.*.text`
   * (`*` stands for every index or key). Each place is a text channel of its own.
   */
  readonly text: string | readonly string[];
}

/** Options of `scrubSse`, `scrubNdjson`, `scrubJsonBody` and `scrubResponse`. */
export interface SseOptions extends ScrubberOptions, ChannelOptions<Channel> {
  /**
   * The API that the events come from, or where an event of one's own has its text. By default each event is
   * recognised by its shape.
   * @default 'auto'
   */
  readonly format?: 'auto' | SseFormatName | SseOwnFormat | undefined;
  /**
   * The longest event that is read, in bytes; a longer one ends the stream with a `StreamScrubberError`.
   * @default 67108864
   */
  readonly maxEventBytes?: number | undefined;
}

/** The options of the adapter, checked and complete. */
export interface SseConfig {
  readonly rules: Rules;
  readonly channels: ReadonlySet<Channel>;
  /** Undefined when each event is recognised by its shape. */
  readonly format: EventFormat | undefined;
  readonly maxEventBytes: number;
}

const defaultMaxEventBytes = 64 * 1024 * 1024;

/**
 * Checks the options of the SSE adapter once.
 *
 * @throws TypeError with a `code` that names the first wrong option
 */
export function parseSseOptions(options: SseOptions = {}): SseConfig {
  const rules = createRules(parseOptions(options, ['channels', 'format', 'maxEventBytes']));
  const maxEventBytes: unknown = options.maxEventBytes ?? defaultMaxEventBytes;
  if (typeof maxEventBytes !== 'number' || !Number.isSafeInteger(maxEventBytes) || maxEventBytes < 1) {
    throw invalid('option', 'maxEventBytes', 'a whole number from 1');
  }
  return Object.freeze({
    rules,
    channels: parseChannels(options, allChannels),
    format: parseFormat(options.format),
    maxEventBytes,
  });
}

function parseFormat(format: unknown): EventFormat | undefined {
  if (format === undefined || format === 'auto') return undefined;
  const known = formats.find(({ name }) => name === format);
  if (known !== undefined) return known;
  const own = createOwnFormat(format);
  if (own !== undefined) return own;
  const names = formats.map(({ name }) => `'${name}'`).join(', ');
  throw invalid('option', 'format', `'auto', ${names} or { text: path or list of paths }`);
}

import type { Channel } from '../../channels.js';
import type { Rules } from '../../rules.js';
import { type ChannelScanner, createChannelScanner } from '../channel-scanner.js';
import { createMetadataScrubber, scrubMetadata, scrubWholeMetadata } from '../provider-metadata/metadata.js';
import { dropRepeats } from '../provider-metadata/repeats.js';
import { isSigned, type ModelLike } from '../provider-metadata/signatures.js';
import { createUnknownScrubber, scrubOthers, type UnknownScrubber } from '../unknown-value.js';
import { passedParts } from './passed-parts.js';

/** A part of a language model's stream, as far as it is read here. */
export interface StreamPart {
  readonly type: string;
  readonly id?: string;
  readonly delta?: unknown;
  readonly providerMetadata?: unknown;
  readonly rawValue?: unknown;
}

interface OpenChannel {
  readonly type: 'text-delta' | 'reasoning-delta';
  readonly id: string;
  /** None where the channel is not to be touched. */
  readonly scanner: ChannelScanner | undefined;
}

// Parts between which a text goes on.
const beside = new Set(['ping', 'raw', 'response-metadata', 'stream-start']);

/** Scrubs the parts of one stream: a scanner for each text and each reasoning, by its id. */
export class PartScrubber {
  readonly #rules: Rules;
  readonly #channels: ReadonlySet<Channel>;
  readonly #model: ModelLike | undefined;
  readonly #unknown: UnknownScrubber;
  readonly #metadata: UnknownScrubber;
  readonly #open = new Map<string, OpenChannel>();
  #hasText = false;
  #hasIntervened = false;

  constructor(rules: Rules, channels: ReadonlySet<Channel>, model: ModelLike | undefined) {
    this.#rules = rules;
    this.#channels = channels;
    this.#model = model;
    this.#unknown = createUnknownScrubber({ ...rules, onBlock: undefined });
    this.#metadata = createMetadataScrubber(rules, !channels.has('signedReasoning'));
  }

  /** Gives the parts that take a part's place. */
  read(part: StreamPart): StreamPart[] {
    const [, kind, event] = /^(text|reasoning)-(start|delta|end)$/.exec(part.type) ?? [];
    if (kind === 'text' || kind === 'reasoning') {
      if (event === 'start') return this.#start(kind, part);
      return event === 'delta' ? this.#readDelta(kind, part) : this.#end(kind, part);
    }
    if (part.type === 'finish') return [...this.flush(), this.#clean(this.#whole(part))];
    const left = beside.has(part.type) ? [] : this.#leave();
    if (part.type === 'raw') return [{ ...part, rawValue: this.#unknown.scrub(part.rawValue, 'raw') }];
    if (passedParts.has(part.type)) return [...left, this.#whole(part)];
    return [...left, this.#clean(this.#unknown.scrub(part, part.type) as StreamPart)];
  }

  /** Ends every channel that is still open. */
  flush(): StreamPart[] {
    const left = [...this.#open.values()].flatMap((channel) =>
      this.#rest(channel, (scanner) => scanner.flush()),
    );
    this.#open.clear();
    return left;
  }

  #start(kind: 'text' | 'reasoning', part: StreamPart): StreamPart[] {
    const { id = '', providerMetadata } = part;
    const before = this.#open.get(`${kind}:${id}`);
    const left = before === undefined ? [] : this.#rest(before, (scanner) => scanner.flush());
    const { scanner } = this.#openChannel(kind, id, providerMetadata);
    return [...left, scanner === undefined ? part : this.#beside(kind, part)];
  }

  #openChannel(kind: 'text' | 'reasoning', id: string, providerMetadata: unknown): OpenChannel {
    const name = kind === 'reasoning' && isSigned(providerMetadata, this.#model) ? 'signedReasoning' : kind;
    const isFirst = kind === 'text' && !this.#hasText;
    if (kind === 'text') this.#hasText = true;
    const scanner = this.#channels.has(name) ? createChannelScanner(this.#rules, isFirst) : undefined;
    const channel: OpenChannel = { type: `${kind}-delta`, id, scanner };
    this.#open.set(`${kind}:${id}`, channel);
    return channel;
  }

  #readDelta(kind: 'text' | 'reasoning', part: StreamPart): StreamPart[] {
    const { id = '', delta, providerMetadata } = part;
    const { scanner } = this.#open.get(`${kind}:${id}`) ?? this.#openChannel(kind, id, providerMetadata);
    if (scanner === undefined) return [part];
    const shown = this.#beside(kind, part);
    if (typeof delta !== 'string' || delta === '') return [shown];
    const visible = scanner.feed(delta);
    this.#hasIntervened ||= scanner.hasIntervened;
    if (visible === '' && providerMetadata === undefined) return [];
    return [scanner.hasIntervened ? dropRepeats({ ...shown, delta: visible }) : shown];
  }

  #end(kind: 'text' | 'reasoning', part: StreamPart): StreamPart[] {
    const key = `${kind}:${part.id ?? ''}`;
    const channel = this.#open.get(key);
    this.#open.delete(key);
    if (channel?.scanner === undefined) return [part];
    const left = this.#rest(channel, (scanner) => scanner.flush());
    const shown = this.#beside(kind, part);
    return [...left, channel.scanner.hasIntervened ? dropRepeats(shown) : shown];
  }

  #leave(): StreamPart[] {
    return [...this.#open.values()].flatMap((channel) =>
      this.#rest(channel, (scanner) => scanner.releaseLetterless()),
    );
  }

  #rest({ type, id, scanner }: OpenChannel, take: (scanner: ChannelScanner) => string): StreamPart[] {
    if (scanner === undefined) return [];
    const delta = take(scanner);
    this.#hasIntervened ||= scanner.hasIntervened;
    return delta === '' ? [] : [{ type, id, delta }];
  }

  /** A part of a text that grows, its metadata and what else it has read on with that of the part before. */
  #beside(kind: 'text' | 'reasoning', part: StreamPart): StreamPart {
    const id = part.id ?? '';
    const shown = scrubMetadata(part, this.#metadata, `${kind}:${id}`);
    return scrubOthers(shown, 'delta', this.#unknown, `${part.type}:${id}`);
  }

  /** A part of its own, its metadata complete. */
  #whole(part: StreamPart): StreamPart {
    return scrubWholeMetadata(part, this.#rules, !this.#channels.has('signedReasoning'));
  }

  #clean(part: StreamPart): StreamPart {
    return this.#hasIntervened ? dropRepeats(part) : part;
  }
}

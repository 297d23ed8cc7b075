import { concatBytes, decodeText, encodeText, textStart } from './bytes.js';
import { EventEdit } from './event-edit.js';
import { type EventFrame, type Framing, removeData, replaceData, replaceUnknown } from './event-frame.js';
import { detectFormat } from './formats/detect-format.js';
import { field } from './json.js';
import { parseJson } from './json-parser.js';
import { joinLines, looksLikeJson, scrubPlain, splitLines } from './plain-data.js';
import { findTriggers, scrubUnknown, type Triggers } from './scrub-unknown.js';
import { SequenceNumbers } from './sequence-numbers.js';
import type { SseConfig } from './sse-options.js';
import { type Leftover, TextChannels } from './text-channels.js';

const LF = 10;
const CR = 13;

/** What events call their kind: those of different kinds are different texts, though their paths are alike. */
const kinds = ['type', 'kind', 'event', 'object'] as const;

/** What becomes of an event's data: the events before it, and itself, or undefined when it must not go on. */
interface Scrubbed {
  readonly before: readonly Uint8Array[];
  readonly data: Uint8Array | undefined;
}

/** Scrubs a body event by event. */
export class EventScrubber {
  readonly #config: SseConfig;
  readonly #framing: Framing;
  readonly #channels: TextChannels;
  readonly #triggers: Triggers;
  readonly #sequence = new SequenceNumbers();
  #isFirst = true;
  #newline = '\n';
  // The event before was left out whole, perhaps in the middle of its last line end.
  #isHalfRemoved = false;

  constructor(config: SseConfig, framing: Framing) {
    this.#config = config;
    this.#framing = framing;
    this.#channels = new TextChannels(config.rules);
    this.#triggers = findTriggers(config.rules);
  }

  /** Reads one event; gives it scrubbed, behind the events that have to come before it. */
  event(bytes: Uint8Array): Uint8Array {
    const isOtherHalf = this.#isHalfRemoved && bytes.length === 1 && bytes[0] === LF;
    this.#isHalfRemoved = false;
    return isOtherHalf ? new Uint8Array(0) : this.#scrub(bytes, false);
  }

  /** Ends the body, which may have cut an event off. */
  end(rest: Uint8Array): Uint8Array {
    return this.#scrub(rest, true);
  }

  #scrub(original: Uint8Array, isLast: boolean): Uint8Array {
    const frame = this.#readFrame(original);
    const { bytes } = frame;
    if (frame.data.length === 0) return isLast ? concatBytes([...this.#close(), bytes]) : bytes;
    this.#newline = frame.newline;
    const before: Uint8Array[] = [];
    const data: Uint8Array[] = [];
    const units = splitUnits(frame);
    for (const [index, unit] of units.entries()) {
      const scrubbed = this.#scrubData(unit, frame, isLast && index === units.length - 1);
      before.push(...scrubbed.before);
      if (scrubbed.data !== undefined) data.push(scrubbed.data);
    }
    const rewritten = rewrite(frame, units, data);
    const isRemoved = rewritten.length <= (frame.lines[0]?.start ?? 0);
    this.#isHalfRemoved = isRemoved && bytes.at(-1) === CR;
    return concatBytes([...before, rewritten]);
  }

  #readFrame(bytes: Uint8Array): EventFrame {
    const start = this.#isFirst ? textStart(bytes) : 0;
    this.#isFirst = false;
    const frame = this.#framing.read(bytes, start);
    const scrubbed = replaceUnknown(frame, (line) => this.#scrubLine(line));
    return scrubbed === bytes ? frame : this.#framing.read(scrubbed, start);
  }

  /** A line that is no field: clients pass it over, unless the body is none of Server-Sent Events at all. */
  #scrubLine(line: Uint8Array): Uint8Array {
    const text = decodeText(line);
    const scrubbed = scrubPlain(text, (plain) => this.#channels.feedLine(plain));
    return scrubbed === text ? line : encodeText(scrubbed);
  }

  #scrubData(data: Uint8Array, frame: EventFrame, isLast: boolean): Scrubbed {
    if (isDone(data)) {
      this.#sequence.see(undefined);
      return { before: this.#write(isLast ? this.#channels.close() : this.#channels.end('')), data };
    }
    const document = parseJson(data);
    if (document === undefined || document.root.kind === 'scalar')
      return this.#scrubText(data, frame, isLast);
    const event = new EventEdit({
      document,
      channels: this.#channels,
      kinds: this.#config.channels,
      eventName: frame.name,
      isBody: false,
    });
    const format = this.#config.format ?? detectFormat(event);
    if (format?.matches(event) === true) format.read(event);
    // In a stream of plain text a piece of it may happen to be JSON.
    else if (this.#channels.isBusy(textKey(frame))) return this.#scrubText(data, frame, isLast);
    else event.leave('');
    if (isLast) event.close();
    return this.#finish(event);
  }

  #finish(event: EventEdit): Scrubbed {
    const kind = kinds.map((member) => event.string(field(event.root, member)) ?? '');
    scrubUnknown(event, unknownPath(event.eventName, kind), this.#triggers);
    const node = field(event.root, 'sequence_number');
    const number = event.wholeNumber(node);
    this.#sequence.see(number);
    const before = this.#write(event.before);
    if (event.isDropped) {
      if (number !== undefined) this.#sequence.drop();
      return { before, data: undefined };
    }
    if (node !== undefined && number !== undefined && number !== this.#sequence.number) {
      event.replace(node, String(this.#sequence.number));
    }
    return { before, data: event.finish() };
  }

  #scrubText(data: Uint8Array, frame: EventFrame, isLast: boolean): Scrubbed {
    const text = decodeText(data);
    const key = textKey(frame);
    const isBroken = looksLikeJson(text) && !this.#channels.isBusy(key);
    // Broken JSON may carry on any channel, in words that only the channel could tell to be hidden.
    if (isBroken && !this.#channels.isIdle) return { before: isLast ? this.#close() : [], data: undefined };
    const left: Leftover[] = [];
    const isText = this.#config.channels.has('text');
    if (!isText && !isBroken && !this.#framing.hasOneText)
      return { before: this.#write(isLast ? this.#channels.close() : []), data };
    const scrubbed = scrubPlain(text, (given) => {
      const plain = this.#readOn(given, frame);
      // What looks like JSON may as well be a piece of a text that begins with a quote or a bracket.
      if (isBroken && !isText) return this.#channels.scrubLone(plain);
      const visible = isText && this.#framing.hasOneText ? this.#feedText(plain, frame, left) : plain;
      const ended = isLast ? this.#channels.close() : [];
      left.push(...ended.filter((other) => other.key !== key));
      // What is held of this very text joins it.
      return visible + (ended.find((other) => other.key === key)?.text ?? '');
    });
    this.#sequence.see(undefined);
    return { before: this.#write(left), data: scrubbed === text ? data : encodeText(scrubbed) };
  }

  /** A piece of plain text before this one may have been a JSON string by itself, and have opened a block. */
  #readOn(text: string, { name }: EventFrame): string {
    const { hasOneText } = this.#framing;
    if (this.#config.rules.codeAware && hasOneText) return text;
    return this.#channels.feedPath(unknownPath(name, []), '', text, !hasOneText);
  }

  #feedText(text: string, frame: EventFrame, left: Leftover[]): string {
    const key = textKey(frame);
    const visible = this.#channels.feed(
      { key, kind: 'text', write: (data) => ({ name: frame.name, data }) },
      text,
    );
    left.push(...this.#channels.leave('', new Map([[key, true]])));
    return visible;
  }

  #close(): Uint8Array[] {
    this.#sequence.see(undefined);
    return this.#write(this.#channels.close());
  }

  #write(leftovers: readonly Leftover[]): Uint8Array[] {
    return leftovers.map(({ text, write }) => {
      const { name, data } = write(text, this.#sequence.insert());
      return this.#framing.write(name, data, this.#newline);
    });
  }
}

/**
 * The data of an event in one piece, as the standard joins it; line by line where only so it is JSON, since there are
 * servers that separate events by single line ends, and clients that read them so.
 */
function splitUnits({ data }: EventFrame): readonly Uint8Array[] {
  const joined = joinLines(data);
  if (data.length < 2 || parseJson(joined) !== undefined) return [joined];
  return data.every((line) => isDone(line) || parseJson(line)?.root.kind === 'object') ? data : [joined];
}

function rewrite(frame: EventFrame, units: readonly Uint8Array[], data: readonly Uint8Array[]): Uint8Array {
  const isSame = data.length === units.length && data.every((unit, index) => unit === units[index]);
  if (isSame) return frame.bytes;
  return data.length === 0 ? removeData(frame) : replaceData(frame, data.flatMap(splitLines));
}

/** What ends a stream of OpenAI and the AI SDK. */
function isDone(data: Uint8Array): boolean {
  return data.length < 16 && decodeText(data).trim() === '[DONE]';
}

/** Where the paths of what no format knows begin, for events of one name and kind. */
function unknownPath(name: string | undefined, kind: readonly string[]): string {
  return [name, ...kinds.map((_, index) => kind[index] ?? ''), ''].join(':');
}

function textKey({ name }: EventFrame): string {
  return `data:${name ?? ''}:`;
}

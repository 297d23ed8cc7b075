import { concatBytes, decodeText, encodeText } from './bytes.js';

const LF = 10;
const CR = 13;
const SPACE = 32;
const COLON = 58;

/** The fields of the standard; the line of a comment has none. */
const fields = ['data', 'event', 'id', 'retry', ''] as const;

/** One line of an event; all places are byte offsets in the event. */
interface Line {
  readonly start: number;
  /** Where the value begins, after the colon and one space. */
  readonly value: number;
  /** Where the line's text ends; its line end follows. */
  readonly end: number;
  readonly next: number;
  readonly field: (typeof fields)[number] | 'unknown';
}

/** One event of a Server-Sent-Events body, with its bytes as they came. */
export interface EventFrame {
  readonly bytes: Uint8Array;
  readonly lines: readonly Line[];
  /** The values of the `data` lines; empty for an event without data. */
  readonly data: readonly Uint8Array[];
  /** The value of the last `event` line. */
  readonly name: string | undefined;
  /** The line end that the event uses. */
  readonly newline: string;
}

/** How the events of a body are read and written. */
export interface Framing {
  /** Whether data that is no JSON is a piece of one text, and no text of its own. */
  readonly hasOneText: boolean;
  /** Reads an event, whose text begins at a place: behind the byte order mark of a body. */
  read(bytes: Uint8Array, start: number): EventFrame;
  /** Writes an event of our own. */
  write(name: string | undefined, data: string, newline: string): Uint8Array;
}

/** Server-Sent Events. */
export const sseFraming: Framing = { hasOneText: true, read: readFrame, write: writeFrame };

/** Reads the lines of an event. */
function readFrame(bytes: Uint8Array, from: number): EventFrame {
  const lines: Line[] = [];
  const data: Uint8Array[] = [];
  let name: string | undefined;
  let start = from;
  while (start < bytes.length) {
    const line = readLine(bytes, start);
    lines.push(line);
    start = line.next;
    if (isData(line)) data.push(bytes.subarray(line.value, line.end));
    if (line.field === 'event') name = decodeText(bytes.subarray(line.value, line.end));
  }
  const [first] = lines;
  const newline = first === undefined ? '' : decodeText(bytes.subarray(first.end, first.next));
  return { bytes, lines, data, name, newline: newline === '' ? '\n' : newline };
}

/** The event with other lines where they are no field of the standard: what `scrub` makes of their bytes. */
export function replaceUnknown(frame: EventFrame, scrub: (line: Uint8Array) => Uint8Array): Uint8Array {
  const { bytes } = frame;
  const parts: Uint8Array[] = [];
  let copied = 0;
  for (const { start, end } of frame.lines.filter(({ field }) => field === 'unknown')) {
    const line = bytes.subarray(start, end);
    const scrubbed = scrub(line);
    if (scrubbed === line) continue;
    parts.push(bytes.subarray(copied, start), scrubbed);
    copied = end;
  }
  return parts.length === 0 ? bytes : concatBytes([...parts, bytes.subarray(copied)]);
}

/** The event with other data, line by line; every other line keeps its bytes. */
export function replaceData(frame: EventFrame, data: readonly Uint8Array[]): Uint8Array {
  const { bytes } = frame;
  const parts: Uint8Array[] = [];
  let copied = 0;
  let used = 0;
  for (const [index, line] of frame.lines.filter(isData).entries()) {
    const isLast = index === frame.data.length - 1;
    const values = data.slice(used, isLast ? data.length : used + 1);
    used += values.length;
    parts.push(bytes.subarray(copied, line.start));
    for (const [position, value] of values.entries()) {
      const isLastValue = position === values.length - 1;
      // A body that ends in the middle of a line keeps ending there.
      const lineEnd = isLastValue ? bytes.subarray(line.end, line.next) : encodeText(frame.newline);
      parts.push(bytes.subarray(line.start, line.value), value, lineEnd);
    }
    copied = line.next;
  }
  parts.push(bytes.subarray(copied));
  return concatBytes(parts);
}

/** What is left of an event whose data must not go on: comments, ids and unknown fields, or nothing. */
export function removeData(frame: EventFrame): Uint8Array {
  const { bytes } = frame;
  const others = frame.lines.filter((line) => !isData(line) && line.field !== 'event');
  const isEmpty = others.every(({ start, end }) => start === end);
  const kept = isEmpty ? [] : others.map(({ start, next }) => bytes.subarray(start, next));
  return concatBytes([bytes.subarray(0, frame.lines[0]?.start), ...kept]);
}

function writeFrame(name: string | undefined, data: string, newline: string): Uint8Array {
  const head = name === undefined ? '' : `event: ${name}${newline}`;
  const lines = data.split(/\r\n?|\n/).map((line) => `data: ${line}${newline}`);
  return encodeText(`${head}${lines.join('')}${newline}`);
}

function isData(line: Line): boolean {
  return line.field === 'data';
}

function readLine(bytes: Uint8Array, start: number): Line {
  let end = start;
  let colon = -1;
  for (; end < bytes.length; end++) {
    const byte = bytes[end];
    if (byte === LF || byte === CR) break;
    if (byte === COLON && colon < 0) colon = end;
  }
  const isPair = bytes[end] === CR && bytes[end + 1] === LF;
  const next = Math.min(bytes.length, end + (isPair ? 2 : 1));
  const fieldEnd = colon < 0 ? end : colon;
  const afterColon = Math.min(end, fieldEnd + 1);
  const value = afterColon < end && bytes[afterColon] === SPACE ? afterColon + 1 : afterColon;
  return { start, value, end, next, field: readField(bytes.subarray(start, fieldEnd)) };
}

/** A field's name; names in other letters or with white space count too, as there are clients that read them so. */
function readField(bytes: Uint8Array): Line['field'] {
  if (bytes.length > 20) return 'unknown';
  const name = decodeText(bytes).trim().toLowerCase();
  return fields.find((field) => field === name) ?? 'unknown';
}

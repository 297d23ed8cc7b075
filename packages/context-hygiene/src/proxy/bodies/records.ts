import { type SseOptions, scrubSse } from '@context-hygiene/stream-scrubber/sse';
import { ProxyError } from '../proxy-error.js';
import { isLineEnd, RECORD_MARK, SPACE } from './ascii.js';
import { type ByteStream, concat, streamOf } from './bytes.js';
import { type Line, LineCutter } from './lines.js';
import { isDataField, RecordPlaces } from './record-places.js';
import { beginsRecord } from './records-in-text.js';
import { valuesIn } from './values-in.js';

const encoder = new TextEncoder();
const NOTHING = new Uint8Array();
/** A line is read so often at most in search of a record, so that a long one is not read over and over. */
const MOST_TRIED = 8;
const dataField = encoder.encode('data: ');

/**
 * Scrubs a body line by line as one stream, whatever the lines are: JSON, several values on one line, records with
 * marks (RFC 7464), the `data` lines of events, or text. The records go through the scrubber of Server-Sent Events,
 * each as an event whose comment says which one it is, and come back to their places.
 */
export function scrubRecords(body: ByteStream, scrub: SseOptions): ByteStream {
  const places = new RecordPlaces();
  const lines = new LineCutter();
  const limit = scrub.maxEventBytes ?? Number.POSITIVE_INFINITY;
  const away = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const events = lines.push(chunk).flatMap((line) => eventsOf(line, places));
      if (lines.held > limit) throw new ProxyError('upstream-too-large');
      if (events.length > 0) controller.enqueue(concat(events));
    },
    flush(controller) {
      const rest = lines.rest();
      if (rest !== undefined) controller.enqueue(concat(eventsOf(rest, places)));
    },
  });
  return body.pipeThrough(away).pipeThrough(scrubSse(scrub)).pipeThrough(places.back());
}

/** Scrubs the values of a whole list as one stream; undefined when it holds other things. */
export function scrubList(list: Uint8Array, scrub: SseOptions): ByteStream | undefined {
  const values = valuesIn(list);
  if (values === undefined || values.length < 2) return undefined;
  const places = new RecordPlaces();
  const events = values.map(({ start, end }, index) => {
    const isLast = index === values.length - 1;
    const before = list.subarray(values[index - 1]?.end ?? 0, start);
    const after = isLast ? list.subarray(end) : NOTHING;
    // Line ends within JSON are white space; within an event they would end its line.
    const value = list.subarray(start, end).map((byte) => (isLineEnd(byte) ? SPACE : byte));
    return eventOf(value, places.add({ before, after, kind: 'item' }), isLast ? '' : '\n\n');
  });
  return streamOf(concat(events)).pipeThrough(scrubSse(scrub)).pipeThrough(places.back());
}

function eventsOf({ content, end }: Line, places: RecordPlaces): readonly Uint8Array[] {
  if (isDataField(content)) {
    const number = places.add({ before: NOTHING, after: end, kind: 'event' });
    return [concat([encoder.encode(`:${number}\n`), content, encoder.encode('\n\n')])];
  }
  const values = valuesIn(content);
  if (values === undefined) return textEvents({ content, end }, places);
  if (values.length === 0) {
    const number = places.add({ before: content, after: end, kind: 'line' });
    return [encoder.encode(`:${number}\n\n`)];
  }
  return values.map((value, index) => {
    const before = content.subarray(values[index - 1]?.end ?? 0, value.start);
    const isLast = index === values.length - 1;
    const after = isLast ? concat([content.subarray(value.end), end]) : NOTHING;
    const number = places.add({ before, after, kind: 'line' });
    return eventOf(content.subarray(value.start, value.end), number, '\n\n');
  });
}

/** A line that is no record, or text with a record behind it, or with something that may have been meant as one. */
function textEvents({ content, end }: Line, places: RecordPlaces): readonly Uint8Array[] {
  // The mark of a record must not hide that what follows looks like JSON.
  const start = content[0] === RECORD_MARK ? 1 : 0;
  const { record, start: begun } = recordWithin(content, start + 1);
  const textEvent = (from: number, to: number, after: Uint8Array): Uint8Array => {
    const number = places.add({
      before: from === start ? content.subarray(0, start) : NOTHING,
      after,
      kind: 'line',
    });
    return eventOf(content.subarray(from, to), number, '\n\n');
  };
  if (begun === undefined) return [textEvent(start, content.length, end)];
  const text = textEvent(start, begun, NOTHING);
  const rest = content.subarray(begun);
  return record
    ? [text, ...eventsOf({ content: rest, end }, places)]
    : [text, textEvent(begun, content.length, end)];
}

/** Where an event's data or an object begins within a line; if none that is whole does, where the first one begins. */
function recordWithin(
  content: Uint8Array,
  from: number,
): { readonly start?: number; readonly record: boolean } {
  const begun: number[] = [];
  for (let at = from; at < content.length && begun.length < MOST_TRIED; at += 1) {
    if (beginsRecord(content, at) !== true) continue;
    const rest = content.subarray(at);
    if (isDataField(rest) || valuesIn(rest) !== undefined) return { start: at, record: true };
    begun.push(at);
  }
  const [first] = begun;
  return first === undefined ? { record: false } : { start: first, record: false };
}

function eventOf(value: Uint8Array, number: number, end: string): Uint8Array {
  return concat([encoder.encode(`:${number}\n`), dataField, value, encoder.encode(end)]);
}

import { type SseOptions, scrubJsonBody, scrubSse } from '@context-hygiene/stream-scrubber/sse';
import { scrubByteTransform } from '@context-hygiene/stream-scrubber/web';
import { ProxyError } from '../proxy-error.js';
import { HYPHEN } from './ascii.js';
import { type ByteStream, concat, streamOf } from './bytes.js';
import { type HeadOfBody, onceLookedAt } from './head-of-body.js';
import { JsonLinesTell } from './json-lines.js';
import { type Looks, looksOf, placeOfText, withoutBlanks } from './looks.js';
import { scrubList, scrubRecords } from './records.js';
import { recordsInEvents, recordsInText } from './records-in-text.js';
import { switchOver } from './switch-over.js';
import { isUnreadable, refuseUnreadable } from './unreadable.js';
import { isJson } from './values-in.js';

/** What a body says it is; `parts` are of a multipart answer, and may be binary data. */
export type BodyLabel = 'stream' | 'json' | 'lines' | 'text' | 'parts' | 'binary';

/** What is labelled as binary data shows by then that it is. */
const ENOUGH_TO_TELL_BYTES = 512;

/**
 * Scrubs a body by what it looks like, and by its label where it looks like nothing: servers label streams as text,
 * errors as streams, and JSON lines as JSON. What is no text in bytes of ASCII's kind, UTF-16 or compressed bytes
 * without a label, ends with an error.
 */
export function scrubByLooks(body: ByteStream, label: BodyLabel, scrub: SseOptions): ByteStream {
  if (label === 'parts') return scrubParts(body, scrub);
  const unreadable = (): Error => new ProxyError('upstream-encoding');
  const readable = label === 'binary' ? body : refuseUnreadable(body, unreadable);
  // Servers send white space for minutes before they answer, so that nobody takes the connection for dead.
  return switchOver(
    readable,
    (text) => scrubText(text, label, scrub),
    (chunk) => {
      const at = placeOfText(chunk);
      return at < 0 ? undefined : { at, isSure: true };
    },
  );
}

function scrubText(body: ByteStream, label: BodyLabel, scrub: SseOptions): ByteStream {
  return onceLookedAt(body, async (head) => {
    const looks = await looksOfHead(head);
    if (label === 'binary') {
      while (looks === 'text' && head.length < ENOUGH_TO_TELL_BYTES && (await head.more()) !== undefined);
      if (isUnreadable(head.bytes())) return head.whole();
    }
    if (looks === 'stream') return asEvents(head.whole(), scrub);
    if (looks === 'records') return scrubRecords(head.whole(), scrub);
    if (looks === 'json') return scrubJson(head, scrub);
    if (label === 'stream') return asStrayEvents(head.whole(), scrub);
    return asText(head.whole(), scrub);
  });
}

async function looksOfHead(head: HeadOfBody): Promise<Looks | undefined> {
  let rest = withoutBlanks(head.bytes());
  for (;;) {
    const looks = looksOf(rest);
    const chunk = looks ?? (await head.more());
    if (typeof chunk !== 'object') return chunk;
    rest = withoutBlanks(concat([rest, chunk]));
  }
}

/** Parts may be binary data, but the lines between them are text: what does not begin with one is no such answer. */
function scrubParts(body: ByteStream, scrub: SseOptions): ByteStream {
  return onceLookedAt(body, async (head) => {
    while (head.length < 2 && (await head.more()) !== undefined);
    const isBorder = head
      .bytes()
      .subarray(0, 2)
      .every((byte) => byte === HYPHEN);
    return isBorder ? asText(head.whole(), scrub) : scrubByLooks(head.whole(), 'text', scrub);
  });
}

/** One value is scrubbed when it is complete; JSON lines as they come. */
async function scrubJson(head: HeadOfBody, scrub: SseOptions): Promise<ByteStream> {
  const limit = scrub.maxEventBytes ?? Number.POSITIVE_INFINITY;
  const tell = new JsonLinesTell();
  let areLines: boolean | undefined;
  for (let chunk: Uint8Array | undefined = head.bytes(); chunk !== undefined; chunk = await head.more()) {
    areLines ??= tell.push(chunk);
    if (areLines === true) return scrubRecords(head.whole(), scrub);
    if (head.length > limit) throw new ProxyError('upstream-too-large');
  }
  const whole = head.bytes();
  if (!isJson(whole)) return asText(head.whole(), scrub);
  return scrubList(whole, scrub) ?? streamOf(scrubJsonBody(whole, scrub));
}

/**
 * Text as one whole, and then the records that it leads up to. Pieces of tags wait for the second reading: the rest of
 * them may stand in the next record.
 */
function asText(body: ByteStream, scrub: SseOptions): ByteStream {
  const wholeBlocks = withoutTags(body, { ...scrub, fragment: 'emit', orphanClose: 'emit' });
  return withoutTags(
    recordsInText(wholeBlocks, (rest) => scrubRecords(rest, scrub)),
    scrub,
  );
}

/** A stream of events, and the records that a server may put between or behind them. */
function asEvents(body: ByteStream, scrub: SseOptions): ByteStream {
  const events = body.pipeThrough(scrubSse(scrub));
  return recordsInEvents(events, (rest) => withoutTags(scrubRecords(rest, scrub), scrub));
}

/** A stream of events that does not begin as one: first as its label says, then as whatever it may be. */
function asStrayEvents(body: ByteStream, scrub: SseOptions): ByteStream {
  return withoutTags(scrubRecords(body.pipeThrough(scrubSse(scrub)), scrub), scrub);
}

function withoutTags(body: ByteStream, scrub: SseOptions): ByteStream {
  const { channels: _channels, format: _format, maxEventBytes: _max, ...textOptions } = scrub;
  return body.pipeThrough(scrubByteTransform(textOptions));
}

import { type SseOptions, scrubJsonBody, scrubSse } from '@context-hygiene/stream-scrubber/sse';
import { scrubByteTransform } from '@context-hygiene/stream-scrubber/web';
import { type HeadOfBody, onceLookedAt } from './head-of-body.js';
import { eventsAsLines, linesAsEvents } from './json-lines.js';
import { isWide, looksOf } from './looks.js';
import { ProxyError } from './proxy-error.js';
import { recordMarks } from './record-marks.js';

/** What a body says it is. */
export type BodyLabel = 'stream' | 'json' | 'lines' | 'text' | 'binary';

type Bytes = ReadableStream<Uint8Array>;

const LINE_FEED = 10;

/**
 * Scrubs a body by what it looks like, and by its label where it looks like nothing: servers label streams as text,
 * errors as streams, and JSON lines as JSON. UTF-16 and UTF-32, in which no tag would be seen, end with an error.
 */
export function scrubByLooks(body: Bytes, label: BodyLabel, scrub: SseOptions): Bytes {
  return onceLookedAt(body, async (head) => {
    let looks = looksOf(head.bytes());
    while (looks === undefined && (await head.more()) !== undefined) looks = looksOf(head.bytes());
    if (label !== 'binary' && isWide(head.bytes())) throw new ProxyError('upstream-encoding');
    if (looks === 'stream') return head.whole().pipeThrough(scrubSse(scrub));
    if (looks === 'json') return scrubJson(head, scrub);
    if (label === 'binary') return head.whole();
    if (label === 'stream') return asText(head.whole().pipeThrough(scrubSse(scrub)), scrub);
    return asText(label === 'lines' ? asLines(head.whole(), scrub) : head.whole(), scrub);
  });
}

/** One value is scrubbed when it is complete; JSON lines as they come. */
async function scrubJson(head: HeadOfBody, scrub: SseOptions): Promise<Bytes> {
  const limit = scrub.maxEventBytes ?? Number.POSITIVE_INFINITY;
  let lineEnded = false;
  let lines: boolean | undefined;
  for (let chunk: Uint8Array | undefined = head.bytes(); chunk !== undefined; chunk = await head.more()) {
    // Not asked before a line has ended, so that a long value is not read over and over.
    lineEnded ||= chunk.includes(LINE_FEED);
    if (lineEnded && lines === undefined) lines = areJsonLines(head.bytes());
    if (lines === true) return asLines(head.whole(), scrub);
    if (head.length > limit) throw new ProxyError('upstream-too-large');
  }
  const scrubbed = scrubJsonBody(head.bytes(), scrub);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(scrubbed);
      controller.close();
    },
  });
}

/** Whether a line that is JSON by itself is followed by more; undefined while that is not seen yet. */
function areJsonLines(bytes: Uint8Array): boolean | undefined {
  const text = new TextDecoder().decode(bytes).trimStart();
  const end = text.indexOf('\n');
  if (end < 0) return undefined;
  try {
    JSON.parse(text.slice(0, end));
  } catch {
    return false;
  }
  return text.slice(end).trim() === '' ? undefined : true;
}

function asLines(body: Bytes, scrub: SseOptions): Bytes {
  const { away, back } = recordMarks();
  const events = body.pipeThrough(away).pipeThrough(linesAsEvents()).pipeThrough(scrubSse(scrub));
  return events.pipeThrough(eventsAsLines()).pipeThrough(back);
}

function asText(body: Bytes, scrub: SseOptions): Bytes {
  const { channels: _channels, format: _format, maxEventBytes: _max, ...textOptions } = scrub;
  return body.pipeThrough(scrubByteTransform(textOptions));
}

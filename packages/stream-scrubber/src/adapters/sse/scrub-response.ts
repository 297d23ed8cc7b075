import { assertBytes, invalid, kindOf } from '../../errors.js';
import { StreamScrubberError } from '../../stream-scrubber-error.js';
import { concatBytes } from './bytes.js';
import { scrubJsonBody } from './scrub-json-body.js';
import { scrubSse } from './scrub-sse.js';
import { parseSseOptions, type SseOptions } from './sse-options.js';

const eventStream = /^text\/event-stream\b/i;
// `text/json` is no registered type, and sent all the same.
const json = /^(?:application|text)\/(?:[\w.+-]+\+)?json\b/i;

/** Headers that speak of the bytes as they were. */
const ofBytes = [
  'content-length',
  'content-encoding',
  'content-md5',
  'content-digest',
  'digest',
  'repr-digest',
  'etag',
];

/**
 * Scrubs a `fetch` response: Server-Sent Events as they come, JSON once it is complete. Any other body passes as it
 * is, since no text channel can be told in it. Status and headers stay, but for those that describe the bytes.
 *
 * @throws TypeError with a `code` that names a wrong argument or option
 * @example
 * return scrubResponse(await fetch(upstream, request));
 */
export function scrubResponse(response: Response, options?: SseOptions): Response {
  const { maxEventBytes } = parseSseOptions(options);
  // Not by its class: there are several in one process, undici's for one.
  if (typeof response?.headers?.get !== 'function' || !('body' in response)) {
    throw invalid('argument', 'response', `a Response, not ${kindOf(response)}`);
  }
  const type = response.headers.get('content-type') ?? '';
  const isEventStream = eventStream.test(type);
  if (response.body === null || !(isEventStream || json.test(type))) return response;
  const transform = isEventStream ? scrubSse(options) : scrubWhenComplete(maxEventBytes, options);
  const headers = new Headers(response.headers);
  for (const name of ofBytes) headers.delete(name);
  const { status, statusText } = response;
  return new Response(response.body.pipeThrough(transform), { status, statusText, headers });
}

function scrubWhenComplete(
  maxBytes: number,
  options: SseOptions | undefined,
): TransformStream<Uint8Array, Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  return new TransformStream({
    transform(chunk) {
      assertBytes(chunk, 'chunk');
      parts.push(chunk.slice());
      length += chunk.length;
      if (length > maxBytes) {
        throw new StreamScrubberError('body-too-large', `a JSON body is longer than ${maxBytes} bytes`);
      }
    },
    flush(controller) {
      controller.enqueue(scrubJsonBody(concatBytes(parts), options));
    },
  });
}

import { assertBytes, invalid, kindOf } from '../../errors.js';
import { StreamScrubberError } from '../../stream-scrubber-error.js';
import { scrubByteTransform } from '../web.js';
import { concatBytes } from './bytes.js';
import { scrubJsonBody } from './scrub-json-body.js';
import { scrubNdjson } from './scrub-ndjson.js';
import { scrubSse } from './scrub-sse.js';
import { parseSseOptions, type SseOptions } from './sse-options.js';

/** What the bodies of a content type go through; the first that fits counts. */
const transforms: readonly (readonly [type: RegExp, create: CreateTransform])[] = [
  [/^text\/event-stream\b/i, scrubSse],
  [/^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-seq)\b/i, scrubNdjson],
  // `text/json` is no registered type, and sent all the same.
  [/^(?:application|text)\/(?:[\w.+-]+\+)?json\b/i, scrubWhenComplete],
  // A text without a name may be one too.
  [/^(?:text\/|$)/i, scrubAsText],
];

type CreateTransform = (options?: SseOptions) => TransformStream<Uint8Array, Uint8Array>;

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
 * Scrubs a `fetch` response by its content type: Server-Sent Events, lines of JSON and text as they come, JSON once it
 * is complete. Any other body passes as it is, since no text channel can be told in it. Status and headers stay, but
 * for those that describe the bytes.
 *
 * @throws TypeError with a `code` that names a wrong argument or option
 * @example
 * return scrubResponse(await fetch(upstream, request));
 */
export function scrubResponse(response: Response, options?: SseOptions): Response {
  parseSseOptions(options);
  // Not by its class: there are several in one process, undici's for one.
  if (typeof response?.headers?.get !== 'function' || !('body' in response)) {
    throw invalid('argument', 'response', `a Response, not ${kindOf(response)}`);
  }
  const type = response.headers.get('content-type') ?? '';
  const [, create] = transforms.find(([pattern]) => pattern.test(type)) ?? [];
  if (response.body === null || create === undefined) return response;
  if (response.bodyUsed || response.body.locked) {
    throw invalid('argument', 'response', 'a Response whose body nothing else reads');
  }
  const headers = new Headers(response.headers);
  for (const name of ofBytes) headers.delete(name);
  const { status, statusText } = response;
  return new Response(response.body.pipeThrough(create(options)), { status, statusText, headers });
}

/** The text stream of the AI SDK, and what servers say in plain words: one channel. */
function scrubAsText(options: SseOptions = {}): TransformStream<Uint8Array, Uint8Array> {
  if (!parseSseOptions(options).channels.has('text')) return new TransformStream();
  const { channels: _channels, format: _format, maxEventBytes: _max, ...textOptions } = options;
  return scrubByteTransform(textOptions);
}

function scrubWhenComplete(options?: SseOptions): TransformStream<Uint8Array, Uint8Array> {
  const { maxEventBytes: maxBytes } = parseSseOptions(options);
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

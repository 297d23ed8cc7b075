import { type BodyLabel, scrubByLooks } from './bodies/scrub-by-looks.js';
import { ProxyError } from './proxy-error.js';
import type { ProxyConfig, ProxyEvent } from './proxy-options.js';

/** An answer that may go to the client, and how it is labelled. */
export interface ScrubbedAnswer {
  readonly response: Response;
  readonly outcome: Extract<ProxyEvent['outcome'], 'stream' | 'json' | 'text' | 'untouched'>;
}

const labels: readonly (readonly [kind: RegExp, label: BodyLabel])[] = [
  [/^text\/event-stream\b/i, 'stream'],
  [/^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-seq)\b/i, 'lines'],
  [/^application\/(?:[\w.+-]+\+)?json\b/i, 'json'],
  [/^multipart\//i, 'parts'],
  // A drawing is text.
  [/^image\/svg\b/i, 'text'],
  [/^(?:audio|image|video|font)\//i, 'binary'],
  [/^application\/(?:octet-stream|pdf|wasm|(?:x-)?(?:zip|gzip|bzip2?|xz|zstd|7z|rar|tar)\b)/i, 'binary'],
  // Office documents and books are archives.
  [
    /^application\/(?:vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\.|[\w.+-]+\+zip\b)/i,
    'binary',
  ],
];
const outcomes = {
  stream: 'stream',
  json: 'json',
  lines: 'text',
  text: 'text',
  parts: 'text',
  binary: 'untouched',
} as const;

/** Encodings in which ASCII stands as it is, so that tags are seen in their bytes. */
const likeAscii = /^(?:utf-?8|(?:us-)?ascii|iso-?8859-?\d+|latin-?\d+|windows-125\d|koi8-[ru])$/i;

/** Headers that speak of the bytes as they were. */
const ofBytes = [
  'content-length',
  'content-md5',
  'content-digest',
  'digest',
  'repr-digest',
  'etag',
  'accept-ranges',
];

/**
 * Scrubs an answer by what its body looks like, which goes before what it says it is; an unknown kind is scrubbed as
 * text.
 *
 * @throws ProxyError when the answer says that it is in an encoding whose tags would not be seen
 */
export function scrubAnswerBody(answer: Response, { scrub }: ProxyConfig): ScrubbedAnswer {
  const type = (answer.headers.get('content-type') ?? '').trim();
  const label = labels.find(([kind]) => kind.test(type))?.[1] ?? 'text';
  if (answer.body === null) return { response: answer, outcome: 'untouched' };
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1];
  if (charset !== undefined && !likeAscii.test(charset)) throw new ProxyError('upstream-encoding');
  const headers = new Headers(answer.headers);
  if (label !== 'binary') for (const name of ofBytes) headers.delete(name);
  const { status, statusText } = answer;
  const body = scrubByLooks(answer.body, label, scrub);
  return { response: new Response(body, { status, statusText, headers }), outcome: outcomes[label] };
}

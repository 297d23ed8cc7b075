import { scrubResponse, scrubSse } from '@context-hygiene/stream-scrubber/sse';
import { scrubByteTransform } from '@context-hygiene/stream-scrubber/web';
import { eventsAsLines, linesAsEvents } from './json-lines.js';
import type { ProxyConfig, ProxyEvent } from './proxy-options.js';

/** An answer that may go to the client, and how it was scrubbed. */
export interface ScrubbedAnswer {
  readonly response: Response;
  readonly outcome: Extract<ProxyEvent['outcome'], 'stream' | 'json' | 'text' | 'untouched'>;
}

const eventStream = /^text\/event-stream\b/i;
const jsonLines = /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-seq)\b/i;
const json = /^application\/(?:[\w.+-]+\+)?json\b/i;
/** What cannot carry a model's text. Everything else, and what does not say what it is, is scrubbed as text. */
const noText = /^(?:audio|image|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|wasm)\b/i;

/** Scrubs an answer by what it says it is; an unknown kind is scrubbed as text. */
export function scrubAnswerBody(answer: Response, { scrub }: ProxyConfig): ScrubbedAnswer {
  const type = (answer.headers.get('content-type') ?? '').trim();
  if (answer.body === null || noText.test(type)) return { response: answer, outcome: 'untouched' };
  if (eventStream.test(type)) return { response: scrubResponse(answer, scrub), outcome: 'stream' };
  if (json.test(type)) return { response: scrubResponse(answer, scrub), outcome: 'json' };
  const { status, statusText, headers } = answer;
  const { channels: _channels, format: _format, maxEventBytes: _max, ...textOptions } = scrub;
  const body = jsonLines.test(type)
    ? answer.body.pipeThrough(linesAsEvents()).pipeThrough(scrubSse(scrub)).pipeThrough(eventsAsLines())
    : answer.body.pipeThrough(scrubByteTransform(textOptions));
  return { response: new Response(body, { status, statusText, headers }), outcome: 'text' };
}

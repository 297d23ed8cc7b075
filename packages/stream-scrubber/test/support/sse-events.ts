import { readFileSync } from 'node:fs';
import { type SseOptions, scrubSse } from '../../src/adapters/sse/index.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The bytes of a recorded stream. */
export function fixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../fixtures/sse/${name}`, import.meta.url)));
}

export function toBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

export function toText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** A stream of the bytes, cut at the given places. */
export function streamOf(bytes: Uint8Array, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const to of [...cuts, bytes.length]) {
        if (to > from) controller.enqueue(bytes.slice(from, to));
        from = Math.max(from, to);
      }
      controller.close();
    },
  });
}

/** Scrubs bytes through the public adapter. */
export async function scrubBytes(
  bytes: Uint8Array,
  options?: SseOptions,
  cuts: readonly number[] = [],
): Promise<Uint8Array> {
  const scrubbed = streamOf(bytes, cuts).pipeThrough(scrubSse(options));
  return new Uint8Array(
    await new Response(scrubbed as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );
}

/** Scrubs a body that is given, and wanted, as text. */
export async function scrubEvents(body: string, options?: SseOptions): Promise<string> {
  return toText(await scrubBytes(toBytes(body), options));
}

/** One event with JSON data, as most servers write it. */
export function event(data: unknown, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** A Chat Completions event of one choice. */
export function chat(delta: unknown, choice: object = {}): string {
  return event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, ...choice }] });
}

/** An event as a client gets it. */
export interface ReadEvent {
  readonly name: string | undefined;
  readonly data: string;
}

/** Reads a body as the standard says; written apart from the adapter, and without care for speed. */
export function readEvents(body: string): ReadEvent[] {
  const events: ReadEvent[] = [];
  for (const block of body
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n\n+/)) {
    const data: string[] = [];
    let name: string | undefined;
    for (const line of block.split('\n')) {
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
      if (field === 'event') name = value;
    }
    if (data.length > 0) events.push({ name, data: data.join('\n') });
  }
  return events;
}

/** The JSON of a body's events, without `[DONE]`. */
export function readJson(body: string): Json[] {
  return readEvents(body)
    .filter(({ data }) => data !== '[DONE]')
    .map(({ data }) => JSON.parse(data));
}

/** Any JSON value, read without ceremony: tests reach into recorded events of six APIs. */
export type Json = ReturnType<typeof JSON.parse>;

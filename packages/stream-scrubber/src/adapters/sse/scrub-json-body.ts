import { assertBytes } from '../../errors.js';
import { concatBytes, decodeText, encodeText, textStart } from './bytes.js';
import { EventEdit } from './event-edit.js';
import { detectFormat } from './formats/detect-format.js';
import { parseJson } from './json-parser.js';
import { scrubPlain } from './plain-data.js';
import { findTriggers, scrubUnknown } from './scrub-unknown.js';
import { parseSseOptions, type SseConfig, type SseOptions } from './sse-options.js';
import { TextChannels } from './text-channels.js';

/**
 * Removes internal blocks from the JSON body of an answer that was not streamed, of the same APIs as `scrubSse`: each
 * text is scrubbed as a whole. Bytes of what is not changed stay. A body that is not JSON is scrubbed as text.
 *
 * @throws TypeError with a `code` that names a wrong argument or option
 * @example
 * scrubJsonBody('{"text":"Hi <memory-context>likes tea</memory-context>there"}'); //=> '{"text":"Hi there"}'
 */
export function scrubJsonBody(body: string, options?: SseOptions): string;
export function scrubJsonBody(body: Uint8Array, options?: SseOptions): Uint8Array;
export function scrubJsonBody(body: string | Uint8Array, options?: SseOptions): string | Uint8Array {
  const config = parseSseOptions(options);
  if (typeof body !== 'string') {
    assertBytes(body, 'body', 'a string or a Uint8Array');
    return scrubBody(body, config);
  }
  const bytes = encodeText(body);
  const scrubbed = scrubBody(bytes, config);
  // A text may hold what UTF-8 cannot, so that it does not go back and forth when nothing was found.
  return scrubbed === bytes ? body : decodeText(scrubbed);
}

function scrubBody(bytes: Uint8Array, config: SseConfig): Uint8Array {
  const start = textStart(bytes);
  const text = bytes.subarray(start);
  const scrubbed = scrubValue(text, config);
  return scrubbed === text ? bytes : concatBytes([bytes.subarray(0, start), scrubbed]);
}

function scrubValue(bytes: Uint8Array, config: SseConfig): Uint8Array {
  const channels = new TextChannels(config.rules);
  const document = parseJson(bytes);
  if (document === undefined || document.root.kind === 'scalar') {
    const text = decodeText(bytes);
    const scrubbed = scrubPlain(text, (plain) => channels.scrubWhole('body:', 'text', plain, false));
    return scrubbed === text ? bytes : encodeText(scrubbed);
  }
  const event = new EventEdit({
    document,
    channels,
    kinds: config.channels,
    eventName: undefined,
    isBody: true,
  });
  const format = config.format ?? detectFormat(event);
  if (format?.matches(event) === true) format.read(event);
  event.close();
  scrubUnknown(event, '', findTriggers(config.rules));
  return event.finish();
}

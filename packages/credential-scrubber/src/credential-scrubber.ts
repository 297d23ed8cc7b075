import { type CredentialScrubberOptions, parseOptions, type ScrubberConfig } from './config.js';
import { type DeepScrubResult, scrubDeep } from './deep.js';
import { createScrubPass } from './engine/session.js';
import { noText } from './errors.js';
import { type MessagesScrubResult, scrubMessages } from './messages/scrub-messages.js';
import { type Properties, type PropertiesScrubResult, scrubProperties } from './properties.js';
import type { RecordScrubber } from './record/record.js';
import type { Finding, ScrubResult } from './rule.js';
import { scrubJson } from './scrub-json.js';
import { createStream, type ScrubStream } from './stream.js';

/**
 * Takes credentials out of memory texts and memory properties before a record exists, and out of anything else
 * that leaves an agent. A scrubber has no state: it can be shared and kept.
 *
 * @example
 * const scrubber = new CredentialScrubber();
 * scrubber.scrubText('the wifi password is Otter-49x').text; // 'the wifi password is [REDACTED:PASSWORD]'
 */
export class CredentialScrubber {
  readonly #config: ScrubberConfig;
  readonly #record: RecordScrubber;

  /**
   * @throws TypeError or RangeError with a `code` such as `invalid-option:valuePatterns`
   */
  constructor(options: CredentialScrubberOptions = {}) {
    const config = parseOptions(options);
    this.#config = config;
    this.#record = { keys: config.keys, startPass: () => createScrubPass(config.engine) };
  }

  /**
   * Replaces every credential in a text by `[REDACTED:LABEL]`, and nothing else. Scrubbing twice is scrubbing once.
   *
   * @throws TypeError with code `invalid-argument:text`
   */
  scrubText(text: string): ScrubResult {
    return createScrubPass(this.#config.engine).scrub(checkText(text));
  }

  /**
   * Where the credentials of a text are, in its own offsets; never what they are.
   *
   * @throws TypeError with code `invalid-argument:text`
   */
  find(text: string): readonly Finding[] {
    return createScrubPass(this.#config.engine).find(checkText(text));
  }

  /** Drops credential-named keys and scrubs the strings that remain, one level deep. */
  scrubProperties<T extends Properties>(properties: T): PropertiesScrubResult<T> {
    return scrubProperties(properties, this.#record);
  }

  /**
   * The same through nested objects, arrays, collections, URLs, headers and errors; the input is not touched.
   *
   * @throws TypeError with code `invalid-argument:value` for a promise, which nobody has awaited
   */
  scrubDeep<T>(value: T): DeepScrubResult<T> {
    return scrubDeep(value, this.#record);
  }

  /** Masks the credentials in chat messages of any provider; no key is dropped, and JSON arguments stay valid. */
  scrubMessages<T>(messages: readonly T[]): MessagesScrubResult<T> {
    return scrubMessages(messages, this.#record);
  }

  /**
   * Masks the credentials in a JSON text: values of credential-named keys, and secrets in other strings. No key is dropped,
   * and every other character stays: white space, long numbers, repeated keys. A text that is no JSON is scrubbed as text.
   *
   * @throws TypeError with code `invalid-argument:text`
   */
  scrubJson(text: string): ScrubResult {
    return scrubJson(checkText(text), this.#record);
  }

  /** A stream that gives what `scrubText` with `learn: 'forward'` gives for the whole, however it is cut. */
  stream(): ScrubStream {
    const { engine } = this.#config;
    return createStream(
      engine.learn === 'everywhere' ? Object.freeze({ ...engine, learn: 'forward' }) : engine,
    );
  }
}

function checkText(text: unknown): string {
  if (typeof text === 'string') return text;
  throw noText('text', text);
}

import { type ChannelOptions, parseChannels } from '../channels.js';
import { parseOptions, type ScrubberOptions } from '../options.js';
import { createRules } from '../rules.js';
import { StreamScrubberError } from '../stream-scrubber-error.js';
import { PartScrubber, type StreamPart } from './ai-sdk/part-scrubber.js';
import { type GenerateResult, scrubResult } from './ai-sdk/scrub-result.js';
import type { ModelLike } from './provider-metadata/signatures.js';

export { StreamScrubberError, type StreamScrubberErrorCode } from '../stream-scrubber-error.js';

/** Options of `scrubMiddleware`. */
export interface ScrubMiddlewareOptions extends ScrubberOptions, ChannelOptions {}

/** What is read of a streamed result. */
interface StreamResult {
  readonly stream: ReadableStream;
}

/** A language-model middleware that fits the AI SDK 5, 6 and 7 by its shape; the SDK is not imported. */
export interface ScrubMiddleware {
  /** `'v4'` when it is read; `never` lets it fit the type of every version. */
  readonly specificationVersion: never;
  /** Scrubs a generated result. */
  wrapGenerate<Result extends object>(options: {
    readonly doGenerate: () => PromiseLike<Result>;
    readonly model?: ModelLike;
  }): Promise<Result>;
  /** Scrubs a streamed result. */
  wrapStream<Result extends object>(options: {
    readonly doStream: () => PromiseLike<Result>;
    readonly model?: ModelLike;
  }): Promise<Result>;
}

/**
 * Makes a language-model middleware for the AI SDK that removes internal blocks from texts and unsigned reasoning,
 * whole or streamed.
 *
 * @throws TypeError with a `code` that names a wrong or unknown option; the hooks throw a `StreamScrubberError` with
 * the code `unsupported-result` for a result that they do not understand
 * @example
 * const model = wrapLanguageModel({ model: openai('gpt-5'), middleware: scrubMiddleware() });
 */
export function scrubMiddleware(options?: ScrubMiddlewareOptions): ScrubMiddleware {
  const rules = createRules(parseOptions(options, ['channels']));
  const channels = parseChannels(options);
  return {
    specificationVersion: 'v4' as never,
    async wrapGenerate({ doGenerate, model }) {
      const result = await doGenerate();
      if (!hasContent(result)) throw unsupported('content');
      return scrubResult(result, rules, channels, model);
    },
    async wrapStream({ doStream, model }) {
      const result = await doStream();
      if (!hasStream(result)) throw unsupported('stream');
      const scrubber = new PartScrubber(rules, channels, model);
      const transform = new TransformStream<StreamPart, StreamPart>({
        transform(part, controller) {
          for (const visible of scrubber.read(part)) controller.enqueue(visible);
        },
        flush(controller) {
          for (const visible of scrubber.flush()) controller.enqueue(visible);
        },
      });
      return { ...result, stream: result.stream.pipeThrough(transform) };
    },
  };
}

function hasContent(result: object): result is GenerateResult {
  return 'content' in result && Array.isArray(result.content);
}

function hasStream(result: object): result is StreamResult {
  if (!('stream' in result) || typeof result.stream !== 'object' || result.stream === null) return false;
  return 'pipeThrough' in result.stream;
}

/** What is not understood must not pass unscrubbed. */
function unsupported(what: string): StreamScrubberError {
  return new StreamScrubberError('unsupported-result', `the model's result has no ${what} to scrub`);
}

import { parseOptions, type ScrubberOptions } from '../options.js';
import { createRules } from '../rules.js';
import { createTagScanner } from '../tag-scanner.js';
import { createByteScanner } from './byte-scanner.js';

/**
 * Makes a Web `TransformStream` that removes internal blocks from text chunks.
 *
 * @throws TypeError with a `code` that names a wrong or unknown option
 * @example
 * const shown = await Array.fromAsync(
 *   new Blob(['Hi <memory-context>x</memory-context>!']).stream()
 *     .pipeThrough(new TextDecoderStream())
 *     .pipeThrough(scrubTransform()),
 * );
 */
export function scrubTransform(options?: ScrubberOptions): TransformStream<string, string> {
  const scanner = createTagScanner(createRules(parseOptions(options)));
  return new TransformStream<string, string>({
    transform(chunk, controller) {
      const visible = scanner.feed(chunk);
      if (visible !== '') controller.enqueue(visible);
    },
    flush(controller) {
      const visible = scanner.flush();
      if (visible !== '') controller.enqueue(visible);
    },
  });
}

/**
 * Makes a Web `TransformStream` that removes internal blocks from UTF-8 bytes, which may be cut anywhere. Every other
 * byte comes out as it was: a byte order mark, malformed sequences, all of it.
 *
 * @throws TypeError with a `code` that names a wrong or unknown option
 */
export function scrubByteTransform(options?: ScrubberOptions): TransformStream<Uint8Array, Uint8Array> {
  const scanner = createByteScanner(options);
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const visible = scanner.feed(chunk);
      if (visible.length > 0) controller.enqueue(visible);
    },
    flush(controller) {
      const visible = scanner.flush();
      if (visible.length > 0) controller.enqueue(visible);
    },
  });
}

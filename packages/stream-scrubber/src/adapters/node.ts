import { Transform } from 'node:stream';
import type { ScrubberOptions } from '../options.js';
import { createByteScanner } from './byte-scanner.js';

/**
 * Makes a Node `Transform` that removes internal blocks from strings or buffers, which may be cut anywhere. It gives
 * buffers; use `setEncoding('utf8')` for strings.
 *
 * @throws TypeError with a `code` that names a wrong or unknown option
 * @example
 * Readable.from(['Hi <memory-', 'context>x</memory-context>!']).pipe(scrubNodeTransform()).pipe(process.stdout);
 */
export function scrubNodeTransform(options?: ScrubberOptions): Transform {
  const scanner = createByteScanner(options);
  // The first half of a character beyond U+FFFF, when a string was cut in it.
  let half = '';
  const toBuffer = (chunk: string | Uint8Array, encoding: BufferEncoding): Uint8Array => {
    const isUtf8 = /^utf-?8$/i.test(encoding);
    if (typeof chunk !== 'string') return withHalf(chunk);
    if (!isUtf8) return withHalf(Buffer.from(chunk, encoding));
    const text = half + chunk;
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    return Buffer.from(text.slice(0, text.length - half.length));
  };
  const withHalf = (bytes: Uint8Array): Uint8Array => {
    if (half === '') return bytes;
    const whole = Buffer.concat([Buffer.from(half), bytes]);
    half = '';
    return whole;
  };
  return new Transform({
    // A string that ends in half a character must not be encoded before the other half is here.
    decodeStrings: false,
    transform(chunk: string | Uint8Array, encoding, done) {
      try {
        done(null, view(scanner.feed(toBuffer(chunk, encoding))));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      try {
        const rest = half === '' ? [] : [scanner.feed(Buffer.from(half))];
        done(null, Buffer.concat([...rest, scanner.flush()]));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

function view(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

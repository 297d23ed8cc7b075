import { Buffer } from 'node:buffer';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';
import { LosslessDecoder } from './lossless-utf8.js';
import type { Source } from './sources.js';

type Utf16 = 'utf-16le' | 'utf-16be';

/** Reads bytes as text. */
export interface Decoder {
  decode(chunk: Uint8Array): string;
  end(): string;
}

/** A decoder for text whose first bytes these are: UTF-16 with a byte order mark, or UTF-8. */
export function decoderFor(head: Uint8Array): Decoder {
  const encoding = utf16Of(head);
  if (encoding === undefined) return new LosslessDecoder();
  const decoder = new TextDecoder(encoding);
  return { decode: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

/** The same input, which ends with an error when it is UTF-16: read as UTF-8, nothing would be found in it. */
export function refuseUtf16(source: Source): Source {
  return {
    ...source,
    async *open() {
      let head: Uint8Array | undefined = new Uint8Array();
      for await (const chunk of source.open()) {
        const bytes: Uint8Array = head === undefined ? chunk : Buffer.concat([head, chunk]);
        if (head !== undefined && utf16Of(bytes) !== undefined)
          throw new UsageError(
            `${shownName(source.name)}: is UTF-16, which is not written; make it UTF-8 first`,
          );
        head = head !== undefined && bytes.length < 2 ? bytes : undefined;
        if (head === undefined) yield bytes;
      }
      if (head !== undefined && head.length > 0) yield head;
    },
  };
}

function utf16Of([first, second]: Uint8Array): Utf16 | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

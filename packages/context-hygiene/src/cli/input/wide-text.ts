import { Buffer } from 'node:buffer';
import { SourceError } from '../source-error.js';
import { LosslessDecoder } from './lossless-utf8.js';
import type { Source } from './sources.js';

/** Reads bytes as text. */
export interface Decoder {
  decode(chunk: Uint8Array): string;
  end(): string;
}

/** So many bytes show how wide the first letters are: four of UTF-16, two of UTF-32. */
const TELLING_BYTES = 8;

// Letters of ASCII with a zero, or three, on one side; that many in a row begin no other text.
const wideStart =
  /^(?:\xff\xfe|\xfe\xff|\0\0\xfe\xff|(?:[^\0]\0){4}|(?:\0[^\0]){4}|(?:[^\0]\0{3}){2}|(?:\0{3}[^\0]){2})/;

/** A decoder for text that begins with these bytes, four of them if there are as many. */
export function decoderFor([first, second]: Uint8Array): Decoder {
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return new LosslessDecoder();
  // UTF-32 keeps zeros between its letters.
  const decoder = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be');
  return { decode: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

/**
 * The same input, which ends with an error when it is UTF-16 or UTF-32: read as UTF-8, nothing would be found in it.
 */
export function refuseWide(source: Source): Source {
  return {
    ...source,
    async *open() {
      let isTold = false;
      for await (const bytes of afterHead(source.open(), (head) => isWide(head) !== undefined)) {
        if (!isTold && isWide(bytes) === true) {
          throw new SourceError('is UTF-16 or UTF-32, which is not written; make it UTF-8 first');
        }
        isTold = true;
        yield bytes;
      }
    },
  };
}

/** The same chunks, of which the first one holds enough to tell by, or all there is. */
export async function* afterHead(
  chunks: AsyncIterable<Uint8Array>,
  isEnough: (head: Uint8Array) => boolean,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (!isEnough(head)) continue;
    yield head;
    head = undefined;
  }
  if (head !== undefined && head.length > 0) yield head;
}

/** Undefined while the bytes do not tell, which those of a text do with their second. */
function isWide(head: Uint8Array): boolean | undefined {
  const text = Buffer.from(head.subarray(0, TELLING_BYTES)).toString('latin1');
  if (wideStart.test(text)) return true;
  const mayBe = text.length < 2 || text.slice(0, 2).includes('\0');
  return mayBe && text.length < TELLING_BYTES ? undefined : false;
}

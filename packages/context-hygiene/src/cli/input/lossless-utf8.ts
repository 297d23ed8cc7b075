import { Buffer, isUtf8 } from 'node:buffer';

// A byte that is not UTF-8 becomes a lone low surrogate, U+DC80 + (byte − 0x80), and that byte again when
// encoded. UTF-8 has no way to spell a surrogate, so no valid text can collide with it (the idea of PEP 383).
const ESCAPE = 0xdc00;

/** Reads bytes as text so that {@link encodeLossless} gives back the same bytes, malformed ones included. */
export class LosslessDecoder {
  #rest: Buffer = Buffer.alloc(0);

  /** Text of a chunk; a character cut at its end waits for the next one. */
  decode(chunk: Uint8Array): string {
    const bytes = this.#rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#rest, chunk]);
    const end = bytes.length - unfinishedLength(bytes);
    this.#rest = bytes.subarray(end);
    return toText(bytes.subarray(0, end));
  }

  /** Text of what waited. */
  end(): string {
    const rest = toText(this.#rest);
    this.#rest = Buffer.alloc(0);
    return rest;
  }
}

/** The bytes of a text that a {@link LosslessDecoder} read. */
export function encodeLossless(text: string): Buffer {
  if (text.isWellFormed()) return Buffer.from(text, 'utf8');
  const parts = text.split(/(?<![\ud800-\udbff])([\udc80-\udcff]+)/);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 0
        ? Buffer.from(part, 'utf8')
        : Buffer.from(Array.from(part, (unit) => unit.charCodeAt(0) - ESCAPE)),
    ),
  );
}

function toText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < bytes.length; ) {
    const length = characterLength(bytes, index);
    if (length > 0) {
      index += length;
      continue;
    }
    parts.push(bytes.toString('utf8', start, index), String.fromCharCode(ESCAPE + (bytes[index] ?? 0)));
    index += 1;
    start = index;
  }
  parts.push(bytes.toString('utf8', start));
  return parts.join('');
}

/** Length of the well-formed character at `index`, 0 where there is none (Unicode 17, table 3-7). */
function characterLength(bytes: Buffer, index: number): number {
  const first = bytes[index] ?? 0;
  if (first < 0x80) return 1;
  const length = wantedLength(first);
  return length > 0 && isUtf8(bytes.subarray(index, index + length)) && index + length <= bytes.length
    ? length
    : 0;
}

function wantedLength(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/** How many bytes at the end may be the start of a character. */
function unfinishedLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return wantedLength(byte) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

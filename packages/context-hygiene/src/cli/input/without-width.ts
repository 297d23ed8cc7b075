import { Buffer } from 'node:buffer';

/** How a letter of ASCII stands in UTF-16 and UTF-32: which of so many bytes it is; the others are zeros. */
interface Shape {
  readonly bytes: 2 | 4;
  readonly letter: number;
}

const NUL = '\0';
/** That many letters in a row stand in no other text. */
const FEWEST_LETTERS = 4;
const letterFirst: readonly Shape[] = [
  { bytes: 4, letter: 0 },
  { bytes: 2, letter: 0 },
];
const letterLast: readonly Shape[] = [
  { bytes: 4, letter: 3 },
  { bytes: 2, letter: 1 },
];

/** Text in which letters of UTF-16 and UTF-32 that were read as bytes are letters, wherever they stand. */
export function withoutWidth(text: string): string {
  const parts: string[] = [];
  let copied = 0;
  let from = 0;
  for (let zero = text.indexOf(NUL); zero >= 0; zero = text.indexOf(NUL, from)) {
    const before = zero > from ? runOf(text, zero - 1, letterFirst) : undefined;
    const run = before ?? runOf(text, zero, letterLast);
    from = run?.end ?? zero + 1;
    if (run === undefined) continue;
    parts.push(text.slice(copied, run.start), lettersOf(text, run));
    copied = run.end;
  }
  return copied === 0 ? text : parts.join('') + text.slice(copied);
}

interface Run extends Shape {
  readonly start: number;
  readonly end: number;
}

function runOf(text: string, start: number, shapes: readonly Shape[]): Run | undefined {
  for (const shape of shapes) {
    let end = start;
    while (isLetter(text, end, shape)) end += shape.bytes;
    if (end - start >= FEWEST_LETTERS * shape.bytes) return { ...shape, start, end };
  }
  return undefined;
}

function isLetter(text: string, at: number, { bytes, letter }: Shape): boolean {
  if (at + bytes > text.length) return false;
  for (let index = 0; index < bytes; index += 1)
    if ((text[at + index] === NUL) === (index === letter)) return false;
  return true;
}

function lettersOf(text: string, { start, end, bytes, letter }: Run): string {
  const letters = Buffer.alloc(((end - start) / bytes) * 2);
  let index = 0;
  for (let at = start + letter; at < end; at += bytes, index += 2)
    letters.writeUInt16LE(text.charCodeAt(at), index);
  return letters.toString('utf16le');
}

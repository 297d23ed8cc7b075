import { ContextCompressorError } from '../context-compressor-error.js';
import type { ThrownError } from '../types.js';

/** A name or a code of an error: short and of plain letters, so that no content of a conversation gets in. */
const WORD = /^[A-Za-z][\w.-]{0,63}$/;

/** What can be told of something thrown without its text; an error of an adapter is told by what it wraps. */
export function thrownError(thrown: unknown): ThrownError {
  const wraps = ContextCompressorError.isInstance(thrown) && thrown.cause !== undefined;
  const error = wraps ? thrown.cause : thrown;
  const name = read(error, 'name');
  const code = read(error, 'code');
  const status = read(error, 'status') ?? read(error, 'statusCode');
  return {
    name: isWord(name) ? name : typeof error,
    ...(isWord(code) ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
  };
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && WORD.test(value);
}

function read(error: unknown, field: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
}

import { isFields } from '../../formats/fields.js';

/**
 * Reads from a client's error how long the provider asks to wait, in milliseconds: `retry-after-ms`, or `retry-after` in
 * seconds or as a date (RFC 9110 §10.2.3). Headers may be a `Headers`, or a plain object.
 *
 * @param now - milliseconds since the epoch, for a date.
 */
export function retryAfterMsOf(error: unknown, now: number): number | undefined {
  if (!isFields(error)) return undefined;
  const headers = error.headers ?? error.responseHeaders ?? nested(error.response);
  const milliseconds = Number(headerOf(headers, 'retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const value = headerOf(headers, 'retry-after');
  if (value !== undefined) {
    const wait = Number(value) >= 0 ? Number(value) * 1_000 : Date.parse(value) - now;
    if (wait >= 0) return wait;
  }
  // The AI SDK wraps the last error of its own retries.
  return error.lastError === undefined ? undefined : retryAfterMsOf(error.lastError, now);
}

function nested(response: unknown): unknown {
  return isFields(response) ? response.headers : undefined;
}

function headerOf(headers: unknown, name: string): string | undefined {
  if (!isFields(headers)) return undefined;
  const get: unknown = headers.get;
  const value: unknown = typeof get === 'function' ? Reflect.apply(get, headers, [name]) : headers[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

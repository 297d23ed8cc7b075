import type { Part } from '../model.js';
import { type Fields, isFields } from './fields.js';

/** Reads `content` that is a string or a list of parts. */
export function decodeContent<T extends Part>(
  content: unknown,
  decodePart: (part: Fields) => T,
  text: (text: string) => T,
): T[] {
  if (typeof content === 'string') return [text(content)];
  if (!Array.isArray(content)) return [];
  return content.map((part) =>
    typeof part === 'string' ? text(part) : isFields(part) ? decodePart(part) : text(''),
  );
}

/**
 * Writes parts back as `content`: a string where it was one and still is one text, else a list in which parts that are not
 * edited are the caller's own.
 *
 * @param was the content as it came in
 * @param writePart makes the format's part for an edited one
 */
export function encodeContent(
  was: unknown,
  parts: readonly Part[],
  writePart: (part: Part) => unknown,
): unknown {
  const only = parts[0];
  const plain = typeof was === 'string' || was === undefined || was === null;
  if (parts.length === 0) return plain ? was : [];
  if (parts.length === 1 && only?.kind === 'text' && (plain || typeof only.raw === 'string'))
    return only.text;
  return parts.map((part) => (part.edited || !isFields(part.raw) ? writePart(part) : part.raw));
}

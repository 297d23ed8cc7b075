import type { ImagePart, OtherPart, TextPart } from '../model.js';
import { base64Bytes, jsonOf } from './fields.js';

/** A text part over a caller's part. */
export function textPart(text: string, raw: unknown): TextPart {
  return { kind: 'text', text, raw };
}

/** A part that is only carried along, counted by its JSON text (bytes and long base64 strings left out). */
export function otherPart(raw: unknown): OtherPart {
  return { kind: 'other', text: jsonOf(raw, ), raw };
}

/** An image part from an address or a data URL. */
export function imageFromUrl(url: string, raw: unknown, detail?: string): ImagePart {
  const comma = url.startsWith('data:') ? url.indexOf(',') : -1;
  if (comma < 0) return { kind: 'image', url, mediaType: undefined, bytes: 0, detail, raw };
  const mediaType = url.slice(5, comma).split(';')[0];
  const bytes = base64Bytes(url.slice(comma + 1));
  return { kind: 'image', url: undefined, mediaType: mediaType || undefined, bytes, detail, raw };
}

/** An image part from bytes. */
export function imageFromData(data: unknown, mediaType: unknown, raw: unknown): ImagePart {
  const type = typeof mediaType === 'string' ? mediaType : undefined;
  return { kind: 'image', url: undefined, mediaType: type, bytes: base64Bytes(data), detail: undefined, raw };
}

import type { ImagePart, MessageView, OtherPart, TextPart } from '../model.js';
import { base64Bytes, type Fields, isFields, stringOf } from './fields.js';

/** A text part over a caller's part. */
export function textPart(text: string, raw: unknown): TextPart {
  return { kind: 'text', text, raw };
}

/** A part that is only carried along; its text is a label for readers, never its payload. */
export function otherPart(raw: Fields, label?: string): OtherPart {
  return { kind: 'other', text: `[${label ?? (stringOf(raw.type) || 'part')}]`, raw };
}

/** An image part from an address or a data URL. */
export function imageFromUrl(url: string, raw: unknown, detail?: unknown): ImagePart {
  const base = { kind: 'image', detail: typeof detail === 'string' ? detail : undefined, raw } as const;
  const comma = url.startsWith('data:') ? url.indexOf(',') : -1;
  if (comma < 0) return { ...base, url, mediaType: undefined, bytes: 0 };
  const mediaType = url.slice(5, comma).split(';')[0];
  // The payload is never copied: its length says its bytes.
  const bytes = Math.floor(((url.length - comma - 1) * 3) / 4);
  return { ...base, url: undefined, mediaType: mediaType || undefined, bytes };
}

/** An image part from bytes. */
export function imageFromData(data: unknown, mediaType: unknown, raw: unknown): ImagePart {
  const type = typeof mediaType === 'string' ? mediaType : undefined;
  return { kind: 'image', url: undefined, mediaType: type, bytes: base64Bytes(data), detail: undefined, raw };
}

/** Whether a message holds a provider's own compaction, which stands for what came before it and which only the provider can read. */
export function isCompaction(view: MessageView): boolean {
  return view.parts.some(
    (part) => part.kind === 'other' && isFields(part.raw) && part.raw.type === 'compaction',
  );
}

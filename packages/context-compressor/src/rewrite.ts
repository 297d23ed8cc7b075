import type { FormatCodec, MessageView, Part } from './model.js';

/** The view of a message after its parts were replaced; the view itself when they are the very same. */
export function rewriteView(codec: FormatCodec, view: MessageView, parts: readonly Part[]): MessageView {
  if (parts.length === view.parts.length && parts.every((part, index) => part === view.parts[index]))
    return view;
  return codec.decode(codec.encode(view.raw, parts));
}

/** The view after every part went through `change`; `undefined` drops a part. */
export function mapParts(
  codec: FormatCodec,
  view: MessageView,
  change: (part: Part) => Part | undefined,
): MessageView {
  const parts: Part[] = [];
  for (const part of view.parts) {
    const changed = change(part);
    if (changed !== undefined) parts.push(changed);
  }
  return rewriteView(codec, view, parts);
}

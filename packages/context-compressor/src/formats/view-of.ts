import type { FormatCodec, MessageView } from '../model.js';
import { createMessageCache, type MessageCache } from '../tokens/message-cache.js';

const caches = new WeakMap<FormatCodec, MessageCache<MessageView>>();

/** The views of a list, a view of its own for each place; a message that is not edited keeps its view. */
export function viewsOf(codec: FormatCodec, messages: readonly object[]): MessageView[] {
  const seen = new Set<MessageView>();
  return messages.map((message) => {
    const view = viewOf(codec, message);
    // One object may stand in a list twice, and calls and results are told apart by their parts.
    if (seen.has(view)) return codec.decode(message);
    seen.add(view);
    return view;
  });
}

function viewOf(codec: FormatCodec, message: object): MessageView {
  let cache = caches.get(codec);
  if (cache === undefined) {
    cache = createMessageCache();
    caches.set(codec, cache);
  }
  const known = cache.get(message);
  if (known !== undefined) return known;
  const view = codec.decode(message);
  cache.set(message, view);
  return view;
}

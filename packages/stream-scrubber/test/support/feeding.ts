import type { StreamingContextScrubber } from '../../src/index.js';

/** Feeds all chunks, flushes, and gives everything that was shown. */
export function feedAll(scrubber: StreamingContextScrubber, chunks: readonly string[]): string {
  let shown = '';
  for (const chunk of chunks) shown += scrubber.feed(chunk);
  return shown + scrubber.flush();
}

/** The text in chunks of one UTF-16 unit. */
export function singleUnits(text: string): string[] {
  return text.split('');
}

/** The text cut in two at every place. */
export function everyTwoWayCut(text: string): string[][] {
  return Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)]);
}

/** The text cut at the given places, which are taken modulo its length. */
export function cutAt(text: string, places: readonly number[]): string[] {
  const sorted = places.map((place) => place % (text.length + 1)).sort((a, b) => a - b);
  return [...sorted, text.length].map((place, index) => text.slice(sorted[index - 1] ?? 0, place));
}

import type { Source } from './source.js';

/** How wide the quote at an offset is: plain, with backslashes, as an entity or percent-encoded; 0 when there is none. */
export function quoteWidth(source: Source, at: number): number {
  const c = source.at(at);
  if (c === 34 || c === 39 || c === 96) return 1;
  if (c === 92) {
    // As .NET and PHP write a quote in a text of JSON.
    if (source.has('\\u0022', at) || source.has('\\u0027', at)) return 6;
    let i = at;
    while (i - at < 8 && source.at(i) === 92) i++;
    const q = source.at(i);
    return q === 34 || q === 39 ? i - at + 1 : 0;
  }
  if (c === 38) {
    for (const entity of ['&quot;', '&#34;', '&#39;', '&#x22;', '&#x27;', '&apos;']) {
      if (source.has(entity, at)) return entity.length;
    }
  }
  if (c === 37 && source.at(at + 1) === 50) {
    const d = source.at(at + 2);
    return d === 50 || d === 55 ? 3 : 0;
  }
  return 0;
}

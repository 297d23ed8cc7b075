/** A model's answer that repeats its memory block, as models do. */
export function demoAnswer(block: string): string {
  return `Done. ${block}\nThe report for March is ready, and 3 < 4 rows were skipped.`;
}

/** Cuts a text into the small chunks that a streaming API sends: three to eleven characters, always the same. */
export function cutIntoChunks(text: string): readonly string[] {
  const sizes = [5, 9, 3, 7, 11, 4, 6];
  const chunks: string[] = [];
  for (let start = 0, turn = 0; start < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 5;
    chunks.push(text.slice(start, start + size));
    start += size;
  }
  return chunks;
}

/** The filter that most applications start with: a replacement in each chunk. */
export function naiveFilter(chunk: string): string {
  return chunk.replace(/<memory-context>[\s\S]*?<\/memory-context>/g, '');
}

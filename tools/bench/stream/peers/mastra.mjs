// `maskStreamTags` of Mastra: an async iterable in, one out. It keeps the tags, so that they are taken off here.
import { maskStreamTags } from '@mastra/core/utils';

/** Everything that comes out of it for these chunks. */
export async function scrubByMastra(chunks, tag = 'memory-context') {
  async function* source() {
    yield* chunks;
  }
  let visible = '';
  for await (const chunk of maskStreamTags(source(), tag)) visible += chunk;
  return visible.replaceAll(`<${tag}></${tag}>`, '');
}

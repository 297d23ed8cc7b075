export const specifier = '@context-hygiene/stream-scrubber';

/** Hides a block in a stream that is cut in the middle of its tags. */
export async function job({ StreamingContextScrubber, scrubIterable, scrubText }) {
  const scrubber = new StreamingContextScrubber();
  const chunks = ['Hi <memory-con', 'text>private</memory-', 'context>there'];
  let visible = '';
  for (const chunk of chunks) visible += scrubber.feed(chunk);
  visible += scrubber.flush();
  let iterated = '';
  for await (const part of scrubIterable(chunks)) iterated += part;
  return [visible, iterated, scrubText(chunks.join(''))].every((text) => text === 'Hi there');
}

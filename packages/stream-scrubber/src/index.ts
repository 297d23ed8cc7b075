export { scrubIterable } from './adapters/iterable.js';
export type { BlockInfo, ScrubberOptions } from './options.js';
export { scrubText } from './scrub-text.js';
export { StreamingContextScrubber } from './streaming-context-scrubber.js';
export type { ScrubReport } from './tag-scanner.js';

export { StreamScrubberError, type StreamScrubberErrorCode } from '../../stream-scrubber-error.js';
export { scrubJsonBody } from './scrub-json-body.js';
export { scrubNdjson } from './scrub-ndjson.js';
export { scrubResponse } from './scrub-response.js';
export { scrubSse } from './scrub-sse.js';
export type { SseFormatName, SseOptions, SseOwnFormat } from './sse-options.js';

// Checks that the processor fits Mastra's type: `npm test`.
import { scrubProcessor } from '@context-hygiene/stream-scrubber/mastra';
import type { OutputProcessor } from '@mastra/core/processors';

export const processor: OutputProcessor = scrubProcessor();

export {
  type AiSdkModel,
  type AiSdkSource,
  aiSdkSummarizer,
  type GenerateText,
} from './ai-sdk/ai-sdk-summarizer.js';
export {
  type CompressMiddleware,
  type CompressMiddlewareOptions,
  compressMiddleware,
} from './ai-sdk/compress-middleware.js';
export { compressPrepareStep } from './ai-sdk/compress-prepare-step.js';
export type { HistoryCompressor, HistoryOptions } from './history-view.js';
export type { SummarizerOptions } from './summarizers/summarizer-options.js';

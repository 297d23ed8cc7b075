export {
  type AiSdkModel,
  type AiSdkSource,
  aiSdkSummarizer,
  type GenerateText,
} from './ai-sdk/ai-sdk-summarizer.js';
export type { SummarizerOptions } from './summarizers/summarizer-options.js';

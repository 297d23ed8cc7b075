export type { CompressorState } from './compressor-state.js';
export { ContextCompressor } from './context-compressor.js';
export {
  ContextCompressorError,
  type ContextCompressorErrorCode,
  type ContextCompressorErrorOptions,
} from './context-compressor-error.js';
export { dropOldestEngine } from './engines/drop-oldest.js';
export { type Boundaries, findBoundaries } from './find-boundaries.js';
export { detectFormat } from './formats/detect-format.js';
export type { MessageFormat } from './model.js';
export type { PhaseOptions } from './phase-context.js';
export { type PrunedMessages, type PruneToolResultsOptions, pruneToolResults } from './prune-tool-results.js';
export { type MiddleSummary, type SummarizeMiddleOptions, summarizeMiddle } from './summarize-middle.js';
export { boundedCounter } from './tokens/bounded-counter.js';
export { type CountMessageTokensOptions, countMessageTokens } from './tokens/count-message-tokens.js';
export { estimateTokens } from './tokens/estimate-tokens.js';
export { loadDefaultCounter } from './tokens/load-default-counter.js';
export type { TokenCounter } from './tokens/token-counter.js';
export type {
  CompressionEngine,
  CompressionEvent,
  CompressionLimits,
  CompressionReason,
  CompressionResult,
  CompressOptions,
  ContextCompressorConfig,
  Coverage,
  Decision,
  DecisionReason,
  EngineInput,
  EngineOutput,
  MessageFate,
  Problem,
  Profile,
  RecallArchive,
  Redact,
  Redactor,
  Summarize,
  SummarizeOptions,
  ThinkingPolicy,
  ThrownError,
} from './types.js';
export { type ValidateMessagesOptions, validateMessages } from './validate/validate-messages.js';

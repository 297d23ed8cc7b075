export { ContextCompressor } from './context-compressor.js';
export { ContextCompressorError } from './context-compressor-error.js';
export { dropOldestEngine } from './engines/drop-oldest.js';
export { detectFormat } from './formats/detect-format.js';
export type { MessageFormat } from './model.js';
export { countMessageTokens } from './tokens/count-message-tokens.js';
export { estimateTokens } from './tokens/estimate-tokens.js';
export type * from './types.js';
export { validateMessages } from './validate/validate-messages.js';

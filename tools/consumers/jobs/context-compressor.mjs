export const specifier = '@context-hygiene/context-compressor';

/** Compresses a long conversation and checks that what comes out is valid. */
export async function job({ ContextCompressor, estimateTokens, validateMessages }) {
  const messages = Array.from({ length: 60 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `${index}: ${'words about the work at hand, '.repeat(40)}`,
  }));
  const compressor = new ContextCompressor({ countTokens: estimateTokens });
  const result = await compressor.compress(messages, { contextLimit: 8_000 });
  return (
    result.reason === 'compressed' &&
    result.tokensAfter < result.tokensBefore &&
    validateMessages(result.messages, 'openai-chat').length === 0
  );
}

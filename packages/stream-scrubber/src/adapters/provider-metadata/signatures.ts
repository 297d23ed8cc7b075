import { signers } from '../signers.js';

/** What is read of a language model. */
export interface ModelLike {
  readonly provider?: string;
  readonly modelId?: string | undefined;
}

// What is merely encrypted beside a text does not cover it: OpenAI's summaries are not read again.
const signature = /signature|redacted/i;

/** Whether reasoning must not be changed, because a signature that covers it is sent back later. */
export function isSigned(providerMetadata: unknown, model: ModelLike | undefined): boolean {
  if (signers.test(`${model?.provider} ${model?.modelId}`)) return true;
  return hasSignature(providerMetadata);
}

/**
 * Whether an object of metadata is signed itself, or says that its text will be: a stream brings the signature of
 * reasoning after its text, and OpenRouter names the signer ahead (`format: 'anthropic-claude-v1'`).
 */
export function holdsSignature(value: object): boolean {
  return Object.entries(value).some(
    ([name, item]) =>
      (signature.test(name) && item !== null && item !== undefined) ||
      (name === 'format' && typeof item === 'string' && signers.test(item)),
  );
}

function hasSignature(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return holdsSignature(value) || Object.values(value).some(hasSignature);
}

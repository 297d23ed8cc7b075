/** What is read of a language model. */
export interface ModelLike {
  readonly provider?: string;
  readonly modelId?: string | undefined;
}

const signature = /signature|redacted|encrypted/i;
// These sign their reasoning, and the signature of a stream comes after its text.
const signers = /anthropic|bedrock|claude/i;

/** Whether reasoning must not be changed, because a signature that covers it is sent back later. */
export function isSigned(providerMetadata: unknown, model: ModelLike | undefined): boolean {
  if (signers.test(`${model?.provider} ${model?.modelId}`)) return true;
  return hasSignature(providerMetadata);
}

function hasSignature(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, item]) => signature.test(name) || hasSignature(item));
}

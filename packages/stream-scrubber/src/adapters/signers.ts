/** The providers and models that sign their reasoning; the signature of a stream comes after its text. */
export const signers: RegExp = /anthropic|bedrock|claude/i;

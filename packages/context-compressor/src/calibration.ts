/** How a count of messages relates to what the provider counts: `messages × scale + system + tools`. */
export interface Calibration {
  readonly scale: number;
  /** Tokens of the system prompt that stands apart. */
  readonly system: number;
  /** Tokens of tool definitions, and whatever else the provider counts beside the messages. */
  readonly tools: number;
}

const MIN_SCALE = 0.2;

/**
 * Calibrates a count by the provider's own figure. What is over the count is taken for tool definitions and the like when they
 * were not handed in, and for another tokenizer when they were; what is under it for another tokenizer.
 */
export function calibrate(
  counted: {
    readonly messages: number;
    readonly system: number;
    readonly tools: number;
    readonly complete: boolean;
  },
  promptTokens: number | undefined,
): Calibration {
  const { messages, system, tools } = counted;
  const known = messages + system + tools;
  if (promptTokens === undefined || known === 0) return { scale: 1, system, tools };
  if (promptTokens > known && !counted.complete)
    return { scale: 1, system, tools: tools + promptTokens - known };
  const scale = Math.max(MIN_SCALE, promptTokens / known);
  return { scale, system: system * scale, tools: tools * scale };
}

/** What the provider would count for messages of so many tokens. */
export function totalTokens({ scale, system, tools }: Calibration, messages: number): number {
  return Math.round(messages * scale + system + tools);
}

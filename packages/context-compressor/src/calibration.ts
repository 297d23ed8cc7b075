/** How a count of messages relates to what the provider counts: `messages × scale + system + tools`. */
export interface Calibration {
  readonly scale: number;
  /** Tokens of the system prompt that stands apart. */
  readonly system: number;
  /** Tokens of tool definitions, and whatever else the provider counts beside the messages. */
  readonly tools: number;
}

/** A figure under this share of the count is none for the list: of a stream without usage, or without what was cached. */
const MIN_SCALE = 0.5;

/** Tokens of one request as they are counted here. */
interface Counted {
  readonly messages: number;
  readonly system: number;
  readonly tools: number;
  /** Tool definitions were handed in. */
  readonly complete: boolean;
}

/**
 * Calibrates a count by the provider's own last figure. What is over the count is taken for tool definitions and the like when they
 * were not handed in, and for another tokenizer when they were. What is under it is what the list has grown by since; only what is
 * under the count of the list that was sent is of another tokenizer.
 *
 * @param sentTokens count of the last list that went out; −1 when it is not known: the figure is then taken for one of this list
 */
export function calibrate(
  { messages, system, tools, complete }: Counted,
  promptTokens: number | undefined,
  sentTokens: number,
): Calibration {
  const known = messages + system + tools;
  if (promptTokens === undefined || known === 0) return { scale: 1, system, tools };
  if (promptTokens > known && !complete) return { scale: 1, system, tools: tools + promptTokens - known };
  const smaller = Math.min(1, promptTokens / (sentTokens > 0 ? sentTokens : known));
  const scale = promptTokens > known ? promptTokens / known : smaller;
  return scale < MIN_SCALE
    ? { scale: 1, system, tools }
    : { scale, system: system * scale, tools: tools * scale };
}

/** What the provider would count for messages of so many tokens. */
export function totalTokens({ scale, system, tools }: Calibration, messages: number): number {
  return Math.round(messages * scale + system + tools);
}

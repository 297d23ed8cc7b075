/**
 * Counts the tokens of one text. Pure: the same text always gives the same count.
 *
 * @example
 * const characters: TokenCounter = (text) => Math.ceil(text.length / 4);
 */
export type TokenCounter = (text: string) => number;

import { invalidOption } from './errors.js';

/** A kind of text that a person may get to see. */
export type Channel = 'text' | 'refusal' | 'reasoning';

/** Option of the adapters whose streams carry several kinds of text. */
export interface ChannelOptions {
  /**
   * Which kinds of text are scrubbed; unknown events and fields are, whatever is chosen. Signed reasoning and tool
   * arguments never are.
   * @default ['text', 'refusal', 'reasoning']
   */
  readonly channels?: readonly Channel[] | undefined;
}

const all: readonly Channel[] = ['text', 'refusal', 'reasoning'];

/**
 * Checks the option `channels`.
 *
 * @throws TypeError with the code `invalid-option:channels`
 */
export function parseChannels(options: object | undefined): ReadonlySet<Channel> {
  const channels: unknown = { channels: undefined, ...options }.channels ?? all;
  const isKnown = (channel: unknown): channel is Channel => all.some((known) => known === channel);
  if (!Array.isArray(channels) || !channels.every(isKnown)) {
    throw invalidOption('channels', `a list of '${all.join("', '")}'`);
  }
  return new Set(channels);
}

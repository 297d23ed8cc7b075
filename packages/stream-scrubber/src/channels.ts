import { invalid } from './errors.js';

/** A kind of text in a stream of model output. */
export type Channel = 'text' | 'refusal' | 'reasoning' | 'signedReasoning' | 'toolArguments';

/** Option of the adapters whose streams carry several kinds of text. */
export interface ChannelOptions {
  /**
   * Which kinds of text are scrubbed. Changing signed reasoning breaks its signature, and a block in tool arguments
   * may be meant, so that both are left alone unless named here.
   * @default ['text', 'refusal', 'reasoning']
   */
  readonly channels?: readonly Channel[] | undefined;
}

const shown: readonly Channel[] = ['text', 'refusal', 'reasoning'];
const known: readonly Channel[] = [...shown, 'signedReasoning', 'toolArguments'];

/**
 * Checks the option `channels`.
 *
 * @throws TypeError with the code `invalid-option:channels`
 */
export function parseChannels(options: object | undefined): ReadonlySet<Channel> {
  const { channels = shown }: { readonly channels?: unknown } = { ...options };
  const isChannel = (value: unknown): value is Channel => known.some((channel) => channel === value);
  if (!Array.isArray(channels) || !channels.every(isChannel)) {
    throw invalid('option', 'channels', `an array of ${known.join(', ')}`);
  }
  return new Set(channels);
}

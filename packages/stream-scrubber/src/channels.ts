import { invalid } from './errors.js';

/** A kind of text in a stream of model output. */
export type Channel = 'text' | 'refusal' | 'reasoning' | 'signedReasoning' | 'toolArguments';

/** The kinds that every adapter knows: those of a model's answer. */
export type AnswerChannel = Exclude<Channel, 'toolArguments'>;

/** Option of the adapters whose streams carry several kinds of text. */
export interface ChannelOptions<Kind extends Channel = AnswerChannel> {
  /**
   * Which kinds of text are scrubbed. Changing signed reasoning breaks its signature, and a block in tool arguments
   * may be meant (only `/sse` scrubs those), so that both are left alone unless named here.
   * @default ['text', 'refusal', 'reasoning']
   */
  readonly channels?: readonly Kind[] | undefined;
}

const shown: readonly AnswerChannel[] = ['text', 'refusal', 'reasoning'];
const answerChannels: readonly AnswerChannel[] = [...shown, 'signedReasoning'];
/** All kinds. */
export const allChannels: readonly Channel[] = [...answerChannels, 'toolArguments'];

/**
 * Checks the option `channels`.
 *
 * @param known the kinds that the adapter can scrub
 * @throws TypeError with the code `invalid-option:channels`
 */
export function parseChannels(
  options: object | undefined,
  known: readonly Channel[] = answerChannels,
): ReadonlySet<Channel> {
  const { channels = shown }: { readonly channels?: unknown } = { ...options };
  const isChannel = (value: unknown): value is Channel => known.some((channel) => channel === value);
  if (!Array.isArray(channels) || !channels.every(isChannel)) {
    throw invalid('option', 'channels', `an array of ${known.join(', ')}`);
  }
  return new Set(channels);
}

import type { Part } from '../model.js';
import { type Fields, isFields, without } from './fields.js';

/** Where the AI SDK keeps what a provider says of a part, and the providers whose items have ids. */
const OPTIONS = ['providerOptions', 'providerMetadata'] as const;
const PROVIDERS = ['openai', 'azure'] as const;

/**
 * A part of an AI SDK message without the id of its Responses item: an item whose reasoning is gone is refused by its id.
 *
 * Source: https://github.com/vercel/ai/issues/11036
 */
export function withoutItemId(part: Part): Part {
  if (!isFields(part.raw)) return part;
  let raw: Fields = part.raw;
  for (const name of OPTIONS) {
    for (const provider of PROVIDERS) {
      const options: unknown = raw[name];
      const own = isFields(options) ? options[provider] : undefined;
      if (!isFields(options) || !isFields(own) || own.itemId === undefined) continue;
      raw = { ...raw, [name]: { ...options, [provider]: without(own, ['itemId']) } };
    }
  }
  return raw === part.raw ? part : { ...part, raw };
}

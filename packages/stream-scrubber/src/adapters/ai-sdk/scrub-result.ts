import type { Channel } from '../../channels.js';
import type { Rules } from '../../rules.js';
import { scrubWhole } from '../../scrub-text.js';
import { scrubWholeMetadata } from '../provider-metadata/metadata.js';
import { dropRepeats } from '../provider-metadata/repeats.js';
import { isSigned, type ModelLike } from '../provider-metadata/signatures.js';
import { createUnknownScrubber, isRecord, scrubOthers } from '../unknown-value.js';
import { passedParts } from './passed-parts.js';

/** A generated result, as far as it is read here. */
export interface GenerateResult {
  readonly content: readonly ContentPart[];
  readonly structuredOutputText?: string;
  readonly response?: object;
}

interface ContentPart {
  readonly type: string;
  readonly text?: unknown;
  readonly providerMetadata?: unknown;
}

/** Scrubs a whole result: its texts and reasoning, and what repeats them. */
export function scrubResult<Result extends GenerateResult>(
  result: Result,
  rules: Rules,
  channels: ReadonlySet<Channel>,
  model: ModelLike | undefined,
): Result {
  let hasText = false;
  let hasChanged = false;
  const whole = <Part extends object>(part: Part): Part =>
    scrubWholeMetadata(part, rules, !channels.has('signedReasoning'));
  const silent: Rules = { ...rules, onBlock: undefined };
  const scrubPart = (part: ContentPart): ContentPart => {
    const { type, text, providerMetadata } = part;
    if (passedParts.has(type)) return whole(part);
    const unknown = createUnknownScrubber(silent);
    if (typeof text !== 'string' || (type !== 'text' && type !== 'reasoning')) {
      return unknown.scrub(whole(part), '') as ContentPart;
    }
    const isFirst = type === 'text' && !hasText;
    hasText ||= type === 'text';
    const channel = type === 'reasoning' && isSigned(providerMetadata, model) ? 'signedReasoning' : type;
    if (!channels.has(channel)) return part;
    const visible = scrubWhole(text, rules, isFirst);
    const others = scrubOthers(whole(part), 'text', unknown, '');
    if (visible === text) return others;
    hasChanged = true;
    return dropRepeats({ ...others, text: visible });
  };
  const content = result.content.map(scrubPart);
  const { structuredOutputText, response } = result;
  // The shape is the caller's own, with texts exchanged for texts.
  const scrubbed = {
    ...whole(result),
    content,
    ...(structuredOutputText === undefined
      ? {}
      : { structuredOutputText: scrubWhole(structuredOutputText, silent) }),
    ...(isRecord(response) && 'body' in response
      ? { response: { ...response, body: createUnknownScrubber(silent).scrub(response.body, 'body') } }
      : {}),
  } as Result;
  return hasChanged ? dropRepeats(scrubbed) : scrubbed;
}

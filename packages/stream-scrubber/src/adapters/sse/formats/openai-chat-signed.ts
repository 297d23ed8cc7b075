import { signers } from '../../signers.js';
import type { EventEdit } from '../event-edit.js';
import { field, items, type JsonNode } from '../json.js';

const none: readonly ThinkingBlock[] = [];

/** A signed text in a delta or message, and how an event of our own puts one in its place. */
interface ThinkingBlock {
  readonly text: JsonNode | undefined;
  /** Whether its signature is there; in a stream it comes last. */
  readonly isSigned: boolean;
  readonly place: string;
  readonly wrap: (member: string) => string;
}

/** Signatures and ciphers of an entry of `reasoning_details` stay as they are. */
export function keepOpaque(event: EventEdit, detail: JsonNode): void {
  event.keepMembers(detail, ['id', 'signature']);
  if (event.string(field(detail, 'type')) === 'reasoning.encrypted') event.keepMembers(detail, ['data']);
}

/**
 * Whether an entry of `reasoning_details` is covered by a signature. A stream brings it after the text, so that the
 * format has to say it: `anthropic-claude-v1` (https://openrouter.ai/docs/use-cases/reasoning-tokens).
 */
export function isSignedDetail(event: EventEdit, detail: JsonNode): boolean {
  return event.has(detail, 'signature') || signers.test(event.string(field(detail, 'format')) ?? '');
}

/**
 * The `thinking_blocks` with which LiteLLM hands Anthropic's signed thinking on, to be sent back as they are
 * (https://docs.litellm.ai/docs/reasoning_content); `provider_specific_fields` repeats them.
 */
export function thinkingBlocks(event: EventEdit, message: JsonNode | undefined): readonly ThinkingBlock[] {
  const own = field(message, 'thinking_blocks');
  const repeated = field(field(message, 'provider_specific_fields'), 'thinking_blocks');
  if (own === undefined && repeated === undefined) return none;
  const read = (blocks: JsonNode | undefined, place: string, wrap: ThinkingBlock['wrap']): ThinkingBlock[] =>
    items(blocks).map((block) => {
      event.keepMembers(block, ['signature', 'data']);
      return { text: field(block, 'thinking'), isSigned: event.has(block, 'signature'), place, wrap };
    });
  return [
    ...read(own, 'thinking_blocks', (member) => member),
    ...read(repeated, 'provider_thinking_blocks', (member) => `"provider_specific_fields":{${member}}`),
  ];
}

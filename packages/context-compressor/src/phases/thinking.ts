import { withoutItemId } from '../formats/ai-sdk-item-id.js';
import { isFields, without } from '../formats/fields.js';
import { isHostedCall } from '../formats/openai-responses.js';
import type { FormatCodec, MessageView } from '../model.js';
import { hasPart } from '../model.js';
import { mapParts } from '../rewrite.js';
import type { ThinkingPolicy } from '../types.js';
import type { Placed } from './assemble.js';

/** A list after its thinking was judged, with the input messages that lost theirs and those that went with it. */
export interface ThinkingJudged {
  readonly list: readonly Placed[];
  readonly removed: ReadonlySet<number>;
  readonly dropped: ReadonlySet<number>;
}

/**
 * Removes thinking that has become invalid: `prefix-bound` from every message after the first change, `strip` from every
 * message after the head, `keep-open-turn` nowhere. A thinking block goes as a whole or not at all.
 *
 * Source: https://platform.claude.com/docs/en/build-with-claude/preserved-thinking/prefix-checks
 *
 * @param firstChange index in the list of the first message that is not what it was
 */
export function judgeThinking(
  codec: FormatCodec,
  list: readonly Placed[],
  policy: ThinkingPolicy,
  firstChange: number,
): ThinkingJudged {
  const removed = new Set<number>();
  const dropped = new Set<number>();
  if (policy === 'keep-open-turn') return { list, removed, dropped };
  const kept: Placed[] = [];
  let lostReasoning = false;
  list.forEach((placed, index) => {
    if (index < firstChange) {
      kept.push(placed);
      return;
    }
    lostReasoning &&= placed.view.role === 'assistant';
    if (lostReasoning && isHostedCall(placed.view.raw)) {
      dropped.add(placed.origin);
      return;
    }
    const view = lostReasoning ? withoutOwnId(codec, placed.view) : placed.view;
    const bare = hasPart(view, 'thinking') ? withoutThinking(codec, view) : view;
    if (bare === placed.view) kept.push(placed);
    else if (bare.parts.length === 0 || isReasoningItem(view)) {
      dropped.add(placed.origin);
      lostReasoning = true;
    } else {
      removed.add(placed.origin);
      kept.push({ ...placed, view: bare });
    }
  });
  return { list: kept, removed, dropped };
}

function isReasoningItem(view: MessageView): boolean {
  return isFields(view.raw) && view.raw.type === 'reasoning';
}

function withoutThinking(codec: FormatCodec, view: MessageView): MessageView {
  let lostReasoning = false;
  return mapParts(codec, view, (part) => {
    if (part.kind === 'thinking') {
      lostReasoning = true;
      return undefined;
    }
    return lostReasoning && codec.format === 'ai-sdk' ? withoutItemId(part) : part;
  });
}

// A Responses item whose id came with reasoning is refused without it: the id goes too.
function withoutOwnId(codec: FormatCodec, view: MessageView): MessageView {
  if (!isFields(view.raw) || typeof view.raw.id !== 'string') return view;
  return codec.decode(without(view.raw, ['id']));
}

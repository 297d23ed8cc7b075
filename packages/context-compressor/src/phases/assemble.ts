import type { FormatCodec, MessageView } from '../model.js';
import { type ProfileTraits, turnOf } from '../profile-traits.js';
import { rewriteView } from '../rewrite.js';

/** One message of an output list, with the index of the input message it comes from (−1: ours). */
export interface Placed {
  readonly view: MessageView;
  readonly origin: number;
}

/** The output list, and the input message the summary was merged into (−1: it stands alone). */
export interface Assembled {
  readonly list: readonly Placed[];
  readonly mergedInto: number;
}

/**
 * Puts the summary between the head and the rest: as a message of the role that keeps the profile's alternation, or, where
 * none fits, as a text block of the neighbouring user message.
 */
export function placeSummary(
  codec: FormatCodec,
  traits: ProfileTraits,
  head: readonly Placed[],
  rest: readonly Placed[],
  summary: string,
): Assembled {
  const role = summaryRole(traits, head, rest);
  if (role !== undefined) {
    const view = codec.decode(codec.create(role, summary));
    return { list: [...head, { view, origin: -1 }, ...rest], mergedInto: -1 };
  }
  const counts = ({ view }: Placed): boolean => turnOf(view, traits.alternation) !== undefined;
  const next = rest.findIndex(counts);
  const nextPlaced = rest[next];
  if (nextPlaced !== undefined && turnOf(nextPlaced.view, traits.alternation) === 'user') {
    const merged = { ...nextPlaced, view: withBlock(codec, nextPlaced.view, summary, 'before') };
    return { list: [...head, ...rest.with(next, merged)], mergedInto: nextPlaced.origin };
  }
  const previous = head.findLastIndex(counts);
  const previousPlaced = head[previous];
  if (previousPlaced === undefined) return placeAs(codec, 'user', head, rest, summary);
  const merged = { ...previousPlaced, view: withBlock(codec, previousPlaced.view, summary, 'after') };
  return { list: [...head.with(previous, merged), ...rest], mergedInto: previousPlaced.origin };
}

function placeAs(
  codec: FormatCodec,
  role: 'user' | 'assistant',
  head: readonly Placed[],
  rest: readonly Placed[],
  summary: string,
): Assembled {
  return {
    list: [...head, { view: codec.decode(codec.create(role, summary)), origin: -1 }, ...rest],
    mergedInto: -1,
  };
}

function summaryRole(
  traits: ProfileTraits,
  head: readonly Placed[],
  rest: readonly Placed[],
): 'user' | 'assistant' | undefined {
  const turns = (list: readonly Placed[]): ('user' | 'assistant')[] =>
    list.map(({ view }) => turnOf(view, traits.alternation)).filter((turn) => turn !== undefined);
  const before = turns(head).at(-1);
  const after = turns(rest)[0];
  if (before !== 'user' && after !== 'user') return 'user';
  if (before !== 'assistant' && after !== 'assistant' && (before !== undefined || !traits.userFirst))
    return 'assistant';
  return traits.alternation === 'none' ? 'user' : undefined;
}

// Tool results come first in their message, and a person's own text stands nearest to what follows it.
function withBlock(
  codec: FormatCodec,
  view: MessageView,
  summary: string,
  side: 'before' | 'after',
): MessageView {
  const block = { kind: 'text', text: summary, raw: undefined, edited: true } as const;
  const results = view.parts.findLastIndex((part) => part.kind === 'result') + 1;
  const at = side === 'after' ? view.parts.length : results;
  return rewriteView(codec, view, [...view.parts.slice(0, at), block, ...view.parts.slice(at)]);
}

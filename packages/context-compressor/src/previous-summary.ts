import type { FormatCodec, MessageView } from './model.js';
import { rewriteView } from './rewrite.js';
import { unwrapSummary } from './template.js';

/** A summary of an earlier pass that stands in a list. */
export interface PreviousSummary {
  readonly index: number;
  readonly body: string;
  /** The message without the summary; `undefined` when the summary fills it. */
  readonly rest: MessageView | undefined;
}

/** The summary in a message: alone in it, or as a whole text block of a user message. */
export function summaryIn(codec: FormatCodec, view: MessageView, index: number): PreviousSummary | undefined {
  if (view.role !== 'user' && view.role !== 'assistant' && view.role !== 'tool') return undefined;
  for (const part of view.parts) {
    if (part.kind !== 'text') continue;
    const body = unwrapSummary(part.text);
    if (body === undefined) continue;
    if (view.parts.length === 1) return { index, body, rest: undefined };
    if (view.role !== 'user') return undefined;
    return {
      index,
      body,
      rest: rewriteView(
        codec,
        view,
        view.parts.filter((other) => other !== part),
      ),
    };
  }
  return undefined;
}

/** Whether a message is wholly ours: a summary, or a note that stands for a removed image. */
export function isOwnMarker(view: MessageView): boolean {
  const [only] = view.parts;
  if (view.parts.length !== 1 || only?.kind !== 'text') return false;
  return unwrapSummary(only.text) !== undefined || /^\[image removed: [^\]]*\]$/.test(only.text);
}

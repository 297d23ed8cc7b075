import type { ContextHygieneConfig } from './options.js';

/** A turn that may go to an extraction model. */
export interface ScrubbedTurn<Message> {
  /** Unchanged messages are the same objects. */
  readonly messages: readonly Message[];
  /** The labels of what was replaced. */
  readonly redactions: readonly string[];
}

/** Masks credentials in the messages of a turn. */
export function scrubTurn<Message extends object>(
  messages: readonly Message[],
  { scrubber, onEvent }: ContextHygieneConfig,
): ScrubbedTurn<Message> {
  const start = performance.now();
  const { messages: scrubbed, redactions } = scrubber.scrubMessages(messages);
  onEvent({
    type: 'turn-scrubbed',
    messages: scrubbed.length,
    redactions: redactions.length,
    durationMs: performance.now() - start,
  });
  return { messages: scrubbed, redactions };
}

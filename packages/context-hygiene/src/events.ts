/** What was done, in counts and milliseconds: never content, so that it can go to any log or meter. */
export type HygieneEvent =
  | {
      readonly type: 'memory-scrubbed';
      readonly redactions: number;
      readonly dropped: number;
      readonly durationMs: number;
    }
  | {
      readonly type: 'turn-scrubbed';
      readonly messages: number;
      readonly redactions: number;
      readonly durationMs: number;
    }
  | {
      readonly type: 'memory-rendered';
      readonly entries: number;
      readonly omitted: number;
      readonly truncated: number;
      /** Size of the text, in units of the renderer's `countTokens`. */
      readonly used: number;
      readonly durationMs: number;
    }
  | {
      readonly type: 'conversation-compressed';
      readonly conversation: string | undefined;
      readonly reason: string;
      readonly tokensBefore: number;
      readonly tokensAfter: number;
      readonly durationMs: number;
    }
  | {
      readonly type: 'answer-scrubbed';
      readonly blocks: number;
      readonly hiddenChars: number;
      /** From the first chunk to the end, waiting included. */
      readonly durationMs: number;
    };

/** Receives every {@link HygieneEvent}. What it throws, at once or later, is ignored: it fails no job. */
export type HygieneEventListener = (event: HygieneEvent) => unknown;

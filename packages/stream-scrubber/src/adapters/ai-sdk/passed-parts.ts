/**
 * The kinds of parts that pass as they are, save for their metadata: files, and what belongs to tools, whose arguments
 * and results go back to the model.
 */
export const passedParts: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'custom',
  'file',
  'finish',
  'reasoning-file',
  'response-metadata',
  'stream-start',
  'tool-approval-request',
  'tool-call',
  'tool-input-delta',
  'tool-input-end',
  'tool-input-start',
  'tool-result',
]);

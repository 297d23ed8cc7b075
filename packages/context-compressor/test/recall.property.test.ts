import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { isFields } from '../src/formats/fields.js';
import { ContextCompressor, estimateTokens } from '../src/index.js';
import { conversations, FORMATS } from './support/generators.js';

const settings = fc.record({
  contextLimit: fc.integer({ min: 800, max: 6_000 }),
  tailTokenBudget: fc.constantFrom(0, 200, 800, 3_000),
  pruneMinChars: fc.constantFrom(200, 2_000),
  protectFirstN: fc.nat(3),
  asksModel: fc.boolean(),
});

const HANDLE = /\b[0-9a-f]{12}\b/g;
const NO_TEXT = new Set([
  'role',
  'type',
  'id',
  'call_id',
  'tool_call_id',
  'tool_use_id',
  'toolCallId',
  'name',
  'toolName',
  'status',
  'approvalId',
  'signature',
  'thoughtSignature',
  'data',
  'encrypted_content',
  'image',
  'url',
  'image_url',
  'fileUri',
  'mimeType',
  'mediaType',
  'media_type',
  'detail',
  'reasoning_content',
  'x_trace',
]);
const THINKING = new Set(['thinking', 'redacted_thinking', 'reasoning']);

/** The texts, argument values and results of a message; thinking is its provider's own. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return NO_TEXT.has(key) ? [] : valuesOf(value);
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (!isFields(value) || THINKING.has(String(value.type)) || value.thought === true) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

/** The strings inside a text of JSON, or the text. */
function valuesOf(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? textsOf(value) : [text];
  } catch {
    return [text];
  }
}

/** Escapes and white space aside. */
const plain = (text: string) => text.replace(/\\n/g, '').replace(/\\/g, '').replace(/\s+/g, '');

/** All archived texts that the handles in a text lead to, handles inside them included. */
function reachable(text: string, archive: ReadonlyMap<string, string>): string {
  const seen = new Map<string, string>();
  const open: string[] = text.match(HANDLE) ?? [];
  for (let handle = open.pop(); handle !== undefined; handle = open.pop()) {
    const original = archive.get(handle);
    if (original === undefined || seen.has(handle)) continue;
    seen.set(handle, original);
    open.push(...(original.match(HANDLE) ?? []));
  }
  return [...seen.values()].join('\n');
}

describe.each(FORMATS)('recall in %s', (format) => {
  test('every text that was summarized or pruned is reached from the output, by handles', async () => {
    await fc.assert(
      fc.asyncProperty(
        conversations(format, { maxResult: 5_000 }),
        settings,
        async ({ messages }, { contextLimit, asksModel, ...config }) => {
          const originals = new Map<string, string>();
          const compressor = new ContextCompressor({
            ...config,
            format,
            countTokens: estimateTokens,
            redact: (text) => text,
            archive: {
              get: (handle) => originals.get(handle),
              set: (handle, text) => void originals.set(handle, text),
            },
            ...(asksModel ? { summarize: async () => '## Active Task\nGo on.' } : {}),
          });
          const result = await compressor.compress(messages, { contextLimit });
          const output = JSON.stringify(result.messages);
          const found = plain(
            `${reachable(output, originals)}\n${result.messages.flatMap((m) => textsOf(m)).join('\n')}`,
          );
          for (const [index, fate] of result.coverage.fates.entries()) {
            if (fate !== 'summarized' && fate !== 'pruned') continue;
            for (const text of textsOf(messages[index]))
              expect(found.includes(plain(text)), text.slice(0, 80)).toBe(true);
          }
        },
      ),
      { numRuns: fcRuns(30) },
    );
  });
});

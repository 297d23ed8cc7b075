import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { type SseOptions, scrubJsonBody } from '../../src/adapters/sse/index.js';
import { scrubText } from '../../src/scrub-text.js';
import { chat, event, readJson, scrubEvents } from '../support/sse-events.js';

const options: SseOptions = { channels: ['text', 'toolArguments'] };

/** Streams the arguments of a tool in such pieces, and gives what a client puts together. */
async function scrubPieces(pieces: readonly string[], more: SseOptions = {}): Promise<string> {
  const body = pieces
    .map((text) => chat({ tool_calls: [{ index: 0, function: { arguments: text } }] }))
    .join('');
  const events = readJson(await scrubEvents(body, { ...options, ...more }));
  return events.map(({ choices }) => choices[0].delta.tool_calls[0].function.arguments).join('');
}

/** What the text of JSON says, escapes resolved, whether it is whole or not. */
function resolve(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_match, code: string | undefined, short: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return { n: '\n', r: '\r', t: '\t', f: '\f', b: '\b' }[short] ?? short;
  });
}

describe('arguments of tools, when they are to be scrubbed', () => {
  test.each([
    [
      String.raw`{"a":"x\u003cmemory-context\u003Ekumquat\u003c\/memory-context>y\u00e9"}`,
      String.raw`{"a":"xy\u00e9"}`,
    ],
    [String.raw`{"a":"x<memory-context\nk=\"v>\">kumquat</memory-context>\n"}`, String.raw`{"a":"x\n"}`],
    [
      String.raw`{"a": "5 \u003c 6 \\ \"b\" \q \u00", "b":1}`,
      String.raw`{"a": "5 \u003c 6 \\ \"b\" \q \u00", "b":1}`,
    ],
    ['{"a":"x</memory-context>y"}', '{"a":"xy"}'],
    ['{"a":"x<memory-context>kumquat', '{"a":"x'],
    [String.raw`{"a":"x\u003cmem`, '{"a":"x'],
    [String.raw`{"a":"x\u003`, String.raw`{"a":"x\u003`],
    ['{"a":"x<\\', '{"a":"x<\\'],
  ])('escapes count as what they stand for, and stay as they are: %s', async (text, visible) => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(await scrubPieces([text.slice(0, cut), text.slice(cut)])).toBe(visible);
    }
    expect(await scrubPieces(text.split(''))).toBe(visible);
    const body = { choices: [{ message: { tool_calls: [{ function: { arguments: text } }] } }] };
    const whole = JSON.parse(scrubJsonBody(JSON.stringify(body), options));
    expect(whole.choices[0].message.tool_calls[0].function.arguments).toBe(visible);
  });

  test('calls that are streamed side by side, one left in the middle of an escape', async () => {
    const piece = (index: number, text: string): string =>
      chat({ tool_calls: [{ index, function: { arguments: text } }] });
    const body =
      piece(0, String.raw`{"a":"x\u0`) +
      piece(1, '{"b":"y<') +
      piece(0, String.raw`03cmemory-context\u003ekumquat</memory-context>z"}`) +
      piece(1, 'memory-context>kumquat</memory-context>z"}');
    const texts = ['', ''];
    for (const { choices } of readJson(await scrubEvents(body, options))) {
      const [call] = choices[0].delta.tool_calls;
      texts[call.index] += call.function.arguments;
    }
    expect(texts[1]).toBe('{"b":"y<z"}');
    expect(texts[0]).toMatch(/^\{"a":"x(?:\\u0)?z"\}$/);
  });

  test('code fences within them, once that is asked for', async () => {
    const text = String.raw`{"a":"\n~~~\n<memory-context>shown</memory-context>\n~~~\n<memory-context>kumquat</memory-context>"}`;
    const visible = String.raw`{"a":"\n~~~\n<memory-context>shown</memory-context>\n~~~\n"}`;
    expect(await scrubPieces([text], { codeAware: true })).toBe(visible);
    expect(await scrubPieces(text.split(''), { codeAware: true })).toBe(visible);
  });

  test('a replacement is written as JSON has it; a block that is to come out does so as it was', async () => {
    const text = String.raw`{"a":"x\u003cmemory-context>k\u00fcm</memory-context>y"}`;
    expect(await scrubPieces(text.split(''), { replacement: '"…\n' })).toBe(String.raw`{"a":"x\"…\ny"}`);
    const open = String.raw`{"a":"x\u003cmemory-context>k\u00fcm"}`;
    expect(await scrubPieces(open.split(''), { unterminated: 'emit' })).toBe(open);
    expect(await scrubPieces(text.split(''), { unterminated: 'emit', replacement: '-' })).toBe('{"a":"x-y"}');
    const long = `{"a":"<memory-context>${'k'.repeat(99)}`;
    expect(await scrubPieces(long.split(''), { unterminated: 'emit', maxHiddenChars: 50 })).toBe('{"a":"');
    expect(await scrubPieces(long.split(''), { unterminated: 'emit', maxHiddenChars: 115 })).toBe(long);
    expect(await scrubPieces([String.raw`{"a":"x\u003cmem`], { fragment: 'emit' })).toBe(
      String.raw`{"a":"x\u003cmem`,
    );
  });

  test('a long block that may still come out is not copied for each of its characters', async () => {
    const text = `{"a":"<memory-context>${'k'.repeat(5000)}`;
    const slice = vi.spyOn(Array.prototype, 'slice');
    expect(await scrubPieces([text], { unterminated: 'emit' })).toBe(text);
    const copied = slice.mock.contexts.reduce<number>((sum, list) => sum + Number(Object(list).length), 0);
    slice.mockRestore();
    expect(copied).toBeLessThan(20 * text.length);
  });

  test('say what scrubText says of what they say, whatever the pieces and the options', async () => {
    const piece = fc.constantFrom(
      'a',
      '<',
      String.raw`\u003c`,
      '/',
      String.raw`\/`,
      '>',
      String.raw`\u003e`,
      'memory-context',
      String.raw`\u006demory-context`,
      'mem',
      ' ',
      String.raw`\n`,
      String.raw`\"`,
      '"',
      '=',
      String.raw`\\`,
      '<memory-context>',
      '</memory-context>',
      '◁',
      '◁t▷',
      String.raw`\u25c1/t▷`,
      '🙂',
    );
    const any = fc.record({
      replacement: fc.constantFrom('', '[…]'),
      unterminated: fc.constantFrom('discard', 'emit'),
      fragment: fc.constantFrom('discard', 'emit'),
      orphanClose: fc.constantFrom('discard', 'emit'),
      nesting: fc.constantFrom('depth', 'flat'),
      delimiters: fc.constantFrom([], [['◁t▷', '◁/t▷']]),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        fc.array(fc.nat(60), { maxLength: 8 }),
        any as fc.Arbitrary<SseOptions>,
        async (text, places, more) => {
          const cuts = [0, ...places.filter((place) => place < text.length), text.length].sort(
            (a, b) => a - b,
          );
          // An empty piece leaves the text, and that shows a `<` early.
          const pieces = cuts.slice(1).flatMap((end, index) => text.slice(cuts[index], end) || []);
          const shown = await scrubPieces(pieces, more);
          expect(resolve(shown)).toBe(scrubText(resolve(text), more));
          expect(await scrubPieces([text], more)).toBe(shown);
        },
      ),
      { numRuns: fcRuns(300) },
    );
  });
});

test('Responses and Anthropic scrub arguments alike', async () => {
  const text = [String.raw`{"a":"x\u003cmemory-`, String.raw`context\u003ekumquat`];
  const responses = text.map((delta) => event({ type: 'response.function_call_arguments.delta', delta }));
  const done = event({ type: 'response.function_call_arguments.done', arguments: text.join('') });
  const anthropic = text.map((partial_json) =>
    event({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json } }),
  );
  for (const body of [[...responses, done], anthropic]) {
    expect(await scrubEvents(body.join(''), options)).not.toMatch(/kumquat|memory/);
  }
});

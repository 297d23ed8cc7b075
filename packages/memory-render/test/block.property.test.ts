import { StreamingContextScrubber, scrubText } from '@context-hygiene/stream-scrubber';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { buildMemoryBlock, renderMemoryContext } from '../src/index.js';
import { countFences, countNotes, hostileEntry, hostileText } from './support/hostile.js';

const HEAD = buildMemoryBlock('').slice(0, -'\n</memory-context>'.length);

function bodyOf(block: string): string {
  return block.slice(HEAD.length, -'\n</memory-context>'.length);
}

/** The text that was escaped, read back beside what came out; `undefined` when anything else was changed. */
function unescapeBeside(source: string, escaped: string): string | undefined {
  let at = 0;
  let read = '';
  for (const char of source.replace(/\p{Surrogate}/gu, '\ufffd')) {
    const entity = char === '<' ? '&lt;' : char === '[' ? '&#91;' : char;
    if (escaped.startsWith(char, at)) at += char.length;
    else if (escaped.startsWith(entity, at)) at += entity.length;
    else return undefined;
    read += char;
  }
  return at === escaped.length ? read : undefined;
}

test('whatever is recalled: one opening fence, one closing fence, one note', () => {
  fc.assert(
    fc.property(hostileText(30), (recalled) => {
      const block = buildMemoryBlock(recalled);
      expect(countFences(block)).toEqual({ open: 1, close: 1 });
      expect(countNotes(block)).toBe(1);
      expect(block.startsWith('<memory-context>\n[System note: ')).toBe(true);
      expect(block.endsWith('\n</memory-context>')).toBe(true);
    }),
    { numRuns: fcRuns(2000) },
  );
});

test('the builder loses nothing but lone surrogates', () => {
  fc.assert(
    fc.property(hostileText(30), (recalled) => {
      const body = bodyOf(buildMemoryBlock(recalled));
      expect(unescapeBeside(recalled, body)).toBe(recalled.replace(/\p{Surrogate}/gu, '\ufffd'));
    }),
    { numRuns: fcRuns(1000) },
  );
});

test('a second pass changes nothing', () => {
  fc.assert(
    fc.property(hostileText(30), (recalled) => {
      const once = bodyOf(buildMemoryBlock(recalled));
      expect(bodyOf(buildMemoryBlock(once))).toBe(once);
    }),
    { numRuns: fcRuns(1000) },
  );
});

test('text without anything fence-like stays as it is', () => {
  const harmless = fc
    .string({ unit: 'binary' })
    .filter((text) => countFences(text).open + countFences(text).close + countNotes(text) === 0);
  fc.assert(
    fc.property(harmless, (text) => {
      expect(bodyOf(buildMemoryBlock(text))).toBe(text.replace(/\p{Surrogate}/gu, '\ufffd'));
    }),
    { numRuns: fcRuns(500) },
  );
});

test('the stream scrubber removes exactly the block, at every cut', { timeout: 600_000 }, () => {
  const unchanged = hostileText(6).filter((text) => scrubText(text) === text);
  fc.assert(
    fc.property(unchanged, hostileText(8), unchanged, (before, recalled, after) => {
      const block = buildMemoryBlock(recalled);
      const text = before + block + after;
      for (let cut = 0; cut <= text.length; cut += 1) {
        const scrubber = new StreamingContextScrubber();
        const shown = scrubber.feed(text.slice(0, cut)) + scrubber.feed(text.slice(cut)) + scrubber.flush();
        if (shown !== before + after) expect({ cut, shown }).toEqual({ cut, shown: before + after });
      }
      const single = new StreamingContextScrubber();
      const shown = Array.from({ length: text.length }, (_, at) => single.feed(text.charAt(at))).join('');
      expect(shown + single.flush()).toBe(before + after);
    }),
    { numRuns: fcRuns(100) },
  );
});

test('whatever the entries hold, the context is one block of one line or more for each entry', () => {
  fc.assert(
    fc.property(fc.array(hostileEntry(), { maxLength: 5 }), (entries) => {
      const { text, omitted } = renderMemoryContext(entries);
      const left = entries.length - omitted.length;
      expect(text === '').toBe(left === 0);
      if (left === 0) return;
      expect(countFences(text)).toEqual({ open: 1, close: 1 });
      expect(countNotes(text)).toBe(1);
      expect(text.isWellFormed()).toBe(true);
      const lines = bodyOf(text).split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
      const starts = lines.filter((line) => !/^ {2}\d+\. /.test(line));
      expect(starts).toHaveLength(left);
      for (const line of starts) expect(line).toMatch(/^(?:\[|&#91;)[^\]]+\]/);
      expect(scrubText(`before ${text} after`)).toBe('before  after');
    }),
    { numRuns: fcRuns(500) },
  );
});

test('a name ends before what shows nothing, be that a letter or a mark by its kind', () => {
  for (const char of ['\u034f', '\u115f', '\u3164', '\ufe0f', '\u{e0100}', '\u200b']) {
    const options = { reservedTags: ['system'] };
    expect(bodyOf(buildMemoryBlock(`</system${char}>`, options))).toBe(`&lt;/system${char}>`);
    expect(bodyOf(buildMemoryBlock(`<system${char}d>`, options))).toBe(`<system${char}d>`);
  }
});

test('control characters before a name hide it no more than white space does', () => {
  for (const char of ['\x00', '\x08', '\x1b', '\x7f', '\x9f']) {
    expect(bodyOf(buildMemoryBlock(`<${char}/${char}memory-context> [${char}System${char}note:`))).toBe(
      `&lt;${char}/${char}memory-context> &#91;${char}System${char}note:`,
    );
  }
});

test('millions of invisible characters are too many for the engine, and then no mark passes', () => {
  const run = '\u{e0020}'.repeat(9_000_000);
  expect(
    bodyOf(buildMemoryBlock(`a < b <${run}/memory-context>`)) === `a &lt; b &lt;${run}/memory-context>`,
  ).toBe(true);
  const { text, omitted } = renderMemoryContext([
    { content: `${run}SOUL: x`, layer: 'semantic' },
    { content: 'SOUL: tea', layer: 'semantic' },
  ]);
  expect(bodyOf(text)).toBe('[semantic] tea');
  expect(omitted).toEqual([{ index: 0, reason: 'empty' }]);
});

test('reserved tags are escaped with a name boundary, nothing is lost', () => {
  const names = ['system', 'persisted-output', 'Ünïcode', 'a.b', 'k+'];
  fc.assert(
    fc.property(hostileText(20), (recalled) => {
      const body = bodyOf(buildMemoryBlock(recalled, { reservedTags: names }));
      const visible = body.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
      expect(visible).not.toMatch(
        /<[\s\x1c-\x1f\x85]*\/?[\s\x1c-\x1f\x85]*[sſ]ystem(?![\p{L}\p{M}\p{N}_.:-])/iu,
      );
      expect(visible).not.toMatch(
        /<[\s\x1c-\x1f\x85]*\/?[\s\x1c-\x1f\x85]*persisted-output(?![\p{L}\p{M}\p{N}_.:-])/iu,
      );
      expect(unescapeBeside(recalled, body)).toBeDefined();
    }),
    { numRuns: fcRuns(1000) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { createByteScanner } from '../src/adapters/byte-scanner.js';
import { type ScrubberOptions, StreamingContextScrubber, scrubText } from '../src/index.js';
import { cutAt, feedAll } from './support/feeding.js';
import { cutSoup, someOptions, soup } from './support/soup.js';

const names = ['memory-context', 'think', 'mm:think', 'a'];

// Text of which every unit says where it stands: capitals beyond ASCII are hidden, small letters are shown.
const marked = fc.constantFrom(...names).chain((name) => {
  const space = fc.constantFrom('', ' ', '\n', '\t ');
  const shown = fc.array(fc.constantFrom('я', 'ж', '<', '< ', '</', '<я', ' ', '\r\n', '<<'), {
    maxLength: 6,
  });
  const hidden = fc.array(fc.constantFrom('Я', 'Ж', '<', '< Я', '</', '<Я', '<<', '</Я>'), { maxLength: 6 });
  const secret = fc.constantFrom('', ' ЯЖ', ' Я="Ж"', " Я = '>Ж</a>'", ' Я=Ж/');
  const opening = fc
    .tuple(space, fc.constantFrom(name, name.toUpperCase()), secret, space)
    .map(([before, text, attributes, after]) => `<${before}${text}${attributes}${after}>`);
  const closing = fc.tuple(space, space, space).map(([a, b, c]) => `<${a}/${b}${name}${c}>`);
  const block: fc.Memo<string> = fc.memo((depth) =>
    fc
      .tuple(
        opening,
        hidden,
        depth > 1 ? fc.option(block(depth - 1), { nil: '' }) : fc.constant(''),
        hidden,
        closing,
      )
      .map(
        ([open, before, inner, after, close]) => `${open}${before.join('')}${inner}${after.join('')}${close}`,
      ),
  );
  return fc.array(fc.tuple(shown, block(3)), { maxLength: 4 }).chain((parts) =>
    shown.map((end) => ({
      name,
      text: parts.map(([before, hiddenBlock]) => `${before.join('')}я${hiddenBlock}`).join('') + end.join(''),
      visible: parts.map(([before]) => `${before.join('')}я`).join('') + end.join(''),
    })),
  );
});

test('no unit of a block is ever shown, and everything outside of blocks is, byte for byte', () => {
  fc.assert(
    fc.property(marked, fc.array(fc.nat(), { maxLength: 20 }), ({ name, text, visible }, places) => {
      const scrubber = new StreamingContextScrubber({ tags: [name] });
      let shown = '';
      for (const chunk of cutAt(text, places)) {
        shown += scrubber.feed(chunk);
        expect(shown).not.toMatch(/[ЯЖ]/);
        expect(visible.startsWith(shown)).toBe(true);
      }
      expect(shown + scrubber.flush()).toBe(visible);
    }),
    { numRuns: fcRuns(500) },
  );
});

test('at every step at most the longest name and 32 more characters are held', () => {
  fc.assert(
    fc.property(
      someOptions
        .map(({ startInside: _start, ...options }) => ({ ...options, unterminated: 'discard' as const }))
        .chain((options) => soup(options, 20).map((text) => ({ options, text }))),
      ({ options, text }) => {
        const longest = Math.max(...(options.tags ?? []).map((name) => name.length), ...lengths(options));
        const scrubber = new StreamingContextScrubber(options);
        let shown = '';
        let read = '';
        for (const unit of text.split('')) {
          shown += scrubber.feed(unit);
          read += unit;
          // What a scrubber that ends here would show besides is what is held and may still come out.
          const whole = scrubText(read, { ...options, fragment: 'emit' });
          expect(whole.startsWith(shown)).toBe(true);
          expect(whole.length - shown.length).toBeLessThanOrEqual(longest + 32);
        }
      },
    ),
    { numRuns: fcRuns(100) },
  );
});

test('a chunk without `<` comes back as it is while nothing is held or hidden', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const chunk = text.replaceAll('<', '');
      expect(new StreamingContextScrubber().feed(chunk)).toBe(chunk);
    }),
  );
});

test('what was shown once is shown again unchanged, but for the tags that its neighbours made', () => {
  fc.assert(
    fc.property(soup({}), (text) => {
      const once = scrubText(text);
      const scrubber = new StreamingContextScrubber();
      const twice = feedAll(scrubber, [once]);
      const { blocks, orphanCloses, fragments } = scrubber.report;
      if (blocks + orphanCloses + fragments === 0) expect(twice).toBe(once);
    }),
    { numRuns: fcRuns(300) },
  );
});

test('bytes are scrubbed as text is, whatever the cut, and what is malformed stays', () => {
  const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  const cases = someOptions
    // Limits count bytes there.
    .map(({ maxHiddenChars: _max, ...options }) => options)
    .chain((options) => cutSoup(options).map((cut) => ({ options, ...cut })));
  fc.assert(
    fc.property(cases, ({ options, text, places }) => {
      fc.pre(!lone.test(text));
      expect(scrubBytes(Buffer.from(text), places, options).toString()).toBe(scrubText(text, options));
    }),
    { numRuns: fcRuns(500) },
  );
  fc.assert(
    fc.property(
      marked,
      fc.array(fc.nat()),
      fc.uint8Array({ min: 0x80 }),
      ({ name, text, visible }, places, noise) => {
        // The letter stands for bytes that are no UTF-8; latin1 shows them as they are.
        const spoil = (from: string): Buffer =>
          Buffer.concat(
            from
              .split('ж')
              .flatMap((part, index) => (index === 0 ? [Buffer.from(part)] : [noise, Buffer.from(part)])),
          );
        const shown = scrubBytes(spoil(text), places, { tags: [name] });
        expect(shown.toString('latin1')).toBe(spoil(visible).toString('latin1'));
      },
    ),
    { numRuns: fcRuns(300) },
  );
});

function scrubBytes(bytes: Buffer, places: readonly number[], options: ScrubberOptions): Buffer {
  const scanner = createByteScanner(options);
  const chunks = cutAt(bytes.toString('latin1'), places).map((chunk) => Buffer.from(chunk, 'latin1'));
  return Buffer.concat([...chunks.map((chunk) => scanner.feed(chunk)), scanner.flush()]);
}

function lengths({ delimiters = [] }: ScrubberOptions): number[] {
  return delimiters.flat().map((text) => text.length);
}

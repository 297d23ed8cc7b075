import fc from 'fast-check';
import type { ScrubberOptions } from '../../src/index.js';

const nameSets: readonly (readonly string[])[] = [
  ['memory-context'],
  ['think', 'thinking'],
  ['t', 'th', 'think'],
  ['mm:think', 'think'],
  ['思考', 'é'],
  ['a', 'a-b', 'a.b'],
  ['🤔', 'k'],
];

const delimiterSets: readonly ScrubberOptions['delimiters'][] = [
  undefined,
  undefined,
  [['◁think▷', '◁/think▷']],
  [
    ['[[', ']]'],
    ['[[[', ']'],
  ],
  [['<|channel>thought', '<channel|>']],
  [['aab', 'aba']],
  [['<think>', '</think>']],
  [['<t', '/t>']],
  [['%%', '%%']],
  [['🤔🤔', '🤔x']],
  [[' t', '\n>']],
  [['<|', '<']],
  [['</x', '< x']],
];

const policy = fc.constantFrom('discard', 'emit') as fc.Arbitrary<'discard' | 'emit'>;

/** Options of every kind; callbacks are left to the test. */
export const someOptions: fc.Arbitrary<ScrubberOptions> = fc
  .record({
    tags: fc.constantFrom(...nameSets),
    delimiters: fc.constantFrom(...delimiterSets),
    nesting: fc.constantFrom('depth', 'flat') as fc.Arbitrary<'depth' | 'flat'>,
    unterminated: policy,
    fragment: policy,
    orphanClose: policy,
    inside: fc.oneof({ weight: 5, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: fc.nat(4) }),
    codeAware: fc.boolean(),
    replacement: fc.constantFrom('', '', '[…]', '\n```\n', '<'),
    captureHidden: fc.boolean(),
    maxHiddenChars: fc.constantFrom(undefined, 0, 3, 12, 30),
  })
  .map(({ inside, ...options }) => {
    const names = [...options.tags, ...(options.delimiters ?? []).map(([open]) => open)];
    return inside < 0 ? options : { ...options, startInside: names[inside % names.length] };
  });

/** Text made of pieces of the options' tags and delimiters, and of what can come between. */
export function soup(options: ScrubberOptions, maxLength = 14): fc.Arbitrary<string> {
  const names = [...(options.tags ?? ['memory-context']), 'think', 'div'];
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(...names.map((text) => text.toUpperCase())),
    fc.constantFrom(...names).chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))),
  );
  const delimiter = fc.constantFrom('', ...(options.delimiters ?? []).flat());
  const spaces = fc.constantFrom('', '', ' ', '\n', '\t\f\r ', ' '.repeat(8), ' '.repeat(9), '\u00a0');
  const attribute = fc.constantFrom(
    ' ',
    ' a',
    ' a=b',
    ' a="',
    ' a="x>y"',
    " a = '<'",
    ' a=/',
    ' /',
    '/',
    ' =',
    ' a="</think>"',
    ' a=">" ',
    "'",
    '"',
  );
  const tag = fc
    .tuple(
      fc.constantFrom('<', '<', '<<', ''),
      spaces,
      fc.constantFrom('', '/'),
      spaces,
      name,
      fc.array(attribute, { maxLength: 2 }),
      fc.constantFrom('>', '>', '/>', '', ' >', '<'),
    )
    .map(([open, before, slash, between, text, attributes, close]) =>
      [open, before, slash, between, text, ...attributes, close].join(''),
    );
  const wholeTag = fc
    .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...names), fc.constantFrom('>', '>', ' >', '/>'))
    .map((parts) => parts.join(''));
  // An opening tag that lost its `>`, and a tag right behind it.
  const pair = fc
    .tuple(fc.constantFrom(...names), attribute, wholeTag)
    .map(([text, more, next]) => `<${text}${more}${next}`);
  const piece = fc.oneof(
    { weight: 3, arbitrary: pair },
    { weight: 4, arbitrary: wholeTag },
    { weight: 4, arbitrary: tag },
    { weight: 2, arbitrary: name },
    { weight: 2, arbitrary: delimiter },
    {
      weight: 1,
      arbitrary: delimiter.chain((text) => fc.nat(text.length).map((length) => text.slice(length))),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...'<>/= \n\r"\'`~x',
        '</',
        '\r\n',
        '```',
        '~~~',
        '\n```',
        '```\n',
        '\n~~~~\n',
        '\n````js\n',
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '\ufeff',
        '\ud83d',
        '\ude00',
        '😀',
        'İ',
        '\u212a',
        '\u0000',
        'ſ',
        '<!--',
        '-->',
      ),
    },
  );
  return fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));
}

/** A text for the options and a way to cut it: one unit each, two, or anywhere. */
export function cutSoup(
  options: ScrubberOptions,
): fc.Arbitrary<{ readonly text: string; readonly places: readonly number[] }> {
  return soup(options).chain((text) =>
    fc.record({
      text: fc.constant(text),
      places: fc.oneof(
        fc.constant(Array.from({ length: text.length }, (_, place) => place)),
        fc.array(fc.nat(text.length), { maxLength: 1 }),
        fc.array(fc.nat(text.length), { maxLength: 12 }),
      ),
    }),
  );
}

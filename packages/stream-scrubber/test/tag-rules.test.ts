import { describe, expect, test } from 'vitest';
import { type ScrubberOptions, StreamingContextScrubber, scrubText } from '../src/index.js';
import { everyTwoWayCut, feedAll, singleUnits } from './support/feeding.js';

/** Scrubs the text whole and in every two-way cut and in single units, and expects the same each time. */
function expectVisible(text: string, visible: string, options: ScrubberOptions = { tags: ['t'] }): void {
  expect(scrubText(text, options)).toBe(visible);
  for (const cut of [singleUnits(text), ...everyTwoWayCut(text)]) {
    expect(feedAll(new StreamingContextScrubber(options), cut)).toBe(visible);
  }
}

describe('what is a tag', () => {
  test.each([
    ['spaces up to eight', '<        t>x<        /        t        >y', 'y'],
    ['nine are too many', '<         t>x', '<         t>x'],
    ['all five spaces', '<\t\n\f\r t\f>x</\r\nt\t>y', 'y'],
    ['no other white space', '<\u00a0t>x<\u000bt>', '<\u00a0t>x<\u000bt>'],
    ['someone else’s names', '<t-v2>a</t-v2><t.b>c<t:d>e<tt>', '<t-v2>a</t-v2><t.b>c<t:d>e<tt>'],
    ['ASCII case only', '<T>x</T>\u212a', '\u212a'],
    ['a closing tag with more in it is content inside', '<t>x</t foo>y', ''],
    ['and text outside', 'x</t foo>y', 'x</t foo>y'],
    ['`=` and quotes end no name', '<t=x>a<t"x>b', '<t=x>a<t"x>b'],
  ])('%s', (_name, text, visible) => {
    expectVisible(text, visible);
  });

  test('case folding reaches no letter beyond ASCII', () => {
    expectVisible('<K>x</k>y', 'y', { tags: ['k'] });
    expectVisible('<\u212a>x', '<\u212a>x', { tags: ['k'] });
    expectVisible('<É>x', '<É>x', { tags: ['é'] });
    expectVisible('<ſ>x', '<ſ>x', { tags: ['s'] });
  });
});

describe('the attributes of an opening tag', () => {
  test.each([
    ['a closing tag and `>` in quotes', '<t a="</t>>" b = \'</t>\'>x</t>y', 'y'],
    ['a quote that is never closed hides the rest', '<t a="x</t>y', ''],
    ['a quote that follows no `=` is none', "<t it's>x</t>y", 'y'],
    ['a tag that lost its `>` ends at the next `<`', '<t secret</t> hi', ' hi'],
    ['its name again there is the same tag', '<t a<t>x</t>y', 'y'],
    ['also more than once', '<t a<t b<t c>x</t>y', 'y'],
    ['an empty one there closes nothing', '<t a<t/>x</t>y', 'y'],
    ['and is still the same tag in a nested block', '<t>a<t b<t>c</t>d</t>e', 'e'],
    ['elsewhere it counts', '<t a<x<t>b</t>c</t>d', 'd'],
    ['empty after the name, a space or a quote', 'a<t/>b<t />c<t x="y"/>d', 'abcd'],
    ['an empty one in a block closes nothing', '<t>a<t/>b</t>c', 'c'],
    ['no slash of a value makes it empty', '<t src=https://h/>x</t>y', 'y'],
    ['nor one behind a slash', '<t //>x</t>y', 'y'],
    ['nor one with a space behind it', '<t / >x</t>y', 'y'],
    ['a closing tag that lost its `>` leaves the block open', '<t>x</t reply', ''],
  ])('%s', (_name, text, visible) => {
    expectVisible(text, visible);
  });

  test('nothing of it is held, however long it is', () => {
    const scrubber = new StreamingContextScrubber({ tags: ['t'] });
    expect(scrubber.feed('a<t x="')).toBe('a');
    for (let round = 0; round < 1000; round++) expect(scrubber.feed('v'.repeat(100))).toBe('');
    expect(scrubber.feed('">x</t>b')).toBe('b');
  });
});

describe('what failed is read again from its second character', () => {
  test.each([
    ['before an opening tag', '<<t>x</t>y', '<y'],
    ['before a closing tag', '<t>x<</t>y', 'y'],
    ['after a letter', '<te<t>x</t>y', '<tey'],
    ['after a slash', '</<t>x</</t>y', '</y'],
    ['after spaces', '<  <  t>x< / <  /  t>y', '<  y'],
    ['a ladder', `${'<'.repeat(50)}t>x</t>y`, `${'<'.repeat(49)}y`],
    ['orphans', 'a<</t>b', 'a<b'],
  ])('%s', (_name, text, visible) => {
    expectVisible(text, visible);
  });

  test('also within a delimiter that repeats itself', () => {
    expectVisible('aaabxaab', 'a', { tags: [], delimiters: [['aab', 'aab']] });
    expectVisible('<th[[x]]y', '<thy', { tags: ['think'], delimiters: [['[[', ']]']] });
    expectVisible('<me>>x<<y', '<y', { tags: ['memory'], delimiters: [['me>>', '<<']] });
  });
});

describe('the end of a stream', () => {
  const text = ['<', '</', '< ', '</ ', '< / ', '<<', '</<', '<x', '</x', '<>', '<  /', '<m<'];
  const fragments = [
    '<m',
    '</m',
    '< m',
    '</ m',
    '<M',
    '<memory-context',
    '</memory-context',
    '</memory-context ',
  ];
  const ends: readonly (readonly [end: string, visible: string])[] = [
    ...text.map((end) => [end, end] as const),
    ...fragments.map((end) => [end, ''] as const),
    ['<<m', '<'],
  ];
  test.each(ends)('%j', (end, visible) => {
    expectVisible(`a${end}`, `a${visible}`, {});
    expectVisible(`a${end}`, `a${end}`, { fragment: 'emit' });
    expectVisible(`<memory-context>x${end}`, '', {});
  });
});

describe('code fences', () => {
  test('a fence ends with a line of as many markers, indented up to three spaces', () => {
    const options = { tags: ['t'], codeAware: true };
    expectVisible('```\n<t>a\n   ```\n<t>x</t>b', '```\n<t>a\n   ```\nb', options);
    expectVisible('```\n<t>a\n    ```\n<t>b', '```\n<t>a\n    ```\n<t>b', options);
    expectVisible(
      '````\r\n<t>a\r\n```\r\n```` \t\r\n<t>x</t>b',
      '````\r\n<t>a\r\n```\r\n```` \t\r\nb',
      options,
    );
    expectVisible('~~~ a`b\n<t>\n``` \n~~~~~\n<t>x</t>b', '~~~ a`b\n<t>\n``` \n~~~~~\nb', options);
    expectVisible(' ```\n<t>x</t>b', ' ```\nb', options);
  });
});

describe('depth', () => {
  test('other hidden names in a block are content', () => {
    expectVisible('<a>x<b>y</a>z</b>w', 'zw', { tags: ['a', 'b'] });
  });

  test('ten thousand blocks', () => {
    const text = `${'<t>'.repeat(10_000)}x${'</t>'.repeat(10_000)}y`;
    expect(scrubText(text, { tags: ['t'] })).toBe('y');
  });
});

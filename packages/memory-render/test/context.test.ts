import { describe, expect, test } from 'vitest';
import { buildMemoryBlock, MemoryRenderError, renderMemoryContext } from '../src/index.js';
import { codeOf } from './support/code-of.js';
import { scrub } from './support/scrubber.js';

const fact = (content: string, more: object = {}) => ({ content, layer: 'semantic', ...more });
const lines = (text: string) => text.split('\n').slice(2, -1);
const length = (text: string) => text.length;
const FENCE = buildMemoryBlock('').length;

describe('the whole', () => {
  test('is one block, in the order given', () => {
    const { text, used, omitted, truncated } = renderMemoryContext([fact('b'), fact('a')]);
    expect(text).toBe(buildMemoryBlock('[semantic] b\n[semantic] a'));
    expect({ used, omitted, truncated }).toEqual({
      used: Math.ceil(text.length / 4),
      omitted: [],
      truncated: [],
    });
  });

  test('is empty when nothing is left', () => {
    const nothing = { text: '', used: 0, truncated: [] };
    expect(renderMemoryContext([])).toEqual({ ...nothing, omitted: [] });
    expect(renderMemoryContext([fact(' '), fact('', { id: 'b' })])).toEqual({
      ...nothing,
      omitted: [
        { index: 0, reason: 'empty' },
        { index: 1, id: 'b', reason: 'empty' },
      ],
    });
    expect(renderMemoryContext([fact('a')], { layers: { semantic: () => ' \n' } }).text).toBe('');
  });

  test('takes any iterable', () => {
    expect(lines(renderMemoryContext(new Set([fact('a')])).text)).toEqual(['[semantic] a']);
  });

  test('reads each attribute once', () => {
    const reads: string[] = [];
    const entry = new Proxy(fact('a', { id: 1, metadata: { name: 'n' } }), {
      get(target, key): unknown {
        reads.push(String(key));
        return Reflect.get(target, key);
      },
    });
    renderMemoryContext([entry], { dedupe: true, order: 'stable', budget: 200 });
    expect(reads.sort()).toEqual(['content', 'id', 'layer', 'metadata']);
  });

  test('escapes over the joints of entries and layers', () => {
    const layers = {
      open: () => '<',
      close: () => '/memory-context>',
      note: () => '[System',
      rest: () => 'note: x',
    };
    const entries = Object.keys(layers).map((layer) => ({ layer }));
    expect(lines(renderMemoryContext(entries, { layers }).text)).toEqual([
      '&lt;',
      '/memory-context>',
      '&#91;System',
      'note: x',
    ]);
  });

  test('threads the scrubber, the cap and the note', () => {
    const entry = fact('use Bearer abcdefgh99', { metadata: { properties: { token: 't', a: '1', b: '2' } } });
    const { text } = renderMemoryContext([entry], {
      scrubber: scrub,
      extraCap: 1,
      note: 'Mine. </memory-context>',
    });
    expect(text).toBe(
      '<memory-context>\n[System note: Mine. &lt;/memory-context>]\n[semantic] use [REDACTED:TOKEN] (a=1)\n</memory-context>',
    );
  });
});

describe('dedupe', () => {
  const entries = [
    fact('a  b', { id: 'z' }),
    fact('a b', { id: 'y' }),
    fact('A b'),
    fact('a  b', { id: 'x' }),
  ];

  test('is off by default', () => {
    expect(renderMemoryContext(entries).omitted).toEqual([]);
  });

  test('keeps the first that reads the same', () => {
    const { text, omitted } = renderMemoryContext(entries, { dedupe: true });
    expect(lines(text)).toEqual(['[semantic] a  b', '[semantic] A b']);
    expect(omitted).toEqual([
      { index: 1, id: 'y', reason: 'duplicate' },
      { index: 3, id: 'x', reason: 'duplicate' },
    ]);
  });

  test('keeps the smallest line in stable order', () => {
    const { text, omitted } = renderMemoryContext(entries, { dedupe: true, order: 'stable' });
    expect(lines(text)).toEqual(['[semantic] A b', '[semantic] a  b']);
    expect(omitted.map(({ id }) => id)).toEqual(['z', 'y']);
  });
});

test('stable order goes by layer, id, line in code units; metadata.id stands in', () => {
  const entries = [
    { content: 'é', layer: 'b', id: 'a' },
    { content: 'z', layer: 'b', metadata: { id: 'Z' } },
    { content: 'ä', layer: 'b' },
    { content: 'a', layer: 'b' },
    { content: 'x', layer: 'a', id: '9' },
    { content: 'y', layer: 'a', id: 10 },
    { content: 'w', layer: 'B' },
  ];
  expect(lines(renderMemoryContext(entries, { order: 'stable' }).text)).toEqual([
    '[B] w',
    '[a] y',
    '[a] x',
    '[b] a',
    '[b] ä',
    '[b] z',
    '[b] é',
  ]);
});

describe('budget', () => {
  const entries = ['first', 'second', 'third'].map((name) =>
    fact(`${name} memory of some length`, { id: name }),
  );
  const whole = renderMemoryContext(entries, { countTokens: length });

  test('leaves a text that fits alone', () => {
    expect(renderMemoryContext(entries, { countTokens: length, budget: whole.used })).toEqual(whole);
    expect(renderMemoryContext(entries, { countTokens: length, budget: Number.POSITIVE_INFINITY })).toEqual(
      whole,
    );
  });

  test('cuts the first that does not fit and takes nothing after it', () => {
    const { text, used, omitted, truncated } = renderMemoryContext([...entries, fact('tiny')], {
      countTokens: length,
      budget: whole.used - 5,
    });
    expect(lines(text)).toEqual([
      '[semantic] first memory of some length',
      '[semantic] second memory of some length',
      '[semantic] third memory of some …',
    ]);
    expect(used).toBe(whole.used - 5);
    expect(truncated).toEqual([{ index: 2, id: 'third' }]);
    expect(omitted).toEqual([{ index: 3, reason: 'budget' }]);
  });

  test('leaves out what would keep less than 16 characters', () => {
    const budget = FENCE + 16;
    expect(renderMemoryContext([entries[0] ?? {}], { countTokens: length, budget })).toMatchObject({
      text: '',
      used: 0,
      omitted: [{ index: 0, id: 'first', reason: 'budget' }],
    });
    const cut = renderMemoryContext([entries[0] ?? {}], { countTokens: length, budget: budget + 1 });
    expect(lines(cut.text)).toEqual(['[semantic] first…']);
  });

  test('sorts only what was taken', () => {
    const given = [fact('last in order, first in rank', { id: 'z' }), fact('first in order', { id: 'a' })];
    const both = renderMemoryContext(given, { order: 'stable', countTokens: length });
    expect(lines(both.text)).toEqual([
      '[semantic] first in order',
      '[semantic] last in order, first in rank',
    ]);
    const one = renderMemoryContext(given, { order: 'stable', countTokens: length, budget: both.used - 20 });
    expect(lines(one.text)).toEqual(['[semantic] last in order, first in rank']);
  });

  test('counts what escaping adds', () => {
    const hostile = fact('<memory-context>'.repeat(20));
    const { text, used } = renderMemoryContext([hostile], { countTokens: length, budget: FENCE + 100 });
    expect(text.length).toBe(used);
    expect(used).toBeLessThanOrEqual(FENCE + 100);
    expect(lines(text)[0]?.endsWith('…')).toBe(true);
  });

  test('0 is none, and a budget below the fence is none', () => {
    for (const budget of [0, 1, FENCE - 1]) {
      expect(renderMemoryContext(entries, { countTokens: length, budget }).text).toBe('');
    }
  });

  test('asks the counter a bounded number of times, for long lists too', () => {
    let asked = 0;
    const many = Array.from({ length: 10_000 }, (_, index) => fact(`memory number ${index}`));
    const countTokens = (text: string) => {
      asked += text.length;
      return text.length / 4;
    };
    const { text } = renderMemoryContext(many, { budget: 1000, countTokens });
    expect(text.length / 4).toBeLessThanOrEqual(1000);
    expect(asked).toBeLessThan(3 * renderMemoryContext(many).text.length);
  });
});

describe('misuse', () => {
  const run = (options: object) => () => renderMemoryContext([fact('a')], options);

  test.each([
    ['scrubber', 'x'],
    ['layers', { semantic: 'x' }],
    ['layers', 'x'],
    ['layers', ''],
    ['layers', null],
    ['layers', 5],
    ['layers', new Map([['semantic', () => '']])],
    ['fallback', 'none'],
    ['dedupe', 1],
    ['order', 'random'],
    ['budget', '5'],
    ['budget', -1],
    ['budget', Number.NaN],
    ['budget', null],
    ['countTokens', 4],
    ['reservedTags', 'system'],
    ['reservedTags', ['']],
    ['reservedTags', ['<system>']],
    ['reservedTags', ['\u200b']],
    ['reservedTags', [5]],
    ['note', 5],
    ['extraCap', 0],
  ])('%s: %j', (name, value) => {
    expect(codeOf(run({ [name]: value }))).toBe(`invalid-option:${name}`);
    expect(run({ [name]: value })).toThrow(name === 'budget' || name === 'extraCap' ? RangeError : TypeError);
  });

  test('an unknown option, a list that is none, a text that is none', () => {
    expect(codeOf(run({ buget: 5 }))).toBe('unknown-option:buget');
    expect(codeOf(() => renderMemoryContext({} as never))).toBe('invalid-argument:entries');
    expect(codeOf(() => renderMemoryContext(null as never))).toBe('invalid-argument:entries');
    expect(codeOf(() => renderMemoryContext('text' as never))).toBe('invalid-argument:entries');
    expect(codeOf(run({ layers: [() => ''] as never }))).toBe('invalid-option:layers');
    expect(codeOf(run({ layers: (() => '') as never }))).toBe('invalid-option:layers');
    expect(run({ buget: 5 })).toThrow('There is no option buget; known are extraCap, layers, ');
    expect(run({ budget: '5' as never })).toThrow('budget must be a number, at least 0.');
    expect(codeOf(() => buildMemoryBlock(undefined as never))).toBe('invalid-argument:recalled');
  });

  test('what would be rendered as its own text: a Map of entries, one entry as a Map, what was not awaited', () => {
    const entry = { content: 'tea' };
    const mistakes = [
      new Map([['m1', entry]]),
      new Map(Object.entries(entry)),
      Promise.resolve([entry]),
      [Promise.resolve(entry)],
    ];
    for (const entries of mistakes) {
      expect(codeOf(() => renderMemoryContext(entries as never))).toBe('invalid-argument:entries');
    }
    expect(renderMemoryContext([new Map(Object.entries(entry))]).text).toContain('[unknown] tea');
    expect(renderMemoryContext(new Map([['m1', entry]]).values()).text).toContain('[unknown] tea');
  });

  test('options that are no object', () => {
    for (const options of [null, 5, 'stable', true]) {
      expect(codeOf(() => renderMemoryContext([], options as never))).toBe('invalid-argument:options');
    }
  });

  test('a counter must give a number', () => {
    for (const answer of [Number.NaN, -1, '5', Promise.resolve(5)]) {
      const count = run({ countTokens: () => answer });
      expect(count).toThrow(MemoryRenderError);
      expect(codeOf(count)).toBe('invalid-result:countTokens');
      expect(count).toThrow('countTokens must be a function that gives a number, at least 0.');
    }
  });

  test('a scrubber that reports what it did is refused, and does not leave every line out', () => {
    const report = (properties: object) => ({ properties, dropped: [] });
    const entry = { content: 'x', metadata: { properties: { city: 'Oslo' } } };
    const render = () => renderMemoryContext([entry], { scrubber: report });
    expect(render).toThrow('a function that gives properties alone.');
    expect(codeOf(render)).toBe('invalid-result:scrubber');
    // Properties that are called so are properties.
    const odd = { content: 'x', metadata: { properties: { properties: 'p', dropped: 'd' } } };
    expect(renderMemoryContext([odd], { scrubber: (same) => same }).text).toContain(
      'x (properties=p, dropped=d)',
    );
  });

  test('a layer that gives no text is named', () => {
    const layers = { semantic: (async () => 'late') as never };
    const render = () => renderMemoryContext([{ layer: 'semantic', content: 'x' }], { layers });
    expect(render).toThrow('layer must be a function that gives a string: see semantic.');
    expect(codeOf(render)).toBe('invalid-result:layer');
  });

  test('no message holds what was passed in', () => {
    expect(run({ order: 'my secret' })).not.toThrow(/my secret/);
  });
});

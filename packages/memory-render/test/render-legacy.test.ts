import { describe, expect, test } from 'vitest';
import { MemoryRenderError, renderLegacy, stripMemoryLabelPrefix } from '../src/index.js';
import { codeOf } from './support/code-of.js';

const entry = (metadata: unknown, content: unknown = 'c') => ({ content, layer: 'semantic', metadata });

/** An entry or a dict that counts how often each of its properties is read. */
function counting<Target extends object>(target: Target): { proxy: Target; reads: Map<string, number> } {
  const reads = new Map<string, number>();
  const proxy = new Proxy(target, {
    get(from, key, receiver): unknown {
      if (typeof key === 'string') reads.set(key, (reads.get(key) ?? 0) + 1);
      return Reflect.get(from, key, receiver);
    },
  });
  return { proxy, reads };
}

describe('entries that JSON cannot carry', () => {
  test('a Map keeps integer-like keys in their order', () => {
    const properties = new Map([
      ['10', 'ten'],
      ['2', 'two'],
      ['b', 'bee'],
    ]);
    expect(renderLegacy(entry({ properties }))).toBe('[semantic] c (10=ten, 2=two, b=bee)');
  });

  test('a Map entry is read like an object, its metadata too', () => {
    const map = new Map<string, unknown>([
      ['content', 'c'],
      ['layer', 'x'],
      ['metadata', new Map([['name', 'n']])],
    ]);
    expect(renderLegacy(map)).toBe('[x] c (name=n)');
  });

  test('getters of a class instance are attributes', () => {
    class Entry {
      #content = 'SOUL: hidden';
      get content(): string {
        return this.#content;
      }
      get layer(): string {
        return 'identity';
      }
    }
    expect(renderLegacy(new Entry())).toBe('[identity] hidden');
  });

  test('every attribute and every value is read once', () => {
    const properties = counting({ a: '1', b: '2' });
    const metadata = counting({ description: 'd', name: 'n', role: 'r', properties: properties.proxy });
    const source = counting(entry(metadata.proxy));
    expect(renderLegacy(source.proxy)).toBe('[semantic] c (description=d, name=n, role=r, a=1, b=2)');
    for (const { reads } of [source, metadata, properties]) {
      expect([...reads.values()].every((count) => count === 1)).toBe(true);
    }
    expect([...source.reads.keys()]).toEqual(['content', 'layer', 'metadata']);
    expect([...metadata.reads.keys()]).toEqual(['description', 'name', 'role', 'properties']);
  });

  test('an inherited metadata key is not there, and metadata with a prototype is no dict', () => {
    expect(renderLegacy(entry(Object.create({ name: 'x' })))).toBe('[semantic] c');
    const polluted = Object.prototype as unknown as Record<string, unknown>;
    try {
      polluted.description = 'polluted';
      expect(renderLegacy(entry({ name: 'n' }))).toBe('[semantic] c (name=n)');
    } finally {
      delete polluted.description;
    }
  });

  test('a dict without a prototype and one with a __proto__ key are dicts', () => {
    const bare: Record<string, unknown> = Object.assign(Object.create(null), { a: '1' });
    const odd: unknown = JSON.parse('{"__proto__": "p", "a": "1"}');
    expect(renderLegacy(entry({ properties: bare }))).toBe('[semantic] c (a=1)');
    expect(renderLegacy(entry({ properties: odd }), (properties) => properties)).toBe(
      '[semantic] c (__proto__=p, a=1)',
    );
  });

  test('values of other types are skipped: arrays, dates, sets, instances, boxed strings, numbers', () => {
    class Thing {
      a = '1';
    }
    const odd = [
      ['x'],
      new Date(0),
      new Set(['x']),
      new Thing(),
      new String('x'),
      5,
      0n,
      Number.NaN,
      true,
      () => 'x',
    ];
    for (const value of odd) {
      expect(renderLegacy(entry({ name: value, properties: { kept: 'k', value } }))).toBe(
        '[semantic] c (kept=k)',
      );
    }
  });

  test('symbols and non-enumerable properties of a dict are not shown', () => {
    const properties = Object.defineProperty({ a: '1', [Symbol('s')]: 'x' }, 'hidden', { value: 'x' });
    expect(renderLegacy(entry({ properties }))).toBe('[semantic] c (a=1)');
  });

  test('metadata that is no dict degrades to none', () => {
    for (const metadata of [
      Number.NaN,
      0n,
      [],
      ['x'],
      'text',
      new Date(0),
      new Set(),
      () => 1,
      Symbol('s'),
    ]) {
      expect(renderLegacy(entry(metadata))).toBe('[semantic] c');
    }
  });

  test('undefined is an absent attribute, null is None', () => {
    expect(renderLegacy({ content: undefined, layer: undefined, toString: () => 'text' } as object)).toBe(
      '[unknown] text',
    );
    expect(renderLegacy({ content: null, layer: null })).toBe('[None] None');
  });

  test('a primitive entry renders as text', () => {
    const odd: readonly unknown[] = ['SOUL: a', 5, true, null, undefined, 10n];
    expect(odd.map((value) => renderLegacy(value as object))).toEqual([
      '[unknown] a',
      '[unknown] 5',
      '[unknown] True',
      '[unknown] None',
      '[unknown] None',
      '[unknown] 10',
    ]);
  });

  test('a plain entry without content prints as a dict, an instance as it says', () => {
    expect(renderLegacy({ layer: 'x' })).toBe("[x] {'layer': 'x'}");
    expect(renderLegacy({ layer: 'x', toString: 'not a function' } as object)).toBe(
      "[x] {'layer': 'x', 'toString': 'not a function'}",
    );
  });

  test('what a getter throws passes through', () => {
    const boom = new Error('boom');
    const throwing = {
      get content(): string {
        throw boom;
      },
    };
    expect(() => renderLegacy(throwing)).toThrow(boom);
  });

  test('a dict of another realm is a dict', async () => {
    const { runInNewContext } = await import('node:vm');
    const foreign: unknown = runInNewContext('({ properties: { a: "1" } })');
    expect(renderLegacy(entry(foreign))).toBe('[semantic] c (a=1)');
  });

  test('nothing passed in is mutated', () => {
    const frozen = Object.freeze(
      entry(Object.freeze({ properties: Object.freeze({ a: '1', secret: 's' }) })),
    );
    const scrubber = (properties: object) => {
      delete (properties as Record<string, unknown>).secret;
      return properties as Record<string, unknown>;
    };
    expect(renderLegacy(frozen, scrubber)).toBe('[semantic] c (a=1)');
    const live = entry({ properties: new Map([['secret', 's']]) });
    renderLegacy(live, (properties) => {
      if (properties instanceof Map) properties.clear();
      return properties;
    });
    expect(live).toEqual(entry({ properties: new Map([['secret', 's']]) }));
  });
});

describe('values as Python prints them', () => {
  const content = (value: unknown) => renderLegacy({ content: value, layer: 'x' }).slice(4);

  test('numbers', () => {
    expect([0, -0, 1, 1.5, 1e15, 1e16, 1.5e300, 1e-4, 1e-5, 123456.789e-9].map(content)).toEqual([
      '0',
      '-0.0',
      '1',
      '1.5',
      '1000000000000000',
      '1e+16',
      '1.5e+300',
      '0.0001',
      '1e-05',
      '0.000123456789',
    ]);
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(content)).toEqual([
      'nan',
      'inf',
      '-inf',
    ]);
    expect(content(2n ** 70n)).toBe('1180591620717411303424');
  });

  test('containers, with Map keys of any type', () => {
    const map = new Map<unknown, unknown>([
      [1, 'a'],
      [null, [true]],
      ["it's", { k: undefined }],
    ]);
    expect(content(map)).toBe(`{1: 'a', None: [True], "it's": {'k': None}}`);
  });

  test('what contains itself, and what is nested deeper than Python goes', () => {
    const list: unknown[] = [1];
    list.push(list);
    expect(content(list)).toBe('[1, [...]]');
    const dict: Record<string, unknown> = {};
    dict.self = dict;
    expect(content(dict)).toBe("{'self': {...}}");
    const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(content(deep)).toContain('[...]');
  });

  test('a date prints in UTC', () => {
    expect(content(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('the scrubber', () => {
  test('gets each non-empty dict whole, once, and no string', () => {
    const seen: unknown[] = [];
    const spy = (properties: unknown) => {
      seen.push(properties);
      return properties as Record<string, unknown>;
    };
    renderLegacy(
      entry({ description: 'text', name: { a: '1' }, role: {}, properties: { n: 1, b: '2' } }),
      spy,
    );
    expect(seen).toEqual([{ a: '1' }, { n: 1, b: '2' }]);
  });

  test('decides the order, and may answer a dict with a Map', () => {
    const reorder = () =>
      new Map([
        ['z', '1'],
        ['a', '2'],
      ]);
    expect(renderLegacy(entry({ properties: { a: '1' } }), reorder)).toBe('[semantic] c (z=1, a=2)');
  });

  test('null is the same as none', () => {
    expect(renderLegacy(entry({ properties: { a: '1' } }), null)).toBe('[semantic] c (a=1)');
  });

  test('an answer that is no dict is an error', () => {
    for (const answer of [null, undefined, 'text', ['x'], Promise.resolve({})]) {
      const render = () => renderLegacy(entry({ properties: { a: '1' } }), () => answer as never);
      expect(render).toThrow(MemoryRenderError);
      expect(codeOf(render)).toBe('invalid-result:scrubber');
    }
  });
});

describe('misuse', () => {
  test('extraCap must be an integer of at least 1', () => {
    for (const extraCap of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null]) {
      const render = () => renderLegacy(entry({}), undefined, { extraCap: extraCap as number });
      expect(render).toThrow(RangeError);
      expect(codeOf(render)).toBe('invalid-option:extraCap');
    }
    expect(renderLegacy(entry({ name: 'n' }), undefined, { extraCap: undefined })).toBe(
      '[semantic] c (name=n)',
    );
  });

  test('unknown options and ill-typed scrubbers throw a TypeError with a code', () => {
    const unknown = () => renderLegacy(entry({}), undefined, { cap: 5 } as object);
    expect(unknown).toThrow(TypeError);
    expect(codeOf(unknown)).toBe('unknown-option:cap');
    expect(codeOf(() => renderLegacy(entry({}), undefined, { toString: 5 } as object))).toBe(
      'unknown-option:toString',
    );
    // The index and the array that `map` passes are no scrubber and no options.
    expect(() => [entry({})].map(renderLegacy as () => string)).toThrow(TypeError);
    for (const scrubber of [5, 0, '', false]) {
      expect(codeOf(() => renderLegacy(entry({}), scrubber as never))).toBe('invalid-option:scrubber');
    }
    expect(() => stripMemoryLabelPrefix(5 as never)).toThrow(TypeError);
  });

  test('errors of another copy of the package are recognised', () => {
    const foreign = Object.assign(new Error('x'), {
      [Symbol.for('@context-hygiene/memory-render/error')]: true,
    });
    expect(MemoryRenderError.isInstance(foreign)).toBe(true);
    expect([new Error('x'), null, undefined, 'x'].map(MemoryRenderError.isInstance)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { scrubDeep } from '../src/deep.js';
import { fakeRecord } from './support/fake-record.js';

const SECRET = 'SECRET-AB12CD34EF';
const TEXT = `key ${SECRET} end`;
const CLEAN = 'key [REDACTED:TOKEN] end';

function scrub<T>(value: T) {
  return scrubDeep(value, fakeRecord());
}

describe('scrubDeep', () => {
  test('drops credential-named keys and scrubs the other strings, at every depth', () => {
    const input = {
      user: 'ann',
      config: { apiKey: 'abc', list: [TEXT, { password: 'hunter2', note: TEXT }] },
    };
    const { value, dropped, redactions, clean } = scrub(input);
    expect(value).toEqual({ user: 'ann', config: { list: [CLEAN, { note: CLEAN }] } });
    expect(dropped).toEqual(['config.apiKey', 'config.list[1].password']);
    expect(redactions).toEqual(['TOKEN', 'TOKEN']);
    expect(clean).toBe(false);
  });

  test('a clean value is the same object, and so is each clean part of a changed one', () => {
    const clean = { a: [1, { b: 'text' }], c: new Map([['d', new Set(['e'])]]) };
    expect(scrub(clean).value).toBe(clean);
    expect(scrub(clean).clean).toBe(true);
    const input = { clean, dirty: TEXT };
    const { value } = scrub(input);
    expect(value).not.toBe(input);
    expect(value.clean).toBe(clean);
  });

  test('primitives and not-a-number come back as they are', () => {
    for (const value of [undefined, null, 0, Number.NaN, true, 10n, Symbol.iterator, 'text']) {
      expect(scrub(value).value).toBe(value);
    }
    const numbers = { nan: Number.NaN, zero: -0 };
    expect(scrub(numbers).value).toBe(numbers);
    expect(scrub(TEXT).value).toBe(CLEAN);
  });

  test('the input is untouched, frozen or not', () => {
    const input = Object.freeze({
      list: Object.freeze([TEXT]),
      token: 'x',
      map: new Map([['password', TEXT]]),
    });
    const before = structuredClone(input);
    scrub(input);
    expect(input).toEqual(before);
  });

  test('maps: entries dropped by key, keys and values scrubbed, order kept', () => {
    const inner = { note: TEXT };
    const input = new Map<unknown, unknown>([
      ['a', 1],
      ['api_key', 'x'],
      [inner, inner],
      [2, TEXT],
      [SECRET, 'b'],
    ]);
    const { value, dropped } = scrub(input);
    expect(value).toBeInstanceOf(Map);
    const entries = [...value];
    expect(entries.map(([key]) => key)).toEqual(['a', { note: CLEAN }, 2, '[REDACTED:TOKEN]']);
    expect(entries[1]?.[0]).toBe(entries[1]?.[1]);
    expect(dropped).toEqual(['api_key']);
  });

  test('sets keep their size: equal markers are numbered', () => {
    const { value } = scrub(new Set(['SECRET-AAAAAAAA', 'b', 'SECRET-BBBBBBBB', { note: TEXT }]));
    expect([...value]).toEqual(['[REDACTED:TOKEN]', 'b', '[REDACTED:TOKEN]_2', { note: CLEAN }]);
  });

  test('a key that is a secret gets a marker, and a number where two are equal', () => {
    const { value } = scrub({ 'SECRET-AAAAAAAA': 1, '[REDACTED:TOKEN]': 2, 'SECRET-BBBBBBBB': 3 });
    expect(value).toEqual({ '[REDACTED:TOKEN]_2': 1, '[REDACTED:TOKEN]': 2, '[REDACTED:TOKEN]_3': 3 });
  });

  test('URLs stay URLs, with the parameters named like credentials masked', () => {
    const { value } = scrub({ link: new URL(`https://host/${SECRET}?api_key=abc&page=2#x`) });
    expect(value.link).toBeInstanceOf(URL);
    expect(value.link.searchParams.get('api_key')).toBe('[REDACTED:API_KEY]');
    expect(value.link.searchParams.get('page')).toBe('2');
    expect(value.link.href).not.toContain(SECRET);
    const clean = new URL('https://host/path?page=2');
    expect(scrub(clean).value).toBe(clean);
  });

  test('URLSearchParams and Headers lose the pairs named like credentials', () => {
    const params = new URLSearchParams([
      ['q', TEXT],
      ['access_token', 'abc'],
      ['q', 'b'],
    ]);
    const scrubbed = scrub(params);
    expect([...scrubbed.value]).toEqual([
      ['q', CLEAN],
      ['q', 'b'],
    ]);
    expect(scrubbed.dropped).toEqual(['access_token']);
    const headers = new Headers({ authorization: 'Bearer abc', accept: 'text/plain', 'x-note': TEXT });
    const { value } = scrub(headers);
    expect(value).toBeInstanceOf(Headers);
    expect([...value]).toEqual([
      ['accept', 'text/plain'],
      ['x-note', CLEAN],
    ]);
    const clean = new Headers({ accept: 'text/plain' });
    expect(scrub(clean).value).toBe(clean);
  });

  test('errors stay errors: message, stack, cause, errors and own properties', () => {
    class HttpError extends TypeError {
      readonly status = 401;
      readonly request = { headers: { authorization: 'Bearer abc', accept: '*' }, url: TEXT };
    }
    const cause = new Error(TEXT);
    const input = new HttpError(TEXT, { cause });
    const { value } = scrub(input);
    expect(value).toBeInstanceOf(HttpError);
    expect(Object.prototype.toString.call(value)).toBe('[object Error]');
    expect(value.message).toBe(CLEAN);
    expect(value.stack).not.toContain(SECRET);
    expect(value.stack).toContain('deep.test.ts');
    expect(value.status).toBe(401);
    expect(value.request).toEqual({ headers: { accept: '*' }, url: CLEAN });
    expect(value.cause).toMatchObject({ message: CLEAN });
    expect(Object.keys(value)).toEqual(Object.keys(input));
    expect(input.message).toBe(TEXT);
    const all = scrub(new AggregateError([new Error(TEXT), new Error('fine')], 'both'));
    expect(all.value.errors.map((error: Error) => error.message)).toEqual([CLEAN, 'fine']);
    const fine = new Error('fine');
    expect(scrub(fine).value).toBe(fine);
  });

  test('instances keep their class, own data, symbols and hidden properties', () => {
    const tag = Symbol('tag');
    class Account {
      readonly #id = 7;
      readonly [tag] = TEXT;
      constructor(
        readonly owner: string,
        readonly apiKey: string,
      ) {
        Object.defineProperty(this, 'hidden', { value: TEXT, enumerable: false });
      }
      greet(): string {
        return `hi ${this.owner}`;
      }
      get id(): number {
        return this.#id;
      }
    }
    const { value } = scrub(new Account(TEXT, 'abc'));
    expect(value).toBeInstanceOf(Account);
    expect(value.greet()).toBe(`hi ${CLEAN}`);
    expect(value[tag]).toBe(CLEAN);
    expect(Object.getOwnPropertyDescriptor(value, 'hidden')).toMatchObject({
      value: CLEAN,
      enumerable: false,
    });
    expect('apiKey' in value).toBe(false);
    class Cache extends Map<string, string> {
      readonly name = 'cache';
    }
    const cache = scrub(new Cache([['a', TEXT]])).value;
    expect(cache).toBeInstanceOf(Cache);
    expect(cache.get('a')).toBe(CLEAN);
    expect(cache.name).toBe('cache');
    const bare = Object.assign(Object.create(null), { note: TEXT });
    expect(Object.getPrototypeOf(scrub(bare).value)).toBe(null);
  });

  test('getters are read once, and a throwing one becomes a marker', () => {
    let reads = 0;
    const input = {
      get note(): string {
        reads += 1;
        return TEXT;
      },
      get broken(): string {
        throw new Error(TEXT);
      },
    };
    const { value } = scrub(input);
    expect(reads).toBe(1);
    expect(value).toEqual({ note: CLEAN, broken: '[REDACTED:UNREADABLE]' });
  });

  test('what cannot be rebuilt is returned as it is, and listed', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const platform = {
      run: () => TEXT,
      later: Promise.resolve(TEXT),
      stream: new ReadableStream(),
      bytes: new Uint8Array(4),
      buffer: new ArrayBuffer(4),
      day: new Date(0),
      pattern: /x/,
      weak: new WeakMap(),
      proxy,
      blob: new Blob(['x']),
      reply: new Response('x'),
      stop: new AbortController().signal,
      steps: [1][Symbol.iterator](),
      boxed: Object('text'),
    };
    const { value, skipped } = scrub({ ...platform, note: TEXT });
    for (const [name, part] of Object.entries(platform)) expect(Reflect.get(value, name)).toBe(part);
    expect(skipped).toEqual(Object.keys(platform));
    expect(value.note).toBe(CLEAN);
  });

  test('a readable proxy is read like what it shows', () => {
    const { value } = scrub(new Proxy({ note: TEXT, password: 'x' }, {}));
    expect(value).toEqual({ note: CLEAN });
  });

  test('cycles and shared references stay', () => {
    interface Knot {
      note: string;
      self?: Knot;
      pair?: readonly Knot[];
    }
    const shared: Knot = { note: TEXT };
    const knot: Knot = { note: 'fine', pair: [shared, shared] };
    knot.self = knot;
    const { value } = scrub(knot);
    expect(value.self).toBe(value);
    expect(value.pair?.[0]).toBe(value.pair?.[1]);
    expect(value.pair?.[0]?.note).toBe(CLEAN);
    const map = new Map<string, unknown>();
    map.set('me', map).set('note', TEXT);
    const scrubbed = scrub(map).value;
    expect(scrubbed.get('me')).toBe(scrubbed);
  });

  test('`__proto__` is a key like others', () => {
    const input: unknown = JSON.parse(
      '{"__proto__":{"polluted":true},"note":"SECRET-AB12CD34EF","constructor":{"prototype":1}}',
    );
    const { value } = scrub(input);
    expect(JSON.stringify(value)).toBe(
      '{"__proto__":{"polluted":true},"note":"[REDACTED:TOKEN]","constructor":{"prototype":1}}',
    );
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test('sparse arrays keep their holes, length and own names', () => {
    const input = Object.assign([TEXT, 1], { extra: TEXT });
    input.length = 5;
    input[3] = 'x';
    const { value } = scrub(input);
    expect(value.length).toBe(5);
    expect(Object.keys(value)).toEqual(['0', '1', '3', 'extra']);
    expect(value.extra).toBe(CLEAN);
  });

  test('a value found once is taken out of the whole record, dropped ones too', () => {
    const { value } = scrub({
      first: 'the word hunter2secret again',
      password: 'hunter2secret',
      deep: { credentials: { pin: 'otherSecret9' } },
      last: ['otherSecret9'],
    });
    expect(JSON.stringify(value)).not.toMatch(/hunter2secret|otherSecret9/);
  });

  test('paths hold no secret', () => {
    const { dropped, skipped } = scrub({
      'SECRET-AB12CD34EF': { password: 'x', run: () => 1 },
      'a b': { token: 'x' },
    });
    expect(dropped).toEqual(['["[REDACTED:TOKEN]"].password', '["a b"].token']);
    expect(skipped).toEqual(['["[REDACTED:TOKEN]"].run']);
  });

  test('nesting of any depth', () => {
    let deep: unknown = { note: TEXT, password: 'x' };
    for (let at = 0; at < 30_000; at++) deep = at % 2 === 0 ? [deep] : { in: deep };
    const { value, dropped } = scrub(deep);
    expect(dropped[0]).toMatch(/^…/);
    let at = value;
    while (Array.isArray(at) || (typeof at === 'object' && at !== null && 'in' in at))
      at = Array.isArray(at) ? at[0] : at.in;
    expect(at).toEqual({ note: CLEAN });
  });

  test('a broad record', () => {
    const input = { list: Array.from({ length: 150_000 }, (_, at) => ({ at })), note: TEXT };
    const { value } = scrub(input);
    expect(value.list).toBe(input.list);
  });
});

import { describe, expect, test } from 'vitest';
import { type Properties, propertiesScrubber, scrubProperties } from '../src/properties.js';
import { fakeRecord } from './support/fake-record.js';

const TEXT = 'key SECRET-AB12CD34EF end';
const CLEAN = 'key [REDACTED:TOKEN] end';

function scrub<T extends Properties>(properties: T) {
  return scrubProperties(properties, fakeRecord());
}

test('what is no scrubber gives no function of properties', () => {
  for (const wrong of [undefined, {}, { keyParts: [] }, () => ({})]) {
    expect(() => propertiesScrubber(wrong as never)).toThrow(
      expect.objectContaining({ name: 'TypeError', code: 'invalid-argument:scrubber' }),
    );
  }
});

describe('scrubProperties', () => {
  test('drops credential-named keys and scrubs the strings that remain, in order', () => {
    const { properties, dropped } = scrub({
      name: 'ann',
      api_key: 'abc',
      note: TEXT,
      authorization: 'x',
      age: 5,
    });
    expect(Object.entries(properties)).toEqual([
      ['name', 'ann'],
      ['note', CLEAN],
      ['age', 5],
    ]);
    expect(dropped).toEqual(['api_key', 'authorization']);
  });

  test('is shallow', () => {
    const nested = { password: 'x', note: TEXT };
    expect(scrub({ nested }).properties.nested).toBe(nested);
  });

  test('a Map comes back as a Map', () => {
    const { properties, dropped } = scrub(
      new Map<string, unknown>([
        ['b', TEXT],
        ['token', 'x'],
        ['a', 1],
      ]),
    );
    expect(properties).toBeInstanceOf(Map);
    expect([...properties]).toEqual([
      ['b', CLEAN],
      ['a', 1],
    ]);
    expect(dropped).toEqual(['token']);
  });

  test('what is dropped is taken out of the strings that remain', () => {
    const { properties } = scrub({ note: 'log in with hunter2secret', password: 'hunter2secret' });
    expect(properties.note).toBe('log in with [REDACTED:SECRET]');
  });

  test('the input is untouched and the result is new', () => {
    const input = Object.freeze({ note: 'fine', password: 'x' });
    const { properties } = scrub(input);
    expect(properties).toEqual({ note: 'fine' });
    expect(input).toEqual({ note: 'fine', password: 'x' });
    expect(scrub(input).properties).not.toBe(input);
  });

  test('keys that are secrets get markers, numbered where they are equal', () => {
    const { properties } = scrub({ 'SECRET-AAAAAAAA': 1, 'SECRET-BBBBBBBB': 2 });
    expect(properties).toEqual({ '[REDACTED:TOKEN]': 1, '[REDACTED:TOKEN]_2': 2 });
  });

  test('the names of what was dropped hold no secret', () => {
    expect(scrub({ 'password SECRET-AB12CD34EF': 1 }).dropped).toEqual(['password [REDACTED:TOKEN]']);
  });

  test('`__proto__`, symbols, null prototypes and broken getters', () => {
    const symbol = Symbol('note');
    const parsed: Record<string, unknown> = JSON.parse('{"__proto__":"SECRET-AB12CD34EF"}');
    expect(Object.entries(scrub(parsed).properties)).toEqual([['__proto__', '[REDACTED:TOKEN]']]);
    expect(scrub({ [symbol]: TEXT }).properties[symbol]).toBe(CLEAN);
    expect(Object.getPrototypeOf(scrub(Object.create(null)).properties)).toBe(null);
    const broken = {
      get note(): string {
        throw new Error(TEXT);
      },
    };
    expect(scrub(broken).properties).toEqual({ note: '[REDACTED:UNREADABLE]' });
  });

  test('a switched-off key scan drops nothing', () => {
    const { properties, dropped } = scrubProperties({ password: TEXT }, fakeRecord({ keyParts: [] }));
    expect(properties).toEqual({ password: CLEAN });
    expect(dropped).toEqual([]);
  });

  test.each([[undefined], [null], ['text'], [[]], [new Set()], [new Date(0)]])('refuses %s', (properties) => {
    const call = () => Reflect.apply(scrubProperties, undefined, [properties, fakeRecord()]);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(expect.objectContaining({ code: 'invalid-argument:properties' }));
  });
});

describe('propertiesScrubber', () => {
  test('is the bare function', () => {
    const scrubber = propertiesScrubber({ scrubProperties: scrub });
    expect(scrubber({ note: TEXT, token: 'x' })).toEqual({ note: CLEAN });
    expect(scrubber(new Map([['token', 'x']])).size).toBe(0);
  });
});

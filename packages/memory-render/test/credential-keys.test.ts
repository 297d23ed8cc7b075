import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { CREDENTIAL_KEY_PARTS, dropCredentialKeys, isCredentialKey } from '../src/credential-keys.js';
import { renderLegacy } from '../src/index.js';

describe('dropCredentialKeys', () => {
  test('a plain object, in order, untouched', () => {
    const input = Object.freeze({ z: 1, api_key: 'x', a: 'text', botToken: 'y', max_tokens: 5 });
    const result = dropCredentialKeys(input);
    expect(Object.entries(result)).toEqual([
      ['z', 1],
      ['a', 'text'],
      ['max_tokens', 5],
    ]);
    expect(Object.keys(input)).toHaveLength(5);
  });

  test('a Map', () => {
    const result = dropCredentialKeys(
      new Map<unknown, unknown>([
        ['b', 1],
        ['password', 2],
        [3, 4],
        ['a', 5],
      ]),
    );
    expect(result).toBeInstanceOf(Map);
    expect([...result]).toEqual([
      ['b', 1],
      [3, 4],
      ['a', 5],
    ]);
  });

  test('always a copy, with the same prototype; values are the same', () => {
    const value = { secret: 'x' };
    const input = { value };
    expect(dropCredentialKeys(input)).not.toBe(input);
    expect(dropCredentialKeys(input).value).toBe(value);
    expect(Object.getPrototypeOf(dropCredentialKeys(Object.create(null)))).toBe(null);
  });

  test('`__proto__` and symbols are keys like others', () => {
    const symbol = Symbol('note');
    const parsed: Record<string, unknown> = JSON.parse('{"__proto__":{"x":1},"token":"x"}');
    expect(JSON.stringify(dropCredentialKeys(parsed))).toBe('{"__proto__":{"x":1}}');
    expect(dropCredentialKeys({ [symbol]: 1 })[symbol]).toBe(1);
  });

  test('is a scrubber for the renderers', () => {
    const entry = {
      layer: 'semantic',
      content: 'likes tea',
      metadata: { properties: { city: 'Oslo', apiKey: 'x' } },
    };
    expect(renderLegacy(entry, dropCredentialKeys)).not.toContain('apiKey');
  });

  test.each([[undefined], [null], ['text'], [[]], [new Date(0)]])('refuses %s', (properties) => {
    const call = () => Reflect.apply(dropCredentialKeys, undefined, [properties]);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(expect.objectContaining({ code: 'invalid-argument:properties' }));
  });

  test('what is left has no credential-named key, and nothing else is lost', () => {
    const key = fc.oneof(fc.string({ maxLength: 10 }), fc.constantFrom(...CREDENTIAL_KEY_PARTS));
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 12 }), (keys) => {
        const left = dropCredentialKeys(new Map(keys.map((name) => [name, 1])));
        expect([...left.keys()]).toEqual(keys.filter((name) => !isCredentialKey(name)));
      }),
      { numRuns: fcRuns(200) },
    );
  });
});

describe('the list', () => {
  test('is frozen', () => {
    expect(Object.isFrozen(CREDENTIAL_KEY_PARTS)).toBe(true);
    expect(CREDENTIAL_KEY_PARTS).toContain('api_key');
  });
});

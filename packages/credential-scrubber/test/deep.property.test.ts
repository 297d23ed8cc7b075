import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { scrubDeep } from '../src/deep.js';
import { isCredentialKey } from '../src/keys/is-credential-key.js';
import { fakeRecord } from './support/fake-record.js';

const secret = fc.stringMatching(/^SECRET-[A-Z0-9]{8,12}$/);
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.tuple(fc.string({ maxLength: 5 }), secret).map(([before, value]) => `${before} ${value}.`),
);
const key = fc.oneof(
  { weight: 6, arbitrary: fc.string({ maxLength: 8 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('apiKey', 'password', '__proto__', 'constructor', 'note', '0', 'tokens'),
  },
  { weight: 1, arbitrary: secret },
);

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.constantFrom(null, undefined, 1, Number.NaN, true, 5n),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }).map(toObject),
    fc
      .array(fc.tuple(fc.oneof(key, fc.nat(3)), tie('tree')), { maxLength: 4 })
      .map((entries) => new Map(entries)),
    fc.uniqueArray(text, { maxLength: 4 }).map((values) => new Set(values)),
    fc.tuple(text, tie('tree')).map(([message, cause]) => new Error(message, { cause })),
  ),
}));

function toObject(entries: readonly (readonly [string, unknown])[]): object {
  const object = {};
  for (const [name, value] of entries) {
    Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return object;
}

function freezeAll(value: unknown, seen = new Set<unknown>()): unknown {
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  seen.add(value);
  for (const name of Reflect.ownKeys(value)) freezeAll(Reflect.get(value, name), seen);
  return Object.freeze(value);
}

/** Everything that can be seen in a value, as text. */
function spell(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null) return `${typeof value}:${String(value)}`;
  if (seen.has(value)) return '(again)';
  seen.add(value);
  const items = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : [];
  const own = Reflect.ownKeys(value).map(
    (name) => `${String(name)}=${spell(Reflect.get(value, name), seen)}`,
  );
  return `${Object.prototype.toString.call(value)}{${own.join()}|${items.map((item) => spell(item, seen)).join()}}`;
}

function namesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const keys = value instanceof Map ? [...value.keys()].filter((name) => typeof name === 'string') : [];
  const items = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : [];
  const own = Reflect.ownKeys(value).filter((name) => typeof name === 'string');
  const inside = [...items, ...own.map((name) => Reflect.get(value, name))].flatMap((item) =>
    namesOf(item, seen),
  );
  return [...(Array.isArray(value) ? [] : own), ...keys, ...inside];
}

describe('scrubDeep, for any graph', () => {
  test('no secret and no credential-named key is left, and the input is untouched', () => {
    fc.assert(
      fc.property(tree, (input) => {
        const before = spell(input);
        const { value } = scrubDeep(input, fakeRecord());
        expect(spell(value)).not.toMatch(/SECRET-[A-Z0-9]{8}/);
        expect(namesOf(value).filter(isCredentialKey)).toEqual([]);
        expect(spell(input)).toBe(before);
      }),
      { numRuns: fcRuns(300) },
    );
  });

  test('scrubbing twice is scrubbing once', () => {
    fc.assert(
      fc.property(tree, (input) => {
        const once = scrubDeep(input, fakeRecord()).value;
        const twice = scrubDeep(once, fakeRecord());
        expect(twice.value).toBe(once);
        expect(twice.clean).toBe(true);
      }),
      { numRuns: fcRuns(300) },
    );
  });

  test('frozen inputs give the same result', () => {
    fc.assert(
      fc.property(tree, (input) => {
        const free = spell(scrubDeep(input, fakeRecord()).value);
        expect(spell(scrubDeep(freezeAll(input), fakeRecord()).value)).toBe(free);
      }),
      { numRuns: fcRuns(200) },
    );
  });

  test('cycles and shared parts keep their shape', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ note: text, to: fc.nat(9) }), { minLength: 1, maxLength: 10 }),
        fc.constantFrom('list', 'map'),
        (plan, kind) => {
          const nodes = plan.map(({ note }) => ({ note, next: undefined as unknown }));
          for (const [at, { to }] of plan.entries()) {
            const target = nodes[to % nodes.length];
            const node = nodes[at];
            if (node !== undefined) node.next = kind === 'map' ? new Map([['to', target]]) : [target];
          }
          const { value } = scrubDeep(nodes, fakeRecord());
          for (const [at, { to }] of plan.entries()) {
            const next = value[at]?.next;
            const target = next instanceof Map ? next.get('to') : Array.isArray(next) ? next[0] : undefined;
            expect(target).toBe(value[to % nodes.length]);
          }
          expect(spell(value)).not.toMatch(/SECRET-[A-Z0-9]{8}/);
        },
      ),
      { numRuns: fcRuns(200) },
    );
  });

  test('a plain tree comes out as the obvious recursive scrub would make it', () => {
    const json = fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' });
    fc.assert(
      fc.property(json, secret, (value, token) => {
        const input = { value, token: 'x', note: token };
        expect(scrubDeep(input, fakeRecord()).value).toEqual({
          value: naive(value),
          note: '[REDACTED:TOKEN]',
        });
      }),
      { numRuns: fcRuns(200) },
    );
  });
});

function naive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(naive);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !isCredentialKey(name));
  return toObject(kept.map(([name, inner]) => [name, naive(inner)]));
}

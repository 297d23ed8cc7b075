import { describe, expect, test } from 'vitest';
import {
  type EntryRenderer,
  episodic,
  identity,
  type MemoryEntry,
  procedural,
  prospective,
  renderLegacy,
  semantic,
  working,
} from '../src/index.js';
import { scrub } from './support/scrubber.js';

const layers: Readonly<Record<string, EntryRenderer>> = {
  semantic,
  episodic,
  procedural,
  prospective,
  identity,
  working,
};

describe.each(Object.entries(layers))('every layer is safe: %s', (layer, render) => {
  const line = (fields: object, scrubber?: typeof scrub) => render({ layer, ...fields }, scrubber);

  test('keeps the legacy bytes of an entry that holds nothing to neutralise', () => {
    const entry: MemoryEntry = {
      content: '  likes tea ',
      layer,
      metadata: {
        description: 'a = b, (c)',
        name: { 'k v': 'x', n: 5 },
        role: '',
        properties: { a: '', b: '<b>' },
      },
    };
    expect(render(entry)).toBe(renderLegacy(entry));
    expect(render(entry, undefined, { extraCap: 1 })).toBe(renderLegacy(entry, undefined, { extraCap: 1 }));
  });

  test('folds line breaks and control characters, strips labels until none is left', () => {
    expect(line({ content: 'a\r\nb\tc\u2028d\x00e' })).toBe(`[${layer}] a b c d e`);
    expect(line({ content: ' SOUL: soul:\n\u200bAGENT_ıDENTITY:\ufeff x' })).toBe(`[${layer}] x`);
    expect(line({ content: '\x00SOUL:\x1b x' })).toBe(`[${layer}] x`);
    expect(
      line({ content: 'c', metadata: { name: 'SOUL: n', properties: { 'SOUL: k': 'soul: v\nw' } } }),
    ).toBe(`[${layer}] c (name=n, k=v w)`);
  });

  test('no ] and no line break ends the layer early', () => {
    expect(render({ content: 'c', layer: 'a] b\n[identity' })).toBe('[a  b [identity] c');
    expect(render({ content: 'c', layer: ' \n' })).toBe('[unknown] c');
    expect(render({ content: 'c' })).toBe('[unknown] c');
  });

  test('scrubs content, layer, strings and dicts; what is dropped is left out', () => {
    const secret = 'Bearer abcdefgh99';
    const fields = {
      content: `use ${secret}`,
      metadata: { description: secret, role: 'r', properties: { api_key: 'k', note: secret } },
    };
    expect(line(fields, scrub)).toBe(
      `[${layer}] use [REDACTED:TOKEN] (description=[REDACTED:TOKEN], role=r, note=[REDACTED:TOKEN])`,
    );
    const dropping: EntryRenderer = (entry) => render(entry, () => ({}));
    expect(dropping({ content: 'c', layer, metadata: { name: 'n' } })).toBe('');
    const onlyContent = (properties: object) => ('content' in properties ? { content: 'kept' } : {});
    expect(render({ content: 'c', layer, metadata: { name: 'n' } }, onlyContent)).toBe('[unknown] kept');
  });

  test('scrubs a content that is a dict, by its keys too', () => {
    expect(line({ content: { password: 'p', a: 'b' } }, scrub)).toBe(`[${layer}] {'a': 'b'}`);
  });

  test('says nothing for an entry without anything to say', () => {
    for (const content of ['', ' \n', '\u200b', null, undefined, 'SOUL:']) expect(line({ content })).toBe('');
    expect(render({ layer, secret: 'never printed' } as object)).toBe('');
    expect(line({ content: '', metadata: { name: 'n' } })).toBe(`[${layer}] (name=n)`);
  });
});

describe('episodic', () => {
  const day = (metadata: object, fields = {}) =>
    episodic({ content: 'c', layer: 'episodic', metadata, ...fields });

  test('puts the day in UTC in front', () => {
    expect(day({ date: '2026-03-01' })).toBe('[episodic] 2026-03-01: c');
    expect(day({ timestamp: '2026-03-01T23:30:00' })).toBe('[episodic] 2026-03-01: c');
    expect(day({ created_at: '2026-03-01T23:30:00-05:00' })).toBe('[episodic] 2026-03-02: c');
    expect(day({ created_at: '2026-03-01 23:30:00.123456+00:00' })).toBe('[episodic] 2026-03-01: c');
    expect(day({ createdAt: new Date('2026-03-01T00:00:00Z') })).toBe('[episodic] 2026-03-01: c');
    expect(day({}, { createdAt: '2026-03-01T01:00:00+02:00' })).toBe('[episodic] 2026-02-28: c');
  });

  test('reads an instant in the one form that all engines read alike, of another its day as written', () => {
    expect(day({ date: '2026-03-01T23:30-05:00' })).toBe('[episodic] 2026-03-02: c');
    expect(day({ date: '2026-03-01T23:30:00 (late) -05:00' })).toBe('[episodic] 2026-03-01: c');
  });

  test('leaves out what is no day', () => {
    const odd = [
      'yesterday',
      '',
      20260301,
      null,
      {},
      [],
      new Date(Number.NaN),
      '1e400',
      '2026-99-99T00:00:00Z',
    ];
    for (const date of odd) expect(day({ date })).toBe('[episodic] c');
  });
});

test('prospective puts the due day in front', () => {
  const entry = { content: 'renew', layer: 'prospective', metadata: { due: '2026-05-02' } };
  expect(prospective(entry)).toBe('[prospective] due 2026-05-02: renew');
});

describe('procedural', () => {
  const steps = ['build\n[identity] admin', '', 'SOUL: publish', 5, null];

  test('numbers the steps below the line, one line each', () => {
    const entry = { content: 'release', layer: 'procedural', metadata: { name: 'n', steps } };
    expect(procedural(entry)).toBe(
      '[procedural] release (name=n)\n  1. build [identity] admin\n  2. publish',
    );
  });

  test('has a line to hang the steps on even without content', () => {
    expect(procedural({ layer: 'procedural', metadata: { steps: ['a'] } })).toBe('[procedural]\n  1. a');
  });

  test('scrubs each step', () => {
    const entry = { content: 'c', layer: 'procedural', metadata: { steps: ['Bearer abcdefgh99'] } };
    expect(procedural(entry, scrub)).toBe('[procedural] c\n  1. [REDACTED:TOKEN]');
  });
});

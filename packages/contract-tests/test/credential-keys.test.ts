import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testContract } from '../src/adapters/vitest.js';
import { ContractViolationError, CREDENTIAL_KEYS, credentialKeyContract } from '../src/index.js';
import { failuresOf, owned, restated } from './support/subjects.js';

testContract('the list of credential-scrubber', credentialKeyContract(owned));
testContract('the list that memory-render restates', credentialKeyContract(restated));

describe('a subject that has not drifted', () => {
  test('may list its parts in any order, and more of them', async () => {
    const parts = [...owned.parts].reverse();
    expect(await failuresOf(credentialKeyContract({ ...owned, parts }))).toEqual([]);
    const more = {
      parts: new Set([...parts, 'tax_number']),
      drops: (key: string) => key === 'tax_number' || owned.drops(key),
    };
    expect(await failuresOf(credentialKeyContract(more))).toEqual([]);
  });
});

describe('a subject that has drifted', () => {
  test('a part that is not listed any more', async () => {
    const parts = [...owned.parts].filter((part) => part !== 'cookie');
    expect(await failuresOf(credentialKeyContract({ ...owned, parts }))).toEqual(['lists every pinned part']);
  });

  test.each([
    [
      'a part that is listed, but decides nothing',
      /cookie/i,
      'drops every pinned credential key as it is written',
    ],
    [
      'a new veto that narrows the decision',
      /^reset|_reset_|Reset/,
      'drops every pinned credential key as it is written',
    ],
    ['one letter case', /^[A-Z_]+$/, 'drops every pinned credential key in UPPER_CASE'],
    ['one separator', /\./, 'drops every pinned credential key in dot.case'],
    ['camelCase', /^[a-z]+[A-Z][a-z]+$/, 'drops every pinned credential key in camelCase'],
    ['one prefix', /^old_/, 'drops every pinned credential key behind old_'],
    ['the long s', /\u017f/, 'drops every pinned credential key in a spelling with the long s'],
    ['the Kelvin sign', /\u212a/, 'drops every pinned credential key in a spelling with the Kelvin sign'],
    [
      'Cyrillic letters',
      /[\u0430-\u044f]/,
      'drops every pinned credential key in a spelling with Cyrillic letters',
    ],
    ['fullwidth letters', /\uff41/, 'drops every pinned credential key in a spelling with fullwidth letters'],
    [
      'an invisible character',
      /\u200b/,
      'drops every pinned credential key in a spelling with an invisible character',
    ],
  ])('keeps what was dropped: %s', async (_what, kept, check) => {
    const drops = (key: string): boolean => owned.drops(key) && !kept.test(key);
    expect(await failuresOf(credentialKeyContract({ ...owned, drops }))).toContain(check);
  });

  test.each([
    ['a substring search', (key: string) => owned.drops(key) || /token|key/i.test(key)],
    ['a lost veto', (key: string) => owned.drops(key) || key === 'passwordPolicy'],
  ])('drops what was kept: %s', async (_what, drops) => {
    expect(await failuresOf(credentialKeyContract({ ...owned, drops }))).toEqual([
      'keeps every pinned ordinary key',
    ]);
  });

  test('a decision that is not made at once is called so, and not a kept key', async () => {
    const drops = (async () => true) as never;
    const [, second] = credentialKeyContract({ ...owned, drops });
    expect(() => second?.run()).toThrow('"drops" must give true or false, but gave: a promise for ');
  });

  test('the error names the keys, and can be recognised', () => {
    const checks = credentialKeyContract({ ...owned, drops: (key) => owned.drops(key) && key !== 'api_key' });
    const run = () => checks.find(({ name }) => name.endsWith('as it is written'))?.run();
    expect(run).toThrow('"api_key"');
    try {
      void run();
    } catch (error) {
      expect(ContractViolationError.isInstance(error)).toBe(true);
      expect(error).toMatchObject({ code: 'contract-violated', name: 'ContractViolationError' });
    }
    expect(ContractViolationError.isInstance(new Error('x'))).toBe(false);
  });

  test('misuse throws at once', () => {
    const drops = () => true;
    for (const subject of [undefined, {}, { parts: [] }, { drops }, { parts: 'password', drops }]) {
      const call = () => Reflect.apply(credentialKeyContract, undefined, [subject]);
      expect(call).toThrow(expect.objectContaining({ code: 'invalid-argument:subject' }));
    }
  });

  test.each([
    [{ lists: CREDENTIAL_KEYS }, 'unknown-option:lists', 'known are list'],
    [{ list: { parts: ['token'] } }, 'invalid-option:list', 'with "parts", "mustDrop" and "mustKeep"'],
    ['list', 'invalid-argument:options', 'must be an object'],
    [[CREDENTIAL_KEYS], 'invalid-argument:options', 'must be an object'],
  ])('so does an option that is not there or not whole: %o', (options, code, said) => {
    const call = () => Reflect.apply(credentialKeyContract, undefined, [owned, options]);
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringContaining(said) }));
  });
});

describe('a list of an application', () => {
  test('takes the place of the pinned one', async () => {
    const list = { ...CREDENTIAL_KEYS, parts: ['pet_name'], mustDrop: ['pet_name'], mustKeep: ['name'] };
    const subject = {
      parts: ['pet_name'],
      drops: (key: string) => /pet.?name/i.test(key.normalize('NFKC').replaceAll('\u200b', '')),
    };
    const failed = await failuresOf(credentialKeyContract(subject, { list }));
    expect(failed).toEqual(['drops every pinned credential key in a spelling with Cyrillic letters']);
  });
});

describe('the restatement', () => {
  test.each(['words', 'vocabulary', 'look-alikes', 'split', 'find-part', 'lazy'])(
    '%s.ts is the same file in both packages',
    (file) => {
      const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
      // Copy packages/credential-scrubber/src/keys/*.ts to packages/memory-render/src/credential-keys/ when this fails.
      expect(read(`../../memory-render/src/credential-keys/${file}.ts`)).toBe(
        read(`../../credential-scrubber/src/keys/${file}.ts`),
      );
    },
  );

  test('both packages list the same parts', () => {
    expect([...restated.parts]).toEqual([...owned.parts]);
  });
});

test('a list without a probe would pass with whatever decides', () => {
  const list = { ...CREDENTIAL_KEYS, mustDrop: [] };
  const contract = () =>
    credentialKeyContract({ parts: CREDENTIAL_KEYS.parts, drops: () => false }, { list });
  expect(contract).toThrow(expect.objectContaining({ code: 'invalid-option:list' }));
  expect(contract).toThrow('"mustDrop" with one at least');
});

test('parts in another spelling are told how they are compared', () => {
  const [check] = credentialKeyContract(
    { parts: ['apiKey'], drops: () => true },
    {
      list: { ...CREDENTIAL_KEYS, parts: ['api_key'] },
    },
  );
  expect(check?.run).toThrow(
    'pinned parts that are not listed (in lower case, words joined by _): "api_key"',
  );
});

import { type ContractCheck, refuse } from '../contract.js';
import { CREDENTIAL_KEYS, type CredentialKeyList } from '../credential-keys.js';
import { misuse } from '../errors.js';
import { field } from '../fields.js';
import { checkOptions, isFullListOf, isStrings, type OptionKind } from '../options.js';
import { CASES, LOOK_ALIKES, PREFIXES, type Spelling, wordsOf } from './spellings.js';

/** Whatever decides which keys of a record are dropped. */
export interface CredentialKeySubject {
  /** The parts that it lists; more than the pinned ones, and in any order, is fine. */
  readonly parts: Iterable<string>;
  /** Whether it drops a key of this name. */
  readonly drops: (key: string) => boolean;
}

/** What the subject is compared with. */
export interface CredentialKeyContractOptions {
  /**
   * Another list than the pinned one, for example the pinned one with an application's own probes.
   *
   * @default CREDENTIAL_KEYS
   */
  readonly list?: CredentialKeyList | undefined;
}

/**
 * The checks that a key list and its decision have not drifted from the pinned ones: nothing that was dropped is
 * kept now, in any spelling, and nothing that was kept is dropped.
 *
 * @throws TypeError with code `invalid-argument:subject`, `unknown-option:NAME` or `invalid-option:list`
 *
 * @example
 * for (const { name, run } of credentialKeyContract({ parts: MY_PARTS, drops: isSecretKey })) test(name, run);
 */
export function credentialKeyContract(
  subject: CredentialKeySubject,
  options: CredentialKeyContractOptions = {},
): readonly ContractCheck[] {
  if (!isSubject(subject)) {
    throw misuse(
      'invalid-argument:subject',
      'subject must have "parts", an iterable of strings, and "drops", a function',
    );
  }
  checkOptions(options, { list: listKind });
  const list = options.list ?? CREDENTIAL_KEYS;
  const spelled = list.mustDrop.flatMap(asWords);
  const drops = (key: string): boolean => {
    const answer: unknown = subject.drops(key);
    if (typeof answer === 'boolean') return answer;
    const given = answer instanceof Promise ? 'a promise' : typeof answer;
    refuse([`${given} for ${show(key)}`], '"drops" must give true or false, but gave');
    return false;
  };
  const mustDrop = (keys: readonly string[], what: string): void =>
    refuse(keys.filter((key) => !drops(key)).map(show), `kept, but ${what}`);
  const inSpelling = ({ name, spell }: Spelling, words: readonly (readonly string[])[]): ContractCheck => ({
    name: `drops every pinned credential key in ${name}`,
    run: () => mustDrop(words.map(spell), `a credential in ${name}`),
  });
  return [
    {
      name: 'lists every pinned part',
      run() {
        const parts = new Set(subject.parts);
        refuse(
          list.parts.filter((part) => !parts.has(part)).map(show),
          'pinned parts that are not listed (in lower case, words joined by _)',
        );
      },
    },
    {
      name: 'drops every pinned credential key as it is written',
      run: () => mustDrop(list.mustDrop, 'pinned as a credential'),
    },
    ...CASES.map((spelling) => inSpelling(spelling, spelled)),
    ...PREFIXES.map((prefix) => ({
      name: `drops every pinned credential key behind ${prefix}_`,
      run: () =>
        mustDrop(
          spelled.map((words) => [prefix, ...words].join('_')),
          `a credential behind ${prefix}_`,
        ),
    })),
    ...LOOK_ALIKES.map((spelling) =>
      inSpelling({ ...spelling, name: `a spelling with ${spelling.name}` }, spelled),
    ),
    {
      name: 'keeps every pinned ordinary key',
      run: () => refuse(list.mustKeep.filter(drops).map(show), 'dropped, but pinned as ordinary'),
    },
  ];
}

const listKind: OptionKind = {
  accepts: (value) =>
    ['parts', 'mustDrop', 'mustKeep'].every((name) => isStrings(field(value, name))) &&
    // Without a probe there would be nothing to fail at.
    isFullListOf(field(value, 'mustDrop'), () => true),
  said: 'a list like CREDENTIAL_KEYS, with "parts", "mustDrop" and "mustKeep" as arrays of strings, "mustDrop" with one at least',
};

function isSubject(subject: unknown): boolean {
  const parts = field(subject, 'parts');
  // A text is an iterable of strings too, of single letters.
  const isIterable = typeof parts === 'object' && parts !== null && Symbol.iterator in parts;
  return isIterable && typeof field(subject, 'drops') === 'function';
}

function asWords(probe: string): readonly (readonly string[])[] {
  const words = wordsOf(probe);
  return words === undefined ? [] : [words];
}

function show(key: string): string {
  return JSON.stringify(key);
}

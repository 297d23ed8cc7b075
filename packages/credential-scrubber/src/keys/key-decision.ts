import { invalidOption } from '../errors.js';
import { BUILT_IN_SELECTION, findCredentialPart, type PartSelection } from './find-part.js';
import { foldName, splitName } from './split.js';
import { BUILT_IN_PARTS, createVocabulary } from './vocabulary.js';

const LONGEST_KEPT = 40;
const MOST_KEPT = 512;

/** Which key names are credentials. */
export interface KeyDecisionOptions {
  /**
   * Parts of credential names. A built-in part decides by words, any other one is a regular expression fragment
   * that is searched anywhere in the name, in any case. An empty iterable switches the key scan off.
   *
   * @default DEFAULT_CREDENTIAL_KEY_PARTS
   */
  readonly keyParts?: Iterable<string> | null | undefined;
  /**
   * Further words, or words joined by `_`, that decide the way `password` does.
   *
   * @default []
   */
  readonly extraKeyParts?: Iterable<string> | null | undefined;
}

/** The decision for one set of parts. */
export interface KeyDecision {
  /** Whether a key of this name holds a credential. */
  readonly isCredentialKey: (name: string) => boolean;
  /** The part that makes the name a credential's, or `undefined`; a part of the caller's own is returned as it was given. */
  readonly findPart: (name: string) => string | undefined;
}

/**
 * Builds the decision for key names.
 *
 * @throws TypeError with code `invalid-option:keyParts` or `invalid-option:extraKeyParts`
 */
export function createKeyDecision(options: KeyDecisionOptions = {}): KeyDecision {
  const extras = parseExtraParts(options.extraKeyParts ?? []);
  const given = options.keyParts ?? undefined;
  const parts = given === undefined ? BUILT_IN_PARTS : parseStrings(given, 'keyParts');
  const builtIn = new Set(BUILT_IN_PARTS);
  const fragments = parts.filter((part) => !builtIn.has(part)).map(toFragment);
  const selection = select(
    parts.filter((part) => builtIn.has(part)),
    extras,
  );
  const findPart = remembering(
    (name) =>
      findCredentialPart(name, selection) ?? fragments.find(({ pattern }) => pattern.test(name))?.part,
  );
  return Object.freeze({ findPart, isCredentialKey: (name: string) => findPart(name) !== undefined });
}

/** Records have the same few keys again and again: what was decided about short ones is kept, for so many. */
function remembering(decide: (name: string) => string | undefined): (name: string) => string | undefined {
  const decided = new Map<string, string | undefined>();
  return (name) => {
    if (name.length > LONGEST_KEPT) return decide(name);
    const known = decided.get(name);
    if (known !== undefined || decided.has(name)) return known;
    if (decided.size >= MOST_KEPT) decided.clear();
    const part = decide(name);
    decided.set(name, part);
    return part;
  };
}

function select(enabled: readonly string[], extras: readonly string[]): PartSelection {
  const all = BUILT_IN_PARTS.every((part) => enabled.includes(part));
  if (all && extras.length === 0) return BUILT_IN_SELECTION;
  return {
    vocabulary: extras.length === 0 ? BUILT_IN_SELECTION.vocabulary : createVocabulary(extras),
    enabled: all ? undefined : new Set([...enabled, ...extras]),
    extended: extras.length > 0,
  };
}

interface Fragment {
  readonly part: string;
  readonly pattern: RegExp;
}

function toFragment(part: string): Fragment {
  // A fragment that the Unicode mode refuses (`\-`) may still be a good one.
  const pattern = compile(part, 'iu') ?? compile(part, 'i');
  if (pattern === undefined) {
    throw invalidOption('keyParts', 'a list of valid regular expression fragments');
  }
  if (pattern.test('')) {
    throw invalidOption(
      'keyParts',
      'fragments that match something: one that matches nothing drops every key',
    );
  }
  return { part, pattern };
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

function parseExtraParts(value: unknown): readonly string[] {
  return parseStrings(value, 'extraKeyParts').map((part) => {
    const { words } = splitName(foldName(part), BUILT_IN_SELECTION.vocabulary);
    if (words.length === 0 || words.length > 3) {
      throw invalidOption('extraKeyParts', 'a list of parts of one to three words, such as "licence_number"');
    }
    return words.join('_');
  });
}

function parseStrings(value: unknown, option: 'keyParts' | 'extraKeyParts'): readonly string[] {
  if (typeof value === 'string' || !isIterable(value)) {
    throw invalidOption(option, 'an array or another iterable of strings, or undefined for the default');
  }
  return Array.from(value, (part) => {
    if (typeof part !== 'string') throw invalidOption(option, 'a list of strings');
    return part;
  });
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

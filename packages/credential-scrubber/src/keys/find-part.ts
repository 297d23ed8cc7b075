import { foldName, singular, splitName } from './split.js';
import {
  BETWEEN,
  createVocabulary,
  NEUTRAL,
  PART_END,
  PART_INNER,
  type PartKind,
  SERVICE,
  VALUE,
  VETO_AFTER,
  VETO_BEFORE,
  VETO_FIRST,
  type Vocabulary,
} from './vocabulary.js';

/** Every part contains one of these, so most names are settled by one look (a test keeps it true). */
const HINT =
  /pass|pasword|psswd|pw|psw|psk|secret|token|cred|auth|bearer|jwt|cookie|ot?p|mnemonic|keytab|macaroon|xprv|sess|dsn|key|pem|jwk|rsa|ed25519|hash|code|phrase|seed|words|ticket|assertion|saml|answer|account|conn|community|url|uri|puk|mpin|combination|verifier|dockerc|sas|webhook|pin|salt|pepper|sig|sid|pat|kennwort|contras|senha|wacht|[^\0-\x7f]/i;

const MARKER = /\[REDACTED:[A-Z0-9_]+\]/g;

/** Words that are judged; those of a longer name that stand last say what it holds. */
const LONGEST_NAME = 32;
const LONGEST_PART = 3;

/** Which parts decide; every built-in one by default. */
export interface PartSelection {
  readonly vocabulary: Vocabulary;
  /** The parts that count, or `undefined` for all of the vocabulary. */
  readonly enabled?: ReadonlySet<string> | undefined;
  /** Whether the vocabulary has parts that the quick look does not know. */
  readonly extended?: boolean | undefined;
}

/** All built-in parts. */
export const BUILT_IN_SELECTION: PartSelection = { vocabulary: createVocabulary() };

/**
 * The part that makes a key name the name of a credential, or `undefined` when it is none.
 * Takes one pass over the name and bounded steps for each word.
 */
export function findCredentialPart(
  name: string,
  selection: PartSelection = BUILT_IN_SELECTION,
): string | undefined {
  if (selection.extended !== true && !HINT.test(name)) return undefined;
  const { vocabulary } = selection;
  const words = splitName(foldName(withoutMarkers(name)), vocabulary).slice(-LONGEST_NAME);
  for (let end = words.length - 1; end >= 0; end--) {
    const last = singular(words[end] ?? '', vocabulary);
    if (((vocabulary.words.get(last) ?? 0) & PART_END) === 0) continue;
    const part = partEndingAt(words, end, last, selection);
    if (part !== undefined) return part;
  }
  return undefined;
}

/** A marker in a name that was scrubbed before counts as the unknown word that it stands for. */
function withoutMarkers(name: string): string {
  return name.includes('[REDACTED:') ? name.replace(MARKER, ' q ') : name;
}

function partEndingAt(
  words: readonly string[],
  end: number,
  last: string,
  selection: PartSelection,
): string | undefined {
  const { words: bits, parts } = selection.vocabulary;
  let start = end;
  while (start > 0 && end - start < LONGEST_PART - 1 && has(bits, words[start - 1], PART_INNER)) start--;
  for (; start <= end; start++) {
    const part = start === end ? last : `${words.slice(start, end).join('_')}_${last}`;
    if (parts.has(part) && counts(words, start, end, part, selection)) return part;
  }
  if (last !== 'key') return undefined;
  const service = serviceBefore(words, end, selection.vocabulary);
  return service >= 0 && counts(words, service, end, 'api_key', selection) ? 'api_key' : undefined;
}

/** Where the service stands that a `key` belongs to (`stripe_live_key`), or -1. */
function serviceBefore(words: readonly string[], end: number, vocabulary: Vocabulary): number {
  for (let at = end - 1; at >= 0; at--) {
    const bits = vocabulary.words.get(words[at] ?? '') ?? 0;
    if ((bits & SERVICE) !== 0) return at;
    if ((bits & BETWEEN) === 0) return -1;
  }
  return -1;
}

function counts(
  words: readonly string[],
  start: number,
  end: number,
  part: string,
  { vocabulary, enabled }: PartSelection,
): boolean {
  if (enabled !== undefined && !enabled.has(part)) return false;
  const kind = vocabulary.parts.get(part);
  return (
    !isVetoedBefore(words, start, part, vocabulary) &&
    isWellQualified(words, start, end, part, kind === 'bare', vocabulary) &&
    words.slice(end + 1).every((word) => mayFollow(word, kind, vocabulary))
  );
}

function isVetoedBefore(
  words: readonly string[],
  start: number,
  part: string,
  { words: bits, ruledOut }: Vocabulary,
): boolean {
  for (let at = 0; at < start; at++) {
    const word = words[at] ?? '';
    const role = bits.get(word) ?? 0;
    if ((role & VETO_BEFORE) !== 0 || ruledOut.has(`${part} ${word}`)) return true;
    // `Set-Cookie` is the header, not a setter.
    if (at === 0 && (role & VETO_FIRST) !== 0 && part !== 'cookie') return true;
  }
  return false;
}

function isWellQualified(
  words: readonly string[],
  start: number,
  end: number,
  part: string,
  bare: boolean,
  { qualified }: Vocabulary,
): boolean {
  const before = words[start - 1];
  const plural = words[end] !== part && words[end] === `${part}s`;
  if (plural && part === 'token') return before !== undefined && qualified.has(`tokens ${before}`);
  if (plural && part === 'authorization') return false;
  if (!bare) return true;
  if (plural) return false;
  return before === undefined ? part !== 'pat' && part !== 'pepper' : qualified.has(`${part} ${before}`);
}

function has(bits: ReadonlyMap<string, number>, word: string | undefined, role: number): boolean {
  return word !== undefined && ((bits.get(word) ?? 0) & role) !== 0;
}

const ENDINGS = /(?:ed|ing|able|ible|ity|ment|ments|tion|tions|sion|ness|less)$/;

function mayFollow(word: string, kind: PartKind | undefined, vocabulary: Vocabulary): boolean {
  const bits = vocabulary.words.get(singular(word, vocabulary)) ?? 0;
  if (kind === 'bare') return (bits & VALUE) !== 0;
  if ((bits & NEUTRAL) !== 0) return true;
  return kind === 'strong' && (bits & VETO_AFTER) === 0 && !(word.length > 4 && ENDINGS.test(word));
}

import { foldName, singular, splitName, type Words } from './split.js';
import {
  BETWEEN,
  builtInVocabulary,
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
  /pass|pasword|psswd|pw|psw|psk|secret|token|cred|auth|bearer|jwt|cookie|otp|mnemonic|keytab|macaroon|xprv|sess|dsn|key|pem|jwk|rsa|ed25519|hash|code|phrase|seed|words|ticket|assertion|saml|answer|account|conn|community|url|uri|puk|mpin|combination|verifier|dockerc|sas|webhook|pin|salt|pepper|sig|sid|pat|kennwort|contras|senha|wacht|[^\0-\x7f]/i;

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
export const BUILT_IN_SELECTION: PartSelection = {
  get vocabulary() {
    return builtInVocabulary();
  },
};

/**
 * The part that makes a key name the name of a credential, or `undefined` when it is none.
 * Takes one pass over the name and bounded steps for each word.
 */
export function findCredentialPart(
  key: string,
  selection: PartSelection = BUILT_IN_SELECTION,
): string | undefined {
  if (selection.extended !== true && !HINT.test(key)) return undefined;
  const { vocabulary } = selection;
  const name = lastOf(splitName(foldName(withoutMarkers(key)), vocabulary));
  for (let end = name.words.length - 1; end >= 0; end--) {
    const last = singular(name.words[end] ?? '', vocabulary);
    if (!has(vocabulary, last, PART_END)) continue;
    const part = partEndingAt(name, end, last, selection);
    if (part !== undefined) return part;
  }
  return undefined;
}

function lastOf(name: Words): Words {
  const { words, steps } = name;
  if (words.length <= LONGEST_NAME) return name;
  return { words: words.slice(-LONGEST_NAME), steps: steps.slice(-LONGEST_NAME) };
}

/** A marker in a name that was scrubbed before counts as the unknown word that it stands for. */
function withoutMarkers(name: string): string {
  return name.includes('[REDACTED:') ? name.replace(MARKER, ' q ') : name;
}

/** A part, and where it stands in a name. */
interface Candidate {
  readonly name: Words;
  readonly part: string;
  readonly kind: PartKind;
  readonly start: number;
  readonly end: number;
}

function partEndingAt(name: Words, end: number, last: string, selection: PartSelection): string | undefined {
  const { vocabulary } = selection;
  const { words } = name;
  let start = end;
  while (end - start < LONGEST_PART - 1 && has(vocabulary, words[start - 1], PART_INNER)) start--;
  for (; start <= end; start++) {
    const part = start === end ? last : `${words.slice(start, end).join('_')}_${last}`;
    if (counts(name, part, start, end, selection)) return part;
  }
  const service = last === 'key' ? serviceBefore(words, end, vocabulary) : -1;
  return service >= 0 && counts(name, 'api_key', service, end, selection) ? 'api_key' : undefined;
}

function counts(name: Words, part: string, start: number, end: number, selection: PartSelection): boolean {
  const { vocabulary, enabled } = selection;
  const kind = vocabulary.parts.get(part);
  if (kind === undefined || (enabled !== undefined && !enabled.has(part))) return false;
  const candidate: Candidate = { name, part, kind, start, end };
  return (
    isWellQualified(candidate, vocabulary) &&
    isWellFollowed(candidate, vocabulary) &&
    !isVetoedBefore(candidate, vocabulary)
  );
}

/** Where the service stands that a `key` belongs to (`stripe_live_key`), or -1. */
function serviceBefore(words: readonly string[], end: number, vocabulary: Vocabulary): number {
  for (let at = end - 1; at >= 0; at--) {
    if (has(vocabulary, words[at], SERVICE)) return at;
    // `SendGrid` and `OpenAI` are one name each.
    if (at > 0 && has(vocabulary, `${words[at - 1]}${words[at]}`, SERVICE)) return at - 1;
    if (!has(vocabulary, words[at], BETWEEN)) return -1;
  }
  return -1;
}

function isVetoedBefore({ name, start, part, kind }: Candidate, vocabulary: Vocabulary): boolean {
  const { words, steps } = name;
  // `Set-Cookie` is the header, not a setter.
  if (start === 1 && part !== 'cookie' && has(vocabulary, words[0], VETO_FIRST)) return true;
  const nearest = kind === 'strong' ? 2 : 1;
  for (let at = start - 1; at >= 0; at--) {
    // `use.mail.password`: what an outer step of a path is called says nothing about the inner one.
    const outer = steps[at] !== steps[start];
    if (outer && at < start - 1) return false;
    if (has(vocabulary, words[at], VETO_BEFORE)) return true;
    // `email.send.password`: a step deep in a path is a place; `reset.password` may be a text of a dialog.
    if (outer && at > 0) return false;
    if (start - at <= nearest && vocabulary.ruledOut.has(`${part} ${words[at]}`)) return true;
  }
  return false;
}

function isWellQualified({ name, start, end, part, kind }: Candidate, { qualified }: Vocabulary): boolean {
  const before = name.words[start - 1];
  const isPlural = start === end && name.words[end] !== part;
  if (isPlural && part === 'token') return before !== undefined && qualified.has(`tokens ${before}`);
  if (isPlural && (kind === 'bare' || part === 'authorization')) return false;
  if (kind !== 'bare') return true;
  if (before === undefined) return part !== 'pat' && part !== 'pepper';
  return qualified.has(`${part} ${before}`);
}

function isWellFollowed({ name, end, kind }: Candidate, vocabulary: Vocabulary): boolean {
  for (let at = end + 1; at < name.words.length; at++) {
    if (!mayFollow(name.words[at] ?? '', kind, vocabulary)) return false;
  }
  return true;
}

const ENDINGS = /(?:ed|ing|able|ible|ity|ment|ments|tion|tions|sion|ness|less)$/;

function mayFollow(word: string, kind: PartKind, vocabulary: Vocabulary): boolean {
  const known = singular(word, vocabulary);
  if (kind === 'bare') return has(vocabulary, known, VALUE);
  if (has(vocabulary, known, NEUTRAL)) return true;
  if (kind === 'plain' || has(vocabulary, known, VETO_AFTER)) return false;
  return word.length <= 4 || !ENDINGS.test(word);
}

/** Whether a word has a role. */
function has(vocabulary: Vocabulary, word: string | undefined, role: number): boolean {
  return word !== undefined && ((vocabulary.words.get(word) ?? 0) & role) !== 0;
}

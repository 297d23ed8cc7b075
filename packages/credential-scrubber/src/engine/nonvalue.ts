import { EXTENSIONS, NAMING_WORDS, PLACES, VOCABULARY } from '../words/index.js';
import { isPublicValue } from './public-value.js';

/** Wording by which people and templates say "put yours here". Matched against lower case. */
const PLACEHOLDER =
  /your|change[-_]?me|replace|placeholder|example|redacted|insert|dummy|todo|fixme|goes.here|not.?set/;
/** Masks, and references to what stands elsewhere. */
const MASKED = /\$\{|\$\([a-z]|\.\.\.|…|\*{3}|•{2}|x{5}|x{4}$|%\([a-z_.]{1,40}\)/;
/** `\\S+`: what an expression looks for. */
const CLASS = /^\\{1,4}[dswb](?:[+*?{]|$)/;
const PLACEHOLDER_NAME =
  /^(?:%[sdv][:/@ ,_-]?){1,8}$|^\\(?:f[bri]|\[)|^fake|^%[a-z_]{1,64}%?$|^%[a-z][a-z0-9]{1,15}_[a-z0-9_]{1,64}$|^my.?(?:super.?)?(?:secret|token|key|pass|api|pw)/;

/** Where a value is only looked up: environments, vaults, templates, other resources. */
const REFERENCE =
  /^(?:\$[A-Za-z_{(@]|\$\$|@[A-Za-z]+\(|#\{|%\{|%[A-Z_]+%|%env\(|\{[A-Za-z_.]*\}|<%|\[\[|op:\/\/|vault:|ssm:|arn:|sm:\/\/|aws-sm:|gcp-?s?m?:|azure-?kv:|keyvault|keychain:|keyring:|secret:\/\/|secrets?\.|env[.:[(]|file:|ref\+|\{cipher\}|enc\[|!vault|process\.env|os\.environ|os\.getenv|import\.meta|deno\.env|bun\.env|system\.getenv|getenv|config\.|settings\.|projects\/|(?:hmac-)?sha(?:1|224|256|384|512)[-:]|data:[a-z]|https?:\/\/|\$env:)/i;

const BRACKETED = /^\[[A-Za-z _-]*\]$|^<[^<>]*>$|^\([A-Za-z _-]*\)$|^\{[A-Za-z_. -]*\}$/;
/** `{name}`, `{row[0]}`, `{token!r}`: a field of a format string, with what is taken of it. */
const FIELD = /^\{([A-Za-z_][\w.]*)(?:(?:[[(:]|![rsa])([^{}]*))?\}$/;
const LONGEST_FIELD = 40;
const SAME = /^(.)\1*$/s;
const MASK = /^[*•·.\-_#?xX●▪■=~0]+$/;
const WORDS = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** `my-secret-token`, `YOUR_API_KEY`, `userPassword`: a name made of the words that name credentials. */
function isCredentialName(value: string): boolean {
  if (value.length > 60 || !/^[A-Za-z][A-Za-z_\-. :]*(?: \d)?$/.test(value)) return false;
  const words = value.match(WORDS);
  return words?.every((word) => NAMING_WORDS.has(word.toLowerCase())) === true;
}

/** A value without the characters of a set at its end. */
export function withoutEnd(value: string, characters: string): string {
  let end = value.length;
  while (end > 0 && characters.includes(value.charAt(end - 1))) end--;
  return value.slice(0, end);
}

/** A value without the emphasis of Markdown at its end, and the full stop before that. */
export function withoutEmphasis(value: string): string {
  const plain = withoutEnd(value, '*~');
  return plain.length < value.length - 1 || plain.endsWith('.') ? withoutEnd(plain, '.!?') : plain;
}

/** `required|min:8`, `string|null`: a rule or a type of several words. */
function isListOfWords(lower: string): boolean {
  const bar = lower.indexOf('|');
  return bar > 0 && VOCABULARY.has(lower.slice(0, bar));
}

/** `<your-key>`, `{{ x }}`, also as a part; not where the brackets are only characters among others. */
function isTemplate(value: string): boolean {
  if (/\{\{/.test(value)) return value.includes('}}') || !isMixed(value);
  const filled = value.replace(/\{[A-Za-z_][\w.]{0,40}\}/g, '');
  if (filled.length < value.length && !isMixed(filled)) return true;
  const open = value.search(/<[A-Za-z]/);
  if (open < 0) return false;
  const close = value.indexOf('>', open);
  return close < 0 ? open === 0 && !isMixed(value) : !isMixed(value.slice(0, open) + value.slice(close + 1));
}

/** At least five characters, letters of both cases and digits among them. */
function isMixed(value: string): boolean {
  return value.length >= 5 && /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
}

/** A word of manuals that chance put among letters which no manual would write. */
function isIssuedAround(value: string): boolean {
  const rest = value.replace(/your|replace|placeholder|example|insert|dummy|todo|fixme/gi, '');
  if (rest.length === value.length || rest.length < 6 || !isMixed(rest)) return false;
  const words = rest.match(WORDS) ?? [];
  return (
    !words.some((word) => word.length > 2 && NAMING_WORDS.has(word.toLowerCase())) &&
    !MASKED.test(rest.toLowerCase())
  );
}

/** `Changeme2024!`: what people made of a default, with a year and a sign. */
function isOwn(rest: string): boolean {
  return /\d{2}/.test(rest) && /[!@#$%^&*?+]/.test(rest) && !/your|here/i.test(rest);
}

/** `$ecr3tPa55`: a dollar in the place of a letter, as the digits are; no variable. */
function isLeet(value: string): boolean {
  return /^\$[A-Za-z]+\d/.test(value) && /^.[A-Za-z]+\d+[A-Za-z]+[\d!#%^*+~?]/.test(value) && isMixed(value);
}

function isField(value: string): boolean {
  const [, name = '', taken = ''] = (value.startsWith('{') && FIELD.exec(value)) || [];
  return name !== '' && name.length <= LONGEST_FIELD + 1 && taken.length <= LONGEST_FIELD;
}

/** A token that can only be a name for a value, a mask or a request to fill one in. */
export function isPlaceholder(value: string): boolean {
  if (value.length === 0 || SAME.test(value) || MASK.test(value) || BRACKETED.test(value) || isField(value))
    return true;
  const lower = withoutEnd(value.toLowerCase(), '?!;');
  if (VOCABULARY.has(lower) || isListOfWords(lower)) return true;
  if (/^(?:change[-_ ]?(?:me|it)|dummy|default)/.test(lower) && isOwn(value.slice(5))) return false;
  return (
    CLASS.test(lower) ||
    MASKED.test(lower) ||
    (PLACEHOLDER.test(lower) && !isIssuedAround(value)) ||
    PLACEHOLDER_NAME.test(lower) ||
    isTemplate(value) ||
    (REFERENCE.test(value) && !isLeet(value)) ||
    isPublicValue(value) ||
    isCredentialName(value)
  );
}

/** Names of algorithms, formats, encodings and products that mix letters with digits. */
const TECHNICAL_NAME =
  /^(?:u?int|gpio|float|string|varchar|n?char|decimal|bit|bytes?|token|cram-md|digest-md|scram-sha|index-v|windows|ubuntu|debian|office|exchange|sharepoint|firefox|chrome|android|ios|macos|django|rails|spring|postgres|mysql|oracle|aes|rsa|sha|md|hs|rs|es|ps|ed|utf|base|iso|ipv|https?|oauth|tls|ssl|argon|pbkdf|bcrypt|scrypt|hmac|pkcs|ecdsa|secp|blake|crc|ripemd|win|linux|python|node|java|php|ruby|perl|vue|angular|react|claude|gemini|gpt|llama|mp|web|neo|log|ec|tier|level|step|page|line|section|chapter|ticket|issue|bug|pr|room|version|release|build|port|day|week|month|year|user|server|host|db|app|api|gen|rev|phase|part|unit|item|type|id|no|nr|num|param|arg|value|val|var|tmp|input|output|test|field|key|token|pass|pw|pwd|secret|password)[-_./]?\d{1,5}[a-z]{0,3}(?:[-_.+]\w{1,8}){0,4}$/i;
const SHORT_NAME = /^[a-z]\d{1,4}[a-z]{0,2}$|^[a-z]{1,2}\d[a-z]$/i;
const VERSION_OR_NUMBER =
  /^[v^~=<>]{0,4}\d[\d.,:/_+-]{0,48}(?:[a-z]{1,4}|(?:alpha|beta|rc|dev|snapshot)[\w.-]{0,8})?[%°]?$/i;
/** `0.9-0ubuntu3`, `2:1.0~rc1-3+deb12u1`: versions of packages. */
const PACKAGE_VERSION = /^\d[\d:]{0,8}\.\d[\d.:+~-]{0,24}(?:[a-z]{1,8}\d{0,4}[.+~-]?){0,4}$/;
/** ISO 8601, with a zone or without. */
const TIMESTAMP = /^\d{4}-\d\d-\d\d[T_]\d\d[:-]?\d\d/;
const QUANTITY =
  /^\d+(?:[.,]\d+)?-?(?:[a-z]{1,3}|bits?|bytes?|chars?|characters?|digits?|hours?|days?|minutes?|mins?|secs?|seconds?|weeks?|months?|years?|times|words?|steps?|factor|way|letters?|st|nd|rd|th|fold|level|party|tier|part)(?:-[a-z]+)*$/i;
const TICKET = /^[A-Z]{2,10}-\d+$|^T\d{4}\.\d{3}$/;
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const FILE_NAME = /^[\w./\\@+-]+$/;
const HOST =
  /^(?:[\w-]+\.)+(?:com|org|net|io|dev|app|ai|co|cloud|internal|local|localhost|de|fr|es|it|nl|uk|eu|us|ru|jp|cn|kr|br|pt|info|biz|me|tv|gov|edu|example|test|svc|cluster|lan)(?::\d+)?(?:\/[\w./-]*)?$/i;
const PATH = /^(?:~?\/|\.{1,2}[\\/]|[A-Za-z]:[\\/]|\\\\)/;
const CALL =
  /^[abglstvw]:[a-z_][\w.]*$|^[A-Za-z_$][\w$.:>-]*[!?]?[([]|^[([:?&*]|=>|^@[a-z]|\)$|^\{[^}]*$|^--/;
const MEMBER = /^[A-Za-z_$][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)+[([;]?$/;
const FIRST_MEMBER = /^[A-Za-z_$]+(?:8|32|64|25519)?(?:\.|::|->|\?\.)/;
const PACKAGE = /^@[\w-]+\/[\w./-]+$/;
const CONSTANT = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A token that mixes letters, digits and symbols for a known reason: a version, a host, a file, a unit, an algorithm. */
export function isTechnical(token: string): boolean {
  const hasDigit = /\d/.test(token);
  const value = hasDigit ? token.replace(/:\d+(?::\d+)?$/, '') : token;
  return (
    (hasDigit && (isNumbered(value) || TIMESTAMP.test(token))) ||
    EMAIL.test(value) ||
    isFile(value) ||
    HOST.test(value) ||
    PATH.test(value) ||
    PACKAGE.test(value) ||
    value.includes('://')
  );
}

/** What is told by its digits. */
function isNumbered(value: string): boolean {
  return (
    isMachine(value) ||
    VERSION_OR_NUMBER.test(value) ||
    PACKAGE_VERSION.test(value) ||
    QUANTITY.test(value) ||
    TECHNICAL_NAME.test(value) ||
    SHORT_NAME.test(value) ||
    TICKET.test(value)
  );
}

/** `host-01`, `db-prod-01`: machines and their like are numbered behind a hyphen; so are passwords of other words. */
function isMachine(value: string): boolean {
  if (!/^[a-z]+(?:-[a-z]+){0,4}-\d{1,4}$/i.test(value)) return false;
  const words = value.toLowerCase().split('-').slice(0, -1);
  return words.length === 1 || words.some((word) => word.length < 3 || PLACES.has(word));
}

function isFile(value: string): boolean {
  const dot = value.lastIndexOf('.');
  return dot >= 0 && EXTENSIONS.has(value.slice(dot + 1).toLowerCase()) && FILE_NAME.test(value);
}

/** A token that a programming language would read as code rather than as a literal. */
export function isCode(value: string): boolean {
  return (
    CALL.test(value) ||
    CONSTANT.test(value) ||
    (MEMBER.test(value) &&
      FIRST_MEMBER.test(value) &&
      !isGenerated(value.slice(value.lastIndexOf('.') + 1))) ||
    isIdentifier(value)
  );
}

/** Letters of both cases with digits, not written as the words of a name are, or with more consonants than words have. */
function isGenerated(value: string): boolean {
  return (
    value.length >= 6 &&
    /\d/.test(value) &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value) &&
    !/^(?:[a-z]+\d*)?(?:[A-Z][a-z]+\d*)*$|[_(;[]/.test(value) &&
    (!/[a-z]{4}/.test(value) || /[b-df-hj-np-tv-xz]{6}/i.test(value))
  );
}

/** `Ed25519PublicKey`, `oauth2Token`: made mostly of the words that name credentials. */
function isIdentifier(value: string): boolean {
  if (!/^[A-Za-z_$][\w$]*$/.test(value)) return false;
  const words = value.match(WORDS) ?? [];
  if (words.length < 2) return false;
  let letters = 0;
  let known = 0;
  for (const word of words) {
    letters += word.length;
    if (NAMING_WORDS.has(word.toLowerCase())) known += word.length;
  }
  return known * 2 > letters;
}

/** A UUID, which is a secret only where a name says so. */
export function isUuid(value: string): boolean {
  return value.length === 36 && UUID.test(value);
}

/**
 * Seeded random values that look like what the real ones look like. Nothing here is, or ever was, a live credential.
 */

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const BASE62 = DIGITS + UPPER + LOWER;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const WORDS =
  `heron thistle basalt cedar tulip comet badger salmon granite velvet pickle walrus tangerine puffin cobbler
lichen mustard ferry gravel beetle candle parsnip turbine hammock iceberg jackal lobster magpie nutmeg orbit pelican radish
sextant teapot urchin vortex wombat yarrow zinc abacus bobsled cello drizzle egret fennel goblin hazelnut`.split(
    /\s+/,
  );
const NAMES =
  `amira bogdan chiara dmitri elif farid greta hiro ines jonas katya lars mei noor otto priya quentin rosa
sven tomas ulla vikram wanda xavier yusuf zofia`.split(/\s+/);
const ORGS = `northwind fabrikam contoso tailspin litware adatum proseware lucerne trey wingtip`.split(/\s+/);
const HOSTS = [
  'db',
  'pg-main',
  'mq1',
  'cache02',
  'legacy',
  'reports',
  'billing',
  'ingest',
  'edge',
  'vault-a',
];
const TLDS = ['example.net', 'corp.lan', 'svc.cluster.local', 'example.org', 'int.example.com'];

/** Small fast counter-based generator (mulberry32), so that the same seed gives the same corpus everywhere. */
function mulberry32(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a, to derive one seed for each row from its name, so that adding a row does not change the others. */
export function hashSeed(text) {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0), 0x01000193);
  return hash >>> 0;
}

/** Everything that a row template may ask for. */
export class Values {
  #next;

  constructor(seed) {
    this.#next = mulberry32(seed);
  }

  int(low, high) {
    return low + Math.floor(this.#next() * (high - low + 1));
  }
  pick(list) {
    return list[this.int(0, list.length - 1)];
  }
  chars(alphabet, length) {
    let out = '';
    for (let i = 0; i < length; i += 1) out += alphabet[this.int(0, alphabet.length - 1)];
    return out;
  }
  /** Random text that has a digit, a small and a capital letter once it is long enough for them. */
  mixed(alphabet, length) {
    for (;;) {
      const out = this.chars(alphabet, length);
      if (length < 8 || (/\d/.test(out) && /[a-z]/.test(out) && /[A-Z]/.test(out))) return out;
    }
  }
  b62(length) {
    return this.mixed(BASE62, length);
  }
  b58(length) {
    return this.mixed(BASE58, length);
  }
  url64(length) {
    const body = this.mixed(`${BASE62}-_`, length - 2);
    return this.b62(1) + body + this.b62(1);
  }
  low(length) {
    for (;;) {
      const out = this.chars(LOWER + DIGITS, length);
      if (length < 6 || (/\d/.test(out) && /[a-z]/.test(out))) return out;
    }
  }
  up(length) {
    for (;;) {
      const out = this.chars(UPPER + DIGITS, length);
      if (length < 6 || (/\d/.test(out) && /[A-Z]/.test(out))) return out;
    }
  }
  letters(length) {
    return this.chars(LOWER + UPPER, length);
  }
  digits(length) {
    return String(this.int(1, 9)) + this.chars(DIGITS, length - 1);
  }
  hex(length) {
    return this.chars('0123456789abcdef', length);
  }
  HEX(length) {
    return this.hex(length).toUpperCase();
  }
  b32(length) {
    return this.chars(`${UPPER}234567`, length);
  }
  bytes(count) {
    return Buffer.from(Array.from({ length: count }, () => this.int(0, 255)));
  }
  b64(count) {
    return this.bytes(count).toString('base64');
  }
  b64url(count) {
    return this.bytes(count).toString('base64url');
  }
  b64of(text) {
    return Buffer.from(text).toString('base64');
  }
  uuid() {
    return `${this.hex(8)}-${this.hex(4)}-4${this.hex(3)}-${this.pick(['8', '9', 'a', 'b'])}${this.hex(3)}-${this.hex(12)}`;
  }
  jwt(
    payload = {
      sub: this.uuid(),
      iat: 1760000000 + this.int(0, 9e6),
      role: this.pick(['ops', 'editor', 'viewer']),
    },
  ) {
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: this.pick(['HS256', 'RS256', 'ES256']), typ: 'JWT' })}.${part(payload)}.${this.b64url(32)}`;
  }
  /** A token with the CRC-32 tail that GitHub and npm published: six base62 digits over the random part. */
  withCrc(prefix, length) {
    const body = this.b62(length);
    let sum = plainCrc32(body) >>> 0;
    let tail = '';
    for (let i = 0; i < 6; i += 1) {
      tail = BASE62[sum % 62] + tail;
      sum = Math.floor(sum / 62);
    }
    return prefix + body + tail;
  }

  word() {
    return this.pick(WORDS);
  }
  Word() {
    const word = this.word();
    return word[0].toUpperCase() + word.slice(1);
  }
  /** Two different words joined. */
  slug() {
    const first = this.word();
    let second = this.word();
    while (second === first) second = this.word();
    return `${first}-${second}`;
  }
  name() {
    return this.pick(NAMES);
  }
  org() {
    return this.pick(ORGS);
  }
  host() {
    return `${this.pick(HOSTS)}.${this.pick(TLDS)}`;
  }
  ip() {
    return `10.${this.int(0, 254)}.${this.int(0, 254)}.${this.int(2, 254)}`;
  }
  date() {
    return `2026-0${this.int(1, 9)}-${this.int(10, 28)}`;
  }
  time() {
    return `${this.int(10, 23)}:${this.int(10, 59)}:${this.int(10, 59)}`;
  }

  /** A password as a person or a manager makes one, with no character that a shell, URL or quote would mind. */
  pw() {
    const style = this.int(0, 5);
    if (style === 0) return `${this.Word()}${this.Word()}${this.int(10, 999)}`;
    if (style === 1) return this.b62(this.int(10, 16));
    if (style === 2) return `${this.leet(this.word())}${this.leet(this.word())}${this.int(1, 99)}`;
    if (style === 3)
      return `${this.chars(LOWER, 6)}-${this.chars(LOWER, 2)}${this.int(2, 9)}${this.Word()[0]}${this.chars(LOWER, 2)}-${this.chars(LOWER, 6)}`;
    if (style === 4) return `${this.word()}_${this.word()}${this.int(100, 9999)}`;
    return `${this.Word()}${this.pick(['.', '-', '_'])}${this.b62(8)}`;
  }
  /** A password with symbols that stay whole inside single and double quotes and in prose. */
  pwSym() {
    const style = this.int(0, 3);
    if (style === 0) return `${this.Word()}${this.int(10, 99)}!${this.Word()}`;
    if (style === 1) return `${this.b62(4)}#${this.b62(4)}!${this.b62(3)}`;
    if (style === 2) return `${this.Word()}*${this.b62(5)}+${this.int(10, 99)}`;
    return `${this.leet(this.word())}^${this.b62(4)}=${this.b62(4)}`;
  }
  leet(word) {
    return word.replace(/a/, '4').replace(/e/, '3').replace(/i/, '1').replace(/o/, '0');
  }
  pem(kind, lines = 4) {
    const body = Array.from({ length: lines }, () => this.b64(48));
    const last = this.b64(30);
    return { begin: `-----BEGIN ${kind}-----`, body: [...body, last], end: `-----END ${kind}-----` };
  }
}

function plainCrc32(text) {
  let crc = ~0;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc;
}

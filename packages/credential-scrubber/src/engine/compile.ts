import type { Label, Rule, ScannerName } from '../rule.js';
import { type Format, inSet, parseFormat } from './format.js';
import type { KeyKind } from './key.js';
import { KeyNames } from './key-names.js';
import { trigram } from './learned.js';
import type { Scanner } from './scanner.js';
import { scanScheme } from './scanners/bearer.js';
import {
  COMMANDS,
  type Command,
  scanCommand,
  scanNetUser,
  scanOracle,
  scanPipe,
} from './scanners/command.js';
import { scanJwt } from './scanners/jwt.js';
import { scanKeyword } from './scanners/keyword.js';
import { KEYWORDS, KEYWORDS_AT_START, NAMED_KEYS } from './scanners/keywords.js';
import { scanAuthLine, scanConnect, scanPgpass } from './scanners/line.js';
import { scanMarker } from './scanners/marker.js';
import { scanPrivateKey } from './scanners/private-key.js';
import { scanIdentified, scanInsert } from './scanners/sql.js';
import { scanUserinfo } from './scanners/url.js';
import { scanVendor } from './scanners/vendor.js';

/** One literal to look for, and the scanner to call where it stands. */
export interface Entry {
  readonly literal: string;
  /** Whether the literal, in lower case, is looked for in any case. */
  readonly folded: boolean;
  /** Decides at the anchor; gives where to go on, or -1 when the next entry is to be asked. */
  readonly scan: (scanner: Scanner, start: number, entry: Entry) => number;
  readonly rule?: Rule;
  readonly format?: Format;
  readonly command?: Command;
  /** Whether a keyword counts only where a word of a name begins. */
  readonly atStart?: boolean;
  /** What a keyword of another language stands for, without asking the key names. */
  readonly named?: { readonly kind: KeyKind; readonly label: Label };
}

/** The tables of one rule set. */
export interface Compiled {
  /** For each hash of three characters, the number of its bucket; 0 for none. */
  readonly table: Uint16Array;
  readonly buckets: readonly (readonly Entry[])[];
  /** For each bucket, the low five bits that the fourth character may have. */
  readonly fourth: Uint32Array;
  /** For the low ten bits of a character outside ASCII, whether a literal starts with such a one. */
  readonly wideTable: Uint8Array;
  readonly wide: ReadonlyMap<number, readonly Entry[]>;
  /** The judgement of key names. */
  readonly names: KeyNames;
  /** The scanners without a fixed format that are switched on. */
  readonly scanners: ReadonlySet<ScannerName>;
}

const compiledRules = new WeakMap<readonly Rule[], Compiled>();

/** Builds the tables of a rule set, once for each set. */
export function compileRules(rules: readonly Rule[]): Compiled {
  const known = compiledRules.get(rules);
  if (known !== undefined) return known;
  const compiled = build(rules);
  compiledRules.set(rules, compiled);
  return compiled;
}

function build(rules: readonly Rule[]): Compiled {
  const table = new Uint16Array(1 << 15);
  const buckets: Entry[][] = [[]];
  const wideTable = new Uint8Array(1 << 10);
  const wide = new Map<number, Entry[]>();
  const scanners = new Set<ScannerName>();
  const add = (entry: Entry): void => {
    const first = entry.literal.charCodeAt(0);
    if (first > 127) {
      for (const c of new Set([first, entry.literal.toUpperCase().charCodeAt(0)])) {
        wideTable[c & 1023] = 1;
        wide.set(c, [...(wide.get(c) ?? []), entry]);
      }
      return;
    }
    for (const literal of threeLetters(entry)) {
      const slot = trigram(literal);
      if (table[slot] === 0) {
        table[slot] = buckets.length;
        buckets.push([]);
      }
      buckets[table[slot] ?? 0]?.push(entry);
    }
  };
  add({ literal: '[REDACTED:', folded: false, scan: scanMarker });
  add({ literal: '%5BREDACTED%3A', folded: false, scan: scanMarker });
  for (const rule of rules) {
    if (rule.scanner !== undefined) scanners.add(rule.scanner);
    if (rule.prefixes === undefined) continue;
    const format = parseFormat(rule.body ?? '');
    for (const literal of rule.prefixes) add({ literal, folded: false, scan: scanVendor, rule, format });
  }
  for (const entry of scannerEntries(scanners)) add(entry);
  for (const bucket of buckets)
    bucket.sort((a, b) => Number(a.folded) - Number(b.folded) || b.literal.length - a.literal.length);
  const fourth = new Uint32Array(buckets.length);
  for (const [at, bucket] of buckets.entries()) {
    for (const { literal } of bucket) fourth[at] = (fourth[at] ?? 0) | fourthBit(literal);
  }
  return { table, buckets, fourth, wideTable, wide, names: new KeyNames(), scanners };
}

/** A prefix of two letters is found with each letter or digit that may follow it. */
function threeLetters({ literal, format }: Entry): readonly string[] {
  if (literal.length > 2) return [literal];
  const [first] = format ?? [];
  if (first === undefined || typeof first === 'string') return [];
  const followers = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-'];
  const thirds = followers.filter((follower) => inSet(first.set, follower.charCodeAt(0)));
  // Letters of both cases share a slot.
  return [...new Map(thirds.map((third) => [third.charCodeAt(0) & 31, literal + third])).values()];
}

function fourthBit(literal: string): number {
  return literal.length < 4 ? 0xffffffff : 1 << (literal.charCodeAt(3) & 31);
}

function* scannerEntries(scanners: ReadonlySet<ScannerName>): Iterable<Entry> {
  if (scanners.has('jwt')) yield { literal: 'eyJ', folded: false, scan: scanJwt };
  if (scanners.has('private-key')) yield { literal: 'BEGIN ', folded: false, scan: scanPrivateKey };
  if (scanners.has('url-userinfo')) yield { literal: '://', folded: false, scan: scanUserinfo };
  if (scanners.has('authorization')) {
    for (const literal of ['bearer', 'basic', 'apikey']) yield { literal, folded: true, scan: scanScheme };
  }
  if (scanners.has('command')) {
    for (const command of COMMANDS) {
      for (const literal of command.names)
        yield { literal: literal.padEnd(3, ' '), folded: false, scan: scanCommand, command };
    }
    yield { literal: 'net user ', folded: true, scan: scanNetUser };
    for (const literal of ['thin:', 'sqlplus ']) yield { literal, folded: false, scan: scanOracle };
    for (const literal of ['--password-stdin', 'sudo -S', 'chpasswd', '--passphrase-fd'])
      yield { literal, folded: false, scan: scanPipe };
    yield { literal: 'AUTH ', folded: false, scan: scanAuthLine };
    for (const literal of [':5432:', ':6432:', ':*:']) yield { literal, folded: false, scan: scanPgpass };
    for (const literal of ['getConnection(', 'mysqli_connect(', 'new mysqli(', 'new PDO(', 'PlainAuth('])
      yield { literal, folded: false, scan: scanConnect };
    yield { literal: 'identified', folded: true, scan: scanIdentified };
    yield { literal: 'insert into', folded: true, scan: scanInsert };
  }
  if (
    scanners.has('assignment') ||
    scanners.has('prose') ||
    scanners.has('authorization') ||
    scanners.has('cookie')
  ) {
    for (const literal of KEYWORDS_AT_START)
      yield { literal, folded: true, scan: scanKeyword, atStart: true };
    for (const literal of KEYWORDS) yield { literal, folded: true, scan: scanKeyword };
    for (const [kind, label, literals] of NAMED_KEYS) {
      for (const literal of literals)
        yield { literal, folded: true, scan: scanKeyword, named: { kind, label } };
    }
  }
}

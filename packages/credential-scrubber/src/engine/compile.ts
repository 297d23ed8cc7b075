import { lazy } from '../keys/lazy.js';
import type { Label, Rule, ScannerName } from '../rule.js';
import { COMMANDS, type Command } from '../words/commands.js';
import { KEYWORDS, KEYWORDS_AT_START, NAMED_KEYS } from '../words/index.js';
import { type Anchors, layOut } from './anchors.js';
import { type Format, parseFormat } from './format.js';
import type { KeyKind } from './key.js';
import { KeyNames } from './key-names.js';
import { ENCODED_OPEN, OPEN } from './marker.js';
import type { Scanner } from './scanner.js';
import { CALLS } from './scanners/arguments.js';
import { scanScheme } from './scanners/bearer.js';
import { NET, ORACLE, scanCommand } from './scanners/command.js';
import { scanJwt } from './scanners/jwt.js';
import { isWordPart, scanKeyword } from './scanners/keyword.js';
import { LINES } from './scanners/line.js';
import { scanMarker } from './scanners/marker.js';
import { scanPrivateKey } from './scanners/private-key.js';
import { SPOTS } from './scanners/spots.js';
import { SQL } from './scanners/sql.js';
import { STDIN } from './scanners/stdin.js';
import { REMARKS } from './scanners/table.js';
import { scanUserinfo } from './scanners/url.js';
import { isVendorStart, scanVendor } from './scanners/vendor.js';
import type { Source } from './source.js';

/** One literal to look for, and the scanner to call where it stands. */
export interface Entry {
  readonly literal: string;
  /** Whether the literal, in lower case, is looked for in any case. */
  readonly folded: boolean;
  /** Decides at the anchor; gives where to go on, or -1 when the next entry is to be asked. */
  readonly scan: (scanner: Scanner, start: number, entry: Entry) => number;
  /** Whether the characters around the anchor leave anything to decide; what it refuses, `scan` refuses too. */
  readonly fits: ((source: Source, start: number, entry: Entry) => boolean) | undefined;
  readonly rule: Rule | undefined;
  /** The body of a vendor's format; taken apart when it is first asked for, since few of them ever are. */
  readonly format: (() => Format) | undefined;
  readonly command: Command | undefined;
  /** Whether a keyword counts only where a word of a name begins. */
  readonly atStart: boolean;
  /** What a keyword of another language stands for, without asking the key names. */
  readonly named: { readonly kind: KeyKind; readonly label: Label } | undefined;
}

/** Literals, and the scanner to call where one of them stands. */
export type ScannerTable = readonly (readonly [literals: readonly string[], scan: Entry['scan']])[];

/** An entry with what it has of its own. All have the same fields, so that reading one is one step for the engine of the language. */
function entryOf(literal: string, scan: Entry['scan'], own: Partial<Entry> = {}): Entry {
  const { folded = false, atStart = false, fits, rule, format, command, named } = own;
  return { literal, folded, scan, fits, rule, format, command, atStart, named };
}

/** The tables of one rule set. */
export interface Compiled {
  /** Where a credential can start. */
  readonly anchors: Anchors;
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
  const scanners = new Set<ScannerName>();
  for (const { scanner } of rules) if (scanner !== undefined) scanners.add(scanner);
  const anchors = layOut(allEntries(rules, scanners));
  const compiled = { anchors, names: new KeyNames(), scanners };
  compiledRules.set(rules, compiled);
  return compiled;
}

function* allEntries(rules: readonly Rule[], scanners: ReadonlySet<ScannerName>): Iterable<Entry> {
  for (const literal of [OPEN, ENCODED_OPEN]) yield entryOf(literal, scanMarker);
  for (const rule of rules) {
    if (rule.prefixes === undefined) continue;
    const format = lazy(() => parseFormat(rule.body ?? ''));
    for (const literal of rule.prefixes)
      yield entryOf(literal, scanVendor, { fits: isVendorStart, rule, format });
  }
  yield* scannerEntries(scanners);
}

function* scannerEntries(scanners: ReadonlySet<ScannerName>): Iterable<Entry> {
  if (scanners.has('jwt')) yield entryOf('eyJ', scanJwt);
  if (scanners.has('private-key')) yield entryOf('BEGIN ', scanPrivateKey);
  if (scanners.has('url-userinfo'))
    for (const literal of ['://', '=//', ' //', '"//', '%3A%2F%2F']) yield entryOf(literal, scanUserinfo);
  if (scanners.has('authorization')) {
    for (const literal of ['bearer', 'basic', 'apikey']) yield entryOf(literal, scanScheme, { folded: true });
  }
  if (scanners.has('command')) {
    for (const command of COMMANDS) {
      for (const literal of command.names.split(','))
        yield entryOf(literal.padEnd(3, ' '), scanCommand, { command });
    }
    for (const [literals, scan] of [...ORACLE, ...STDIN, ...LINES, ...SPOTS, ...CALLS])
      for (const literal of literals) yield entryOf(literal, scan);
    for (const [literals, scan] of [...NET, ...SQL, ...REMARKS])
      for (const literal of literals) yield entryOf(literal, scan, { folded: true });
  }
  if (
    scanners.has('assignment') ||
    scanners.has('prose') ||
    scanners.has('authorization') ||
    scanners.has('cookie')
  ) {
    for (const literal of KEYWORDS_AT_START.split('|'))
      yield entryOf(literal, scanKeyword, { folded: true, fits: isWordPart, atStart: true });
    for (const literal of KEYWORDS.split('|'))
      yield entryOf(literal, scanKeyword, { folded: true, fits: isWordPart });
    for (const [kind, label, literals] of NAMED_KEYS) {
      for (const literal of literals.split('|'))
        yield entryOf(literal, scanKeyword, { folded: true, named: { kind, label } });
    }
  }
}

import type { Rule } from '../../rule.js';
import { isAlnum } from '../chars.js';
import type { Entry } from '../compile.js';
import { inSet, matchFormat } from '../format.js';
import { isGivenName } from '../public-value.js';
import type { Scanner } from '../scanner.js';
import type { Source } from '../source.js';
import type { Tail } from '../tail.js';
import { STRENGTH, shapeOf } from '../value.js';

const MASK = /1234567890abcdef1234|\*{3}|\.{3}|0{12}|abcdefghijklmnop.?qrst/i;
const SAMPLE_WORD = /example|your|placeholder|redacted|changeme|dummy/gi;

/** A vendor's format: its prefix, then its body, then no further letter. */
export function scanVendor(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const { rule, format } = entry;
  if (rule === undefined || format === undefined || !isVendorStart(source, start, entry)) return -1;
  const body = start + entry.literal.length;
  const match = matchFormat(format(), source, body);
  if (match === undefined) return -1;
  const { end } = match;
  if (match.open === undefined && isAlnum(source.at(end)) && !source.isSeam(end)) return -1;
  const from =
    rule.keep === undefined ? leadStart(source, start, rule.lead) : keptEnd(source, start, rule, end);
  if (from < 0 || !isIssued(source.text, from < start ? from : body, end) || isCutShort(source, body, end))
    return -1;
  if (isFunction(source, start, end) || isInBase64(source, start)) return -1;
  if (entry.literal.length === 2 && !/\d/.test(source.text.slice(body, end))) return -1;
  // Between unknown letters only what looks generated was issued.
  if (rule.lead !== undefined && shapeOf(source.text, from, end).strength < STRENGTH.opaque) return -1;
  const tail: Tail | undefined = match.open === undefined ? undefined : { kind: 'set', set: match.open };
  scanner.add({ start: from, end, rule: rule.id, label: rule.label, tail }, true);
  return end;
}

/** Whether a token of this format may begin at an offset. */
export function isVendorStart(source: Source, start: number, { rule }: Entry): boolean {
  return rule?.lead !== undefined || source.isStart(start);
}

/** Where the secret part of an address starts: behind the host, and behind the segments that only name a place. */
function keptEnd(source: Source, start: number, rule: Rule, end: number): number {
  let from = start + (rule.keep ?? 0);
  for (let segments = rule.keepSegments ?? 0; segments > 0; segments--) {
    const slash = source.text.slice(from, end).indexOf('/');
    if (slash < 0) break;
    from += slash + 1;
  }
  return from;
}

/** Where the part before the anchor starts, for formats whose fixed letters stand in the middle; -1 when it is missing. */
function leadStart(source: Source, start: number, lead: string | undefined): number {
  if (lead === undefined) return start;
  const [, set = '', least = '', most = ''] = /^(.)(\d+)-(\d+)$/.exec(lead) ?? [];
  let from = start;
  while (start - from < Number(most) && inSet(set, source.before(from))) from--;
  return start - from >= Number(least) && !isAlnum(source.before(from)) ? from : -1;
}

/** What a vendor issues is random: no sample, no words, not one character over and over. */
function isIssued(text: string, start: number, end: number): boolean {
  const body = text.slice(start, Math.min(end, start + 160));
  const equals = body.indexOf('=');
  if (equals > 0 && isGivenName(body.slice(0, equals))) return false;
  if (MASK.test(body) || isSample(body)) return false;
  // Chance gives four of one letter too, among many others.
  const crosses = /x{4,}/i.exec(body)?.[0].length ?? 0;
  if (crosses >= 8 || crosses * 3 > body.length) return false;
  if (new Set(body).size < Math.min(5, body.length / 2)) return false;
  const shape = shapeOf(body, 0, body.length);
  if (shape.numeric) return true;
  if (
    shape.digits === 0 &&
    body.length >= 12 &&
    /^[A-Za-z]+$/.test(body) &&
    /[a-z][A-Z].*[a-z][A-Z]/.test(body)
  )
    return true;
  if (/^[A-Za-z]{28}/.test(body)) return true;
  // Many digits, or some among letters that make no word.
  if (shape.digits >= 8) return true;
  if (body.length >= 12 && shape.digits > 0)
    if (!/[a-z]{4}|[A-Z]{5}/.test(body) || (shape.digits >= 3 && !/[a-z]{7}|[A-Z]{12}/.test(body)))
      return true;
  return shape.digits > 0
    ? !shape.slug || shape.strength >= STRENGTH.opaque || !/[-_.]/.test(body)
    : shape.strength >= STRENGTH.opaque || /^[A-Z2-7]{26}/.test(body);
}

/** The samples of manuals end in `EXAMPLE`; elsewhere the word is chance when what stands around it looks issued. */
function isSample(body: string): boolean {
  const rest = body.replace(SAMPLE_WORD, '');
  if (rest.length === body.length) return false;
  const { slug, strength } = shapeOf(rest, 0, rest.length);
  return /example(?:key)?$/i.test(body) || (slug && strength < STRENGTH.opaque);
}

/** Letters behind a `/` or `+` of Base64 begin no token. */
function isInBase64(source: Source, start: number): boolean {
  const c = source.before(start);
  if (c !== 47 && c !== 43) return false;
  const before = source.behind(start, 17, start - 1);
  return (
    /^[A-Za-z0-9+/]{16}$/.test(before) && /\d/.test(before) && /[A-Z]/.test(before) && /[a-z]/.test(before)
  );
}

/** `sk_X509_NAME_new(`: a name of several words that is called. */
function isFunction(source: Source, start: number, end: number): boolean {
  const name = source.text.slice(start, Math.min(end, start + 64));
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) return false;
  if (source.at(end) === 40) return true;
  let words = 0;
  for (const word of name.split('_')) if (/^(?:[A-Z]?[a-z]{2,}|[A-Z]{2,})$/.test(word)) words++;
  return words >= 4;
}

/** `sk-ant-abc...`: the visible beginning of a masked key. */
function isCutShort(source: Source, start: number, end: number): boolean {
  if (end - start >= 20) return false;
  const c = source.at(end);
  return c === 0x2026 || ((c === 46 || c === 42) && source.at(end + 1) === c && source.at(end + 2) === c);
}

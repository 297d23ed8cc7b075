import { isCandidate } from '../accept.js';
import { isAlnum, isBreak, isDigit, isLetter, isSpaceOrEdge } from '../chars.js';
import type { Entry } from '../compile.js';
import { isPlaceholder, isUuid } from '../nonvalue.js';
import type { Scanner } from '../scanner.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { WINDOW } from '../window.js';

const SAMPLE_HOST =
  /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host|hostname|db|server|(?:[\w-]+\.)*example\.(?:com|org|net)|example)(?![\w.-])/i;
const SAMPLE_PASSWORD =
  /^(?:pass(?:word|wd)?|pwd|pw|secret|postgres|mysql|root|admin|user|guest|test|example|mongo|redis|rabbitmq|minio|changeme|p|x|token|key|\d{1,4})\d?$/i;

/** `scheme://user:password@host`: takes out the password, or a token in place of the user. */
export function scanUserinfo(scanner: Scanner, start: number, { literal }: Entry): number {
  const { source } = scanner;
  const from = start + literal.length;
  const named = literal.startsWith(':') || literal.startsWith('%');
  if (named && !isLetter(source.before(start)) && !isDigit(source.before(start))) return from;
  if (literal.startsWith('%')) return scanEncoded(scanner, from);
  const at = findAt(source, from);
  if (at < 0) return from;
  let colon = from;
  while (colon < at && source.at(colon) !== 58) colon++;
  if (colon >= at - 1) {
    if (colon >= at) addUser(scanner, from, at);
    else addUser(scanner, from, colon);
    return from;
  }
  const password = source.text.slice(colon + 1, at);
  const user = source.text.slice(from, colon);
  if (!isSecret(scanner, user, password, at)) {
    addUser(scanner, from, colon);
    return from;
  }
  addUser(scanner, from, colon);
  scanner.take({ start: colon + 1, end: at }, 'url-userinfo', 'PASSWORD');
  return from;
}

/** `postgres%3A%2F%2Fuser%3Apassword%40host`: the same in a parameter of another URL. */
function scanEncoded(scanner: Scanner, from: number): number {
  const { source } = scanner;
  let colon = -1;
  for (let i = from; i - from < WINDOW; i++) {
    const c = source.at(i);
    if (!isAlnum(c) && c !== 37 && c !== 45 && c !== 46 && c !== 95 && c !== 126) return from;
    if (c !== 37) continue;
    if (source.marker(i) > 0) return from;
    const code = source.text.slice(i, i + 3).toUpperCase();
    if (code === '%3A' && colon < 0) colon = i;
    if (code === '%2F') return from;
    if (code !== '%40') continue;
    if (colon > 0 && isSecret(scanner, source.text.slice(from, colon), source.text.slice(colon + 3, i), i))
      scanner.take({ start: colon + 3, end: i }, 'url-userinfo', 'PASSWORD');
    return from;
  }
  return from;
}

/**
 * The `@` before the host. A password may hold `@` and `/`: the last `@` before the path counts, or behind a
 * slash when a password stands before it and a host behind it.
 */
function findAt(source: Source, from: number): number {
  let last = -1;
  let beforePath = -1;
  let slash = -1;
  let colon = -1;
  for (let i = from; i - from < WINDOW; i++) {
    const c = source.at(i);
    if (isAlnum(c)) continue;
    if (
      isSpaceOrEdge(c) ||
      isBreak(c) ||
      c === 34 ||
      c === 39 ||
      c === 96 ||
      c === 60 ||
      c === 62 ||
      c === 92
    )
      break;
    if ((c === 91 || c === 37) && source.marker(i) > 0) return -1;
    if (c === 58 && source.at(i + 1) === 47 && source.at(i + 2) === 47) break;
    if (c === 59 && last < 0 && /^;\w{2,24}=/.test(source.text.slice(i, i + 26))) break;
    if (c === 58 && colon < 0) colon = i;
    if ((c === 47 || c === 63 || c === 35) && slash < 0) slash = i;
    if (c === 44 && last >= 0) break;
    if (c !== 64 || !startsHost(source, i + 1)) continue;
    last = i;
    if (slash < 0) beforePath = i;
  }
  if (beforePath >= 0) return last > beforePath && isQueryless(source, beforePath, last) ? last : beforePath;
  if (last < 0 || colon < 0 || colon > slash) return -1;
  // `host:port/path@version` is no password.
  let digits = colon + 1;
  while (isDigit(source.at(digits))) digits++;
  return digits === slash || source.text.slice(from, colon).includes('.') ? -1 : last;
}

/** Whether a later `@` still belongs to the password: nothing between looks like a host and its path. */
function isQueryless(source: Source, first: number, last: number): boolean {
  for (let i = first + 1; i < last; i++) {
    const c = source.at(i);
    if (c === 47 || c === 63 || c === 35 || c === 58) return false;
  }
  return true;
}

function startsHost(source: Source, at: number): boolean {
  const c = source.at(at);
  return isAlnum(c) || c === 91 || c === 36 || c === 123 || c === 47 || c === 37;
}

function isSecret(scanner: Scanner, user: string, password: string, at: number): boolean {
  const { source, engine } = scanner;
  if (!isCandidateShort(password, engine.labels)) return false;
  if (/^[$<{%[(*]|^x+$|\$\{|\{\{|^\.+$/i.test(password) || /^\{.*\}$/.test(password)) return false;
  if (/^(?:your|my)[-_]?|^<|^\*+$|changeme|placeholder|^redacted$|anon(?:cvs|ymous)/i.test(password))
    return false;
  // `a:b@`, `abc:xyz@`: letters of a manual.
  if (user.length < 4 && /^[a-z]{1,3}$/i.test(password)) return false;
  if (SAMPLE_PASSWORD.test(password) || password === user) {
    return (
      !SAMPLE_HOST.test(hostAt(source, at + 1)) &&
      !/^(?:pass(?:word|wd)?|pwd|secret|token|key|x)$/i.test(password)
    );
  }
  return true;
}

function hostAt(source: Source, from: number): string {
  let i = from;
  while (
    i - from < 64 &&
    (isAlnum(source.at(i)) ||
      source.at(i) === 46 ||
      source.at(i) === 45 ||
      source.at(i) === 91 ||
      source.at(i) === 58 ||
      source.at(i) === 93)
  )
    i++;
  return source.text.slice(from, i);
}

function isCandidateShort(value: string, labels: ReadonlySet<string>): boolean {
  return value.length > 0 && (value.length < 3 || isCandidate(value, labels));
}

/** `https://<token>@host`, and a token given as the user with an empty or fixed password. */
function addUser(scanner: Scanner, start: number, end: number): void {
  const { source, engine } = scanner;
  const user = source.text.slice(start, end);
  // `https://<hex>:<hex>@`: both halves were issued.
  if (
    /^[0-9a-f]{8,40}$/.test(user) &&
    /^:([0-9a-f]{8,40})@/.exec(source.text.slice(end, end + 42))?.[1]?.length === user.length
  ) {
    if (/\d/.test(user)) scanner.take({ start, end }, 'url-userinfo', 'TOKEN');
    return;
  }
  if (user.length < 12 || !isCandidate(user, engine.labels) || isPlaceholder(user) || isUuid(user)) return;
  const shape = shapeOf(user, 0, user.length);
  if (shape.strength >= STRENGTH.opaque && !/[@.]/.test(user)) {
    scanner.take({ start, end }, 'url-userinfo', 'TOKEN');
  }
}

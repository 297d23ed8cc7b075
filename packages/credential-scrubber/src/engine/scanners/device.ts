import { isCandidate } from '../accept.js';
import { isBlank } from '../chars.js';
import { lineStart } from '../edge.js';
import type { Key } from '../key.js';
import { isPlaceholder, isTechnical } from '../nonvalue.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { STRENGTH, shapeOf } from '../value.js';
import { readWord } from '../word.js';

/** `username ann secret 0 x`, `set psksecret x`, ` key x`: a line of a router's or a switch's configuration. */
export function onDevice(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  if (!isBlank(source.at(key.end))) return false;
  const line = lineStart(source, key.start, 96);
  const before = line < 0 ? '' : source.text.slice(line, key.start);
  const command = DEVICE.exec(before)?.[1];
  if (command === undefined && (key.kind !== 'weak' || !/^[ \t]{1,16}$/.test(before))) return false;
  let at = skipBlanks(source, key.end);
  let word = readWord(source, at);
  let isTyped = false;
  for (let words = 0; words < 3 && word !== undefined && KEPT.test(source.textOf(word)); words++) {
    isTyped = true;
    at = skipBlanks(source, word.after);
    word = readWord(source, at);
  }
  if (word === undefined || source.marker(at) > 0 || scanner.isFound(at)) return false;
  const value = source.textOf(word);
  const { blanks, strength, digits, length } = shapeOf(value, 0, value.length);
  if (!isCandidate(value, engine.labels) || isPlaceholder(value) || isTechnical(value)) return false;
  if (blanks > 0 || strength < STRENGTH.mixed || length < 6 || (digits === 0 && !isTyped)) return false;
  const isKey =
    isTyped || /^(?:crypto|tacacs|radius|ntp|ip|server)/i.test(command ?? '') || strength >= STRENGTH.opaque;
  if (key.kind === 'weak' && !isKey && !/\d[A-Z]|[a-z]\d+[a-z]/.test(value)) return false;
  scanner.take(word, 'assignment', 'PASSWORD');
  return true;
}

/** How a device keeps the value that follows, and the number of the key. */
const KEPT =
  /^(?:\d{1,3}|ascii-text|hexadecimal|(?:irreversible-)?cipher|simple|encrypted|clear(?:text)?|plain(?:text)?|md5|sha-?\d{0,3}|hmac-sha-?\d{1,3})$/;

const DEVICE =
  /^[ \t]*(set|option|username|user|enable|snmp-server|crypto|tacacs|radius|neighbor|ppp|ntp|ip|isis|area|aaa|server|standby|vrrp|authentication|local-user|super|peer|wpa-psk)\b[^=:"',]{0,80}$/i;

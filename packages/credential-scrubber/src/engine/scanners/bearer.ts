import { isCandidate, isCut } from '../accept.js';
import type { Entry } from '../compile.js';
import { isPlaceholder, isTechnical } from '../nonvalue.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { STRENGTH, shapeOf } from '../value.js';
import { WINDOW } from '../window.js';
import { tokenEnd } from './authorization.js';

/** `Bearer <token>` and its relatives, wherever they stand outside a header. */
export function scanScheme(scanner: Scanner, start: number, entry: Entry): number {
  const { source, engine } = scanner;
  if (!source.isStart(start)) return -1;
  const after = start + entry.literal.length;
  const at = skipBlanks(source, after);
  if (at === after) return -1;
  const end = tokenEnd(source, at, WINDOW);
  const value = source.text.slice(at, end);
  if (value.length < 8 || !isCandidate(value, engine.labels) || isPlaceholder(value) || isTechnical(value))
    return -1;
  if (isCut(source, at, end)) return -1;
  const shape = shapeOf(value, 0, value.length);
  const basic = entry.literal === 'basic';
  if (basic ? !isBasic(value) : shape.strength < STRENGTH.opaque) return -1;
  const open = end - at >= WINDOW;
  scanner.take(
    { start: at, end, tail: open ? { kind: 'set', set: 'x' } : undefined },
    basic ? 'basic-credentials' : 'bearer-token',
    'TOKEN',
  );
  return -1;
}

/** The Base64 of `user:password` (RFC 7617): printable, with a colon. */
function isBasic(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return false;
  try {
    const decoded = atob(value.slice(0, value.length - (value.length % 4)));
    return decoded.includes(':') && /^[\x20-\x7e]+$/.test(decoded);
  } catch {
    return false;
  }
}

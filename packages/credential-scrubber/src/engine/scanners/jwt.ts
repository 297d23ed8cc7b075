import { isBlank, isBreak } from '../chars.js';
import type { Entry } from '../compile.js';
import { inSet } from '../format.js';
import type { Scanner } from '../scanner.js';
import type { Source } from '../source.js';
import { WINDOW } from '../window.js';

/** A JSON Web Token (RFC 7519), signed or encrypted: `eyJ…` parts joined by dots. */
export function scanJwt(scanner: Scanner, start: number, _entry: Entry): number {
  const { source } = scanner;
  if (!source.isStart(start) && source.before(start) !== 95) return -1;
  const header = runEnd(source, start);
  if (header - start < 12) return -1;
  if (header - start >= WINDOW || source.at(header) !== 46) return -1;
  if (!startsPart(source, header + 1)) return -1;
  const payload = runEnd(source, header + 1);
  if (payload - header < 8) return -1;
  let end = payload;
  let open = payload - header > WINDOW;
  for (let parts = 0; !open && parts < 3 && source.at(end) === 46; parts++) {
    const next = runEnd(source, end + 1);
    if (next === end + 1) {
      // The empty signature of an unsecured token, or the key part of a direct JWE.
      if (source.at(next) === 46) {
        end = next;
        continue;
      }
      break;
    }
    open = next - end > WINDOW;
    end = next;
  }
  if (!open && source.at(end) === 46) wrapped(scanner, end + 1);
  scanner.take({ start, end, tail: open ? { kind: 'set', set: 'j' } : undefined }, 'json-web-token', 'JWT');
  return end;
}

/** The signature on the next line, where a token was broken at a dot. */
export function wrapped(scanner: Scanner, at: number): void {
  const { source } = scanner;
  let start = at;
  while (start - at < 24 && (isBreak(source.at(start)) || isBlank(source.at(start)))) start++;
  if (start === at || !isBreak(source.at(at))) return;
  const end = runEnd(source, start);
  const c = source.at(end);
  if (end - start < 20 || end - start >= WINDOW || (c >= 0 && !isBreak(c) && !isBlank(c))) return;
  scanner.take({ start, end }, 'json-web-token', 'JWT');
}

function startsPart(source: Source, at: number): boolean {
  return inSet('u', source.at(at)) || source.at(at) === 46;
}

function runEnd(source: Source, from: number): number {
  let i = from;
  while (i - from < WINDOW && inSet('u', source.at(i))) i++;
  return i;
}

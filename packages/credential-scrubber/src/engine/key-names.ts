import { findCredentialPart } from '../keys/find-part.js';

const MOST = 1024;
const PLAIN = /^[A-Za-z_-]{1,32}$/;

/** The part of a name that makes it a credential's; plain names are judged once, since the same few come back. */
export class KeyNames {
  private readonly known = new Map<string, string | undefined>();

  /** The part, or `undefined`. */
  partOf(name: string): string | undefined {
    if (!PLAIN.test(name)) return findCredentialPart(name);
    if (this.known.has(name)) return this.known.get(name);
    const part = findCredentialPart(name);
    if (this.known.size < MOST) this.known.set(name, part);
    return part;
  }
}

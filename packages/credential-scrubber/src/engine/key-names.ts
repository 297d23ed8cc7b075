import { findCredentialPart } from '../keys/find-part.js';
import { labelOfPart } from '../keys/labels.js';
import type { Label } from '../rule.js';

const MOST = 2048;
const NONE = '';
const PLAIN = /^[A-Za-z_. -]{1,48}$/;

/** The part of a name that makes it a credential's; plain names are judged once, since the same few come back. */
export class KeyNames {
  /** The judged names, and those that were judged before them: when there are too many, the older ones are forgotten. */
  private known = new Map<string, string>();
  private older: ReadonlyMap<string, string> = new Map();
  /** By part, of which there are only so many. */
  private readonly labels = new Map<string, Label>();

  /** What a value is labelled that this part names. */
  labelOf(part: string): Label {
    let label = this.labels.get(part);
    if (label === undefined) {
      label = labelOfPart(part);
      this.labels.set(part, label);
    }
    return label;
  }

  /** The part, or `undefined`. */
  partOf(name: string): string | undefined {
    if (!PLAIN.test(name)) return findCredentialPart(name);
    const known = this.known.get(name);
    if (known !== undefined) return known === NONE ? undefined : known;
    const part = this.older.get(name) ?? findCredentialPart(name) ?? NONE;
    if (this.known.size >= MOST) {
      this.older = this.known;
      this.known = new Map();
    }
    this.known.set(name, part);
    return part === NONE ? undefined : part;
  }
}

import type { ScrubPass } from '../engine/session.js';
import type { KeyDecision } from '../keys/key-decision.js';
import type { Label } from '../rule.js';
import type { Snapshot } from './read-object.js';
import { labelOfKey } from './record.js';

/** Fields that name the value beside them, in headers, environments, attributes and form fields. */
const NAME_FIELDS = ['name', 'key', 'header', 'field', 'variable', 'attribute', 'k'];
const VALUE_FIELDS = new Set(['value', 'values', 'val', 'v']);

/** What stands beside a value and names it, and how the two are written as JSON. */
export interface NamedValue {
  readonly name: string;
  readonly json: string | undefined;
}

/**
 * The name that stands beside a value: `{ name: 'password', value: … }`, `['x-api-key', …]`, `['--token', …]`.
 * `undefined` when nothing does.
 */
export function namedValue({ kind, properties }: Snapshot, at: number): NamedValue | undefined {
  const { key, value } = properties[at] ?? {};
  const isText = typeof value === 'string';
  if (kind === 'array') {
    const name = properties[at - 1]?.value;
    return isText && isName(name) ? { name, json: JSON.stringify([name, value]) } : undefined;
  }
  if (typeof key !== 'string' || !VALUE_FIELDS.has(key)) return undefined;
  const name = properties.find((each) => NAME_FIELDS.includes(String(each.key)) && isName(each.value))?.value;
  if (!isName(name)) return undefined;
  return { name, json: isText ? JSON.stringify({ name, value }) : undefined };
}

/**
 * The label of a value that its neighbour names. A string is judged as the two would be in a JSON text, since a
 * list may hold nothing but names; everything in an object is what its neighbour says.
 */
export function labelOfNamed(
  { name, json }: NamedValue,
  keys: KeyDecision,
  pass: ScrubPass,
): Label | undefined {
  const label = labelOfKey(name.replace(/^-+/, ''), keys);
  return label === undefined || json === undefined || pass.find(json).length > 0 ? label : undefined;
}

const LONGEST_NAME = 128;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
}

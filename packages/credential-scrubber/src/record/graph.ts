import { markerFor } from '../engine/marker.js';
import type { Policy } from './policy.js';
import { fillShell, pairsOf, shellOf, urlOf } from './rebuild.js';
import { freeName } from './record.js';
import { type Node, type Place, type Slot, walk } from './walk.js';

/** A record without its credentials, and what was done to it. */
export interface GraphResult {
  readonly value: unknown;
  /** The labels that were written into it. */
  readonly redactions: readonly string[];
  /** The paths of the keys that were taken out. */
  readonly dropped: readonly string[];
  /** The paths of the values that were left as they are, since they cannot be rebuilt. */
  readonly skipped: readonly string[];
}

/**
 * Scrubs everything that can be reached from a value: reads each object once, learns from all strings, scrubs
 * them, and rebuilds the objects that changed and those that lead to them. Cycles and shared references stay,
 * what did not change is the same object, and nothing recurses.
 */
export function scrubGraph<Zone>(value: unknown, zone: Zone, policy: Policy<Zone>): GraphResult {
  const { root, nodes, dropped, skipped } = walk(value, zone, policy);
  const redactions: string[] = [];
  const scrubText = (text: string, at: Zone): string =>
    policy.scrub(text, at, (label) => redactions.push(label));
  const scrubSlot = (slot: Slot<Zone>): void => {
    if (slot.unreadable) {
      slot.newValue = markerFor('UNREADABLE');
      redactions.push('UNREADABLE');
    } else if (slot.verdict.do === 'scrub') {
      if (typeof slot.value === 'string') slot.newValue = scrubText(slot.value, slot.verdict.zone);
    } else if (slot.verdict.do === 'mask' && isLiteral(slot.value)) {
      const text = String(slot.value);
      const masked = policy.mask(text, slot.verdict.label, (label) => redactions.push(label));
      if (masked !== text) slot.newValue = masked;
    }
  };

  scrubSlot(root);
  const names = new Map<string, string>();
  for (const node of nodes) {
    renameKeys(node, (name) => {
      const renamed = names.get(name) ?? scrubText(name, node.zone);
      names.set(name, renamed);
      return renamed;
    });
    for (const slot of node.slots) scrubSlot(slot);
    if (node.snapshot.kind === 'set') numberElements(node);
    if (node.slots.some((slot) => slot.newKey !== slot.key || !Object.is(slot.newValue, slot.value)))
      node.changed = true;
    if (node.snapshot.kind === 'url') rebuildUrl(node, policy, redactions);
  }
  spreadChanges(nodes);
  rebuildChanged(nodes);
  const scrubName = (name: string, at: Zone): string => policy.scrub(name, at, () => {});
  return {
    value: resultOf(root),
    redactions,
    dropped: dropped.map((place) => pathOf(place, scrubName)),
    skipped: skipped.map((place) => pathOf(place, scrubName)),
  };
}

function isLiteral(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
}

/** A key that is a secret itself gets a marker for a name; equal ones are numbered. */
function renameKeys<Zone>(node: Node<Zone>, scrubName: (name: string) => string): void {
  const { kind } = node.snapshot;
  if (kind === 'array' || kind === 'set' || kind === 'url') return;
  const renamed = node.slots.filter((slot) => {
    if (typeof slot.key !== 'string') return false;
    slot.newKey = scrubName(slot.key);
    return slot.newKey !== slot.key;
  });
  // A header or parameter may stand there more than once.
  if (renamed.length === 0 || kind === 'params' || kind === 'headers') return;
  number(node, renamed, 'newKey');
}

function numberElements<Zone>(node: Node<Zone>): void {
  const changed = node.slots.filter((slot) => slot.isItem && !Object.is(slot.newValue, slot.value));
  if (changed.length > 0) number(node, changed, 'newValue');
}

function number<Zone>(node: Node<Zone>, changed: readonly Slot<Zone>[], of: 'newKey' | 'newValue'): void {
  const fresh = new Set(changed);
  const taken = new Set<unknown>(node.slots.filter((slot) => !fresh.has(slot)).map((slot) => slot[of]));
  for (const slot of changed) slot[of] = freeName(String(slot[of]), taken);
}

function rebuildUrl<Zone>(node: Node<Zone>, policy: Policy<Zone>, redactions: string[]): void {
  const [slot] = node.slots;
  if (slot === undefined || typeof slot.value !== 'string' || typeof slot.newValue !== 'string') return;
  const before = redactions.length;
  node.copy = urlOf(slot.value, slot.newValue, (name, value) => {
    const verdict = policy.judge(name, value, node.snapshot, node.zone);
    if (verdict.do !== 'drop' && verdict.do !== 'mask') return value;
    return policy.mask(value, verdict.label, (label) => redactions.push(label));
  });
  if (redactions.length > before) node.changed = true;
}

function spreadChanges<Zone>(nodes: readonly Node<Zone>[]): void {
  const changed = nodes.filter((node) => node.changed);
  for (let node = changed.pop(); node !== undefined; node = changed.pop()) {
    for (const dependent of node.dependents) {
      if (dependent.changed) continue;
      dependent.changed = true;
      changed.push(dependent);
    }
  }
}

function rebuildChanged<Zone>(nodes: readonly Node<Zone>[]): void {
  const shells: Node<Zone>[] = [];
  for (const node of nodes) {
    const { kind } = node.snapshot;
    if (!node.changed || kind === 'url') continue;
    if (kind === 'params' || kind === 'headers') node.copy = pairsOf(node);
    else {
      node.copy = shellOf(node);
      shells.push(node);
    }
  }
  for (const node of shells) {
    fillShell(node.copy, node, (slot) => ({
      key: slot.keyNode?.changed === true ? slot.keyNode.copy : slot.newKey,
      value: resultOf(slot),
    }));
  }
}

function resultOf<Zone>(slot: Slot<Zone>): unknown {
  return slot.valueNode?.changed === true ? slot.valueNode.copy : slot.newValue;
}

const LONGEST_PATH = 32;
const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** The path of a place, without the secrets that a name may hold; `…` stands for the start of a very long one. */
function pathOf<Zone>(place: Place<Zone>, scrubText: (text: string, zone: Zone) => string): string {
  const steps: string[] = [];
  let at: Place<Zone> | undefined = place;
  while (at?.holder !== undefined && at.slot !== undefined && steps.length < LONGEST_PATH) {
    const { holder, slot }: Place<Zone> = at;
    steps.unshift(stepOf(holder, slot, (text) => scrubText(text, holder.zone)));
    at = holder.place;
  }
  const cut = at?.holder !== undefined;
  return `${cut ? '…' : ''}${steps.join('')}`.replace(/^\./, '');
}

function stepOf<Zone>(holder: Node<Zone>, slot: Slot<Zone>, scrubName: (name: string) => string): string {
  const { kind } = holder.snapshot;
  if (kind === 'set') return `[${holder.snapshot.items.findIndex((item) => item.value === slot.value)}]`;
  if (typeof slot.key === 'symbol') return '[symbol]';
  if (typeof slot.key !== 'string') return '[key]';
  if (kind === 'array' && /^\d+$/.test(slot.key)) return `[${slot.key}]`;
  const name = scrubName(slot.key);
  return IDENTIFIER.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

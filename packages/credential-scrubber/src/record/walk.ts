import type { Label } from '../rule.js';
import { namedValue } from './named-value.js';
import type { Policy, Verdict } from './policy.js';
import { readObject, type Snapshot } from './read-object.js';

/** A container in one zone. */
export interface Node<Zone> {
  readonly source: object;
  readonly snapshot: Snapshot;
  readonly zone: Zone;
  /** Set when everything in the container is masked. */
  readonly label: Label | undefined;
  /** Where it was met first. */
  readonly place: Place<Zone>;
  readonly slots: Slot<Zone>[];
  /** The containers that hold this one, and are changed when it is. */
  readonly dependents: Node<Zone>[];
  changed: boolean;
  copy: unknown;
}

/** A name in a container; the root has neither. */
export interface Place<Zone> {
  readonly holder: Node<Zone> | undefined;
  readonly slot: Slot<Zone> | undefined;
}

/** One property or item: what it held, and what it will hold. */
export interface Slot<Zone> {
  readonly key: unknown;
  readonly value: unknown;
  readonly enumerable: boolean;
  readonly isItem: boolean;
  readonly unreadable: boolean;
  readonly verdict: Verdict<Zone>;
  newKey: unknown;
  newValue: unknown;
  keyNode: Node<Zone> | undefined;
  valueNode: Node<Zone> | undefined;
}

/** Everything that can be reached from a value, each container read once. */
export interface Walk<Zone> {
  readonly root: Slot<Zone>;
  readonly nodes: readonly Node<Zone>[];
  readonly dropped: readonly Place<Zone>[];
  readonly skipped: readonly Place<Zone>[];
}

/** Reads all that can be reached from `value` and learns from its strings, without recursion. */
export function walk<Zone>(value: unknown, zone: Zone, policy: Policy<Zone>): Walk<Zone> {
  const known = new Map<object, Node<Zone>[]>();
  const nodes: Node<Zone>[] = [];
  const pending: Node<Zone>[] = [];
  const dropped: Place<Zone>[] = [];
  const skipped: Place<Zone>[] = [];

  const nodeFor = (
    source: object,
    place: Place<Zone>,
    at: Zone,
    label: Label | undefined,
  ): Node<Zone> | undefined => {
    const nodesOfSource = known.get(source) ?? [];
    const found = nodesOfSource.find((node) => node.zone === at && node.label === label);
    if (found !== undefined) return found;
    const snapshot = nodesOfSource[0]?.snapshot ?? readObject(source);
    if (snapshot === undefined) {
      skipped.push(place);
      return undefined;
    }
    const node: Node<Zone> = {
      source,
      snapshot,
      zone: at,
      label,
      place,
      slots: [],
      dependents: [],
      changed: false,
      copy: undefined,
    };
    known.set(source, [...nodesOfSource, node]);
    nodes.push(node);
    pending.push(node);
    return node;
  };

  const enter = (
    child: unknown,
    place: Place<Zone>,
    verdict: Verdict<Zone>,
    at: Zone,
  ): Node<Zone> | undefined => {
    if (verdict.do === 'keep' || verdict.do === 'drop') return undefined;
    if (typeof child === 'string') {
      if (verdict.do === 'mask') policy.learn(child, verdict.label);
      else policy.collect(child, verdict.zone);
    }
    if (typeof child === 'function') skipped.push(place);
    if (typeof child !== 'object' || child === null) return undefined;
    return verdict.do === 'mask'
      ? nodeFor(child, place, at, verdict.label)
      : nodeFor(child, place, verdict.zone, undefined);
  };

  const open = (node: Node<Zone>): void => {
    for (const slot of slotsOf(node, policy)) {
      const place = { holder: node, slot };
      if (slot.verdict.do === 'drop') {
        node.changed = true;
        dropped.push(place);
        learnFrom(slot.value, slot.verdict.label, policy, node.zone);
        continue;
      }
      node.slots.push(slot);
      if (slot.isItem && typeof slot.key === 'object' && slot.key !== null && node.snapshot.kind === 'map') {
        slot.keyNode = enter(slot.key, place, { do: 'scrub', zone: node.zone }, node.zone);
        slot.keyNode?.dependents.push(node);
      }
      slot.valueNode = enter(slot.value, place, slot.verdict, node.zone);
      slot.valueNode?.dependents.push(node);
    }
  };

  const root = newSlot({ key: undefined, value, enumerable: true, unreadable: false }, false, {
    do: 'scrub',
    zone,
  });
  root.valueNode = enter(value, { holder: undefined, slot: undefined }, root.verdict, zone);
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const from = pending.length;
    open(node);
    // The first child is looked at first, so that what is reported stands in the order of the record.
    for (const child of pending.splice(from).reverse()) pending.push(child);
  }
  return { root, nodes, dropped, skipped };
}

function slotsOf<Zone>(node: Node<Zone>, policy: Policy<Zone>): readonly Slot<Zone>[] {
  const { snapshot, zone, label } = node;
  const verdict = (name: string | undefined, value: unknown): Verdict<Zone> => {
    const own = policy.judge(name, value, snapshot, zone);
    // Below a credential-named key every text is one; a number may be a port.
    return label !== undefined && own.do === 'scrub' && typeof value !== 'number' && typeof value !== 'bigint'
      ? { do: 'mask', label }
      : own;
  };
  const besides = (own: Verdict<Zone>, at: number): Verdict<Zone> => {
    const named = own.do === 'scrub' ? namedValue(snapshot, at) : undefined;
    const found = named === undefined ? undefined : policy.judgeNamed(named);
    return found === undefined ? own : { do: 'mask', label: found };
  };
  const nameOf = (key: unknown): string | undefined =>
    typeof key === 'string' && snapshot.kind !== 'array' && snapshot.kind !== 'set' ? key : undefined;
  return [
    ...snapshot.properties.map((property, at) =>
      newSlot(property, false, besides(verdict(nameOf(property.key), property.value), at)),
    ),
    ...snapshot.items.map((item) =>
      newSlot({ ...item, enumerable: true, unreadable: false }, true, verdict(nameOf(item.key), item.value)),
    ),
  ];
}

function newSlot<Zone>(
  held: Pick<Slot<Zone>, 'key' | 'value' | 'enumerable' | 'unreadable'>,
  isItem: boolean,
  verdict: Verdict<Zone>,
): Slot<Zone> {
  const { key, value, enumerable, unreadable } = held;
  return {
    key,
    value,
    enumerable,
    unreadable,
    isItem,
    verdict,
    newKey: key,
    newValue: value,
    keyNode: undefined,
    valueNode: undefined,
  };
}

/** Learns every string of a value that is dropped with its key. */
function learnFrom<Zone>(value: unknown, label: Label, policy: Policy<Zone>, zone: Zone): void {
  const pending: unknown[] = [value];
  const seen = new Set<unknown>();
  for (let at = 0; at < pending.length; at++) {
    const next = pending[at];
    if (typeof next === 'string') {
      policy.learn(next, label);
      policy.collect(next, zone);
    } else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next);
      const snapshot = readObject(next);
      for (const held of [...(snapshot?.properties ?? []), ...(snapshot?.items ?? [])])
        pending.push(held.value);
    }
  }
}

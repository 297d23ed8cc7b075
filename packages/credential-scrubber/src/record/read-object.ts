import { isPlatformObject, webClass } from './platform.js';

/** The containers that can be rebuilt without a loss. */
type ContainerKind = 'array' | 'object' | 'error' | 'map' | 'set' | 'url' | 'params' | 'headers';

/** One own property, read once. */
interface Property {
  readonly key: string | symbol;
  readonly value: unknown;
  readonly enumerable: boolean;
  /** The getter threw, so that there is no value. */
  readonly unreadable: boolean;
}

/** One entry of a collection; the elements of a set have their value as key. */
interface Item {
  readonly key: unknown;
  readonly value: unknown;
}

/** Everything that a container held at the moment it was looked at. */
export interface Snapshot {
  readonly kind: ContainerKind;
  readonly prototype: object | null;
  readonly properties: readonly Property[];
  readonly items: readonly Item[];
}

/** Reads a container once, or gives `undefined` for an object that has to stay as it is. */
export function readObject(source: object): Snapshot | undefined {
  try {
    const prototype: object | null = Object.getPrototypeOf(source);
    const kind = kindOf(source, prototype);
    if (kind === undefined) return undefined;
    const web = kind === 'url' || kind === 'params' || kind === 'headers';
    return {
      kind,
      prototype,
      properties: web ? [] : readProperties(source, kind),
      items: readItems(source, kind),
    };
  } catch {
    // A revoked or hostile proxy: what cannot be read cannot be rebuilt.
    return undefined;
  }
}

function kindOf(source: object, prototype: object | null): ContainerKind | undefined {
  if (typeof source === 'function' || ArrayBuffer.isView(source) || source === globalThis) return undefined;
  if (Array.isArray(source)) return 'array';
  if (prototype === Object.prototype || prototype === null) return 'object';
  if (source instanceof Map) return hasSlot(() => Map.prototype.has.call(source, source)) ? 'map' : undefined;
  if (source instanceof Set) return hasSlot(() => Set.prototype.has.call(source, source)) ? 'set' : undefined;
  if (isInstance(source, 'URL')) return 'url';
  if (isInstance(source, 'URLSearchParams')) return 'params';
  if (isInstance(source, 'Headers')) return 'headers';
  if (isPlatformObject(source)) return undefined;
  if (source instanceof Error) return 'error';
  return readForeign(source);
}

/** Containers of another realm are told by their tag; everything else is an instance of a class. */
function readForeign(source: object): ContainerKind | undefined {
  const tag = Object.prototype.toString.call(source);
  if (tag === '[object Error]') return 'error';
  if (tag === '[object Map]')
    return hasSlot(() => Map.prototype.has.call(source, source)) ? 'map' : undefined;
  if (tag === '[object Set]')
    return hasSlot(() => Set.prototype.has.call(source, source)) ? 'set' : undefined;
  return 'object';
}

function isInstance(source: object, name: 'URL' | 'URLSearchParams' | 'Headers'): boolean {
  const type = webClass(name);
  return type !== undefined && source instanceof type;
}

function hasSlot(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}

function readProperties(source: object, kind: ContainerKind): readonly Property[] {
  const properties: Property[] = [];
  for (const key of Reflect.ownKeys(source)) {
    if (kind === 'array' && key === 'length') continue;
    const descriptor = Reflect.getOwnPropertyDescriptor(source, key);
    if (descriptor === undefined) continue;
    const enumerable = descriptor.enumerable === true;
    if (descriptor.get === undefined) {
      properties.push({ key, value: descriptor.value, enumerable, unreadable: false });
    } else {
      properties.push({ key, enumerable, ...readGetter(source, key) });
    }
  }
  if (kind === 'error' && !Object.hasOwn(source, 'stack')) {
    // Some engines keep the stack on the prototype.
    const { value } = readGetter(source, 'stack');
    if (typeof value === 'string')
      properties.push({ key: 'stack', value, enumerable: false, unreadable: false });
  }
  return properties;
}

function readGetter(
  source: object,
  key: string | symbol,
): { readonly value: unknown; readonly unreadable: boolean } {
  try {
    return { value: Reflect.get(source, key), unreadable: false };
  } catch {
    return { value: undefined, unreadable: true };
  }
}

function readItems(source: object, kind: ContainerKind): readonly Item[] {
  const items: Item[] = [];
  const add = (value: unknown, key: unknown): void => {
    items.push({ key, value });
  };
  if (kind === 'map') Map.prototype.forEach.call(source, add);
  if (kind === 'set') Set.prototype.forEach.call(source, add);
  if ((kind === 'params' || kind === 'headers') && isIterable(source)) {
    for (const pair of source) if (Array.isArray(pair)) add(pair[1], pair[0]);
  }
  if (kind === 'url') add(String(source), undefined);
  return items;
}

function isIterable(source: object): source is Iterable<unknown> {
  return Symbol.iterator in source;
}

/** What is needed of a `URL`. */
export interface WebUrl {
  readonly href: string;
  username: string;
  password: string;
  pathname: string;
  search: string;
  hash: string;
  readonly searchParams: Iterable<readonly [string, string]> & { set(name: string, value: string): void };
}

/** The web classes that are containers of text. They are looked up, since not every runtime has them. */
export interface WebClasses {
  readonly URL: new (text: string) => WebUrl;
  readonly URLSearchParams: new () => { append(name: string, value: string): void };
  readonly Headers: new () => { append(name: string, value: string): void };
}

/** The class of that name, where the runtime has it. */
export function webClass<Name extends keyof WebClasses>(name: Name): WebClasses[Name] | undefined {
  const found: unknown = Reflect.get(globalThis, name);
  return isWebClass<Name>(found) ? found : undefined;
}

function isWebClass<Name extends keyof WebClasses>(value: unknown): value is WebClasses[Name] {
  return typeof value === 'function';
}

/** What the language makes without a class of its own: the state of these is out of reach. */
const SLOT_TAGS: ReadonlySet<string> = new Set([
  '[object Arguments]',
  '[object Array Iterator]',
  '[object AsyncGenerator]',
  '[object Boolean]',
  '[object Date]',
  '[object Generator]',
  '[object Iterator Helper]',
  '[object Map Iterator]',
  '[object Module]',
  '[object Number]',
  '[object Promise]',
  '[object RegExp]',
  '[object RegExp String Iterator]',
  '[object Set Iterator]',
  '[object String]',
  '[object String Iterator]',
  '[object WeakRef]',
]);

const REBUILDABLE: ReadonlySet<string> = new Set(['Object', 'Array', 'Map', 'Set']);

/** Whether an object keeps its state where a copy cannot take it: dates, promises, streams, requests, … */
export function isPlatformObject(source: object): boolean {
  if (SLOT_TAGS.has(Object.prototype.toString.call(source))) return true;
  if (('pipe' in source && 'on' in source) || 'getReader' in source || 'getWriter' in source) return true;
  let prototype: object | null = Object.getPrototypeOf(source);
  while (prototype !== null && prototype !== Object.prototype) {
    if (isPlatformPrototype(prototype)) return true;
    prototype = Object.getPrototypeOf(prototype);
  }
  return false;
}

function isPlatformPrototype(prototype: object): boolean {
  const owner: unknown = Reflect.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
  if (typeof owner !== 'function' || REBUILDABLE.has(owner.name)) return false;
  if (owner === Error || Object.prototype.isPrototypeOf.call(Error, owner)) {
    return owner.name === 'DOMException';
  }
  if (owner.name === '' || Reflect.get(globalThis, owner.name) !== owner) return false;
  // A class of the application may be a global as well; those of the platform are native or carry a tag.
  return Symbol.toStringTag in prototype || isNative(owner);
}

function isNative(owner: object): boolean {
  return /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(owner));
}

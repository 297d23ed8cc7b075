/** A field of an object, or `undefined`. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A field that is a list, else an empty one. */
export function list(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

/** A field that is a string, else ''. */
export function text(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}

/** The text of a content: a string, or the text of its parts. */
export function contentText(message: unknown): string {
  const content = field(message, 'content');
  if (typeof content === 'string') return content;
  return list(message, 'content')
    .map((part) => text(part, 'text'))
    .filter((part) => part !== '')
    .join('\n');
}

/** Gathers the values of an option that may be given several times; each takes one value, never a path behind it. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

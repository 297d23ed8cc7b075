import { readFileSync } from 'node:fs';

export interface RenderVector {
  readonly id: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly entryStr?: string;
  readonly cap: number;
  readonly scrubber: boolean;
  readonly expected: string;
  readonly jsAchievable?: false;
}

export interface Golden {
  readonly render: readonly RenderVector[];
  readonly strip: readonly { readonly id: string; readonly content: string; readonly expected: string }[];
  readonly raises: readonly { readonly id: string; readonly entry: Readonly<Record<string, unknown>> }[];
  readonly block: readonly { readonly id: string; readonly recalled: string; readonly expected: string }[];
}

export const golden: Golden = JSON.parse(
  readFileSync(new URL('../fixtures/golden-vectors.json', import.meta.url), 'utf8'),
);

/** Builds the entry of a vector: `<key>Pairs` are ordered pairs, `entryStr` is what the entry prints as. */
export function buildEntry({ entry, entryStr }: Pick<RenderVector, 'entry' | 'entryStr'>): object {
  const built: Record<string, unknown> = { ...entry };
  if (isObject(entry.metadata)) {
    built.metadata = Object.fromEntries(
      Object.entries(entry.metadata).map(([key, value]) =>
        key.endsWith('Pairs') && Array.isArray(value) ? [key.slice(0, -5), new Map(value)] : [key, value],
      ),
    );
  }
  if (entryStr !== undefined) Object.defineProperty(built, 'toString', { value: () => entryStr });
  return built;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

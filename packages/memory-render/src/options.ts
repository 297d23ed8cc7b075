import type { MemoryEntry } from './entry.js';
import type { PropertiesScrubber } from './properties.js';

/** How a legacy line is rendered. */
export interface LegacyOptions {
  /** How many `k=v` pairs a line shows at most, over all keys: an integer of at least 1. @default 5 */
  readonly extraCap?: number | undefined;
}

/**
 * A layer's own shape: one entry to its prompt text. It gets the entry as it was recalled, the scrubber of
 * the renderer (if there is one) and the number of pairs that a line may show.
 */
export type LayerRenderer = (
  entry: MemoryEntry,
  scrubber?: PropertiesScrubber,
  options?: LegacyOptions,
) => string;

/** Layer renderers by layer name. */
export type LayerRenderers = Readonly<Record<string, LayerRenderer>>;

/** How the block around the memory is built. */
export interface BlockOptions {
  /** More tag names to escape in the text, `['system', 'persisted-output']` for instance. @default [] */
  readonly reservedTags?: readonly string[] | undefined;
  /** The system note's text, instead of the built-in one. */
  readonly note?: string | undefined;
}

/** How one entry is rendered. */
export interface RenderForPromptOptions extends LegacyOptions {
  /** Renderers that go before the entry's own: yours or ready-made ones. @default {} */
  readonly layers?: LayerRenderers | undefined;
}

/** How a renderer treats each entry. */
export interface MemoryRendererOptions extends RenderForPromptOptions {
  /** Takes credentials out of every string. @default none */
  readonly scrubber?: PropertiesScrubber | null | undefined;
  /** What a layer without a renderer gets: a safe line, or the legacy bytes. @default 'safe' */
  readonly fallback?: 'safe' | 'legacy' | undefined;
}

/** How many entries become one block. */
export interface ContextOptions extends BlockOptions {
  /** Leaves out entries whose rendered text (white space normalised) was there already. @default false */
  readonly dedupe?: boolean | undefined;
  /** The caller's order, or by layer, id and line, whatever order recall gave. @default 'given' */
  readonly order?: 'given' | 'stable' | undefined;
  /** The most that the whole text with its fence may measure, in units of `countTokens`. @default Infinity */
  readonly budget?: number | undefined;
  /** Measures a text. @default its length in UTF-16 code units / 4, rounded up */
  readonly countTokens?: ((text: string) => number) | undefined;
}

/** Options of `renderMemoryContext`. */
export interface RenderMemoryContextOptions extends MemoryRendererOptions, ContextOptions {}

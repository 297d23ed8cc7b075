import { misuse } from './errors.js';
import { foldCase } from './lookalike.js';
import type {
  BlockOptions,
  ContextOptions,
  LayerRenderer,
  LegacyOptions,
  MemoryRendererOptions,
  RenderForPromptOptions,
} from './options.js';
import { type PropertiesScrubber, parseScrubber } from './properties.js';

const LEGACY_KEYS = ['extraCap'];
const PROMPT_KEYS = [...LEGACY_KEYS, 'layers'];
const RENDERER_KEYS = [...PROMPT_KEYS, 'scrubber', 'fallback'];
const BLOCK_KEYS = ['reservedTags', 'note'];
const CONTEXT_KEYS = [...BLOCK_KEYS, 'dedupe', 'order', 'budget', 'countTokens'];

export interface PromptConfig {
  readonly extraCap: number;
  readonly layers: ReadonlyMap<string, LayerRenderer>;
}

export interface RendererConfig extends PromptConfig {
  readonly scrubber: PropertiesScrubber | undefined;
  readonly fallback: 'safe' | 'legacy';
}

export interface BlockConfig {
  /** Case-folded, without ignorable characters. */
  readonly reservedTags: readonly string[];
  readonly note: string | undefined;
}

export interface ContextConfig extends BlockConfig {
  readonly dedupe: boolean;
  readonly order: 'given' | 'stable';
  readonly budget: number;
  readonly countTokens: (text: string) => number;
}

export function parseLegacyOptions(options: LegacyOptions = {}): number {
  checkKeys(options, LEGACY_KEYS);
  return parseExtraCap(options.extraCap);
}

export function parsePromptOptions(options: RenderForPromptOptions = {}): PromptConfig {
  checkKeys(options, PROMPT_KEYS);
  return { extraCap: parseExtraCap(options.extraCap), layers: parseLayers(options.layers) };
}

export function parseRendererOptions(options: MemoryRendererOptions = {}): RendererConfig {
  checkKeys(options, RENDERER_KEYS);
  return readRenderer(options);
}

export function parseBlockOptions(options: BlockOptions = {}): BlockConfig {
  checkKeys(options, BLOCK_KEYS);
  return readBlock(options);
}

export function parseContextOptions(options: ContextOptions = {}): ContextConfig {
  checkKeys(options, CONTEXT_KEYS);
  return readContext(options);
}

/** Options that hold both what an entry's rendering and what the block needs. */
export function parseAllOptions(
  options: MemoryRendererOptions & ContextOptions = {},
): readonly [RendererConfig, ContextConfig] {
  checkKeys(options, [...RENDERER_KEYS, ...CONTEXT_KEYS]);
  return [readRenderer(options), readContext(options)];
}

function readRenderer(options: MemoryRendererOptions): RendererConfig {
  return {
    extraCap: parseExtraCap(options.extraCap),
    layers: parseLayers(options.layers),
    scrubber: parseScrubber(options.scrubber),
    fallback: parseChoice('fallback', options.fallback, ['safe', 'legacy']),
  };
}

function readBlock({ reservedTags = [], note }: BlockOptions): BlockConfig {
  if (note !== undefined && typeof note !== 'string') throw invalid('note', 'a string');
  if (!Array.isArray(reservedTags)) throw invalid('reservedTags', 'an array of tag names');
  return { reservedTags: reservedTags.map(parseTag), note };
}

function readContext(options: ContextOptions): ContextConfig {
  const { dedupe = false, budget = Number.POSITIVE_INFINITY, countTokens = quarterOfLength } = options;
  if (typeof dedupe !== 'boolean') throw invalid('dedupe', 'a boolean');
  if (typeof budget !== 'number') throw invalid('budget', 'a number of at least 0');
  if (!(budget >= 0)) throw invalid('budget', 'a number of at least 0', 'RangeError');
  if (typeof countTokens !== 'function') throw invalid('countTokens', 'a function (text) => number');
  const order = parseChoice('order', options.order, ['given', 'stable']);
  return { ...readBlock(options), dedupe, order, budget, countTokens };
}

function parseExtraCap(extraCap: unknown = 5): number {
  if (typeof extraCap === 'number' && Number.isInteger(extraCap) && extraCap >= 1) return extraCap;
  throw invalid('extraCap', 'an integer of at least 1', 'RangeError');
}

function parseLayers(layers: unknown = {}): ReadonlyMap<string, LayerRenderer> {
  if (typeof layers !== 'object' || layers === null) throw invalid('layers', 'an object of functions');
  const parsed = new Map<string, LayerRenderer>();
  for (const [name, layer] of Object.entries(layers)) {
    if (typeof layer === 'function') parsed.set(name, layer);
    else if (layer !== undefined)
      throw invalid('layers', 'an object of functions (entry, scrubber) => string');
  }
  return parsed;
}

function parseTag(tag: unknown): string {
  const isName = typeof tag === 'string' && !/[\s<>/='"]/u.test(tag);
  const name = isName ? foldCase(tag.replace(/\p{Default_Ignorable_Code_Point}/gu, '')) : '';
  if (name === '') {
    throw invalid('reservedTags', 'an array of tag names (not empty; no white space, quotes, <, >, / or =)');
  }
  return name;
}

function parseChoice<const Choice extends string>(
  name: string,
  value: unknown,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  if (value === undefined) return choices[0];
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw invalid(name, choices.map((candidate) => `'${candidate}'`).join(' or '));
  return choice;
}

function checkKeys(options: unknown, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null) {
    throw misuse('TypeError', 'invalid-argument:options', 'options must be an object.');
  }
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw misuse('TypeError', `unknown-option:${unknown}`, `Unknown option; known are: ${known.join(', ')}.`);
}

function invalid(name: string, wanted: string, kind: 'TypeError' | 'RangeError' = 'TypeError'): Error {
  return misuse(kind, `invalid-option:${name}`, `${name} must be ${wanted}.`);
}

/** Rounded up, because tokens are whole. */
function quarterOfLength(text: string): number {
  return Math.ceil(text.length / 4);
}

import { isRecord } from '../unknown-value.js';

// What providers say about a text by repeating it or by counting its characters.
const repeats = /logprobs|grounding|citation|annotation|^cited/i;

/** Takes what repeats or counts a text's characters from a part: they would tell what was hidden. */
export function dropRepeats<Part extends object>(part: Part): Part {
  const kept = Object.entries(part).filter(([name]) => !repeats.test(name));
  // What is kept keeps its type; what is dropped is optional in every version.
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'providerMetadata' ? dropDeep(value) : value]),
  ) as Part;
}

function dropDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropDeep);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !repeats.test(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, dropDeep(item)]));
}

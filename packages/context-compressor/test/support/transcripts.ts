import { readdirSync, readFileSync } from 'node:fs';
import type { MessageFormat } from '../../src/model.js';

/** A real conversation of `test/fixtures/transcripts`; sources and licences are in its README. */
export interface Transcript {
  readonly name: string;
  readonly format: MessageFormat;
  readonly system: string | undefined;
  readonly messages: readonly object[];
}

const FOLDER = new URL('../fixtures/transcripts/', import.meta.url);

/** Reads all transcripts, in the order of their names; each call gives fresh objects. */
export function loadTranscripts(): readonly Transcript[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => loadTranscript(file.replace(/\.json$/, '')));
}

/** Reads one transcript by its file name without `.json`. */
export function loadTranscript(name: string): Transcript {
  const { messages, system } = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as {
    messages: object[];
    system?: string;
  };
  return { name, format: name.endsWith('.anthropic') ? 'anthropic' : 'openai-chat', system, messages };
}

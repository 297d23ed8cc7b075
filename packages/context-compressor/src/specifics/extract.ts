import { isFields } from '../formats/fields.js';
import type { CallPart, MessageView, ResultPart } from '../model.js';
import { exitCodeOf } from '../phases/digest.js';
import type { Turn } from '../phases/serialize-turn.js';
import { clipStart, toWellFormed } from '../well-formed.js';
import { findErrors } from './find-errors.js';
import { findFigures } from './find-figures.js';
import { findPaths } from './find-paths.js';
import type { Specifics } from './specifics.js';

const CHANGING_TOOL =
  /write|edit|create|patch|replace|insert|append|delete|remove|move|rename|save|update|mkdir/i;
const SHELL_TOOL = /bash|shell|terminal|exec|command|powershell|run/i;
const COMMAND_KEYS: ReadonlySet<string> = new Set(['command', 'cmd', 'script', 'commands', 'shell_command']);
const MAX_COMMAND_CHARS = 400;
const MAX_ARGUMENT_DEPTH = 8;

type Kind = 'changed' | 'read' | 'figures' | 'errors';

/** What is known of a message's text; each thing is looked for when it is first wanted. */
export type Facts = { [K in Kind]?: readonly string[] } & {
  calls?: readonly CallFacts[];
  /** How the calls ended whose results stand in the message, by part. */
  outcomes?: string[];
};

/** One message of a middle with its redacted text, and the facts that were taken from it. */
export interface FactSource {
  readonly view: MessageView;
  readonly turn: Turn;
  readonly facts: Facts;
}

/** The facts of one call, and the index of its part. */
interface CallFacts {
  readonly part: number;
  readonly changed: string[];
  readonly read: string[];
  readonly figures: string[];
  readonly commands: string[];
}

/** A token is seldom longer than so many characters; what is over the room cannot be shown anyway. */
const MAX_TOKEN_CHARS = 8;

/**
 * Reads the exact facts out of messages, newest first, until there are more of a kind than can be shown. All texts are
 * redacted ones, so no fact can be a secret.
 *
 * @param maxTokens tokens in which the facts have to fit
 */
export function extractSpecifics(
  sources: readonly FactSource[],
  callOf: ReadonlyMap<ResultPart, CallPart>,
  maxTokens: number,
): Specifics {
  const collect = (itemsOf: (source: FactSource) => readonly string[]): Set<string> => {
    const items = new Set<string>();
    let room = maxTokens;
    for (let at = sources.length - 1; at >= 0 && room > 0; at -= 1) {
      const source = sources[at];
      const found = source === undefined ? [] : itemsOf(source);
      for (let last = found.length - 1; last >= 0; last -= 1) {
        const item = found[last] ?? '';
        if (item === '' || items.has(item)) continue;
        items.add(item);
        room -= item.length / MAX_TOKEN_CHARS + 1;
      }
    }
    // What comes again counts as new: the first place from the end is the one that counts.
    return new Set([...items].reverse());
  };
  const found = (kind: Kind): Set<string> => collect((source) => factsOf(source, kind));
  const changed = found('changed');
  const read = found('read');
  for (const path of changed) read.delete(path);
  const outcomeOf = outcomes(sources, callOf);
  const commands = collect((source) => commandsOf(source, outcomeOf));
  return {
    changed: [...changed],
    read: [...read],
    commands: [...commands],
    errors: [...found('errors')],
    figures: [...found('figures')],
  };
}

const NONE: readonly string[] = [];

function factsOf(source: FactSource, kind: Kind): readonly string[] {
  const known = source.facts[kind];
  if (known !== undefined) return known;
  const found = new Set<string>();
  READERS[kind](source, found);
  const facts = found.size === 0 ? NONE : [...found];
  source.facts[kind] = facts;
  return facts;
}

const READERS: Readonly<Record<Kind, (source: FactSource, facts: Set<string>) => void>> = {
  changed(source, facts) {
    for (const call of callsOf(source)) addAll(facts, call.changed);
  },
  read(source, facts) {
    for (const call of callsOf(source)) addAll(facts, call.read);
    eachText(source, (text) => addAll(facts, findPaths(text)));
  },
  figures(source, facts) {
    for (const call of callsOf(source)) addAll(facts, call.figures);
    eachText(source, (text) => addAll(facts, findFigures(text)));
  },
  errors(source, facts) {
    if (source.view.role === 'assistant') return;
    eachText(source, (text, failed) => addAll(facts, findErrors(text, failed)));
  },
};

function commandsOf(
  source: FactSource,
  outcomeOf: (call: CallPart) => string | undefined,
): readonly string[] {
  const calls = callsOf(source);
  if (calls.length === 0) return NONE;
  return calls.flatMap((call) => {
    const part = source.view.parts[call.part];
    const outcome = part?.kind === 'call' && call.commands.length > 0 ? outcomeOf(part) : undefined;
    return call.commands.map((line) => (outcome === undefined ? line : `${line} → ${outcome}`));
  });
}

/** Visits what was said and what tools answered in a message. */
function eachText({ view, turn }: FactSource, visit: (text: string, failed: boolean) => void): void {
  view.parts.forEach((part, index) => {
    const text = turn.parts[index] ?? '';
    if (part.kind === 'text') visit(text, false);
    else if (part.kind === 'result') visit(resultBody(text), part.isError);
  });
}

function resultBody(text: string): string {
  return text.slice(text.indexOf(': ') + 2);
}

/** Finds how a call ended, when it is asked for. */
function outcomes(
  sources: readonly FactSource[],
  callOf: ReadonlyMap<ResultPart, CallPart>,
): (call: CallPart) => string | undefined {
  const results = new Map<CallPart, { readonly source: FactSource; readonly index: number }>();
  for (const source of sources) {
    source.view.parts.forEach((part, index) => {
      const call = part.kind === 'result' ? callOf.get(part) : undefined;
      if (call !== undefined) results.set(call, { source, index });
    });
  }
  return (call) => {
    const result = results.get(call);
    return result === undefined ? undefined : outcomeAt(result.source, result.index);
  };
}

function outcomeAt({ view, turn, facts }: FactSource, index: number): string {
  facts.outcomes ??= [];
  const known = facts.outcomes[index];
  if (known !== undefined) return known;
  const part = view.parts[index];
  const exit = exitCodeOf(resultBody(turn.parts[index] ?? ''));
  const failed = part?.kind === 'result' && part.isError;
  const outcome = exit === undefined ? (failed ? 'error' : 'ok') : `exit ${exit}`;
  facts.outcomes[index] = outcome;
  return outcome;
}

const FENCED = /```(?:\w+)?\n([^`]{1,2000}?)\n```/g;

function callsOf({ view, turn, facts }: FactSource): readonly CallFacts[] {
  facts.calls ??= view.parts.flatMap((part, index) => {
    const text = turn.parts[index] ?? '';
    if (part.kind === 'call') return [readCall(part, text, index)];
    // Agents without tool calls write their command into a fenced block.
    return part.kind === 'text' && view.role === 'assistant' ? readFences(text, index) : [];
  });
  return facts.calls;
}

function readCall(call: CallPart, text: string, part: number): CallFacts {
  const commands = new Set<string>();
  const facts: CallFacts = { part, changed: [], read: [], figures: [], commands: [] };
  const value = parse(text.slice(`-> call ${call.name} `.length));
  const paths = CHANGING_TOOL.test(call.name) ? facts.changed : facts.read;
  const isShell = SHELL_TOOL.test(call.name);
  eachString(value, (item, key) => {
    if (COMMAND_KEYS.has(key) || (isShell && key === '')) {
      commands.add(commandLine(item));
      facts.read.push(...findPaths(item));
    } else {
      // The body of a written file names paths and figures by the hundred; its own path is what matters.
      if (item.length <= 1_000) paths.push(...findPaths(item, isPathKey(key)));
      if (item.length <= 200) facts.figures.push(...findFigures(item));
    }
  });
  return { ...facts, commands: [...commands] };
}

function readFences(text: string, part: number): CallFacts[] {
  const commands = new Set<string>();
  for (const match of text.matchAll(FENCED)) commands.add(commandLine(match[1]?.split('\n')[0] ?? ''));
  return commands.size === 0 ? [] : [{ part, changed: [], read: [], figures: [], commands: [...commands] }];
}

function commandLine(command: string): string {
  return clipStart(command.trim().replace(/\s*\n\s*/g, ' ⏎ '), MAX_COMMAND_CHARS);
}

function isPathKey(key: string): boolean {
  return /path|file|dir|folder/i.test(key);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function eachString(value: unknown, visit: (text: string, key: string) => void, key = '', depth = 0): void {
  // An escape in the JSON may have been half of a pair.
  if (typeof value === 'string') visit(toWellFormed(value), key);
  else if (depth >= MAX_ARGUMENT_DEPTH) return;
  else if (Array.isArray(value)) for (const item of value) eachString(item, visit, key, depth + 1);
  else if (isFields(value)) {
    for (const [name, item] of Object.entries(value)) eachString(item, visit, name, depth + 1);
  } else if (typeof value === 'number') visit(String(value), key);
}

function addAll(set: Set<string>, items: Iterable<string>): void {
  for (const item of items) set.add(item);
}

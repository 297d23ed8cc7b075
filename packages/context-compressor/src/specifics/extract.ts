import { isFields } from '../formats/fields.js';
import type { CallPart, MessageView, ResultPart } from '../model.js';
import { exitCodeOf } from '../phases/digest.js';
import type { Turn } from '../phases/serialize-turn.js';
import { clipStart } from '../well-formed.js';
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

/** The facts of one message: commands by the index of their part, outcomes by the index of the result. */
interface Facts {
  readonly changed: Set<string>;
  readonly read: Set<string>;
  readonly errors: Set<string>;
  readonly figures: Set<string>;
  readonly commands: Map<number, Set<string>>;
  readonly outcomes: Map<number, string>;
}

/** One message of a middle with its redacted text. */
export interface FactSource {
  readonly view: MessageView;
  readonly turn: Turn;
}

/** Facts already taken: a turn is never written to. */
const factsOfTurns = new WeakMap<Turn, Facts>();

/** Reads the exact facts out of messages. All texts are redacted ones, so no fact can be a secret. */
export function extractSpecifics(
  sources: readonly FactSource[],
  callOf: ReadonlyMap<ResultPart, CallPart>,
): Specifics {
  const all = sources.map((source) => ({ view: source.view, facts: factsOf(source) }));
  const outcomes = new Map<CallPart, string>();
  for (const { view, facts } of all) {
    for (const [index, outcome] of facts.outcomes) {
      const part = view.parts[index];
      const call = part?.kind === 'result' ? callOf.get(part) : undefined;
      if (call !== undefined) outcomes.set(call, outcome);
    }
  }
  const changed = new Set<string>();
  const read = new Set<string>();
  const commands = new Set<string>();
  const errors = new Set<string>();
  const figures = new Set<string>();
  for (const { view, facts } of all) {
    addAll(changed, facts.changed);
    addAll(read, facts.read);
    addAll(errors, facts.errors);
    addAll(figures, facts.figures);
    for (const [index, lines] of facts.commands) {
      const part = view.parts[index];
      const outcome = part?.kind === 'call' ? outcomes.get(part) : undefined;
      for (const line of lines) add(commands, outcome === undefined ? line : `${line} → ${outcome}`);
    }
  }
  for (const path of changed) read.delete(path);
  return {
    changed: [...changed],
    read: [...read],
    commands: [...commands],
    errors: [...errors],
    figures: [...figures],
  };
}

function factsOf({ view, turn }: FactSource): Facts {
  const known = factsOfTurns.get(turn);
  if (known !== undefined) return known;
  const facts: Facts = {
    changed: new Set(),
    read: new Set(),
    errors: new Set(),
    figures: new Set(),
    commands: new Map(),
    outcomes: new Map(),
  };
  view.parts.forEach((part, index) => {
    const partText = turn.parts[index] ?? '';
    if (part.kind === 'call') readCall(part, partText, index, facts);
    else if (part.kind === 'result') readResult(part, partText, index, facts);
    else if (part.kind === 'text') readText(partText, view.role === 'assistant', index, facts);
  });
  factsOfTurns.set(turn, facts);
  return facts;
}

function readCall(call: CallPart, text: string, index: number, sink: Facts): void {
  const json = text.slice(`-> call ${call.name} `.length);
  const paths = CHANGING_TOOL.test(call.name) ? sink.changed : sink.read;
  const value = parse(json);
  const isShell = SHELL_TOOL.test(call.name);
  eachString(value, (item, key) => {
    if (COMMAND_KEYS.has(key) || (isShell && key === '')) {
      addCommand(sink, index, item);
      addAll(sink.read, findPaths(item));
    } else {
      // The body of a written file names paths and figures by the hundred; its own path is what matters.
      addAll(paths, findPaths(item.length > 1_000 ? '' : item, isPathKey(key)));
      if (item.length <= 200) addAll(sink.figures, findFigures(item));
    }
  });
}

function readResult(part: ResultPart, text: string, index: number, sink: Facts): void {
  const body = text.slice(text.indexOf(': ') + 2);
  const exit = exitCodeOf(body);
  sink.outcomes.set(index, exit === undefined ? (part.isError ? 'error' : 'ok') : `exit ${exit}`);
  addAll(sink.errors, findErrors(body, part.isError));
  addAll(sink.read, findPaths(body));
  addAll(sink.figures, findFigures(body));
}

const FENCED = /```(?:\w+)?\n([^`]{1,2000}?)\n```/g;

function readText(text: string, isAssistant: boolean, index: number, sink: Facts): void {
  addAll(sink.read, findPaths(text));
  addAll(sink.figures, findFigures(text));
  // Agents without tool calls write their command into a fenced block.
  if (!isAssistant) addAll(sink.errors, findErrors(text, false));
  else for (const match of text.matchAll(FENCED)) addCommand(sink, index, match[1]?.split('\n')[0] ?? '');
}

function addCommand(sink: Facts, index: number, command: string): void {
  const line = clipStart(command.trim().replace(/\s*\n\s*/g, ' ⏎ '), MAX_COMMAND_CHARS);
  const lines = sink.commands.get(index) ?? new Set();
  add(lines, line);
  sink.commands.set(index, lines);
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
  if (typeof value === 'string') visit(value, key);
  else if (depth >= MAX_ARGUMENT_DEPTH) return;
  else if (Array.isArray(value)) for (const item of value) eachString(item, visit, key, depth + 1);
  else if (isFields(value)) {
    for (const [name, item] of Object.entries(value)) eachString(item, visit, name, depth + 1);
  } else if (typeof value === 'number') visit(String(value), key);
}

function add(set: Set<string>, item: string): void {
  if (item !== '') {
    // What comes again counts as new.
    set.delete(item);
    set.add(item);
  }
}

function addAll(set: Set<string>, items: Iterable<string>): void {
  for (const item of items) add(set, item);
}

import { isFields } from '../formats/fields.js';
import type { CallPart, MessageView, ResultPart } from '../model.js';
import { exitCodeOf } from '../phases/digest.js';
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

interface Sink {
  readonly changed: Set<string>;
  readonly read: Set<string>;
  readonly commands: Set<string>;
  readonly errors: Set<string>;
  readonly figures: Set<string>;
}

/** One message of a middle with its redacted part texts. */
export interface FactSource {
  readonly view: MessageView;
  /** Redacted text of each part. */
  readonly parts: readonly string[];
}

/** Reads the exact facts out of messages. All texts are redacted ones, so no fact can be a secret. */
export function extractSpecifics(
  sources: readonly FactSource[],
  callOf: ReadonlyMap<ResultPart, CallPart>,
): Specifics {
  const sink: Sink = {
    changed: new Set(),
    read: new Set(),
    commands: new Set(),
    errors: new Set(),
    figures: new Set(),
  };
  const outcomes = outcomesOf(sources, callOf);
  for (const { view, parts } of sources) {
    view.parts.forEach((part, index) => {
      const text = parts[index] ?? '';
      if (part.kind === 'call') readCall(part, text, outcomes.get(part), sink);
      else if (part.kind === 'result') readResult(part, text, sink);
      else if (part.kind === 'text') readText(text, view.role === 'assistant', sink);
    });
  }
  for (const path of sink.changed) sink.read.delete(path);
  return {
    changed: [...sink.changed],
    read: [...sink.read],
    commands: [...sink.commands],
    errors: [...sink.errors],
    figures: [...sink.figures],
  };
}

function outcomesOf(
  sources: readonly FactSource[],
  callOf: ReadonlyMap<ResultPart, CallPart>,
): Map<CallPart, string> {
  const outcomes = new Map<CallPart, string>();
  for (const { view, parts } of sources) {
    view.parts.forEach((part, index) => {
      const call = part.kind === 'result' ? callOf.get(part) : undefined;
      if (part.kind !== 'result' || call === undefined) return;
      const exit = exitCodeOf(parts[index] ?? '');
      outcomes.set(call, exit === undefined ? (part.isError ? 'error' : 'ok') : `exit ${exit}`);
    });
  }
  return outcomes;
}

function readCall(call: CallPart, text: string, outcome: string | undefined, sink: Sink): void {
  const json = text.slice(`→ call ${call.name} `.length);
  const paths = CHANGING_TOOL.test(call.name) ? sink.changed : sink.read;
  const value = parse(json);
  const isShell = SHELL_TOOL.test(call.name);
  eachString(value, (item, key) => {
    if (COMMAND_KEYS.has(key) || (isShell && key === '')) {
      add(sink.commands, commandLine(item, outcome));
      addAll(sink.read, findPaths(item));
    } else {
      // The body of a written file names paths and figures by the hundred; its own path is what matters.
      addAll(paths, findPaths(item.length > 1_000 ? '' : item, isPathKey(key)));
      if (item.length <= 200) addAll(sink.figures, findFigures(item));
    }
  });
}

function readResult(part: ResultPart, text: string, sink: Sink): void {
  const body = text.slice(text.indexOf(': ') + 2);
  addAll(sink.errors, findErrors(body, part.isError));
  addAll(sink.read, findPaths(body));
  addAll(sink.figures, findFigures(body));
}

const FENCED = /```(?:\w+)?\n([^`]{1,2000}?)\n```/g;

function readText(text: string, isAssistant: boolean, sink: Sink): void {
  addAll(sink.read, findPaths(text));
  addAll(sink.figures, findFigures(text));
  // Agents without tool calls write their command into a fenced block.
  if (!isAssistant) addAll(sink.errors, findErrors(text, false));
  else
    for (const match of text.matchAll(FENCED))
      add(sink.commands, commandLine(match[1]?.split('\n')[0] ?? '', undefined));
}

function commandLine(command: string, outcome: string | undefined): string {
  const line = clipStart(command.trim().replace(/\s*\n\s*/g, ' ⏎ '), MAX_COMMAND_CHARS);
  return line === '' || outcome === undefined ? line : `${line} → ${outcome}`;
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
  else if (Array.isArray(value)) for (const item of value) eachString(item, visit, key, depth + 1);
  else if (isFields(value) && depth < 8) {
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

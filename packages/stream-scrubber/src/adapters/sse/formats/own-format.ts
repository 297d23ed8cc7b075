import type { JsonNode, JsonString } from '../json.js';
import type { EventFormat } from './event-format.js';

/** One step of a path: a key or an index, or `*` for every one. */
type Path = readonly string[];

/** Makes the format of an own stream from the paths of its text; undefined when they are none. */
export function createOwnFormat(format: unknown): EventFormat | undefined {
  const paths = parsePaths(format);
  if (paths === undefined) return undefined;
  return {
    name: 'own',
    matches: () => true,
    read(event) {
      const found = new Map<string, JsonString>();
      for (const path of paths) findStrings(event.root, path, '', found);
      for (const [place, node] of found) {
        event.text(node, {
          key: `own:${place}:`,
          kind: 'text',
          // Nothing but the event itself says what an event of its kind looks like.
          write: (text) => ({ name: event.eventName, data: event.rewrite(node, text) }),
        });
      }
      // Another kind of event comes in between.
      if (found.size === 0) event.leave('');
    },
  };
}

function parsePaths(format: unknown): readonly Path[] | undefined {
  if (typeof format !== 'object' || format === null || !('text' in format)) return undefined;
  const { text, ...others } = format;
  const paths: readonly unknown[] = Array.isArray(text) ? text : [text];
  if (Object.keys(others).length > 0 || paths.length === 0) return undefined;
  const parsed: Path[] = [];
  for (const path of paths) {
    if (typeof path !== 'string') return undefined;
    const steps = path.replace(/\[(\d+|\*)\]/g, '.$1').split('.');
    // A path that starts with an index has nothing before its first point.
    if (steps[0] === '' && path.startsWith('[')) steps.shift();
    if (steps.some((step) => step === '')) return undefined;
    parsed.push(steps);
  }
  return parsed;
}

function findStrings(node: JsonNode, path: Path, place: string, found: Map<string, JsonString>): void {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (node.kind === 'string') found.set(place, node);
    return;
  }
  for (const [name, child] of children(node)) {
    if (step === '*' || step === name) findStrings(child, rest, `${place}.${name}`, found);
  }
}

function children(node: JsonNode): readonly (readonly [name: string, child: JsonNode])[] {
  if (node.kind === 'array') return node.items.map((item, index) => [String(index), item]);
  return node.kind === 'object' ? [...node.members].map(([name, { value }]) => [name, value]) : [];
}

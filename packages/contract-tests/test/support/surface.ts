import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CREDENTIAL_VALUE_PATTERNS,
  CredentialScrubber,
  DEFAULT_CREDENTIAL_KEY_PARTS,
} from '@context-hygiene/credential-scrubber';
import { type MemoryEntry, renderLegacy } from '@context-hygiene/memory-render';

/** What consumers of a package build on, each thing by a name, with what it is. */
export type Surface = Readonly<Record<string, string>>;

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The surfaces of all packages: exports, documented defaults, labels, bytes of legacy lines. */
export function surfaces(): Readonly<Record<string, Surface>> {
  return Object.fromEntries(
    readdirSync(packages).map((folder) => [
      manifestOf(folder).name,
      { ...exportsOf(folder), ...defaultsOf(folder), ...special[folder]?.() },
    ]),
  );
}

/** The version of each package. */
export function versions(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(packages)
      .map(manifestOf)
      .map(({ name, version }) => [name, version]),
  );
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(`${packages}${folder}/package.json`, 'utf8'));
}

/** The names that each entry exports, types too. */
function exportsOf(folder: string): Surface {
  const found: Record<string, string> = {};
  for (const [entry, target] of Object.entries(manifestOf(folder).exports)) {
    found[`entry ${entry}`] = 'there';
    const source = typeof target === 'string' ? undefined : target['@context-hygiene/source'];
    if (typeof source !== 'string' || !source.endsWith('.ts')) continue;
    const text = readFileSync(`${packages}${folder}/${source}`, 'utf8');
    const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(','),
    );
    const declared = [
      ...text.matchAll(
        /^export (?:declare |async )?(?:const|function\*?|class|interface|type|\* as) (\w+)/gm,
      ),
    ];
    const names = [
      ...lists.map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/^.* as /, ''),
      ),
      ...declared.map(([, name = '']) => name),
    ];
    for (const name of names) if (name !== '') found[`export ${entry} ${name}`] = 'there';
  }
  return found;
}

/** Every default that a doc comment states, by the interface and the option. */
function defaultsOf(folder: string): Surface {
  const files = readdirSync(`${packages}${folder}/src`, { recursive: true, encoding: 'utf8' });
  const found: Record<string, string> = {};
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
    const text = readFileSync(`${packages}${folder}/src/${file}`, 'utf8');
    const comments = /@default\s+([^\n]*?)\s*(?:\*\/)?\n(?:\s*\*[^\n]*\n)*\s*(?:readonly )?(\w+)\??:/g;
    for (const { 1: value = '', 2: option = '', index } of text.matchAll(comments)) {
      const owner = [...text.slice(0, index).matchAll(/^(?:export )?interface (\w+)/gm)].at(-1)?.[1] ?? file;
      found[`default ${owner}.${option}`] = value;
    }
  }
  return found;
}

const special: Readonly<Record<string, () => Surface>> = {
  'credential-scrubber': labels,
  'memory-render': legacyLines,
};

/** The label of each rule and of each key part. */
function labels(): Surface {
  const scrubber = new CredentialScrubber();
  const ofRules = CREDENTIAL_VALUE_PATTERNS.map(({ id, label }) => [`label of rule ${id}`, label]);
  const ofKeys = DEFAULT_CREDENTIAL_KEY_PARTS.map((part) => {
    const { text } = scrubber.scrubJson(JSON.stringify({ [part]: 'x7Qm2LkV9tRb4NcW' }));
    return [`label of key ${part}`, /\[REDACTED:(\w+)\]/.exec(text)?.[1] ?? 'none'];
  });
  return Object.fromEntries([...ofRules, ...ofKeys]);
}

/** Lines that prompts have cached: a changed byte costs every consumer its prefix. */
function legacyLines(): Surface {
  const entries: readonly MemoryEntry[] = [
    { content: 'likes tea', layer: 'semantic' },
    { content: 'SOUL: calm', layer: 'identity' },
    { content: 'AGENT_IDENTITY: SOUL: calm', layer: 'identity' },
    { content: 'two\nlines <b>', layer: 'episodic', metadata: { name: 'Ana', role: 'lead', other: 1 } },
    {
      content: 'x',
      metadata: { description: 'd', properties: { a: 1, b: true, c: null, d: 1.5, e: "it's" } },
    },
    { content: 'x', layer: 'working', metadata: { properties: { list: [1, 'two', [3]], map: { k: 'v' } } } },
    { content: 'caf\u00e9 \u{1f375} \u200b', layer: 'procedural' },
  ];
  return Object.fromEntries(
    entries.map((entry) => [`legacy line of ${JSON.stringify(entry)}`, renderLegacy(entry)]),
  );
}

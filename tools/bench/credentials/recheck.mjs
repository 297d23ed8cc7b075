/**
 * Every regular expression of the built scrubber through `recheck`: `node recheck.mjs [--list]`.
 * Found in two ways: literals in the built files, and those that are constructed while the modules load.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { distEntry, distFolder } from './lib/dist.mjs';

process.env.RECHECK_BACKEND ??= 'native';

function literals() {
  const found = new Map();
  for (const name of readdirSync(distFolder, { recursive: true }).filter((each) =>
    String(each).endsWith('.js'),
  )) {
    const tree = parse(readFileSync(`${distFolder}${name}`, 'utf8'), {
      ecmaVersion: 'latest',
      sourceType: 'module',
    });
    full(tree, (node) => {
      if (node.type === 'Literal' && node.regex)
        found.set(`/${node.regex.pattern}/${node.regex.flags}`, node.regex);
    });
  }
  return found;
}

async function constructed() {
  const found = new Map();
  const Original = globalThis.RegExp;
  const keep = (made) => found.set(String(made), { pattern: made.source, flags: made.flags });
  globalThis.RegExp = new Proxy(Original, {
    construct(target, parameters, asked) {
      const made = Reflect.construct(target, parameters, asked);
      keep(made);
      return made;
    },
    apply(target, self, parameters) {
      const made = Reflect.apply(target, self, parameters);
      keep(made);
      return made;
    },
  });
  try {
    const { CredentialScrubber } = await import(distEntry);
    const scrubber = new CredentialScrubber();
    scrubber.scrubText('password: none, token = "", Authorization: Bearer <token>');
    scrubber.scrubProperties({ password: 'x', note: 'y' });
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

/** Verdicts of all expressions. */
export async function recheckAll() {
  const { checkSync } = await import('recheck');
  const all = new Map([...(await constructed()), ...literals()]);
  return [...all.values()].map(({ pattern, flags }) => {
    const { status, complexity, attack, error } = checkSync(pattern, flags, { timeout: 20_000 });
    return {
      pattern,
      flags,
      status,
      complexity: complexity?.summary ?? complexity?.type,
      attack: attack?.pattern,
      error,
    };
  });
}

/** The verdicts in a sentence, with each that is not `safe`. */
export function recheckReport(verdicts) {
  const count = (status) => verdicts.filter((each) => each.status === status).length;
  const rest = verdicts.filter(({ status }) => status !== 'safe');
  return [
    `${verdicts.length} regular expressions: ${count('safe')} safe, ${count('vulnerable')} vulnerable, ${count('unknown')} unknown (recheck, ${process.env.RECHECK_BACKEND} backend).`,
    ...rest.map(
      ({ pattern, flags, status, complexity, error }) =>
        `- ${status} ${complexity ?? JSON.stringify(error) ?? ''}: /${pattern}/${flags}`,
    ),
  ].join('\n');
}

async function main() {
  const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
  const verdicts = await recheckAll();
  console.log(recheckReport(verdicts));
  if (values.list)
    for (const { status, pattern, flags } of verdicts) console.log(`${status} /${pattern}/${flags}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

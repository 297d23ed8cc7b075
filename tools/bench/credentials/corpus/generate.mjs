/**
 * Writes the second corpus and those after it: `node corpus/generate.mjs`. The same seed gives the same bytes.
 * Checks each row while doing so: every secret stands in the text, and no run of eight characters of it stands outside.
 */
import { writeFileSync } from 'node:fs';
import { rows as fifth } from './fifth/index.mjs';
import { keys as fifthKeys } from './fifth/keys.mjs';
import { rows as fourth } from './fourth/index.mjs';
import { keys as fourthKeys } from './fourth/keys.mjs';
import { rows as second } from './second/index.mjs';
import { keys as secondKeys } from './second/keys.mjs';
import { rows as sixth } from './sixth/index.mjs';
import { keys as sixthKeys } from './sixth/keys.mjs';
import { rows as thirdConfig } from './third/config.mjs';
import { rows as thirdNegatives } from './third/negatives.mjs';
import { rows as thirdProse } from './third/prose.mjs';
import { rows as thirdTools } from './third/tools.mjs';
import { hashSeed, Values } from './values.mjs';

const SEED = 20261130;
const MAX_ATTEMPTS = 20;
const here = (name) => new URL(`./${name}`, import.meta.url);
const base64 = (text) => Buffer.from(text, 'utf8').toString('base64');

/** What is wrong with a row, or undefined. */
function problem({ text, secrets }) {
  let rest = text;
  for (const secret of secrets.toSorted((a, b) => b.length - a.length)) {
    if (!rest.includes(secret))
      return `secret not in text, or inside another one (${secret.length} characters)`;
    rest = rest.replaceAll(secret, '\u0000');
  }
  for (const secret of secrets) {
    for (let at = 0; at + 8 <= secret.length; at += 1) {
      if (rest.includes(secret.slice(at, at + 8))) return 'a piece of the secret stands outside of it';
    }
  }
  return undefined;
}

function build(template, copy) {
  const name = `${SEED}/${template.kind}/${template.family}/${template.context}/${copy}`;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const row = template.make(new Values(hashSeed(`${name}/${attempt}`)));
    const wrong = problem(row);
    if (wrong === undefined) return row;
    if (attempt === MAX_ATTEMPTS - 1) throw new Error(`${template.family}/${template.context}: ${wrong}`);
  }
  throw new Error('unreachable');
}

/** Writes one set; its name begins the ids of its rows, unless a template names its half of the set. */
function write(set, file, templates) {
  const seen = new Set();
  const lines = [];
  for (const template of templates) {
    const name = `${template.family}/${template.context}`;
    if (seen.has(name)) throw new Error(`two templates are called ${name}`);
    seen.add(name);
    for (let copy = 0; copy < template.times; copy += 1) {
      const { text, secrets } = build(template, copy);
      if ((template.kind === 'positive') !== secrets.length > 0)
        throw new Error(`${name}: wrong number of secrets`);
      const id = `${template.set ?? set}-${template.kind[0]}-${String(lines.length + 1).padStart(4, '0')}`;
      lines.push(
        JSON.stringify({
          id,
          label_hint: template.label,
          family: template.family,
          context: template.context,
          kind: template.kind,
          ...(template.debatable && { debatable: true }),
          text64: base64(text),
          secrets64: secrets.map(base64),
        }),
      );
    }
  }
  writeFileSync(here(file), `${lines.join('\n')}\n`);
  const count = (kind) => lines.filter((line) => line.includes(`"kind":"${kind}"`)).length;
  console.log(`${file}: ${lines.length} rows, ${count('positive')} positive, ${count('negative')} negative`);
}

write('two', 'second-corpus.jsonl', second);
write('three', 'third-corpus.jsonl', [thirdConfig, thirdTools, thirdProse, thirdNegatives].flat());
write('four', 'fourth-corpus.jsonl', fourth);
write('five', 'fifth-corpus.jsonl', fifth);
write('six', 'sixth-corpus.jsonl', sixth);

function writeKeys(file, list) {
  if (new Set(list.map(({ key }) => key)).size !== list.length) throw new Error('a key name stands twice');
  writeFileSync(here(file), `${list.map((key) => JSON.stringify(key)).join('\n')}\n`);
  console.log(`${file}: ${list.length} key names`);
}

writeKeys('second-keys.jsonl', secondKeys);
writeKeys('fourth-keys.jsonl', fourthKeys);
writeKeys('fifth-keys.jsonl', fifthKeys);
writeKeys('sixth-keys.jsonl', sixthKeys);

// Takes the pinned list down as the released one. Run after a release: `npm run pin`.
import { readFileSync, writeFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { version, parts, mustDrop, mustKeep } = read('../src/credential-keys.json');
const released = { package: read('../package.json').version, list: { version, parts, mustDrop, mustKeep } };
const target = new URL('../test/fixtures/released-credential-keys.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(released)}\n`);

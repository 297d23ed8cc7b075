// `prepack` of each package: without it, an unbuilt package is packed without a word, and without code.
import { existsSync, readFileSync } from 'node:fs';

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const missing = paths(exports).filter((path) => !existsSync(path));
if (missing.length > 0) {
  console.error(
    `${name} is not built (no ${missing[0]}): run \`npm run build\` at the root of the repository.`,
  );
  process.exit(1);
}

/** The files that a package's `exports` promise. */
function paths(entry) {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(paths);
}

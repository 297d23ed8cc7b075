import { isWordCharacter, markedRuns, withoutSigns } from './marked-runs.js';

const MAX_SCANNED = 24_000;
const MAX_PATH = 200;
/** Only a run with a slash or a dot can be a path. */
const MARKS = /[./\\]+/g;
/** What may stand in a path or beside one, beside letters, digits and marks. */
const SIGNS = '@+~:-./\\';
const EXTENSION =
  /\.(?:[cm]?[jt]sx?|py|rs|go|java|rb|c|h|cc|cpp|hpp|cs|php|swift|kt|scala|sh|json[5l]?|ya?ml|toml|lock|md|mdx|txt|html?|s?css|sql|xml|csv|env|ini|cfg|conf|log|ipynb|vue|svelte|diff|patch|png|jpe?g|svg|pdf)$/;
const ANY_EXTENSION = /\.[A-Za-z][A-Za-z0-9]{0,7}$/;
const ROOTED = /^(?:\/|~\/|\.{1,2}\/|[A-Za-z]:[\\/])/;

/**
 * Finds file paths in a text, each once.
 *
 * @param whole the text is the value of a path argument: it is a path as a whole when it has no white space
 */
export function findPaths(text: string, whole = false): Set<string> {
  const paths = new Set<string>();
  if (whole && text.length <= MAX_PATH && text !== '' && !/[\s"'`<>|]/.test(text)) {
    paths.add(text);
    return paths;
  }
  for (const run of new Set(markedRuns(text.slice(0, MAX_SCANNED), MARKS, isPart))) {
    if (run.length < 3 || run.length > MAX_PATH * 2) continue;
    const path = trim(run);
    if (isPath(path)) paths.add(path);
  }
  return paths;
}

function isPart(code: number): boolean {
  return isWordCharacter(code) || (code > 32 && SIGNS.includes(String.fromCharCode(code)));
}

// `a.ts:12:3`, a diff's `a/` and `b/`, and the end of a sentence are not of the path.
function trim(run: string): string {
  const bare = run.includes(':') ? run.replace(/(?::\d+){1,2}:?$/, '') : run;
  return withoutSigns(bare, '-+:', '.,:;-');
}

function isPath(path: string): boolean {
  if (path.length > MAX_PATH || path.length < 3 || path.includes('://')) return false;
  if (!/[\\/]/.test(path)) return EXTENSION.test(path) && !path.startsWith('.');
  const hasExtension = ANY_EXTENSION.test(path);
  const parts = path.split(/[\\/]/).length;
  // "and/or", "read/write" and dates are no paths.
  if (ROOTED.test(path)) return parts > 2 || hasExtension;
  return !path.includes(':') && (hasExtension || (parts > 2 && /[a-z]/.test(path) && !/^\d/.test(path)));
}

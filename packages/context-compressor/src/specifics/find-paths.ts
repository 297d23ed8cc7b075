const MAX_SCANNED = 60_000;
const MAX_PATH = 200;
// Bounded so that a long run without a break costs linear time.
const PATH =
  /(?:[A-Za-z]:[\\/]|~\/|\.{1,2}\/|\/)?(?:[\w@.+-]{1,80}[\\/]){1,20}[\w@.+-]{1,80}|\b[\w-]{1,60}\.(?:[cm]?[jt]sx?|py|rs|go|java|rb|c|h|cc|cpp|hpp|cs|php|swift|kt|scala|sh|json5?|ya?ml|toml|lock|md|txt|html?|css|scss|sql|xml|csv|env|ini|cfg|conf|log|ipynb|vue|svelte)\b/g;

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
  for (const match of text.slice(0, MAX_SCANNED).matchAll(PATH)) {
    const path = match[0].replace(/[.,:;]+$/, '');
    if (isPath(path, text, match.index)) paths.add(path);
  }
  return paths;
}

function isPath(path: string, text: string, index: number): boolean {
  if (path.length > MAX_PATH || path.length < 3) return false;
  // The rest of a web address is no file.
  if (
    text.slice(Math.max(0, index - 3), index).endsWith('://') ||
    text.slice(Math.max(0, index - 2), index) === ':/'
  )
    return false;
  if (!/[/\\]/.test(path)) return true;
  const parts = path.split(/[/\\]/);
  const rooted = /^(?:\/|~|\.|[A-Za-z]:)/.test(path);
  const hasExtension = /\.[A-Za-z][A-Za-z0-9]{0,7}$/.test(path);
  // "and/or", "read/write" and dates are no paths.
  return rooted
    ? parts.length > 2 || hasExtension
    : hasExtension || (parts.length > 2 && /[a-z]/.test(path) && !/^\d/.test(path));
}

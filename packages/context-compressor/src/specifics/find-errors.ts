import { clipEnd, clipStart } from '../well-formed.js';

const MAX_LINE = 200;
const MAX_ERRORS = 40;
const MAX_SCANNED = 60_000;
const MAX_LOOKED_AT = 1_000;
// A message about something that went wrong, not code that handles errors.
const ERROR_LINE =
  /\b\w*(?:Error|Exception)\b\s*(?:\[[^\]]{0,40}\]\s*)?:|^\W{0,6}(?:error|fatal|panic|failed|failure|fail|critical)\b|\berror(?:\[\w+\])?(?: TS\d+)?:|\b(?:ERR!|FAIL|FAILED|ENOENT|EACCES|ECONNREFUSED|ETIMEDOUT|EADDRINUSE|SIGSEGV)\b|Traceback \(most recent|command not found|No such file or directory|[Pp]ermission denied|[Ss]egmentation fault|\b\d+ (?:failed|failing|errors?)\b|"error"\s*:/im;
// A cheap look before the dear one, for the places where it can succeed.
const HINT =
  /[Ee]rror|ERROR|[Ee]xception|[Ff]atal|FATAL|[Pp]anic|PANIC|[Ff]ail|FAIL|[Cc]ritical|CRITICAL|ERR!|E[A-Z]{5}|SIGSEGV|Traceback|not found|No such|denied|fault/g;
const CODE_LINE =
  /^\s*(?:\d+[:|\t→]\s*)?(?:import|export|const|let|var|if|else|return|throw|catch|try|function|class|interface|type|def|except|raise|\/\/|\*|#|\}|\{)\b/;

/**
 * Finds error lines in a tool's output, clipped to 200 characters, each once.
 *
 * @param failed the tool itself said that it failed: its first line counts then in any case
 */
export function findErrors(text: string, failed: boolean): Set<string> {
  const errors = new Set<string>();
  // What went wrong mostly stands at the end.
  const scanned =
    text.length <= MAX_SCANNED ? text : clipStart(text, MAX_SCANNED / 2) + clipEnd(text, MAX_SCANNED / 2);
  if (failed) add(errors, scanned.trimStart().split('\n', 1)[0] ?? '');
  let end = -1;
  for (const { index } of scanned.matchAll(HINT)) {
    if (index < end) continue;
    if (errors.size >= MAX_ERRORS) break;
    const start = scanned.lastIndexOf('\n', index) + 1;
    const lineEnd = scanned.indexOf('\n', index);
    end = lineEnd < 0 ? scanned.length : lineEnd;
    const line = scanned.slice(start, Math.min(end, start + MAX_LOOKED_AT));
    if (index < start + MAX_LOOKED_AT && ERROR_LINE.test(line) && !CODE_LINE.test(line)) add(errors, line);
  }
  return errors;
}

function add(errors: Set<string>, line: string): void {
  const clipped = clipStart(line.trim(), MAX_LINE);
  if (clipped !== '') errors.add(clipped);
}

import { shownName } from './shown-name.js';
import { UsageError } from './usage-error.js';

/** What system errors mean to the person at the terminal. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  ENOENT: 'no such file',
  EISDIR: 'is a directory, a file is wanted',
  ENOTDIR: 'a part of the path is no directory',
  ELOOP: 'a link that leads to itself',
  ENAMETOOLONG: 'the name is too long',
  ENXIO: 'cannot be read as a file',
  ENODEV: 'cannot be read as a file',
  EMFILE: 'too many open files',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'no space left on the disk',
  EROFS: 'the disk is read-only',
  EFBIG: 'too large for the disk',
  EBUSY: 'is in use',
  ETXTBSY: 'is in use',
  EIO: 'could not be read or written',
  EADDRINUSE: 'the address is in use; choose another port with --port',
  EADDRNOTAVAIL: 'this machine has no such address; choose one with --host',
  ENOTFOUND: 'no such host; choose one with --host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
};

/** What a system error means; undefined for any other failure. */
export function systemReason(error: unknown): string | undefined {
  const code = codeOf(error);
  return reasons[code] ?? (/^E[A-Z0-9_]+$/.test(code) && !code.startsWith('ERR_') ? code : undefined);
}

/** What is told of a failure that ends a command: never content of an input, which messages of parsers quote. */
export function failureMessage(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (/^(?:invalid|unknown)-(?:option|argument):/.test(codeOf(error)) && error instanceof Error)
    return error.message;
  const reason = systemReason(error);
  if (reason !== undefined) return [placeOf(error), reason].filter((part) => part !== '').join(': ');
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const name = error instanceof Error ? error.name : typeof error;
  return [
    `unexpected failure (${[name, codeOf(error)].filter((part) => part !== '').join(' ')})`,
    ...places,
  ].join('\n');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('path' in error && typeof error.path === 'string') return shownName(error.path);
  if ('address' in error && 'port' in error) return `${String(error.address)}:${String(error.port)}`;
  return '';
}

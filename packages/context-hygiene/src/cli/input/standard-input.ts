import { fstatSync } from 'node:fs';
import { Readable } from 'node:stream';

/**
 * Standard input, which ends with an error when it is a directory: Node.js reads nothing from one, without a word.
 *
 * @param fd its file descriptor
 */
export function standardInput(stdin: () => Readable, fd = 0): Readable {
  if (!isDirectory(fd)) return stdin();
  const error = Object.assign(new Error('standard input is a directory'), { code: 'EISDIR' });
  return new Readable({
    read() {
      this.destroy(error);
    },
  });
}

function isDirectory(fd: number): boolean {
  try {
    return fstatSync(fd).isDirectory();
  } catch {
    return false;
  }
}

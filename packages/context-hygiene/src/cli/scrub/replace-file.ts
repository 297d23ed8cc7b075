import { createHash, randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces a file's content at once or not at all, and keeps its mode: the new content is written beside it first.
 * A link stays a link; a file that would not change is not touched.
 *
 * @returns whether the file was changed
 */
export async function replaceFile(
  path: string,
  oldHash: () => string,
  content: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const target = await realpath(path);
  const { mode, uid, gid } = await stat(target);
  // Not named after the file, whose name may be as long as names can be.
  const beside = join(dirname(target), `.context-hygiene-${randomUUID()}.tmp`);
  const file = await open(beside, 'wx', mode);
  try {
    const hash = createHash('sha256');
    try {
      for await (const bytes of content) {
        hash.update(bytes);
        await file.write(bytes);
      }
      // The mask of the process has no say about a file that was there already.
      await file.chmod(mode);
      // Only root may give files away; of others they are their own already.
      await file.chown(uid, gid).catch(() => undefined);
      await file.sync();
    } finally {
      await file.close();
    }
    const changed = hash.digest('hex') !== oldHash();
    if (changed) await rename(beside, target);
    return changed;
  } finally {
    await rm(beside, { force: true });
  }
}

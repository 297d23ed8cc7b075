import type { RecallArchive } from '../types.js';

/** An archive in memory: it lives as long as the object, and is not part of `serialize()`. */
export function memoryArchive(): RecallArchive {
  const texts = new Map<string, string>();
  return {
    get: (handle) => texts.get(handle),
    set: (handle, text) => {
      texts.set(handle, text);
    },
  };
}

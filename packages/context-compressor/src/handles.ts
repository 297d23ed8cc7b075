/**
 * A recall handle: twelve hexadecimal digits of a 53-bit hash (cyrb53 by bryc, public domain) of the raw content, so that
 * replicas and restarts agree on it. It is a name, not a proof: it does not resist a forger.
 */
export function handleOf(content: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < content.length; index += 1) {
    const code = content.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const upper = (low & 0xffff).toString(16).padStart(4, '0');
  return upper + (high >>> 0).toString(16).padStart(8, '0');
}

/** Tool output of `lines` lines that no other call has. */
export function output(at, lines = 60) {
  return Array.from(
    { length: lines },
    (_, line) => `export const value${at}_${line} = ${at * 1_000 + line};`,
  ).join('\n');
}

/** Window of the tests, in tokens; twelve outputs are over it. */
export const CONTEXT = 8_000;

/** Rough tokens of anything that is sent. */
export function tokensOf(value) {
  return JSON.stringify(value).length / 4;
}

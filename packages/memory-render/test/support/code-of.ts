/** The `code` of what a function throws. */
export function codeOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
  return 'nothing was thrown';
}

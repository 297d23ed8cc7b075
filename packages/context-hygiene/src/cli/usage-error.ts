/** A failure whose message is for the person at the terminal; the command ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Lets one job at a time run for each key, in the order asked: two turns of one conversation must not both
 * read the same state and overwrite each other's.
 */
export class JobsInTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `job` when the jobs before it with the same key have ended, well or badly. */
  async run<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const current = before.then(job, job);
    const settled = current.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await current;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}

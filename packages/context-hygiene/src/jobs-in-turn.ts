import { abortable } from './abortable.js';

/**
 * Lets one job at a time run for each key, in the order asked: two turns of one conversation must not both
 * read the same state and overwrite each other's.
 */
export class JobsInTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /**
   * Runs `job` when the jobs before it with the same key have ended, well or badly.
   *
   * @param signal ends the wait for them, and the turn: a job that goes on after that holds up nobody
   */
  async run<Result>(key: string, job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const turn = before.then(() => {
      // Whoever left while waiting wants nothing done.
      return signal?.aborted === true ? undefined : abortable(job(), signal);
    });
    const settled = turn.catch(() => undefined);
    this.#last.set(key, settled);
    void settled.finally(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    // Not given when the signal is aborted, and then nobody waits for it.
    return (await abortable(turn, signal)) as Result;
  }
}

const ofStores = new WeakMap<object, JobsInTurn>();

/** The jobs of all who share a store: two instances must wait for each other as one does for itself. */
export function jobsOf(store: object): JobsInTurn {
  const known = ofStores.get(store) ?? new JobsInTurn();
  ofStores.set(store, known);
  return known;
}

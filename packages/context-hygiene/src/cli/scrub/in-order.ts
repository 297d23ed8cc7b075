/**
 * Runs a job for each input, several at a time, and gives the results in the order of the inputs, each as soon as it is
 * its turn. No more than `concurrency` inputs are under way, so that memory stays bounded however slow the reader is.
 */
export async function* inOrder<Input, Output>(
  inputs: AsyncIterable<Input>,
  job: (input: Input) => Promise<Output>,
  concurrency: number,
): AsyncGenerator<Output> {
  const iterator = inputs[Symbol.asyncIterator]();
  const running: Promise<Output>[] = [];
  let asked: Promise<IteratorResult<Input>> | undefined;
  let isEnded = false;
  try {
    for (;;) {
      if (!isEnded && running.length < concurrency) asked ??= iterator.next();
      const [first] = running;
      if (first === undefined && asked === undefined) return;
      const waiting: Promise<'input' | 'output'>[] = [];
      if (asked !== undefined) waiting.push(asked.then(() => 'input'));
      if (first !== undefined) waiting.push(first.then(() => 'output'));
      const ready = await Promise.race(waiting);
      if (ready === 'output' && first !== undefined) {
        void running.shift();
        yield first;
      } else if (asked !== undefined) {
        const { done, value } = await asked;
        asked = undefined;
        isEnded = done === true;
        if (done === true) continue;
        const started = job(value);
        // A job that fails while an earlier one is awaited is told when its turn comes.
        started.catch(() => undefined);
        running.push(started);
      }
    }
  } finally {
    await iterator.return?.();
  }
}

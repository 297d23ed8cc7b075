/**
 * Runs a job for each input, several at a time, and gives the results in the order of the inputs. No more than
 * `concurrency` inputs are read ahead, so that memory stays bounded however slow the reader is.
 */
export async function* inOrder<Input, Output>(
  inputs: AsyncIterable<Input>,
  job: (input: Input) => Promise<Output>,
  concurrency: number,
): AsyncGenerator<Output> {
  const running: Promise<Output>[] = [];
  for await (const input of inputs) {
    const started = job(input);
    // A job that fails while an earlier one is awaited is told when its turn comes.
    started.catch(() => undefined);
    running.push(started);
    const first = running.length >= concurrency ? running.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const rest of running) yield await rest;
}

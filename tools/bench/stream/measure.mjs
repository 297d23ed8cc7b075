// Everything runs in one process, one implementation after the other, round by round: what disturbs the machine
// disturbs them all, and a ratio is the median of the rounds' ratios.

// Read at the end, so that no engine can leave the work out.
export let sink = 0;

/** Appends, and lets go of the text at 32 K as a response would. */
export function createSink() {
  let out = '';
  return (visible) => {
    out += visible;
    if (out.length > 32_768) {
      sink += out.charCodeAt(out.length - 1);
      out = '';
    }
  };
}

/** What any filter has to do at least: look for every `<`, pass the chunk on. */
export function runLowerBound(chunks) {
  const write = createSink();
  for (const chunk of chunks) {
    let at = chunk.indexOf('<');
    while (at >= 0) {
      sink += 1;
      at = chunk.indexOf('<', at + 1);
    }
    write(chunk);
  }
}

/**
 * Makes a loop that feeds a scrubber with all chunks. Each implementation gets one of its own: engines compile a loop
 * for the objects it has seen, and one implementation's must not slow down another's.
 */
export function createRunner() {
  const source = `
    const write = createSink();
    for (const chunk of chunks) write(scrubber.feed(chunk));
    write(scrubber.flush());`;
  const run = new Function('createSink', 'scrubber', 'chunks', source);
  return (scrubber, chunks) => run(createSink, scrubber, chunks);
}

/** Pipes all chunks through a TransformStream. */
export async function runTransform(transform, chunks) {
  let index = 0;
  const source = new ReadableStream({
    pull(controller) {
      if (index < chunks.length) controller.enqueue(chunks[index++]);
      else controller.close();
    },
  });
  const write = createSink();
  for await (const chunk of source.pipeThrough(transform)) write(chunk);
}

/**
 * Milliseconds of processor time of each runner in each round, after three rounds of warming up. A shared machine's
 * other work does not count in it.
 */
export async function measure(runners, rounds, repeats = 1) {
  const times = Object.fromEntries(Object.keys(runners).map((name) => [name, []]));
  for (let round = -3; round < rounds; round++) {
    for (const [name, run] of Object.entries(runners)) {
      const start = process.cpuUsage();
      for (let repeat = 0; repeat < repeats; repeat++) await run();
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) times[name].push((user + system) / 1000 / repeats);
    }
  }
  return times;
}

/** The middle one. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** How many times as long as the base, in the median round. */
export function ratio(times, base) {
  return median(times.map((time, round) => time / base[round]));
}

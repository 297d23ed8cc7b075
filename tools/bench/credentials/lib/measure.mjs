/** Timing by CPU time of this process, which other work on the machine disturbs less than the clock on the wall. */

function cpuMilliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** MB/s over as many pieces as fit into the time, beginning at `from`. */
export async function throughput(scrub, list, { milliseconds, from = 0 }) {
  const start = cpuMilliseconds();
  let bytes = 0;
  let spent = 0;
  for (let count = 0; spent < milliseconds; count += 1) {
    const piece = list[(from + count) % list.length];
    const out = scrub(piece);
    if (out instanceof Promise) await out;
    bytes += piece.length;
    if (count % 8 === 7 || piece.length > 16_384) spent = cpuMilliseconds() - start;
  }
  return bytes / 2 ** 20 / ((cpuMilliseconds() - start) / 1000);
}

/** Least CPU milliseconds of a few runs; of more of them when they are short, as short ones are told less exactly. */
export async function fastest(run, { runs = 4, least = 80, budget = 4000 } = {}) {
  let best = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let count = 0; spent < budget && (count < runs || spent < least); count += 1) {
    const start = cpuMilliseconds();
    await run();
    const took = cpuMilliseconds() - start;
    best = Math.min(best, took);
    spent += took;
  }
  return best;
}

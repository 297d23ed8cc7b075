import fc from 'fast-check';

// FC_SEED=… replays a run, FC_RUNS=… multiplies the work. A failing property prints its seed and path.
const seed = process.env.FC_SEED;
fc.configureGlobal(seed === undefined ? {} : { seed: Number(seed) });

import fc from 'fast-check';

// The same seed in every run, so that a change is judged by the change. FC_SEED=… takes another one, FC_SEED=random a new
// one each time; FC_RUNS=… multiplies the work. A failing property prints its seed and path.
const seed = process.env.FC_SEED ?? '20261130';
fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });

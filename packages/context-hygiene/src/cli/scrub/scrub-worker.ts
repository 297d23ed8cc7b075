/** What the worker threads of `scrub --jsonl` run. */
export { scrubJsonLines } from './json-lines-batch.js';

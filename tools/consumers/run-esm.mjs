import { jobs } from './jobs/index.mjs';

for (const { specifier, job } of jobs) {
  if (!(await job(await import(specifier)))) throw new Error(`${specifier} did its job wrong`);
}
console.log(`${jobs.length} jobs done`);

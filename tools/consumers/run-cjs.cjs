(async () => {
  const { jobs } = await import('./jobs/index.mjs');
  for (const { specifier, job } of jobs) {
    if (!(await job(require(specifier)))) throw new Error(`${specifier} did its job wrong`);
  }
  console.log(`${jobs.length} jobs done`);
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});

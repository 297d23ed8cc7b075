export const specifier = '@context-hygiene/contract-tests';

/** Runs a contract against a subject that breaks it: the contract must notice. */
export async function job({ streamScrubberContract }) {
  const checks = streamScrubberContract(() => ({ feed: (chunk) => chunk, flush: () => '' }));
  const outcomes = await Promise.allSettled(checks.map(async ({ run }) => run()));
  return checks.length > 0 && outcomes.some(({ status }) => status === 'rejected');
}

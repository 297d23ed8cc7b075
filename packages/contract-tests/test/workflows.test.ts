import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
);

test.each(workflows)('%s: actions are pinned by commit, permissions given job by job', (_name, text) => {
  const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(text).toMatch(/^permissions: \{\}$/m);
  const jobs = text
    .slice(text.indexOf('\njobs:'))
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) {
    expect(job).toMatch(/^ {4}permissions:$/m);
    expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
    expect(job.match(/persist-credentials: false/g)).toHaveLength(
      job.match(/actions\/checkout@/g)?.length ?? 0,
    );
  }
  expect(text).not.toMatch(/pull_request_target|secrets\.(?!GITHUB_TOKEN)/);
});

test('only the job that publishes gets an identity, and it runs no test', () => {
  const holders = workflows.flatMap(([name, text]) =>
    text
      .split(/^ {2}(?=\w+:$)/m)
      .filter((job) => job.includes('id-token: write'))
      .map((job) => [name, job.split(':')[0], /\.ci\/run|npm test/.test(job)]),
  );
  expect(holders).toEqual([['release.yml', 'publish', false]]);
});

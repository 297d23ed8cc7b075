import { expect, test } from 'vitest';
import { JobsInTurn } from '../src/jobs-in-turn.js';

test('jobs of one key run one after the other, of two keys side by side, and a failure does not stop the next', async () => {
  const jobs = new JobsInTurn();
  const log: string[] = [];
  const job =
    (name: string, fails = false) =>
    async (): Promise<string> => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    jobs.run('x', job('x1', true)),
    jobs.run('x', job('x2')),
    jobs.run('y', job('y1')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.indexOf('x1 ends')).toBeLessThan(log.indexOf('x2 begins'));
  expect(log.indexOf('y1 begins')).toBeLessThan(log.indexOf('x1 ends'));
});

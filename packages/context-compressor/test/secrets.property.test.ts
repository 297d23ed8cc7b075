import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { ContextCompressor, estimateTokens } from '../src/index.js';

// Split, so that no scanner takes this file for a leak.
const GITHUB = `${'gh'}p_16C7e42F292c6912E7710c838347Ae178B4a`;
const PASSWORD = 'Zx81kQe0vv77';

const carrier = fc.constantFrom(
  (at: number) => ({ role: 'user', content: `step ${at}: use the token ${GITHUB} please` }),
  (at: number) => ({ role: 'assistant', content: `step ${at}: the password is ${PASSWORD}` }),
  (at: number) => ({ role: 'user', content: `step ${at}: DB_PASSWORD=${PASSWORD}` }),
);
const bare = fc.constantFrom(
  (at: number) => group(at, `{"command":"login --as app ${PASSWORD}"}`, `ok ${PASSWORD} accepted`),
  (at: number) => group(at, `{"command":"git push"}`, `remote: ${GITHUB}\n${'line\n'.repeat(600)}`),
  (at: number) => group(at, `{"path":"src/${at}.ts"}`, `text ${at}`),
);

function group(at: number, args: string, content: string): object[] {
  const call = { id: `c${at}`, type: 'function', function: { name: 'bash', arguments: args } };
  return [
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: `c${at}`, content },
  ];
}

test('no secret reaches a summarizer, the archive or a message of ours, wherever it was found first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          carrier.map((make) => (at: number) => [make(at)]),
          bare,
        ),
        { minLength: 6, maxLength: 20 },
      ),
      fc.array(fc.constantFrom(...carrierList()), { minLength: 1, maxLength: 2 }),
      fc.boolean(),
      async (makers, first, answers) => {
        const head = first.map((make, at) => make(1_000 + at));
        const messages = [...head, ...makers.flatMap((make, at) => make(at))];
        const prompts: string[] = [];
        const compressor = new ContextCompressor({
          countTokens: estimateTokens,
          protectFirstN: 1,
          tailTokenBudget: 50,
          summarize: async (prompt) => {
            prompts.push(prompt);
            return answers ? prompt : null;
          },
        });
        const result = await compressor.compress(messages, {
          contextLimit: 2_000,
          force: true,
          focusTopic: `why ${GITHUB} fails`,
        });
        const written = JSON.stringify(result.messages.filter((message) => !messages.includes(message)));
        const handles = [...written.matchAll(/recall ([0-9a-f]{12})/g)].map((match) => match[1] ?? '');
        const archived = await Promise.all(handles.map(async (handle) => compressor.archive.get(handle)));
        const seen = [...prompts, written, ...archived].join('\n');
        expect(seen).not.toContain(GITHUB);
        const isLearned = messages.some((message) => /password/i.test(JSON.stringify(message)));
        if (isLearned) expect(seen).not.toContain(PASSWORD);
      },
    ),
    { numRuns: fcRuns(40) },
  );
});

function carrierList(): ((at: number) => object)[] {
  return [
    (at) => ({ role: 'user', content: `first ${at}: PASSWORD=${PASSWORD} and ${GITHUB}` }),
    (at) => ({ role: 'user', content: `first ${at}` }),
  ];
}

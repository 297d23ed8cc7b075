import { test } from 'vitest';
import { expectPage } from './support/generated.js';
import { faults, type Sees } from './support/proxy-faults.js';

const told: Readonly<Record<Exclude<Sees, number>, string>> = {
  whole: 'the whole visible answer',
  passed: 'an answer that ends well, with less in it',
  broken: 'an answer that breaks off',
};

// Each row is a case of proxy-faults.test.ts, which looks for the hidden text in every byte that comes back.
test('the page of faults lists what is tested', () => {
  const sections = Object.entries(faults).map(([kind, ofKind]) => {
    const rows = ofKind.map(([fault, sees]) => {
      const seen = typeof sees === 'number' ? `status ${sees}` : told[sees];
      return `| ${fault} | ${seen} | no |`;
    });
    return [
      `## ${kind}`,
      '',
      '| upstream sends | the client sees | leak |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  const head = [
    '# What the proxy does with faulty answers',
    '',
    'Every answer below carries a hidden block, most of them cut within its tags. Made by `test/docs.test.ts`;',
    '`UPDATE_DOCS=1` writes it anew.',
    '',
  ];
  expectPage('proxy-faults.md', [...head, ...sections].join('\n'));
});

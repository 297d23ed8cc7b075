import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { run } from './pack.mjs';

const consumer = `
import { StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
import { scrubTransform } from '@context-hygiene/stream-scrubber/web';
import { scrubSse } from '@context-hygiene/stream-scrubber/sse';
import { CredentialScrubber, type Finding } from '@context-hygiene/credential-scrubber';
import { renderMemoryContext } from '@context-hygiene/memory-render';
import { dropCredentialKeys } from '@context-hygiene/memory-render/credential-keys';
import { ContextCompressor, type CompressionResult } from '@context-hygiene/context-compressor';
import { credentialKeyContract } from '@context-hygiene/contract-tests';
import { createContextHygiene } from 'context-hygiene';
import { createScrubbingProxy } from 'context-hygiene/proxy';

export const visible: string = new StreamingContextScrubber({ tags: ['think'] }).feed('x');
export const findings: readonly Finding[] = new CredentialScrubber().find('x');
export const text: string = renderMemoryContext([{ content: 'x' }]).text;
export const result: Promise<CompressionResult<{ role: string }>> = new ContextCompressor().compress([{ role: 'user' }], { contextLimit: 1 });
export const used = [scrubTransform, scrubSse, dropCredentialKeys, credentialKeyContract, createContextHygiene, createScrubbingProxy];
// @ts-expect-error an unknown option is a mistake
new StreamingContextScrubber({ tag: 'think' });
`;

const base = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.AsyncIterable'],
  types: [],
  skipLibCheck: false,
};
const ways = {
  nodenext: { ...base, module: 'NodeNext', moduleResolution: 'NodeNext' },
  bundler: { ...base, module: 'ESNext', moduleResolution: 'bundler' },
};

/** Type-checks a consumer's file, as .ts and .cts, with one TypeScript; library types are checked too. */
export function checkTypes(folder, version) {
  const target = join(folder, `types-${version}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(target, 'consumer.ts'), consumer);
  writeFileSync(join(target, 'consumer.cts'), consumer);
  install(target, [`typescript@${version}`]);
  for (const [name, compilerOptions] of Object.entries(ways)) {
    const files = name === 'nodenext' ? ['consumer.ts', 'consumer.cts'] : ['consumer.ts'];
    writeFileSync(join(target, `${name}.json`), JSON.stringify({ compilerOptions, files }));
    run(process.execPath, [join(target, 'node_modules/typescript/bin/tsc'), '-p', `${name}.json`], {
      cwd: target,
    });
  }
  return Object.keys(ways).join(', ');
}

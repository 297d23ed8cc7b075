import { copyFile } from 'node:fs/promises';
import { packageBuild } from '../../tools/tsup.js';

const external = ['vitest', 'node:test'];

export default [
  {
    ...packageBuild({ index: 'src/index.ts', 'node-test': 'src/adapters/node-test.ts' }),
    external,
    // The list is read from other languages too.
    onSuccess: () => copyFile('src/credential-keys.json', 'dist/credential-keys.json'),
  },
  {
    ...packageBuild({ vitest: 'src/adapters/vitest.ts' }),
    external,
    // Vitest refuses to be required.
    format: ['esm' as const],
    clean: false,
  },
];

import { copyFile } from 'node:fs/promises';
import { packageBuild } from '../../tools/tsup.js';

export default {
  ...packageBuild({
    index: 'src/index.ts',
    // Vitest refuses to be required: the CommonJS build of this one is not packed.
    vitest: 'src/adapters/vitest.ts',
    'node-test': 'src/adapters/node-test.ts',
  }),
  external: ['vitest', 'node:test'],
  // The list is read from other languages too.
  onSuccess: () => copyFile('src/credential-keys.json', 'dist/credential-keys.json'),
};

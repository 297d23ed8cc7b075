import { packageBuild } from '../../tools/tsup.js';

export default [
  packageBuild({ index: 'src/index.ts' }),
  {
    ...packageBuild({ cli: 'src/cli/bin.ts' }),
    format: ['esm' as const],
    platform: 'node' as const,
    dts: false,
    clean: false,
  },
];

import { packageBuild } from '../../tools/tsup.js';

export default [
  packageBuild({ index: 'src/index.ts', proxy: 'src/proxy/index.ts' }),
  {
    ...packageBuild({ cli: 'src/cli/bin.ts', 'scrub-worker': 'src/cli/scrub/scrub-worker.ts' }),
    format: ['esm' as const],
    platform: 'node' as const,
    dts: false,
    clean: false,
  },
];

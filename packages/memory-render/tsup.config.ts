import { packageBuild } from '../../tools/tsup.js';

export default packageBuild({ index: 'src/index.ts', 'credential-keys': 'src/credential-keys.ts' });

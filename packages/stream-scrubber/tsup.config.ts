import { packageBuild } from '../../tools/tsup.js';

export default packageBuild({ index: 'src/index.ts', sse: 'src/adapters/sse/index.ts' });

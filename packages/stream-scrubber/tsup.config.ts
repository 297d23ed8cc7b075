import { packageBuild } from '../../tools/tsup.js';

export default packageBuild({ index: 'src/index.ts' });

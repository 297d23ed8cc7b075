import { packageBuild } from '../../tools/tsup.js';

export default packageBuild({
  index: 'src/index.ts',
  rules: 'src/rules/index.ts',
  'rules-meta': 'src/rules/meta/index.ts',
});

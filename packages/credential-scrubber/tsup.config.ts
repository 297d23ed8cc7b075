import { packageBuild } from '../../tools/tsup.js';

export default {
  ...packageBuild({
    index: 'src/index.ts',
    rules: 'src/rules/index.ts',
    'rules-meta': 'src/rules/meta/index.ts',
  }),
  // Much of the time to import goes into reading the file. Names stay, so that stack traces can be read without the maps.
  esbuildOptions(options: { minifyWhitespace?: boolean; minifySyntax?: boolean }): void {
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
};

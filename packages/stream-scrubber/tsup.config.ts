import { packageBuild } from '../../tools/tsup.js';

export default {
  ...packageBuild({
    index: 'src/index.ts',
    sse: 'src/adapters/sse/index.ts',
    web: 'src/adapters/web.ts',
    node: 'src/adapters/node.ts',
    'ai-sdk': 'src/adapters/ai-sdk.ts',
    mastra: 'src/adapters/mastra.ts',
  }),
  external: ['node:stream'],
};

import { packageBuild } from '../../tools/tsup.js';

export default packageBuild({
  index: 'src/index.ts',
  recall: 'src/recall/index.ts',
  openai: 'src/adapters/openai.ts',
  anthropic: 'src/adapters/anthropic.ts',
  'ai-sdk': 'src/adapters/ai-sdk.ts',
  langchain: 'src/adapters/langchain.ts',
  mastra: 'src/adapters/mastra.ts',
  'openai-agents': 'src/adapters/openai-agents.ts',
});

export { handleOf } from '../handles.js';
export type { RecallArchive } from '../types.js';
export { memoryArchive } from './memory-archive.js';
export type { RecallHandler, RecallHandlerOptions } from './recall-handler.js';
export { recallHandler } from './recall-handler.js';
export type {
  ClosedRecallParameters,
  RecallParameters,
  RecallToolDefinition,
  RecallToolDefinitions,
} from './recall-tool.js';
export { RECALL_TOOL_NAME, recallTool } from './recall-tool.js';

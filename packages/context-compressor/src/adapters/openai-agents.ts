import { type Fields, isFields, stringOf } from '../formats/fields.js';
import { createHistoryView, type HistoryCompressor, type HistoryOptions } from './history-view.js';
import { createSourceIndex } from './source-index.js';

/** A session store of `@openai/agents`. */
export interface AgentsSession<Item extends object> {
  /** The id of the conversation. */
  getSessionId(): Promise<string>;
  /** The items, oldest first; with a limit the newest ones. */
  getItems(limit?: number): Promise<Item[]>;
  /** Stores items behind the others. */
  addItems(items: Item[]): Promise<void>;
  /** Takes the newest item out. */
  popItem(): Promise<Item | undefined>;
  /** Takes all items out. */
  clearSession(): Promise<void>;
}

/**
 * A session for `@openai/agents` that gives the compressed conversation and stores all of it in the session beneath.
 *
 * @example
 * const session = compressSession(new MemorySession(), compressor, { contextLimit: 200_000 });
 * await run(agent, 'Go on', { session });
 */
export function compressSession<Item extends object>(
  session: AgentsSession<Item>,
  compressor: HistoryCompressor,
  options: HistoryOptions,
): AgentsSession<Item> {
  const compressItems = createItemsView<Item>(compressor, options);
  return {
    getSessionId: () => session.getSessionId(),
    async getItems(limit) {
      const items = await session.getItems(limit);
      // A caller that asks for the newest few gets them as they are.
      return limit === undefined ? compressItems(items) : items;
    },
    addItems: (items) => session.addItems(items),
    popItem: () => session.popItem(),
    clearSession: () => session.clearSession(),
  };
}

/** What is read and written by a `callModelInputFilter` of `@openai/agents`. */
interface ModelInput<Item extends object> {
  readonly modelData: { readonly input: Item[]; readonly instructions?: string };
}

/**
 * A `callModelInputFilter` for `run` of `@openai/agents`: every model call inside a run gets the compressed items.
 *
 * @example
 * await run(agent, 'Fix the build', { callModelInputFilter: compressInputFilter(compressor, { contextLimit: 200_000 }) });
 */
export function compressInputFilter(
  compressor: HistoryCompressor,
  options: HistoryOptions,
): <Item extends object>(data: ModelInput<Item>) => Promise<ModelInput<Item>['modelData']> {
  const compressItems = createItemsView<object>(compressor, options);
  return async <Item extends object>({ modelData }: ModelInput<Item>) => {
    const { input, instructions } = modelData;
    // The door of the format: what was put in comes out in the same shape.
    return { ...modelData, input: (await compressItems(input, instructions)) as Item[] };
  };
}

function createItemsView<Item extends object>(
  compressor: HistoryCompressor,
  options: HistoryOptions,
): (items: readonly Item[], system?: string) => Promise<Item[]> {
  const view = createHistoryView(compressor, options);
  const index = createSourceIndex<Item>((item) => toRecord(item));
  return async (items, system) => {
    const compressed = await view(items.map(index.recordOf), { system });
    return compressed.map((record) => {
      const fields: Fields = isFields(record) ? record : {};
      return index.untouched(record) ?? (toItem(fields, index.sourceOf(fields)) as Item);
    });
  };
}

/** The protocol's camel case as a Responses item. */
function toRecord(item: object): Fields {
  const fields: Fields = isFields(item) ? item : {};
  const { type, callId, ...rest } = fields;
  const callIdField = callId === undefined ? {} : { call_id: callId };
  switch (type) {
    case 'function_call_result':
      return { ...rest, ...callIdField, type: 'function_call_output', output: outputOf(fields.output) };
    case 'computer_call_result':
      return { ...rest, ...callIdField, type: 'computer_call_output' };
    case 'reasoning':
      return { ...rest, type, summary: Array.isArray(fields.content) ? fields.content : [] };
    default:
      return { ...rest, ...callIdField, type: stringOf(type) || 'message' };
  }
}

function outputOf(output: unknown): unknown {
  if (!isFields(output)) return output;
  return output.type === 'text' ? stringOf(output.text) : [output];
}

function toItem(record: Fields, source: object | undefined): object {
  const { role, content } = record;
  if (source === undefined) {
    return role === 'assistant'
      ? { type: 'message', role, status: 'completed', content: assistantContent(content) }
      : { type: 'message', role, content };
  }
  const item: Record<string, unknown> = { ...source };
  if (record.id === undefined) delete item.id;
  if ('callId' in item) item.callId = record.call_id;
  if ('arguments' in item) item.arguments = record.arguments;
  if ('content' in item && record.type !== 'reasoning') item.content = content;
  if (item.type === 'function_call_result') item.output = editedOutput(record.output, item.output);
  return item;
}

function editedOutput(output: unknown, before: unknown): unknown {
  return typeof output === 'string' && typeof before !== 'string' ? { type: 'text', text: output } : output;
}

function assistantContent(content: unknown): unknown {
  return typeof content === 'string' ? [{ type: 'output_text', text: content }] : content;
}

export type { HistoryCompressor, HistoryOptions } from './history-view.js';

import { invalidArgument } from '../errors.js';
import type { MessageFormat } from '../model.js';

/** Default name of the recall tool. */
export const RECALL_TOOL_NAME = 'recall';

const DESCRIPTION =
  'Gives back the original text of a tool result or of earlier turns that were pruned or summarized. ' +
  'Handles stand in the conversation as "recall <handle>". Long originals come in pages.';

const PARAMETERS = {
  type: 'object',
  properties: {
    handle: { type: 'string', description: 'The handle after the word "recall", twelve hexadecimal digits.' },
    offset: { type: 'integer', minimum: 0, description: 'Character to start from, for the next page.' },
    query: { type: 'string', description: 'Only the lines that hold this text, with their neighbours.' },
  },
  required: ['handle'],
  additionalProperties: false,
} as const;

/** A tool definition in the shape that a provider's API takes. */
export type RecallToolDefinition = Readonly<Record<string, unknown>>;

/**
 * The definition of the recall tool, ready for the `tools` of a request in a format.
 *
 * @throws TypeError with code `invalid-argument:format`
 * @example
 * const tools = [recallTool('anthropic')];
 */
export function recallTool(format: MessageFormat, name: string = RECALL_TOOL_NAME): RecallToolDefinition {
  const { additionalProperties: _closed, ...geminiParameters } = PARAMETERS;
  switch (format) {
    case 'openai-chat':
      return { type: 'function', function: { name, description: DESCRIPTION, parameters: PARAMETERS } };
    case 'openai-responses':
      return { type: 'function', name, description: DESCRIPTION, parameters: PARAMETERS, strict: false };
    case 'anthropic':
      return { name, description: DESCRIPTION, input_schema: PARAMETERS };
    case 'gemini':
      return { functionDeclarations: [{ name, description: DESCRIPTION, parameters: geminiParameters }] };
    case 'ai-sdk':
      return { type: 'function', name, description: DESCRIPTION, inputSchema: PARAMETERS };
    default:
      throw invalidArgument('format', 'openai-chat, openai-responses, anthropic, gemini or ai-sdk');
  }
}

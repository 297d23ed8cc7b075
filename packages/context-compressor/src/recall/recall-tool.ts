import { invalidArgument } from '../errors.js';
import type { MessageFormat } from '../model.js';

/** Default name of the recall tool. */
export const RECALL_TOOL_NAME = 'recall';

const description =
  'Gives back the original text of a tool result or of earlier turns that were pruned or summarized. ' +
  'Handles stand in the conversation as "recall <handle>". Long originals come in pages.';

/** The arguments of the recall tool as a JSON schema; arrays are not readonly, because the SDKs' types ask for that. */
export interface RecallParameters {
  readonly type: 'object';
  readonly properties: {
    readonly handle: { readonly type: 'string'; readonly description: string };
    readonly offset: { readonly type: 'integer'; readonly minimum: number; readonly description: string };
    readonly query: { readonly type: 'string'; readonly description: string };
  };
  readonly required: string[];
}

/** The same for APIs that can be told that there are no other arguments. */
export type ClosedRecallParameters = RecallParameters & { readonly additionalProperties: false };

interface Named {
  readonly name: string;
  readonly description: string;
}

/** Tool definitions in the shapes that the providers' APIs and the types of their SDKs take. */
export interface RecallToolDefinitions {
  readonly 'openai-chat': {
    readonly type: 'function';
    readonly function: Named & { readonly parameters: ClosedRecallParameters & Record<string, unknown> };
  };
  readonly 'openai-responses': Named & {
    readonly type: 'function';
    readonly parameters: ClosedRecallParameters & Record<string, unknown>;
    readonly strict: false;
  };
  readonly anthropic: Named & {
    readonly input_schema: ClosedRecallParameters & Record<string, unknown>;
  };
  readonly gemini: {
    readonly functionDeclarations: (Named & { readonly parameters: RecallParameters })[];
  };
  readonly 'ai-sdk': Named & { readonly type: 'function'; readonly inputSchema: ClosedRecallParameters };
}

/** A tool definition in the shape that a provider's API takes. */
export type RecallToolDefinition<Format extends MessageFormat = MessageFormat> =
  RecallToolDefinitions[Format];

/**
 * The definition of the recall tool, ready for the `tools` of a request in a format.
 *
 * @throws TypeError with code `invalid-argument:format`
 * @example
 * const tools = [recallTool('anthropic')];
 */
export function recallTool<Format extends MessageFormat>(
  format: Format,
  name: string = RECALL_TOOL_NAME,
): RecallToolDefinition<Format> {
  const make = Object.hasOwn(DEFINITIONS, format) ? DEFINITIONS[format] : undefined;
  if (make === undefined)
    throw invalidArgument('format', 'openai-chat, openai-responses, anthropic, gemini or ai-sdk');
  return make(name);
}

const DEFINITIONS: { readonly [Format in MessageFormat]: (name: string) => RecallToolDefinitions[Format] } = {
  'openai-chat': (name) => ({
    type: 'function',
    function: { name, description, parameters: closedParameters() },
  }),
  'openai-responses': (name) => ({
    type: 'function',
    name,
    description,
    parameters: closedParameters(),
    strict: false,
  }),
  anthropic: (name) => ({ name, description, input_schema: closedParameters() }),
  gemini: (name) => ({ functionDeclarations: [{ name, description, parameters: parameters() }] }),
  'ai-sdk': (name) => ({ type: 'function', name, description, inputSchema: closedParameters() }),
};

function parameters(): RecallParameters {
  return {
    type: 'object',
    properties: {
      handle: {
        type: 'string',
        description: 'The handle after the word "recall", twelve hexadecimal digits.',
      },
      offset: { type: 'integer', minimum: 0, description: 'Character to start from, for the next page.' },
      query: { type: 'string', description: 'Only the lines that hold this text, with their neighbours.' },
    },
    required: ['handle'],
  };
}

function closedParameters(): ClosedRecallParameters & Record<string, unknown> {
  return { ...parameters(), additionalProperties: false };
}

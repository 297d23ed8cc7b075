import Anthropic from '@anthropic-ai/sdk';
import {
  generateText,
  jsonSchema,
  type LanguageModelMiddleware,
  type ModelMessage,
  type PrepareStepFunction,
  tool,
} from 'ai';
import type { MockLanguageModelV3 } from 'ai/test';
import OpenAI from 'openai';
import { expectTypeOf } from 'vitest';
import { aiSdkSummarizer, compressMiddleware, compressPrepareStep } from '../src/adapters/ai-sdk.js';
import { anthropicSummarizer } from '../src/adapters/anthropic.js';
import { openaiSummarizer } from '../src/adapters/openai.js';
import {
  type CompressionResult,
  type ContextCompressor,
  ContextCompressorError,
  countMessageTokens,
  estimateTokens,
  loadDefaultCounter,
  type Problem,
  type Profile,
  type Summarize,
  type TokenCounter,
  validateMessages,
} from '../src/index.js';
import { recallHandler, recallTool } from '../src/recall/index.js';

// What goes in comes out: the caller's own message type, in all five formats.
declare const chat: readonly OpenAI.ChatCompletionMessageParam[];
declare const items: OpenAI.Responses.ResponseInputItem[];
declare const claude: readonly Anthropic.MessageParam[];
declare const models: ModelMessage[];
declare const compressor: ContextCompressor;
expectTypeOf(compressor.compress(chat, { contextLimit: 1 })).resolves.toEqualTypeOf<
  CompressionResult<OpenAI.ChatCompletionMessageParam>
>();
expectTypeOf(compressor.compress(items, { contextLimit: 1 })).resolves.toHaveProperty('messages');
expectTypeOf((await compressor.compress(claude, { contextLimit: 1 })).messages).toEqualTypeOf<
  readonly Anthropic.MessageParam[]
>();
expectTypeOf((await compressor.compress(models, { contextLimit: 1 })).messages).toEqualTypeOf<
  readonly ModelMessage[]
>();
// @ts-expect-error the window is needed
void compressor.compress(chat, {});

// The counters: synchronous with a counter, else a promise.
expectTypeOf(countMessageTokens(chat, { countTokens: estimateTokens })).toEqualTypeOf<number>();
expectTypeOf(countMessageTokens(chat)).toEqualTypeOf<Promise<number>>();
expectTypeOf(loadDefaultCounter()).resolves.toEqualTypeOf<TokenCounter>();
expectTypeOf(estimateTokens).toExtend<TokenCounter>();

// The validator knows its profiles.
expectTypeOf(validateMessages(chat, 'openai-chat')).toEqualTypeOf<readonly Problem[]>();
expectTypeOf<'anthropic-preserved-thinking'>().toExtend<Profile>();
// @ts-expect-error there is no such profile
validateMessages(chat, 'openai');

// Results say why in closed words.
declare const result: CompressionResult;
switch (result.reason) {
  case 'compressed':
  case 'pruned':
  case 'repaired':
  case 'below-threshold':
  case 'nothing-to-compress':
  case 'ineffective':
  case 'cooldown':
  case 'in-flight':
  case 'incompressible':
  case 'aborted':
    break;
  default:
    expectTypeOf(result.reason).toBeNever();
}

// The real clients fit, and what comes out is a summarizer.
declare const model: MockLanguageModelV3;
expectTypeOf(openaiSummarizer(new OpenAI(), { model: 'm' })).toEqualTypeOf<Summarize>();
expectTypeOf(anthropicSummarizer(new Anthropic(), { model: 'm' })).toEqualTypeOf<Summarize>();
expectTypeOf(aiSdkSummarizer({ generateText, model })).toEqualTypeOf<Summarize>();
expectTypeOf(aiSdkSummarizer(model)).toEqualTypeOf<Summarize>();
// @ts-expect-error the model's name is needed
openaiSummarizer(new OpenAI(), {});

// The shapes are the frameworks' own.
// biome-ignore lint/complexity/noBannedTypes: the tool set of an agent without tools
expectTypeOf(compressPrepareStep(compressor, { contextLimit: 1 })).toExtend<PrepareStepFunction<{}>>();
expectTypeOf(compressMiddleware(compressor, { contextLimit: 1 })).toExtend<LanguageModelMiddleware>();

declare const error: unknown;
if (ContextCompressorError.isInstance(error)) {
  expectTypeOf(error.retryAfterMs).toEqualTypeOf<number | undefined>();
}

// The recall tool goes into the requests of the real clients as it is.
void new OpenAI().chat.completions.create({ model: 'm', messages: [], tools: [recallTool('openai-chat')] });
void new OpenAI().responses.create({ model: 'm', input: [], tools: [recallTool('openai-responses')] });
void new Anthropic().messages.create({
  model: 'm',
  max_tokens: 1,
  messages: [],
  tools: [recallTool('anthropic', 'remember')],
});
const recallDefinition = recallTool('ai-sdk');
tool({
  description: recallDefinition.description,
  inputSchema: jsonSchema(recallDefinition.inputSchema),
  execute: recallHandler(compressor.archive),
});

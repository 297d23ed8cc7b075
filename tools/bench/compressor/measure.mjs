/**
 * Runs one measurement in this process and prints it as JSON: `node measure.mjs <case> <tokens>`. A case gets a fresh process,
 * so that no cache of another one is warm.
 */
import { randomBytes } from 'node:crypto';
import {
  ContextCompressor,
  countMessageTokens,
  loadDefaultCounter,
} from '../../../packages/context-compressor/dist/index.js';
import { history } from './history.mjs';

const [name, size = '1000000'] = process.argv.slice(2);
const tokens = Number(size);
const summary = `## Active Task\n${'Go on with the refactoring. '.repeat(40)}`;
const window = Math.round(tokens * 1.2);

const rough = (message) => JSON.stringify(message).length / 4.2;
const fresh = () => history(tokens, rough);

// CPU time, so that other work on the machine does not count; the threads of the garbage collector do.
async function timed(run) {
  globalThis.gc?.();
  const start = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1_000, value };
}

const CASES = {
  async ours() {
    const countTokens = await loadDefaultCounter();
    const best = {
      countMs: Number.POSITIVE_INFINITY,
      firstMs: Number.POSITIVE_INFINITY,
      laterMs: Number.POSITIVE_INFINITY,
    };
    const keep = (name, ms) => {
      best[name] = Math.min(best[name], ms);
    };
    let total = 0;
    let messages = [];
    for (let round = 0; round < 5; round++) {
      const counted = fresh();
      keep('countMs', (await timed(() => (total = countMessageTokens(counted, { countTokens })))).ms);
      messages = fresh();
      const compressor = new ContextCompressor({ summarize: async () => summary });
      const options = { contextLimit: window, force: true };
      keep('firstMs', (await timed(() => compressor.compress(messages, options))).ms);
      const said = [
        { role: 'assistant', content: 'Done.' },
        { role: 'user', content: `And now? ${round}` },
      ];
      keep('laterMs', (await timed(() => compressor.compress([...messages, ...said], options))).ms);
    }
    return { messages: messages.length, tokens: total, ...best };
  },
  async pathological() {
    const texts = {
      'one letter': 'a'.repeat(1e6),
      spaces: ' '.repeat(1e6),
      base64: randomBytes(750_000).toString('base64'),
      '"="': '='.repeat(1e6),
    };
    const compressor = new ContextCompressor({ summarize: async () => summary });
    await compressor.compress([{ role: 'user', content: 'warm up' }], { contextLimit: 1_000 });
    const times = {};
    for (const [kind, text] of Object.entries(texts)) {
      const call = { id: 'c', type: 'function', function: { name: 'read', arguments: '{}' } };
      const messages = [
        { role: 'system', content: 'rules' },
        { role: 'user', content: 'Read the file.' },
        { role: 'assistant', content: null, tool_calls: [call] },
        { role: 'tool', tool_call_id: 'c', content: text },
        { role: 'assistant', content: 'It is long.' },
        { role: 'user', content: 'Go on.' },
      ];
      const { ms } = await timed(async () => {
        compressor.shouldCompress(await countMessageTokens(messages), 200_000);
        return compressor.compress(messages, { contextLimit: 200_000, force: true });
      });
      times[kind] = ms;
    }
    return times;
  },
  async 'langchain summarizationMiddleware'() {
    const { summarizationMiddleware } = await import('langchain');
    const { FakeListChatModel } = await import('@langchain/core/utils/testing');
    const messages = await langchainMessages();
    const middleware = summarizationMiddleware({
      model: new FakeListChatModel({ responses: [summary] }),
      trigger: { tokens: 1_000 },
      keep: { messages: 20 },
    });
    const hook =
      typeof middleware.beforeModel === 'function' ? middleware.beforeModel : middleware.beforeModel.hook;
    const { ms } = await timed(() => hook({ messages }, { context: {} }));
    return { ms };
  },
  async 'langchain trimMessages'() {
    const { trimMessages, countTokensApproximately } = await import('langchain');
    const messages = await langchainMessages();
    const { ms } = await timed(() =>
      trimMessages(messages, {
        maxTokens: 20_000,
        tokenCounter: countTokensApproximately,
        includeSystem: true,
      }),
    );
    return { ms };
  },
  async 'ai pruneMessages'() {
    const { pruneMessages } = await import('ai');
    const messages = aiSdkMessages();
    const { ms } = await timed(() => pruneMessages({ messages, toolCalls: 'before-last-20-messages' }));
    return { ms };
  },
  async 'mastra TokenLimiter'() {
    const { TokenLimiterProcessor } = await import('@mastra/core/processors');
    const prompt = aiSdkMessages().map((message) =>
      typeof message.content === 'string' && message.role !== 'system'
        ? { ...message, content: [{ type: 'text', text: message.content }] }
        : message,
    );
    const limiter = new TokenLimiterProcessor({ limit: 20_000 });
    const { ms } = await timed(() =>
      limiter.processLLMRequest({ prompt, stepNumber: 0, steps: [], state: {} }),
    );
    return { ms };
  },
};

async function langchainMessages() {
  const { AIMessage, HumanMessage, SystemMessage, ToolMessage } = await import('langchain');
  return fresh().map((message) => {
    const content = message.content ?? '';
    switch (message.role) {
      case 'system':
        return new SystemMessage(content);
      case 'user':
        return new HumanMessage({ content });
      case 'tool':
        return new ToolMessage({ content, tool_call_id: message.tool_call_id, name: message.name });
      default:
        return new AIMessage({
          content,
          tool_calls: (message.tool_calls ?? []).map(({ id, function: called }) => ({
            id,
            name: called.name,
            args: argumentsOf(called.arguments),
          })),
        });
    }
  });
}

function aiSdkMessages() {
  const names = new Map();
  return fresh().map((message) => {
    if (message.role === 'tool') {
      const value =
        typeof message.content === 'string'
          ? message.content
          : message.content.map(({ text }) => text).join('\n');
      const toolCallId = message.tool_call_id;
      const output = { type: 'text', value };
      return {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId, toolName: names.get(toolCallId), output }],
      };
    }
    if (!message.tool_calls) return { role: message.role, content: message.content ?? '' };
    const calls = message.tool_calls.map(({ id, function: called }) => {
      names.set(id, called.name);
      return {
        type: 'tool-call',
        toolCallId: id,
        toolName: called.name,
        input: argumentsOf(called.arguments),
      };
    });
    const text =
      typeof message.content === 'string' && message.content !== ''
        ? [{ type: 'text', text: message.content }]
        : [];
    return { role: 'assistant', content: [...text, ...calls] };
  });
}

function argumentsOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

console.log(JSON.stringify(await CASES[name]()));

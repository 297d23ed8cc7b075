/**
 * What of the middle of real conversations is still there after compression, at equal token budgets:
 * `node tools/bench/run.mjs compressor-quality [readme] [--slices]`. Build the package first. No model is asked: the summary is the
 * deterministic one, so that anyone can repeat the figures.
 */
import { pruneMessages } from 'ai';
import { AIMessage, HumanMessage, SystemMessage, ToolMessage, trimMessages } from 'langchain';
import {
  ContextCompressor,
  countMessageTokens,
  loadDefaultCounter,
} from '../../../packages/context-compressor/dist/index.js';
import { benchWriter } from '../lib/readme.mjs';
import { factsOf, heldBy, readable } from './facts.mjs';
import { slices } from './slices.mjs';

const readme = new URL('../../../packages/context-compressor/README.md', import.meta.url);
const write = process.argv.includes('readme') ? benchWriter(readme, 'compressor-quality') : undefined;
const KINDS = ['paths', 'commands', 'exit codes', 'errors', 'figures'];
const SLICE = 40_000;
const SHARE = 0.2;
const TAIL = 1_000;

const countTokens = await loadDefaultCounter();
const count = (messages) => countMessageTokens(messages, { countTokens });
const rows = new Map();
const perSlice = [];

for (const { name, messages } of slices(SLICE, (message) => count([message]))) {
  const { result, compressor } = await compressed(messages);
  const middle = messages.filter((_, at) => !['kept', 'merged'].includes(result.coverage.fates[at]));
  const facts = factsOf(middle);
  const budget = count(result.messages);
  const text = result.messages.map(readable).join('\n');
  const outputs = {
    'context-compressor': text,
    'context-compressor, with recall': `${text}\n${await recalled(text, compressor.archive)}`,
    'its summary without the specifics': withoutSpecifics(text),
    'LangChain trimMessages': (await trimmed(messages, budget)).map(readable).join('\n'),
    'AI SDK pruneMessages': pruned(messages, budget).map(readable).join('\n'),
  };
  const shares = {};
  for (const [system, output] of Object.entries(outputs)) {
    const held = heldBy(facts, output);
    const sums = rows.get(system) ?? Object.fromEntries(KINDS.map((kind) => [kind, { held: 0, all: 0 }]));
    for (const kind of KINDS) {
      sums[kind].held += held[kind].held;
      sums[kind].all += held[kind].all;
    }
    rows.set(system, sums);
    shares[system] = held;
  }
  if (process.argv.includes('--missing'))
    for (const kind of KINDS)
      for (const fact of facts[kind])
        if (heldBy({ [kind]: [fact] }, outputs['context-compressor, with recall'])[kind].held === 0)
          console.log(name, kind, JSON.stringify(fact));
  perSlice.push({ name, before: count(messages), middle: count(middle), budget, shares });
}

async function compressed(messages) {
  const head = messages[0].role === 'system' ? 2 : 1;
  const middle = count(messages.slice(head)) - TAIL;
  const contextLimit = Math.round(count(messages) / 0.75);
  const threshold = Math.floor(contextLimit * 0.75);
  const compressor = new ContextCompressor({
    protectFirstN: 1,
    tailTokenBudget: TAIL,
    summaryTargetRatio: Math.min(1, (SHARE * middle) / threshold),
    minReclaimTokens: 1,
  });
  return { compressor, result: await compressor.compress(messages, { contextLimit, force: true }) };
}

async function recalled(text, archive) {
  const handles = new Set(
    [...text.matchAll(/recall ((?:[0-9a-f]{6,}(?:, )?)+)/g)].flatMap(([, list]) => list.split(', ')),
  );
  const seen = new Set();
  const originals = [];
  for (const handle of handles) await follow(handle, archive, seen, originals);
  return originals.join('\n');
}

// An original may name older originals in its turn.
async function follow(handle, archive, seen, originals) {
  if (handle === '' || seen.has(handle)) return;
  seen.add(handle);
  const original = await archive.get(handle);
  if (original === undefined) return;
  originals.push(original);
  for (const [, list] of original.matchAll(/recall ((?:[0-9a-f]{6,}(?:, )?)+)/g)) {
    for (const inner of list.split(', ')) await follow(inner, archive, seen, originals);
  }
}

function withoutSpecifics(text) {
  const start = text.search(/^## (?:Specifics|Machine)/m);
  const end = text.indexOf('[End of context summary]');
  return start < 0 || end < start ? text : text.slice(0, start) + text.slice(end);
}

async function trimmed(messages, budget) {
  const kept = new Set();
  const list = messages.map((message, at) => toLangChain(message, String(at)));
  const out = await trimMessages(list, {
    maxTokens: budget,
    strategy: 'last',
    includeSystem: true,
    tokenCounter: (part) => part.reduce((sum, { id }) => sum + count([messages[Number(id)]]), 0),
  });
  for (const { id } of out) kept.add(Number(id));
  return messages.filter((_, at) => kept.has(at));
}

function toLangChain({ role, content, tool_calls: calls, tool_call_id: id }, key) {
  const text = typeof content === 'string' ? content : '';
  if (role === 'system') return new SystemMessage({ id: key, content: text });
  if (role === 'user') return new HumanMessage({ id: key, content: text });
  if (role === 'tool') return new ToolMessage({ id: key, content: text, tool_call_id: id });
  const toolCalls = (calls ?? []).map((call) => ({ id: call.id, name: call.function.name, args: {} }));
  return new AIMessage({ id: key, content: text, tool_calls: toolCalls });
}

// pruneMessages has no budget: the most messages whose tool parts fit are kept whole.
function pruned(messages, budget) {
  const list = messages.map(toAiSdk);
  for (let last = messages.length; last >= 0; last -= 2) {
    const out = pruneMessages({
      messages: list,
      toolCalls: last === 0 ? 'all' : `before-last-${last}-messages`,
    });
    const readableOut = out.map((message) => ({
      content: typeof message.content === 'string' ? message.content : JSON.stringify(message.content),
    }));
    if (count(readableOut) <= budget) return readableOut;
  }
  return [];
}

function toAiSdk({ role, content, tool_calls: calls, tool_call_id: id }) {
  const text =
    typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n');
  if (role === 'tool') {
    return {
      role,
      content: [
        { type: 'tool-result', toolCallId: id, toolName: 'tool', output: { type: 'text', value: text } },
      ],
    };
  }
  if (!calls) return { role, content: text };
  const parts = calls.map((call) => ({
    type: 'tool-call',
    toolCallId: call.id,
    toolName: call.function.name,
    input: call.function.arguments,
  }));
  return { role, content: [...(text === '' ? [] : [{ type: 'text', text }]), ...parts] };
}

const share = ({ held, all }) => (all === 0 ? '–' : `${((100 * held) / all).toFixed(1)} %`);
const totals = [...rows.values()][0];
const table = [
  `| | ${KINDS.map((kind) => `${kind} (${totals[kind].all})`).join(' | ')} |`,
  '|---|---|---|---|---|---|',
  ...[...rows].map(
    ([system, sums]) => `| ${system} | ${KINDS.map((kind) => share(sums[kind])).join(' | ')} |`,
  ),
].join('\n');
const sums = perSlice.reduce(
  (sum, { middle, budget }) => ({ middle: sum.middle + middle, budget: sum.budget + budget }),
  { middle: 0, budget: 0 },
);
const text = [
  `Facts of the middle that the output still holds: ${perSlice.length} pieces of real conversations, ${sums.middle.toLocaleString('en')} tokens of middle, outputs of ${sums.budget.toLocaleString('en')} tokens in all; every system at the same budget for each piece, no model asked:`,
  table,
].join('\n\n');
console.log(text);
if (process.argv.includes('--slices')) {
  for (const { name, before, middle, budget, shares } of perSlice) {
    const ours = shares['context-compressor'];
    console.log(
      name,
      { before, middle, budget },
      KINDS.map((kind) => `${kind} ${ours[kind].held}/${ours[kind].all}`).join(', '),
    );
  }
}

write?.(text);

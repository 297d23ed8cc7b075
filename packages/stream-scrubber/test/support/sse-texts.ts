import { type Json, readJson } from './sse-events.js';

/** What a client shows: the texts of a stream, each added up over its deltas. */
export type Texts = Record<string, string>;

/** Adds up the texts of a body, by its API's own rules and with nothing of the adapter's. */
export function readTexts(body: string): Texts {
  const texts: Texts = {};
  const parts: Record<string, number> = {};
  const add = (key: string, text: unknown): void => {
    if (typeof text === 'string') texts[key] = (texts[key] ?? '') + text;
  };
  for (const data of readJson(body)) {
    readChat(data, add);
    readResponses(data, add);
    readAnthropic(data, add);
    readGemini(data, add);
    readUi(data, add, parts);
    readOllama(data, add);
    if (Object.keys(data)[0] === 'text') add('own text', data.text);
  }
  return texts;
}

type Add = (key: string, text: unknown) => void;

function readChat(data: Json, add: Add): void {
  for (const { index, delta } of data.choices ?? []) {
    add(`${index} content`, delta.content);
    add(`${index} refusal`, delta.refusal);
    add(`${index} reasoning`, delta.reasoning_content);
    for (const call of delta.tool_calls ?? []) add(`${index} untouched call`, call.function.arguments);
  }
}

function readResponses(data: Json, add: Add): void {
  const [, kind] = /^response\.(\w+)\.delta$/.exec(data.type ?? '') ?? [];
  const isInput = kind === 'function_call_arguments';
  const key = `${data.output_index}.${data.content_index ?? data.summary_index} ${kind}`;
  if (kind !== undefined) add(isInput ? `untouched ${key}` : key, data.delta);
}

function readAnthropic({ type, index, delta }: Json, add: Add): void {
  if (type !== 'content_block_delta') return;
  add(`${index} text`, delta.text);
  add(`${index} untouched thinking`, delta.thinking);
  add(`${index} untouched signature`, delta.signature);
  add(`${index} untouched input`, delta.partial_json);
}

function readGemini(data: Json, add: Add): void {
  for (const { content } of data.candidates ?? []) {
    for (const part of content.parts) {
      add(part.thought === true ? 'thought' : 'answer', part.text);
      if (part.functionCall !== undefined) add('untouched call', JSON.stringify(part));
    }
  }
}

function readOllama({ message, done }: Json, add: Add): void {
  if (done === undefined) return;
  add('content', message.content);
  add('thinking', message.thinking);
}

function readUi(
  { type, id, delta, inputTextDelta, input }: Json,
  add: Add,
  parts: Record<string, number>,
): void {
  const [, kind, step] = /^(text|reasoning)-(start|delta)$/.exec(type ?? '') ?? [];
  const name = `${kind} ${id}`;
  if (step === 'start') parts[name] = (parts[name] ?? 0) + 1;
  if (step === 'delta') add(`${name} no. ${parts[name]}`, delta);
  add('untouched input', inputTextDelta);
  if (input !== undefined) add('untouched input', JSON.stringify(input));
}

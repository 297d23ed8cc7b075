import { event } from './sse-events.js';

/** How an API streams texts: one function for each thing that a generated stream may do. */
export interface Writer {
  readonly format: string;
  readonly channels: readonly string[];
  /** The events that come before the first text. */
  begin(): string;
  delta(channel: string, text: string): string;
  /** A tool call, or something else that is no text, in the middle of the channel's answer. */
  interrupt(channel: string): string;
  /** The events that end the channels, and the whole texts that they repeat. */
  end(texts: Readonly<Record<string, string>>): string;
  /** Where `readTexts` finds a channel. */
  nameOf(channel: string): string;
}

const chatChunk = (choices: readonly object[]): string =>
  event({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices });

const chat: Writer = {
  format: 'openai-chat',
  channels: ['0 content', '1 content', '0 refusal', '0 reasoning', '1 reasoning'],
  begin: () => chatChunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  delta(channel, text) {
    const [index, name] = channel.split(' ');
    const member = name === 'reasoning' ? 'reasoning_content' : String(name);
    const logprobs =
      name === 'content' ? { content: Array.from(text, (token) => ({ token, logprob: -1 })) } : null;
    return chatChunk([{ index: Number(index), delta: { [member]: text }, logprobs, finish_reason: null }]);
  },
  interrupt: (channel) =>
    chatChunk([
      {
        index: Number(channel[0]),
        delta: { tool_calls: [{ index: 0, function: { arguments: '{"a":"<m"}' } }] },
      },
    ]),
  end: () =>
    chatChunk([{ index: 0, delta: {}, finish_reason: 'stop' }]) +
    chatChunk([{ index: 1, delta: {}, finish_reason: 'length' }]) +
    'data: [DONE]\n\n',
  nameOf: (channel) => channel,
};

const responsesTypes: Readonly<Record<string, readonly [type: string, whole: string, index: string]>> = {
  text: ['response.output_text', 'text', 'content_index'],
  refusal: ['response.refusal', 'refusal', 'content_index'],
  summary: ['response.reasoning_summary_text', 'text', 'summary_index'],
};

const responsesPlace = (channel: string): readonly [type: string, whole: string, place: object] => {
  const [output, part, kind = ''] = channel.split(' ');
  const [type, whole, index] = responsesTypes[kind] ?? ['', '', ''];
  return [type, whole, { item_id: `msg_${output}`, output_index: Number(output), [index]: Number(part) }];
};

const responses: Writer = {
  format: 'openai-responses',
  channels: ['0 0 summary', '1 0 text', '1 1 refusal', '1 2 text', '11 0 text'],
  begin: () =>
    event({ type: 'response.created', sequence_number: 0, response: { object: 'response', output: [] } }),
  delta(channel, delta) {
    const [type, , place] = responsesPlace(channel);
    const logprobs = Array.from(delta, (token) => ({ token, logprob: -1, bytes: [], top_logprobs: [] }));
    return event({ type: `${type}.delta`, ...place, delta, logprobs });
  },
  interrupt: () => event({ type: 'response.web_search_call.searching', output_index: 7, item_id: 'ws_1' }),
  end: (texts) =>
    Object.entries(texts)
      .map(([channel, text]) => {
        const [type, whole, place] = responsesPlace(channel);
        const annotation = {
          type: 'url_citation',
          start_index: 0,
          end_index: text.length,
          title: text,
          url: '',
        };
        return (
          (type === 'response.output_text'
            ? event({
                type: 'response.output_text.annotation.added',
                ...place,
                annotation_index: 0,
                annotation,
              })
            : '') + event({ type: `${type}.done`, ...place, [whole]: text })
        );
      })
      .join('') + event({ type: 'response.completed', response: { object: 'response', output: [] } }),
  nameOf(channel) {
    const [output, part, kind] = channel.split(' ');
    const names: Readonly<Record<string, string>> = {
      text: 'output_text',
      summary: 'reasoning_summary_text',
    };
    return `${output}.${part} ${names[kind ?? ''] ?? kind}`;
  },
};

const anthropicBlock = (channel: string): number => Number(channel.split(' ')[0]);

const anthropic: Writer = {
  format: 'anthropic',
  channels: ['0 text', '1 text', '12 text'],
  begin: () =>
    event({ type: 'message_start', message: { id: 'm', role: 'assistant', content: [] } }, 'message_start') +
    anthropic.channels
      .map((channel) =>
        event(
          {
            type: 'content_block_start',
            index: anthropicBlock(channel),
            content_block: { type: 'text', text: '' },
          },
          'content_block_start',
        ),
      )
      .join(''),
  delta: (channel, text) =>
    event(
      { type: 'content_block_delta', index: anthropicBlock(channel), delta: { type: 'text_delta', text } },
      'content_block_delta',
    ),
  interrupt: () =>
    event(
      {
        type: 'content_block_delta',
        index: 5,
        delta: { type: 'input_json_delta', partial_json: '{"a":"<m' },
      },
      'content_block_delta',
    ),
  end: (texts) =>
    Object.entries(texts)
      .map(
        ([channel, text]) =>
          event({
            type: 'content_block_delta',
            index: anthropicBlock(channel),
            delta: { type: 'citations_delta', citation: { type: 'char_location', cited_text: text } },
          }) + event({ type: 'content_block_stop', index: anthropicBlock(channel) }, 'content_block_stop'),
      )
      .join('') + event({ type: 'message_stop' }, 'message_stop'),
  nameOf: (channel) => channel,
};

const gemini: Writer = {
  format: 'gemini',
  channels: ['answer', 'thought'],
  begin: () => '',
  delta: (channel, text) =>
    event({
      candidates: [{ content: { parts: [{ text, ...(channel === 'thought' ? { thought: true } : {}) }] } }],
      modelVersion: 'g',
    }),
  interrupt: () =>
    event({ candidates: [{ content: { parts: [{ functionCall: { name: 'f', args: { a: '<m' } } }] } }] }),
  end: (texts) =>
    event({
      candidates: [
        {
          content: { parts: [{ text: '' }] },
          finishReason: 'STOP',
          groundingMetadata: {
            groundingSupports: Object.values(texts).map((text) => ({ segment: { startIndex: 0, text } })),
          },
        },
      ],
    }),
  nameOf: (channel) => channel,
};

const ui: Writer = {
  format: 'ai-sdk-ui',
  channels: ['text 0', 'text 1', 'reasoning 0'],
  begin: () =>
    event({ type: 'start' }) +
    ui.channels
      .map((channel) => event({ type: `${channel.split(' ')[0]}-start`, id: channel.split(' ')[1] }))
      .join(''),
  delta: (channel, delta) =>
    event({ type: `${channel.split(' ')[0]}-delta`, id: channel.split(' ')[1], delta }),
  interrupt: () => event({ type: 'tool-input-start', toolCallId: 't', toolName: 'f' }),
  end: (texts) =>
    Object.keys(texts)
      .map((channel) => event({ type: `${channel.split(' ')[0]}-end`, id: channel.split(' ')[1] }))
      .join('') + event({ type: 'finish' }),
  nameOf: (channel) => `${channel} no. 1`,
};

const ollamaLine = (message: object, more: object = {}): string =>
  event({ model: 'm', message: { role: 'assistant', ...message }, done: false, ...more });

const ollama: Writer = {
  format: 'ollama',
  channels: ['content', 'thinking'],
  begin: () => ollamaLine({ content: '' }),
  delta: (channel, text) =>
    ollamaLine(
      { content: '', [channel]: text },
      channel === 'content' ? { logprobs: Array.from(text, (token) => ({ token, logprob: -1 })) } : {},
    ),
  interrupt: () =>
    ollamaLine({ content: '', tool_calls: [{ function: { name: 'f', arguments: { a: '<m' } } }] }),
  end: () => ollamaLine({ content: '' }, { done: true, done_reason: 'stop' }),
  nameOf: (channel) => channel,
};

/** The APIs whose texts are known by their place. */
export const writers: readonly Writer[] = [chat, responses, anthropic, gemini, ui, ollama];

import { describe, expect, test } from 'vitest';
import { scrubByteTransform } from '../src/adapters/web.js';
import { StreamingContextScrubber, scrubText } from '../src/index.js';
import { everyTwoWayCut, feedAll, singleUnits } from './support/feeding.js';
import { laterPublicReports } from './support/later-public-reports.js';
import { publicReports } from './support/public-reports.js';
import { chat, event, readJson, scrubEvents } from './support/sse-events.js';
import { readTexts } from './support/sse-texts.js';

describe('what was reported of other filters', () => {
  for (const { report, symptom, tags, options, chunks, flushAfterFirst, visible } of [
    ...publicReports,
    ...laterPublicReports,
  ]) {
    test(`${report}: ${symptom}`, () => {
      const create = (): StreamingContextScrubber => new StreamingContextScrubber({ tags, ...options });
      const scrubber = create();
      let shown = '';
      chunks.forEach((chunk, index) => {
        shown += scrubber.feed(chunk);
        if (index === 0 && flushAfterFirst === true) shown += scrubber.flush();
      });
      expect(shown + scrubber.flush()).toBe(visible);
      if (flushAfterFirst === true) return;
      const text = chunks.join('');
      for (const cut of [singleUnits(text), ...everyTwoWayCut(text)]) {
        expect(feedAll(create(), cut)).toBe(visible);
      }
    });
  }
});

describe('where a report asks for another policy, an option has it', () => {
  test('open-webui/open-webui#11259: the opening tag stood in the prompt', () => {
    expect(scrubText('2+2</think>4', { tags: ['think'], startInside: 'think' })).toBe('4');
  });

  test('posit-dev/shinychat#235: tags in a code fence are text', () => {
    const text = '```\n<think>x</think>\n```\n<think>y</think>z';
    expect(scrubText(text, { tags: ['think'], codeAware: true })).toBe('```\n<think>x</think>\n```\nz');
  });

  test('bytedance/deer-flow#5540: an unmatched backtick hides no block from the scrubber', () => {
    const options = { tags: ['think'], codeAware: true };
    expect(scrubText('run `cmd\n\n<think>r</think>\n\nA', options)).toBe('run `cmd\n\n\n\nA');
    expect(scrubText('```run``` it\n<think>r</think>A', options)).toBe('```run``` it\nA');
  });

  test('vllm-project/vllm#53924: a closing tag that is quoted in the answer', () => {
    const text = '<think>a</think>you end it with </think> ok';
    expect(scrubText(text, { tags: ['think'], orphanClose: 'emit' })).toBe('you end it with </think> ok');
  });

  test('NousResearch/hermes-agent#28132: a mention of the tag must not swallow the answer', () => {
    const text = 'In that `<memory-context>` block: nothing.';
    expect(scrubText(text, { unterminated: 'emit' })).toBe(text);
  });

  test('ggml-org/llama.cpp#27661: a block that mentions its own opening tag', () => {
    const text = '<think>they wrote <think> in the prompt</think>Answer';
    expect(scrubText(text, { tags: ['think'], nesting: 'flat' })).toBe('Answer');
  });

  test('vercel/ai#15583: an answer that ends in the beginning of a tag', () => {
    expect(scrubText('answer: <th', { tags: ['think'] })).toBe('answer: ');
    expect(scrubText('answer: <th', { tags: ['think'], fragment: 'emit' })).toBe('answer: <th');
  });

  test('lobehub/lobehub#12479: a question about the tag', () => {
    const text = 'What is the role of `<think>` and `</think>` in answers?';
    expect(scrubText(text, { tags: ['think'] })).toBe('What is the role of `` in answers?');
    expect(scrubText(`\`\`\`\n${text}\n\`\`\``, { tags: ['think'], codeAware: true })).toContain(text);
  });
});

describe('what was reported of streams around the text', () => {
  const tags = ['think'];

  test('QwenLM/qwen-code#8818: text was held until the end; it comes with the chunk that brings it', () => {
    const scrubber = new StreamingContextScrubber({ tags });
    const shown = ['One, ', '<think>x</think>two', ', <b>three'].map((chunk) => scrubber.feed(chunk));
    expect(shown).toEqual(['One, ', 'two', ', <b>three']);
  });

  test('mastra-ai/mastra#20216: characters of several bytes, cut in the middle', async () => {
    const bytes = new TextEncoder().encode('Mañana <think>ñ</think>los niños 🦊');
    const source = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const shown = source.pipeThrough(scrubByteTransform({ tags })) as ReadableStream<Uint8Array<ArrayBuffer>>;
    expect(await new Response(shown).text()).toBe('Mañana los niños 🦊');
  });

  test('vllm-project/vllm#43938: reasoning and answer in one delta, each with half a tag', async () => {
    const body =
      chat({ reasoning_content: 'r<thi', content: 'a<th' }) +
      chat({ reasoning_content: 'nk>x</think>s', content: 'ink>y</think>b' });
    expect(readTexts(await scrubEvents(body, { tags }))).toEqual({ '0 reasoning': 'rs', '0 content': 'ab' });
  });

  test('zeroclaw-labs/zeroclaw#7254: a block that a tool call interrupts', async () => {
    const call = { tool_calls: [{ index: 0, id: 'c', function: { name: 'f', arguments: '{}' } }] };
    const body = chat({ content: 'a<think>x' }) + chat(call) + chat({ content: 'y</think>b' });
    expect(readTexts(await scrubEvents(body, { tags }))['0 content']).toBe('ab');
  });

  test('ranxianglei/billion-context#1039: what a tool is called with is the tool’s', async () => {
    const delta = (partial_json: string): string =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json } });
    const body = delta('{"command":"echo \'<think>A</th') + delta('ink>B\'"}');
    expect(await scrubEvents(body, { tags })).toBe(body);
  });

  test('openclaw/openclaw#40777: one path of delivery had the filter, another had not', async () => {
    const text = 'a<think>x</think>b';
    const place = { item_id: 'i', output_index: 0, content_index: 0 };
    const part = { type: 'output_text', text };
    const item = { id: 'i', type: 'message', content: [part] };
    const body =
      event({ type: 'response.output_text.delta', ...place, delta: text }) +
      event({ type: 'response.output_text.done', ...place, text }) +
      event({ type: 'response.content_part.done', ...place, part }) +
      event({ type: 'response.output_item.done', output_index: 0, item }) +
      event({ type: 'response.completed', response: { object: 'response', output: [item] } });
    const scrubbed = await scrubEvents(body, { tags });
    expect(readJson(scrubbed)).toHaveLength(5);
    expect(scrubbed.match(/"ab"/g)).toHaveLength(5);
  });
});

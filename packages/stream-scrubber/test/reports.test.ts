import { describe, expect, test } from 'vitest';
import { StreamingContextScrubber, scrubText } from '../src/index.js';
import { everyTwoWayCut, feedAll, singleUnits } from './support/feeding.js';
import { publicReports } from './support/public-reports.js';

describe('what was reported of other filters', () => {
  for (const { report, symptom, tags, chunks, flushAfterFirst, visible } of publicReports) {
    test(`${report}: ${symptom}`, () => {
      const scrubber = new StreamingContextScrubber({ tags });
      let shown = '';
      chunks.forEach((chunk, index) => {
        shown += scrubber.feed(chunk);
        if (index === 0 && flushAfterFirst === true) shown += scrubber.flush();
      });
      expect(shown + scrubber.flush()).toBe(visible);
      if (flushAfterFirst === true) return;
      const text = chunks.join('');
      for (const cut of [singleUnits(text), ...everyTwoWayCut(text)]) {
        expect(feedAll(new StreamingContextScrubber({ tags }), cut)).toBe(visible);
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
});

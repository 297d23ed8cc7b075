import { describe, expect, test } from 'vitest';
import { allChannels, parseChannels } from '../src/channels.js';
import {
  type BlockInfo,
  type ScrubberOptions,
  StreamingContextScrubber,
  scrubIterable,
  scrubText,
} from '../src/index.js';

const fromJson = (json: string): ScrubberOptions => JSON.parse(json);

describe('misuse is loud', () => {
  test.each([
    ['tags', '{"tags":"think"}'],
    ['tags', '{"tags":[]}'],
    ['tags', '{"tags":[""]}'],
    ['tags', '{"tags":["a b"]}'],
    ['tags', '{"tags":["a\\u00a0b"]}'],
    ['tags', '{"tags":["<a"]}'],
    ['tags', '{"tags":["a>"]}'],
    ['tags', '{"tags":["/a"]}'],
    ['tags', '{"tags":["a=b"]}'],
    ['tags', '{"tags":["a\\"b"]}'],
    ['tags', '{"tags":["it\'s"]}'],
    ['tags', '{"tags":[5]}'],
    ['tags', '{"tags":null}'],
    ['delimiters', '{"delimiters":["[[","]]"]}'],
    ['delimiters', '{"delimiters":[["[["]]}'],
    ['delimiters', '{"delimiters":[["[[",""]]}'],
    ['delimiters', '{"delimiters":5}'],
    ['nesting', '{"nesting":"deep"}'],
    ['unterminated', '{"unterminated":true}'],
    ['fragment', '{"fragment":"keep"}'],
    ['orphanClose', '{"orphanClose":null}'],
    ['startInside', '{"startInside":"think"}'],
    ['startInside', '{"startInside":true}'],
    ['codeAware', '{"codeAware":1}'],
    ['replacement', '{"replacement":null}'],
    ['onBlock', '{"onBlock":"log"}'],
    ['captureHidden', '{"captureHidden":"yes"}'],
    ['maxHiddenChars', '{"maxHiddenChars":-1}'],
    ['maxHiddenChars', '{"maxHiddenChars":1.5}'],
    ['maxHiddenChars', '{"maxHiddenChars":"10"}'],
  ])('a wrong %s: %s', (name, json) => {
    const code = `invalid-option:${name}`;
    expect(() => new StreamingContextScrubber(fromJson(json))).toThrow(expect.objectContaining({ code }));
    expect(() => scrubText('', fromJson(json))).toThrow(TypeError);
  });

  test.each([
    '{"tag":["think"]}',
    '{"toString":1}',
    '{"__proto__":1}',
    '{"constructor":1}',
    '{"channels":[]}',
  ])('an unknown option: %s', (json) => {
    expect(() => scrubText('', fromJson(json))).toThrow(
      expect.objectContaining({ name: 'TypeError', code: expect.stringMatching(/^unknown-option:/) }),
    );
  });

  test('an unknown option is told with those that there are', () => {
    expect(() => scrubText('', fromJson('{"tag":[]}'))).toThrow(
      /no option tag; known are tags, delimiters, .*maxHiddenChars\.$/,
    );
  });

  test.each(['5', '"think"', 'null', 'true', '["think"]'])('options that are no object: %s', (json) => {
    expect(() => scrubText('', fromJson(json))).toThrow(
      expect.objectContaining({ code: 'invalid-argument:options' }),
    );
  });

  test('a scrubber for options is refused, and not taken for none', () => {
    const scrubber = new StreamingContextScrubber({ tags: ['think'] });
    expect(() => scrubText('', Object(scrubber))).toThrow(
      expect.objectContaining({
        code: 'invalid-argument:options',
        message: expect.stringMatching(/scrubber/),
      }),
    );
  });

  test('a Map for options is refused: none of its names would be seen', () => {
    expect(() => scrubText('', Object(new Map([['tags', ['think']]])))).toThrow(
      expect.objectContaining({ code: 'invalid-argument:options' }),
    );
  });

  test('what is usually given by mistake is called by its name', () => {
    const mistake = (value: unknown): string => Object(value);
    expect(() => scrubText(mistake(new TextEncoder().encode('a')))).toThrow('a string, not Uint8Array');
    expect(() => scrubText(mistake(Promise.resolve('a')))).toThrow('a string, not Promise');
    expect(() => scrubText(JSON.parse('null'))).toThrow('a string, not Null');
    expect(() => scrubIterable(Object(Promise.resolve(['a'])))).toThrow('strings, not Promise');
  });

  test.each(['5', 'null', '{}', '["a"]'])('a chunk or text that is no string: %s', (json) => {
    const scrubber = new StreamingContextScrubber();
    expect(() => scrubber.feed(JSON.parse(json))).toThrow(
      expect.objectContaining({ name: 'TypeError', code: 'invalid-argument:chunk' }),
    );
    expect(() => scrubText(JSON.parse(json))).toThrow(
      expect.objectContaining({ code: 'invalid-argument:text' }),
    );
  });

  test('an error says what would be right, and nothing of what was given', () => {
    expect(() => scrubText('', { tags: ['my secret'] })).toThrow(
      'tags must be a list of names of 1 to 256 characters without white space, <, >, /, = and quotes',
    );
  });

  test('a name that no engine could make a pattern of is refused; 256 characters are taken', () => {
    const long = 'x'.repeat(257);
    for (const options of [{ tags: [long] }, { delimiters: [['[[', long]] as const }]) {
      expect(() => scrubText('', options)).toThrow(/of 1 to 256 characters/);
    }
    const name = 'é'.repeat(256);
    expect(scrubText(`a<${name}>b</${name}>c`, { tags: [name] })).toBe('ac');
  });

  test('channels are a list of known kinds', () => {
    expect([...parseChannels(undefined)]).toEqual(['text', 'refusal', 'reasoning']);
    expect([...parseChannels({ channels: ['text'] })]).toEqual(['text']);
    for (const known of [undefined, allChannels]) {
      const read = () => parseChannels({ channels: ['toolArguments'] }, known);
      // Only the events of a provider have arguments that come in pieces; elsewhere they would be left alone.
      if (known) expect([...read()]).toEqual(['toolArguments']);
      else expect(read).toThrow(expect.objectContaining({ code: 'invalid-option:channels' }));
    }
    for (const channels of ['text', ['texts'], null, [5]]) {
      expect(() => parseChannels({ channels })).toThrow(
        expect.objectContaining({ code: 'invalid-option:channels' }),
      );
    }
  });
});

describe('undefined means the default', () => {
  test('for every option', () => {
    const options = {
      tags: undefined,
      delimiters: undefined,
      nesting: undefined,
      unterminated: undefined,
      fragment: undefined,
      orphanClose: undefined,
      startInside: undefined,
      codeAware: undefined,
      replacement: undefined,
      onBlock: undefined,
      captureHidden: undefined,
      maxHiddenChars: undefined,
    };
    expect(scrubText('a<memory-context>x</memory-context>b<memory-', options)).toBe('ab');
    expect(scrubText('a', undefined)).toBe('a');
  });
});

describe('each option', () => {
  const tags = ['think'];

  test('delimiters are literal, case-sensitive and flat; the longest wins', () => {
    const delimiters = [
      ['◁think▷', '◁/think▷'],
      ['[[', ']]'],
      ['[[[', ']]]'],
    ] as const;
    const scrub = (text: string): string => scrubText(text, { tags: [], delimiters });
    expect(scrub('a◁think▷◁think▷x◁/think▷b')).toBe('ab');
    expect(scrub('a◁Think▷b')).toBe('a◁Think▷b');
    expect(scrub('a[[x]]b[[[y]]z]]]c')).toBe('abc');
    expect(scrub('a◁')).toBe('a◁');
    expect(scrub('a◁t')).toBe('a');
    expect(scrub('a◁/think▷b')).toBe('ab');
  });

  test('nesting flat: the first closing tag ends the block', () => {
    expect(scrubText('<think>a<think>b</think>c</think>d', { tags, nesting: 'flat' })).toBe('cd');
  });

  test('unterminated emit: the block comes out at flush, unless it is too long', () => {
    const scrubber = new StreamingContextScrubber({ tags, unterminated: 'emit', replacement: '[…]' });
    expect(scrubber.feed('a<think b="c">d</think>e<thi')).toBe('a[…]e');
    expect(scrubber.feed('nk>f</thi')).toBe('');
    expect(scrubber.flush()).toBe('<think>f</thi');
    const short = { tags, unterminated: 'emit', maxHiddenChars: 8 } as const;
    expect(scrubText('a<think>b', short)).toBe('a<think>b');
    expect(scrubText('a<think>bc', short)).toBe('a');
  });

  test('fragment emit and orphanClose emit', () => {
    expect(scrubText('a<thi', { tags, fragment: 'emit' })).toBe('a<thi');
    expect(scrubText('a</think>b', { tags, orphanClose: 'emit' })).toBe('a</think>b');
  });

  test('startInside: the first stream, and every one after a flush, starts in the block', () => {
    const scrubber = new StreamingContextScrubber({ tags, startInside: 'think', replacement: '[…]' });
    expect(scrubber.feed('plan</think>Hi')).toBe('[…]Hi');
    expect(scrubber.flush()).toBe('');
    expect(scrubber.feed('plan')).toBe('[…]');
    expect(scrubber.flush()).toBe('');
    expect(scrubber.flush()).toBe('');
    expect(scrubber.report).toMatchObject({ blocks: 2, unterminated: 1 });
  });

  test('codeAware: tags in a fence are text, whatever its length; what is no fence hides', () => {
    const scrub = (text: string): string => scrubText(text, { tags, codeAware: true });
    expect(scrub('~~~~\n<think>a\n~~~\n~~~~\n<think>b</think>c')).toBe('~~~~\n<think>a\n~~~\n~~~~\nc');
    expect(scrub('```js\n</think>\n```js\n<think>')).toBe('```js\n</think>\n```js\n<think>');
    expect(scrub('`<think>a</think>`')).toBe('``');
    expect(scrub('x ```\n<think>a</think>')).toBe('x ```\n');
    expect(scrub('<think>\n```\n</think>a<think>b</think>')).toBe('a');
  });

  test('replacement stands once for each outermost block, at its opening', () => {
    const scrubber = new StreamingContextScrubber({ tags, replacement: '[…]' });
    expect(scrubber.feed('a<think ')).toBe('a[…]');
    expect(scrubber.feed('><think>b</think></think>c<think/></think>')).toBe('c[…]');
  });

  test('onBlock tells lengths, and content only when it is asked for', () => {
    const blocks: BlockInfo[] = [];
    const onBlock = (info: BlockInfo): number => blocks.push(info);
    scrubText('<think a="b">12<think>3</think></think><THINK>45', { tags, onBlock });
    scrubText('<think>12345</think><think/>', { tags, onBlock, captureHidden: true, maxHiddenChars: 3 });
    expect(blocks).toEqual([
      { tag: 'think', chars: 18, terminated: true },
      { tag: 'think', chars: 2, terminated: false },
      { tag: 'think', chars: 5, terminated: true, text: '123' },
      { tag: 'think', chars: 0, terminated: true, text: '' },
    ]);
  });

  test('an onBlock that throws, or feeds, does not break the match', () => {
    let calls = 0;
    const scrubber: StreamingContextScrubber = new StreamingContextScrubber({
      tags,
      onBlock: () => {
        calls += 1;
        if (calls === 1) throw new Error('callback');
        if (calls === 2) expect(scrubber.feed('secret')).toBe('');
      },
    });
    expect(() => scrubber.feed('<think></think>a<think>')).toThrow('callback');
    // What could not be shown then is shown now.
    expect(scrubber.feed('secret</think>b<think></think><think>')).toBe('ab');
    expect(scrubber.feed('secret</think>c')).toBe('c');
  });

  test('the report counts over streams, until reset', () => {
    const scrubber = new StreamingContextScrubber({ tags });
    scrubber.feed('a<think>12</think>b</think>c<think>3');
    scrubber.flush();
    scrubber.feed('<th');
    scrubber.flush();
    const { report } = scrubber;
    expect(report).toEqual({ blocks: 2, hiddenChars: 3, orphanCloses: 1, fragments: 1, unterminated: 1 });
    scrubber.feed('<think>');
    scrubber.reset();
    expect(scrubber.feed('a')).toBe('a');
    expect(scrubber.report).toEqual({
      blocks: 0,
      hiddenChars: 0,
      orphanCloses: 0,
      fragments: 0,
      unterminated: 0,
    });
    expect(report.blocks).toBe(2);
  });
});

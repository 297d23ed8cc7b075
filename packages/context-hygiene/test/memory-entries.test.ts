import { describe, expect, expectTypeOf, test } from 'vitest';
import { createContextHygiene } from '../src/index.js';
import { runCli } from './support/run-cli.js';

const token = ['gh', 'p_', 'x7Qm2LkV9tRb4NcW8sYd1FhJ6gPz3uA0eTiK'].join('');
const hygiene = createContextHygiene();

// can1357/oh-my-pi#11058, luxus/pi-hindsight#279
describe('a whole entry is scrubbed as one', () => {
  test('with all it holds, and comes back with its other keys', () => {
    const entry = {
      id: 'm1',
      layer: 'semantic',
      content: 'Anna logs in with Wintergarten-77 now.',
      metadata: { description: `uses ${token}`, properties: { password: 'Wintergarten-77', person: 'Anna' } },
      tags: ['login', `uses ${token}`],
      score: 0.5,
      created: new Date(0),
    };
    const given = structuredClone(entry);
    const { redactions, dropped, ...scrubbed } = hygiene.scrubMemory(entry);
    expect(scrubbed).toEqual({
      id: 'm1',
      layer: 'semantic',
      content: 'Anna logs in with [REDACTED:PASSWORD] now.',
      metadata: { description: 'uses [REDACTED:TOKEN]', properties: { person: 'Anna' } },
      tags: ['login', 'uses [REDACTED:TOKEN]'],
      score: 0.5,
      created: new Date(0),
      properties: {},
    });
    expect(dropped).toEqual(['metadata.properties.password']);
    expect([...redactions].sort()).toEqual(['PASSWORD', 'TOKEN', 'TOKEN']);
    expect(entry).toEqual(given);
    expectTypeOf(scrubbed.layer).toEqualTypeOf<string>();
    expectTypeOf(scrubbed.metadata.properties.person).toEqualTypeOf<string>();
  });

  test('and shows its properties where they stood', () => {
    const { text } = hygiene.renderMemory([
      hygiene.scrubMemory({
        layer: 'semantic',
        content: 'deploys',
        metadata: { properties: { api_key: 'k-1', city: 'Oslo' } },
      }),
    ]);
    expect(text).toContain('\n[semantic] deploys (city=Oslo)\n');
  });

  test('keys as odd as they come stay what they are', () => {
    const record = JSON.parse(
      `{"content":"a","__proto__":{"note":"${token}"},"dropped":1,"constructor":"c"}`,
    );
    const scrubbed = hygiene.scrubMemory(record);
    expect(Object.keys(scrubbed)).toContain('__proto__');
    expect(JSON.stringify(scrubbed)).not.toContain(token);
    expect(scrubbed.dropped).toEqual([]);
    expect(Object.getPrototypeOf(scrubbed)).toBe(Object.prototype);
    class Row {
      readonly layer = 'semantic';
      get content(): string {
        return `b ${token}`;
      }
    }
    expect(hygiene.scrubMemory(new Row())).toMatchObject({
      content: 'b [REDACTED:TOKEN]',
      layer: 'semantic',
    });
  });
});

describe('what scrubMemory gives goes into renderMemory as it is', () => {
  const line = '\n[semantic] deploys (city=Oslo)\n';

  test('properties beside the content are shown like those of the metadata', () => {
    const memory = hygiene.scrubMemory({ content: 'deploys', properties: { api_key: 'k', city: 'Oslo' } });
    expect(hygiene.renderMemory([{ layer: 'semantic', ...memory }]).text).toContain(line);
    const properties = new Map([['city', 'Oslo']]);
    const withMap = hygiene.scrubMemory({ layer: 'semantic', content: 'deploys', properties });
    expect(hygiene.renderMemory([withMap]).text).toContain(line);
  });

  test('where there is metadata, it has the word', () => {
    const metadata = { properties: { city: 'Oslo' } };
    const entry = { layer: 'semantic', content: 'deploys', properties: { city: 'Rome' }, metadata };
    expect(hygiene.renderMemory([entry]).text).toContain(line);
    const bare = { layer: 'semantic', content: 'deploys', properties: { city: 'Oslo' }, metadata: null };
    expect(hygiene.renderMemory([bare]).text).toContain(line);
  });

  test('a layer of your own still sees them where they are', () => {
    const layers = {
      place: (entry: object) => `[place] ${JSON.stringify(Reflect.get(entry, 'properties'))}`,
    };
    const { text } = hygiene.renderMemory([{ layer: 'place', properties: { city: 'Oslo' } } as object], {
      layers,
    });
    expect(text).toContain('[place] {"city":"Oslo"}');
  });

  test('properties that are no dict are none, and entries of other kinds are left as they are', () => {
    for (const properties of ['x', 5, null, ['a'], undefined])
      expect(hygiene.renderMemory([{ content: 'a', properties } as object]).text).toContain(
        '\n[unknown] a\n',
      );
    class Row {
      content = 'a';
      properties = { city: 'Oslo' };
    }
    expect(hygiene.renderMemory([new Row()]).text).toContain('\n[unknown] a\n');
  });

  test('each attribute is still read once', () => {
    const reads: string[] = [];
    const entry = {
      get content() {
        reads.push('content');
        return 'a';
      },
      get properties() {
        reads.push('properties');
        return { city: 'Oslo' };
      },
    };
    expect(hygiene.renderMemory([entry]).text).toContain('a (city=Oslo)');
    expect(reads.sort()).toEqual(['content', 'properties']);
  });

  test('on the command line, too', async () => {
    const { stdout } = await runCli(
      ['render'],
      '{"layer":"semantic","content":"deploys","properties":{"city":"Oslo"}}',
    );
    expect(stdout).toContain(line);
  });
});

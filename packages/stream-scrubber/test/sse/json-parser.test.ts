import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { type JsonDocument, type JsonNode, rawText, stringValue } from '../../src/adapters/sse/json.js';
import { parseJson } from '../../src/adapters/sse/json-parser.js';
import { toBytes } from '../support/sse-events.js';

function evaluate(document: JsonDocument, node: JsonNode): unknown {
  if (node.kind === 'string') return stringValue(document, node);
  if (node.kind === 'scalar') return JSON.parse(rawText(document, node));
  if (node.kind === 'array') return node.items.map((item) => evaluate(document, item));
  return Object.fromEntries([...node.members].map(([key, { value }]) => [key, evaluate(document, value)]));
}

function read(text: string): unknown {
  const document = parseJson(toBytes(text));
  return document === undefined ? undefined : evaluate(document, document.root);
}

const json = fc.jsonValue({ noUnicodeString: false } as fc.JsonSharedConstraints);

describe('parseJson', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(json, fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: fcRuns(300) },
    );
  });

  test('reads escaped text as it is meant', () => {
    const text = String.raw`["\u003c\"\\\/\b\f\n\r\t😀\ud83d","\\",""]`;
    expect(read(text)).toEqual(JSON.parse(text));
  });

  test('takes nothing that is cut off or goes on behind its end', () => {
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(fc.string(), json), fc.array(json)), fc.nat(), (value, place) => {
        const text = JSON.stringify(value);
        expect(read(text.slice(0, place % text.length))).toBeUndefined();
        expect(read(`${text}}`)).toBeUndefined();
      }),
      { numRuns: fcRuns(100) },
    );
    for (const text of [
      '',
      ' ',
      '{"a"}',
      '{"a":}',
      '[1 2]',
      '{a:1}',
      '[,1]',
      '"a',
      '"a\\"',
      '{"a":1',
      '[DONE] x',
    ]) {
      expect([text, read(text)]).toEqual([text, undefined]);
    }
  });

  test('finds every value at its place', () => {
    const document = parseJson(toBytes(' {"ü" : [ "a\\"b" , -1.50e+2 ] } '));
    const root = document?.root;
    if (document === undefined || root?.kind !== 'object') throw new Error('no object');
    expect(rawText(document, root)).toBe('{"ü" : [ "a\\"b" , -1.50e+2 ] }');
    const list = root.members.get('ü')?.value;
    expect(list?.kind === 'array' && list.items.map((item) => rawText(document, item))).toEqual([
      '"a\\"b"',
      '-1.50e+2',
    ]);
  });

  test('counts the last of a repeated key, however it is spelt, and remembers the others', () => {
    const document = parseJson(toBytes('{"a":1,"\\u0061":"x","b":0,"a":[2]}'));
    if (document?.root.kind !== 'object') throw new Error('no object');
    expect(evaluate(document, document.root)).toEqual({ a: [2], b: 0 });
    expect(document.root.shadowed.map((node) => rawText(document, node))).toEqual(['1', '"x"']);
  });

  test('reads what some clients read though it is no JSON', () => {
    expect(parseJson(toBytes('{"a":NaN,"b":[-Infinity,]}'))).toBeDefined();
    expect(read('["a\nb\\q\\u00e9\\u12x\\\\\\n\\\n"]')).toEqual(['a\nbqéu12x\\\n\n']);
  });

  test('reads any depth without a deep stack', () => {
    const depth = 50_000;
    expect(parseJson(toBytes('['.repeat(depth) + ']'.repeat(depth)))).toBeDefined();
    expect(parseJson(toBytes('{"a":'.repeat(depth) + 1 + '}'.repeat(depth)))).toBeDefined();
  });
});

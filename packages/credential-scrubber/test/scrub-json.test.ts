import { expect, test } from 'vitest';
import { CredentialScrubber } from '../src/index.js';

const scrubber = new CredentialScrubber();

test('only string values change; white space, long numbers and repeated keys stay', () => {
  const text = '{ "n":12345678901234567890,"password" : "otter-Lamp-49x",\t"n":1.50, "note":"caf\\u00e9" }';
  expect(scrubber.scrubJson(text)).toEqual({
    text: text.replace('otter-Lamp-49x', '[REDACTED:PASSWORD]'),
    redactions: ['PASSWORD'],
    clean: false,
  });
});

test('a value found under its key is taken out of the other strings too', () => {
  expect(scrubber.scrubJson('["we said Wintergarten-77x",{"api_key":"Wintergarten-77x"}]').text).toBe(
    '["we said [REDACTED:API_KEY]",{"api_key":"[REDACTED:API_KEY]"}]',
  );
});

test('what is no JSON is scrubbed as text', () => {
  expect(scrubber.scrubJson('{"password": "otter-Lamp-49x"').text).toBe('{"password": "[REDACTED:PASSWORD]"');
});

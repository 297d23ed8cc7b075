import { describe, expect, test } from 'vitest';
import { CredentialScrubber } from '../src/index.js';
import { letters, PASSWORD } from './support/secrets.js';

const scrubber = new CredentialScrubber();
const KEY = letters(30, 8);

/** Values that what stands beside them names: headers, environments, attributes, arguments. */
describe.each([
  ['the headers of a HAR file', { headers: [{ name: 'X-Api-Key', value: KEY }] }, KEY, 'API_KEY'],
  [
    'an environment of a container',
    { env: [{ name: 'DB_PASSWORD', value: PASSWORD }] },
    PASSWORD,
    'PASSWORD',
  ],
  ['an attribute of a span', [{ key: 'password', value: { stringValue: PASSWORD } }], PASSWORD, 'PASSWORD'],
  ['pairs', { query: [['token', KEY]] }, KEY, 'TOKEN'],
  ['raw headers of Node', { rawHeaders: ['Host', 'h', 'x-api-key', KEY] }, KEY, 'API_KEY'],
  ['arguments of a command', { argv: ['tool', '--password', PASSWORD, '--verbose'] }, PASSWORD, 'PASSWORD'],
])('%s', (_what, value, secret, label) => {
  const masked = JSON.parse(JSON.stringify(value).replace(secret, `[REDACTED:${label}]`));

  test('in a record', () => {
    expect(scrubber.scrubDeep(value)).toMatchObject({ value: masked, redactions: [label], dropped: [] });
    expect(scrubber.scrubDeep(masked).clean).toBe(true);
  });

  test('in the arguments of a call', () => {
    const call = (input: unknown) => [{ role: 'assistant', content: [{ type: 'tool_use', id: 'a', input }] }];
    expect(scrubber.scrubMessages(call(value)).messages).toEqual(call(masked));
  });

  test('is taken out of the text beside it', () => {
    const { value: record } = scrubber.scrubDeep({ value, note: `it was ${secret}` });
    expect(record.note).toBe(`it was [REDACTED:${label}]`);
  });
});

test('properties with a name and a value', () => {
  const { properties } = scrubber.scrubProperties({ name: 'password', value: PASSWORD });
  expect(properties).toEqual({ name: 'password', value: '[REDACTED:PASSWORD]' });
});

test.each([
  ['a list of names', ['password', 'username', 'email']],
  ['a schema', { name: 'password', type: 'string', value: 'required' }],
  ['flags', ['--password', '--user', 'ann']],
  ['a placeholder', { key: 'api_key', value: '<YOUR_KEY>' }],
  ['prose', ['secret', 'a secret recipe', 'password', 'they must be rotated']],
  ['a name that is no credential', { name: 'colour', value: 'Kestrel!Mango42' }],
])('%s stays the same object', (_what, value) => {
  expect(scrubber.scrubDeep(value).value).toBe(value);
});

import { expect, test } from 'vitest';
import { labelOfPart } from '../src/keys/labels.js';

test.each([
  ['password', 'PASSWORD'],
  ['pasword', 'PASSWORD'],
  ['pwd', 'PASSWORD'],
  ['pw', 'PASSWORD'],
  ['psk', 'PASSWORD'],
  ['pass', 'PASSWORD'],
  ['пароль', 'PASSWORD'],
  ['api_key', 'API_KEY'],
  ['access_key_id', 'API_KEY'],
  ['private_key', 'PRIVATE_KEY'],
  ['certificate_key', 'PRIVATE_KEY'],
  ['token', 'TOKEN'],
  ['authorization', 'TOKEN'],
  ['authorization_code', 'SECRET'],
  ['jwt', 'JWT'],
  ['cookie', 'COOKIE'],
  ['session_id', 'COOKIE'],
  ['database_url', 'CONNECTION_STRING'],
  ['broker_url', 'CONNECTION_STRING'],
  ['dsn', 'CONNECTION_STRING'],
  ['slack_webhook_url', 'WEBHOOK_URL'],
  ['seed_phrase', 'SEED_PHRASE'],
  ['signature', 'SIGNATURE'],
  ['signature_key', 'SECRET'],
  ['secret', 'SECRET'],
  ['what a caller added', 'SECRET'],
])('the value of %s is labelled %s', (part, label) => {
  expect(labelOfPart(part)).toBe(label);
});

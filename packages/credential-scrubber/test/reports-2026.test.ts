import { describe, expect, test } from 'vitest';
import { CredentialScrubber, isCredentialKey } from '../src/index.js';
import { letters, PASSWORD } from './support/secrets.js';

/** Public bug reports of other scrubbers, of 2026 mostly: what went in, and what should come out. */
const scrubber = new CredentialScrubber();
const scrub = (text: string): string => scrubber.scrubText(text).text;
const hidden = '[REDACTED:PASSWORD]';
const same = (...texts: readonly string[]): readonly (readonly [string, string])[] =>
  texts.map((text) => [text, text]);

const REPORTS: Readonly<Record<string, readonly (readonly [input: string, output: string])[]>> = {
  'labsai/EDDI#702: only the value, so that JSON stays JSON': [
    [`{"model":"x","apiKey":"${letters(24, 1)}"}`, '{"model":"x","apiKey":"[REDACTED:API_KEY]"}'],
    ['{"password":12345678,"n":1}', `{"password":"${hidden}","n":1}`],
    ...same('{"api_key": null, "secret": true, "password": ""}'),
  ],
  'awslabs/ferret-scan#522: what is masked already': same(
    'AWS_SECRET_ACCESS_KEY=****************************************',
    'password=••••••••••',
    'token: ***REDACTED***',
  ),
  'JeongJaeSoon/agent-guard#171, NousResearch/hermes-agent#5322: code that reads a secret holds none': same(
    'const apiKey = process.env.API_KEY;',
    'password = os.environ["DB_PASSWORD"]',
    'export const API_KEY = config.apiKey;',
    `API_KEY=$${'{API_KEY:?required}'}`,
    'String token = config.getToken();',
    'client = Honcho(api_key=api_key, workspace=w)',
    'API_KEY=$(op read op://vault/item/field)',
    'PASSWORD=`cat /run/secrets/db`',
  ),
  'NousResearch/hermes-agent#53741, esphome/device-builder-frontend#119: scalars of YAML, and names of secrets':
    [
      ["password: 'it''s a secret9'", `password: '${hidden}'`],
      ['ap_password: "q\\"x9Zk2w"', `ap_password: "${hidden}"`],
      ['wifi:\n  psk: hunter2hunter', `wifi:\n  psk: ${hidden}`],
      [`password: |-\n  ${PASSWORD}\nuser: x`, `password: |-\n  ${hidden}\nuser: x`],
      ...same('password: !secret wifi_password', 'description: |\n  the password field is shown\nx: 1'),
    ],
  'betterleaks/betterleaks#355, #83, trufflesecurity/trufflehog#4830: prefixes of 2026': [
    [
      `Rotate the token cfat${'_'}${letters(48, 4)} before Friday.`,
      'Rotate the token [REDACTED:TOKEN] before Friday.',
    ],
    [`cfut${'_'}${letters(48, 5)}`, '[REDACTED:TOKEN]'],
    [`cfk${'_'}${letters(48, 6)}`, '[REDACTED:TOKEN]'],
    [`glpat${'-'}${letters(27, 8)}.01.0z1a2b3c4 end`, '[REDACTED:TOKEN] end'],
  ],
  'trufflesecurity/trufflehog#4631, #4633, #4364: sums, slugs and archives': same(
    'datadog: 11111111111111111111111111111111',
    `"integrity": "sha512-${letters(86, 12)}=="`,
    `github.com/DataDog/datadog-go v3.2.0+incompatible h1:${letters(43, 13)}=`,
    'https%3A%2F%2F3Amy-app-service-name-asia',
    'https://metabase.example.com/question/12345-journal-deduplication-id-to-voucher',
    'https://api.github.com/repos/o/r/zipball/refs/tags/v1.2.3',
  ),
  'vshulcz/deja-vu#3536: a password that a command is given': [
    [`sshpass -p '${PASSWORD}' ssh deploy@10.0.0.1`, `sshpass -p '${hidden}' ssh deploy@10.0.0.1`],
    [`curl -u admin:${PASSWORD} https://h`, `curl -u admin:${hidden} https://h`],
    [`docker login -u deploy -p ${PASSWORD} r`, `docker login -u deploy -p ${hidden} r`],
    [`az login -u ci@example.com -p ${PASSWORD}`, `az login -u ci@example.com -p ${hidden}`],
    [`redis-cli -h h -a ${PASSWORD} ping`, `redis-cli -h h -a ${hidden} ping`],
    [`machine h login deploy password ${PASSWORD}`, `machine h login deploy password ${hidden}`],
    [`пароль от стейджа: ${PASSWORD}`, `пароль от стейджа: ${hidden}`],
    ...same(
      'docker run -p 8080:80 x',
      'docker run -u 1000:1000 x',
      'ssh -p 2222 h',
      'git push -u origin main',
      'mkdir -p a/b',
    ),
  ],
  'afadesigns/zshellcheck#751: a form in an argument': [
    [`curl -d 'password=${PASSWORD}&x=1' https://h`, `curl -d 'password=${hidden}&x=1' https://h`],
    [`wget --post-data 'user=a&passwd=${PASSWORD}' h`, `wget --post-data 'user=a&passwd=${hidden}' h`],
  ],
  'growthbook/growthbook#6743: a code in an address, and the other kind of code': [
    [
      `https://app/auth/callback?code=4/0AX4${letters(30, 13)}&page=2`,
      'https://app/auth/callback?code=[REDACTED:API_KEY]&page=2',
    ],
    ...same('https://app/?code=200', 'https://app/?code=en&page=2'),
  ],
  'Extra-Chill/homeboy#10521: words of tests and of prose': same(
    'auth-smoke: 3',
    'basic auth creates',
    'Basic header is applied',
    'auth_ref resolves',
    'PASS: it works',
    'login: success',
    'Bearer authentication is required',
  ),
  'AMD-AGI/Hyperloom#1302, heypinchy/pinchy#484: tokens that are counted': [
    [`HF_TOKEN_2=${letters(20, 18)}`, 'HF_TOKEN_2=[REDACTED:TOKEN]'],
    [`refreshTokens: "${letters(24, 19)}"`, 'refreshTokens: "[REDACTED:TOKEN]"'],
    ...same(
      'stop_token_ids=[154820, 154827, 154829]',
      'tokenized_requests=12',
      'tokens_per_second: 41.2',
      'gen_ai.usage.input_tokens: 512',
      '"input_tokens": 1234, "output_tokens": 77',
    ),
  ],
  'NousResearch/hermes-agent#77484: shorter names, and a token that is split': [
    [`FAL_KEY=${letters(24, 20)}`, 'FAL_KEY=[REDACTED:API_KEY]'],
    [`MYSQL_PASS=${PASSWORD}`, `MYSQL_PASS=${hidden}`],
    [`DB_PW=${PASSWORD}`, `DB_PW=${hidden}`],
    [`ghp${'_'}${letters(18, 22)}\u200b${letters(18, 23)}`, '[REDACTED:TOKEN]'],
    [`ghp${'_'}${letters(18, 22)}\u001b[0m${letters(18, 23)}`, '[REDACTED:TOKEN]'],
  ],
  'QwenLM/qwen-code#11649, rspamd/rspamd#6146: flags and addresses in error texts': [
    [`--aws-access-key ${letters(20, 27)}`, '--aws-access-key [REDACTED:API_KEY]'],
    [
      `cannot load map http://user:${PASSWORD}@host/map.txt: 404`,
      `cannot load map http://user:${hidden}@host/map.txt: 404`,
    ],
    ...same('tokens_used=8192', 'USER=alice'),
  ],
};

describe.each(Object.entries(REPORTS))('%s', (_report, rows) => {
  test.each(rows)('row %#', (input, output) => {
    expect(scrub(input)).toBe(output);
    expect(scrub(output)).toBe(output);
  });
});

describe('records', () => {
  test('activeloopai/hivemind#360, paperclipai/paperclip#9856: text in JSON is JSON after it, whatever the secret ends in', () => {
    for (const end of ['', '\\', '\\\\', '\\n', '"']) {
      const line = JSON.stringify({ type: 'user', content: `password=${PASSWORD}${end}`, after: 1 });
      const scrubbed = scrub(line);
      expect(JSON.parse(scrubbed)).toMatchObject({ type: 'user', after: 1 });
      expect(scrubbed).not.toContain('Mango42');
    }
  });

  test('pinojs/redact#37: what is handed in is not changed, whatever overlaps in it', () => {
    const shared = { b: { token: letters(24, 1) }, x: `password=${PASSWORD}` };
    const given = { a: shared, again: shared, '*': [shared] };
    const before = structuredClone(given);
    const { value } = scrubber.scrubDeep(given);
    expect(given).toEqual(before);
    expect(JSON.stringify(value)).not.toMatch(/Mango42/);
  });

  test('Doezer/Questarr#954: dates, buffers and patterns are no empty objects', () => {
    const given = {
      at: new Date(0),
      bytes: new Uint8Array([1]),
      like: /x/g,
      count: 10n,
      text: `password=${PASSWORD}`,
    };
    const { value } = scrubber.scrubDeep(given);
    expect(value).toEqual({ ...given, text: `password=${hidden}` });
  });

  test('PunGrumpy/logixlysia#280, opengovsg/plumber#2088: an error keeps its class, its cause and what is not enumerable', () => {
    class HttpError extends Error {
      readonly status = 401;
    }
    const given = new HttpError(`GET https://u:${PASSWORD}@h failed`, {
      cause: new Error(`password=${PASSWORD}`),
    });
    const { value } = scrubber.scrubDeep({ given });
    const shown = value.given;
    expect(shown).toBeInstanceOf(HttpError);
    expect([shown.message, shown.status]).toEqual([`GET https://u:${hidden}@h failed`, 401]);
    expect(shown.cause).toMatchObject({ message: `password=${hidden}` });
    expect(Object.keys(shown)).not.toContain('cause');
    expect(`${shown.stack}${String(shown.cause)}`).not.toContain('Mango42');
  });

  test('buildswithpaul/Frappe_Assistant_Core#170, fawney19/Aether#652: counts keep their names, credentials do not', () => {
    for (const name of [
      'input_tokens',
      'total_tokens',
      'tokens_used',
      'max_tokens',
      'stop_token_ids',
      'token_budget',
    ])
      expect([name, isCredentialKey(name)]).toEqual([name, false]);
    for (const name of [
      'access_token',
      'jwt_token',
      'bearer_token',
      'refreshTokens',
      'HF_TOKEN_2',
      'authToken',
    ])
      expect([name, isCredentialKey(name)]).toEqual([name, true]);
  });
});

describe('long lines', () => {
  // Fubuyunhua/pi-context-vault#70, scottcrosby-securebine/kali-mcp-server#96, AlexanderMattTurner/agent-sanitizer#343
  test.each([
    ['one letter', 'x'.repeat(1 << 18)],
    ['openers of keys', `-----BEGIN PRIVATE${' '}KEY-----\n`.repeat(8_000)],
    ['secrets', Array.from({ length: 2_000 }, (_, at) => `ghp${'_'}${letters(36, at + 1)}`).join(' ')],
    [
      'addresses',
      Array.from({ length: 6_000 }, (_, at) => `https://u${at}:pw${at}Zq9x@h/x?y=${at},`).join(''),
    ],
  ])('%s without a line end are read in one go', (_name, text) => {
    expect(/ghp_|Zq9x/.test(scrub(text))).toBe(false);
  });
});

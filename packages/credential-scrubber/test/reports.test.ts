import { describe, expect, test } from 'vitest';
import { CredentialScrubber, createScrubStream } from '../src/index.js';
import { githubToken, letters, TOKEN } from './support/secrets.js';

const scrubber = new CredentialScrubber();
const scrub = (text: string): string => scrubber.scrubText(text).text;
const SK = `sk${'-'}`;

/** Public bug reports of other scrubbers: what went in, and what should come out. */
const REPORTS: readonly (readonly [report: string, input: string, output: string])[] = [
  [
    'hermes-agent 115104: a Gemini key stored verbatim',
    `"api_key": "AQ.Ab8${letters(44, 1)}"`,
    '"api_key": "[REDACTED:API_KEY]"',
  ],
  [
    'hermes-agent 16413: dotted lower-case keys',
    'spring.datasource.password=Sup3r!x',
    'spring.datasource.password=[REDACTED:PASSWORD]',
  ],
  [
    'hermes-agent 81012: a colour code glued to the token',
    `\u001b[32m${SK}${letters(40, 2)}\u001b[0m`,
    '\u001b[32m[REDACTED:API_KEY]\u001b[0m',
  ],
  [
    'hermes-agent 106508: a dotted body',
    `${SK}ws-H.${letters(6, 3)}.pF.${letters(24, 4)} ok`,
    '[REDACTED:API_KEY] ok',
  ],
  [
    'hermes-agent 96607: vocabulary masked',
    'token: CPU\n--override per_layer_token_embd.weight=CPU',
    'token: CPU\n--override per_layer_token_embd.weight=CPU',
  ],
  [
    'hermes-agent 96529: a placeholder mangled',
    `Authorization: Bearer $${'{MCP_KEY}'}`,
    `Authorization: Bearer $${'{MCP_KEY}'}`,
  ],
  ['hermes-agent 10983: a prefix too broad', 'schema.am_monthly_report', 'schema.am_monthly_report'],
  [
    'hermes-agent 33801: a connection string over two lines',
    'f"postgresql://{u}:{p}@{h}"\n@validator',
    'f"postgresql://{u}:{p}@{h}"\n@validator',
  ],
  ['hermes-agent 69196: an escaped quote', '{"api_key":"abc\\"def123"}', '{"api_key":"[REDACTED:API_KEY]"}'],
  [
    'hermes-agent 72925: an unknown prefix',
    `FOO_API_KEY=foo-${letters(24, 5)}`,
    'FOO_API_KEY=[REDACTED:API_KEY]',
  ],
  [
    'hermes-agent 109362: a line-number gutter',
    `  12|  ADS_API_TOKEN: ${letters(22, 6)}`,
    '  12|  ADS_API_TOKEN: [REDACTED:TOKEN]',
  ],
  [
    'openclaw 107998: any scheme',
    `Authorization: token ${TOKEN}\napi-key: ${letters(24, 7)}`,
    'Authorization: token [REDACTED:TOKEN]\napi-key: [REDACTED:API_KEY]',
  ],
  [
    'openclaw 107998: Digest',
    'Authorization: Digest username="u", response="6629fae49393a05397450978507c4ef1"',
    'Authorization: Digest username="u", response="[REDACTED:SIGNATURE]"',
  ],
  [
    'edictum 127: other words',
    'monkey bucket TOKENIZERS_PARALLELISM=false',
    'monkey bucket TOKENIZERS_PARALLELISM=false',
  ],
  [
    'centaur 1112: a prefix inside words',
    'risk-adjusted PnL <task-notification>',
    'risk-adjusted PnL <task-notification>',
  ],
  ['sentry-javascript 60570: a list of fields applied to values', 'User authenticated', 'User authenticated'],
  [
    'dbmate 785: the first @ ends the password',
    'postgres://u:Pa@ss9@h/d',
    'postgres://u:[REDACTED:PASSWORD]@h/d',
  ],
  ['agent-os 3367: an empty user', 'redis://:s3cr3t@h:6379', 'redis://:[REDACTED:PASSWORD]@h:6379'],
  [
    'gh-aw-firewall 3785: the new GitHub format',
    `ghs${'_'}12345_eyJ${letters(60, 8)}.eyJ${letters(200, 9)}.${letters(80, 10)}, ok`,
    '[REDACTED:TOKEN], ok',
  ],
  [
    'betterleaks 356: a token before a full stop',
    `The key is hvs.${letters(30, 11)}.`,
    'The key is [REDACTED:API_KEY].',
  ],
  [
    'gitleaks 2223: an unrelated key before',
    `{"operation":"AuthService.register","auth_token":"${letters(24, 12)}"}`,
    '{"operation":"AuthService.register","auth_token":"[REDACTED:TOKEN]"}',
  ],
  ['gitleaks 1231: symbols only', 'password="asdd*|.=>"', 'password="[REDACTED:PASSWORD]"'],
  ['chezmoi 4679: a key binding', '"key": "ctrl+shift+down"', '"key": "ctrl+shift+down"'],
  ['gitleaks 2279: no rule for connection strings', 'mysql://u:p9xQz7@h', 'mysql://u:[REDACTED:PASSWORD]@h'],
  [
    'secretlint 1235: an elided key',
    `-----BEGIN RSA PRIVATE${' '}KEY-----\n...\n-----END RSA PRIVATE${' '}KEY-----`,
    `-----BEGIN RSA PRIVATE${' '}KEY-----\n...\n-----END RSA PRIVATE${' '}KEY-----`,
  ],
  [
    'genie-claw 177: only the first hit',
    `${SK} (short). real: ${SK}proj-${letters(36, 13)}`,
    `${SK} (short). real: [REDACTED:API_KEY]`,
  ],
  ['agentcairn 168: camelCase taken for entropy', 'setDefaultModelAndProvider', 'setDefaultModelAndProvider'],
  ['entire 1716: a key of low entropy', `sb${'_'}secret_probe_2026${letters(12, 14)}`, '[REDACTED:API_KEY]'],
  [
    'detect-secrets 146: subresource integrity',
    `integrity="sha512-${letters(86, 15)}=="`,
    `integrity="sha512-${letters(86, 15)}=="`,
  ],
  [
    'opentag 443: a folded header',
    `Authorization: Bearer ${letters(20, 16)}\n\t${letters(20, 17)}\nX: ok`,
    'Authorization: Bearer [REDACTED:TOKEN]\n\t[REDACTED:TOKEN]\nX: ok',
  ],
  [
    'secretty 5: a password in prose',
    'Generated password: Otter-49x',
    'Generated password: [REDACTED:PASSWORD]',
  ],
  [
    'betterleaks 288: the address by which GitLab takes mail',
    `incoming+group-proj-12345-${letters(22, 5).toLowerCase()}-issue@incoming.gitlab.com`,
    'incoming+group-proj-12345-[REDACTED:TOKEN]-issue@incoming.gitlab.com',
  ],
  [
    'betterleaks 355: the secret of a Cloudflare Access service token',
    `cfast${'_'}${letters(40, 3)}0a1b2c3d`,
    '[REDACTED:TOKEN]',
  ],
  [
    'trueforge 423: a mark of another scrubber, glued to the secret',
    `api_key=[REDACTED]${letters(24, 11)}`,
    'api_key=[REDACTED][REDACTED:API_KEY]',
  ],
  [
    'lfk 658: a block scalar of several lines',
    `data:\n  api_key: >-\n    ${letters(20, 2)}\n    ${letters(20, 3)}\n  b: 1`,
    'data:\n  api_key: >-\n    [REDACTED:API_KEY]\n  b: 1',
  ],
  [
    'deja-vu 3536: a here-string',
    `gh auth login --with-token <<< ${letters(30, 7)}`,
    'gh auth login --with-token <<< [REDACTED:TOKEN]',
  ],
  [
    'agent-sanitizer 343: four letters x in a row, by chance',
    `t ghp${'_'}${letters(36, 2383)}`,
    't [REDACTED:TOKEN]',
  ],
  [
    'KiroCrew 8042: a long path',
    '/srv/data/projects/alpha/beta/gamma/delta/epsilon/zeta/eta/theta/iota',
    '/srv/data/projects/alpha/beta/gamma/delta/epsilon/zeta/eta/theta/iota',
  ],
];

describe('reports', () => {
  test('a token that is glued to a marker', () => {
    const token = githubToken(31);
    expect(scrub(`[REDACTED:TOKEN]${token}[REDACTED:TOKEN]`)).toBe(
      '[REDACTED:TOKEN][REDACTED:TOKEN][REDACTED:TOKEN]',
    );
  });

  test('a word in letters that look Latin, behind a colour code and cut anywhere', () => {
    const text = `\u001b[0mp\u0430ssword: ${TOKEN} end`;
    const want = '\u001b[0mp\u0430ssword: [REDACTED:PASSWORD] end';
    expect(scrub(text)).toBe(want);
    const stream = createScrubStream();
    expect([...text].map((letter) => stream.feed(letter)).join('') + stream.flush()).toBe(want);
  });

  test.each([
    [
      'a code that ends in the backslash before a letter',
      `\u001b]8;;https://x.dev\u001b\\npm${'_'}${letters(36, 7)}\u001b]8;;\u001b\\`,
    ],
    [
      'a format whose fixed letters stand far behind its beginning',
      `  PAT_OF_AZ: ${letters(76, 3)}AZDO${letters(4, 4)}`,
    ],
  ])('%s, cut anywhere', (_name, text) => {
    const want = new CredentialScrubber({ learn: 'forward' }).scrubText(text).text;
    expect(want).toContain('[REDACTED:TOKEN]');
    for (let cut = 0; cut <= text.length; cut++) {
      const stream = createScrubStream();
      expect(stream.feed(text.slice(0, cut)) + stream.feed(text.slice(cut)) + stream.flush()).toBe(want);
    }
  });

  test('a marker behind a lone escape character', () => {
    const once = scrub(`\u001b${githubToken(5)}=${letters(6, 2)} next`);
    expect(once).toContain('\u001b[REDACTED:TOKEN]');
    expect(scrub(once)).toBe(once);
  });

  test('a word of manuals inside an issued id, and the id of the manual', () => {
    const [issued, sample] = [`AKIA${'Q3EXAMPLE7RTY2PZ'}`, `AKIA${'Z7QK2M4PREXAMPLE'}`];
    expect(scrub(`id ${issued} and ${sample}`)).toBe(`id [REDACTED:API_KEY] and ${sample}`);
  });

  test.each(REPORTS)('%s', (_report, input, output) => {
    expect(scrub(input)).toBe(output);
    expect(scrub(output)).toBe(output);
  });

  test('browser-use 5303: a marker of its own redacted again', () => {
    const once = scrub(`API_KEY=$${'{VAR}'}[REDACTED]x Bearer [REDACTED:TOKEN]`);
    expect(scrub(once)).toBe(once);
  });

  test('hermes-agent 56039: a token cut by a chunk', () => {
    const stream = createScrubStream();
    const out = stream.feed(`key ${SK}`) + stream.feed(`ant-api03-${letters(60, 18)} end`) + stream.flush();
    expect(out).toBe('key [REDACTED:API_KEY] end');
  });

  test('a marker with an unknown label is looked into', () => {
    expect(scrub(`[REDACTED:AKIA${letters(16, 19).toUpperCase()}]`)).toBe('[REDACTED:[REDACTED:API_KEY]]');
  });
});

/** Third set: texts that have to come out unchanged. */
import { neg } from '../row.mjs';

const row =
  (family) =>
  (context, make, times = 1) =>
    neg(`neg:${family}`, context, make, { times });
const code = row('code');
const prose = row('prose');
const doc = row('document');
const data = row('data');

export const rows = [
  code('html-code', 'The <code>readInt32BE2()</code> method takes a <code class="type">Http2Session</code>.'),
  code('html-anchor', '<a href="#class-tlssecurecontext2">tls.SecureContext</a> holds the key.'),
  code('c-prototype', 'int load_private_key(EVP_PKEY *pkey, const char *passphrase, size_t len);'),
  code('sk-macro', 'sk_X509_NAME_ENTRY_new_null(); sk_ASN1_OBJECT_num(policies);'),
  code('typescript', 'function login(user: string, password: string): Promise<Token2FA> {'),
  code('zod', 'password: z.string().min(8).max(64), token: z.string().uuid(),'),
  code('python-call', 'password = getpass.getpass("Password: ").encode("utf-8")'),
  code('python-fstring', 'raise ValueError(f"bad password for {user!r}: {password[:2]}***")'),
  code('python-hash', 'hashed = bcrypt.hashpw(password.encode(), bcrypt.gensalt(rounds=12))'),
  code(
    'go-err',
    'if err := bcrypt.CompareHashAndPassword(user.PasswordHash, []byte(password)); err != nil {',
  ),
  code('rust-generic', 'pub fn token(&self) -> Option<&Token<Bearer2>> { self.token.as_ref() }'),
  code('java-final', 'private final PasswordEncoder2 passwordEncoder = new BCryptPasswordEncoder(12);'),
  code('jsx', '<Input type="password" name="password" autoComplete="new-password" minLength={12} />'),
  code('regex', String.raw`const AUTH = /(?<user>[^:@/]+):(?<password>[^@/]+)@(?<host>[\w.-]+)/u;`),
  code('switch', "case 'token2022': return parseToken(token, index + 1);"),
  code('test-name', "it('rejects a password with fewer than 8 characters', async () => {"),
  code('enum', 'enum AuthMethod { PASSWORD = "password", API_KEY = "api_key", OAUTH2 = "oauth2" }'),
  code(
    'sql-column',
    'ALTER TABLE users ADD COLUMN password_hash VARCHAR(255) NOT NULL, ADD COLUMN api_token_id INT;',
  ),
  code('css', '.password-strength-meter > .token:nth-child(2n+1) { color: #a1b2c3; }'),
  code('map', 'const key = `$' + '{tenant}:$' + '{userId}`; cache.set(key, value2);'),
  code('dict-key', "row['password'] = row['password'].strip()"),
  code('i18n', '"login.password.label": "Password", "login.password.hint": "At least 12 characters"'),
  code('openapi', 'securitySchemes:\n  ApiKeyAuth:\n    type: apiKey\n    in: header\n    name: X-API-Key\n'),
  code(
    'helm-ref',
    'password:\n  valueFrom:\n    secretKeyRef:\n      name: pg-credentials-v2\n      key: postgres-password\n',
  ),
  code('gha-secret', 'env:\n  NPM_TOKEN: $' + '{{ secrets.NPM_TOKEN_2026 }}\n'),
  code('vault-path', 'password: vault:secret/data/prod/db#password_v2'),
  code(
    'tf-ref',
    'password = random_password.db_v2.result\nsecret   = data.aws_secretsmanager_secret.app2.arn',
  ),
  code('dockerfile-secret', 'RUN --mount=type=secret,id=npm_token,target=/root/.npmrc npm ci'),
  code('makefile', 'test: export DB_PASSWORD ?= $(shell cat .pw-file-2)'),
  code('type-import', "import type { SecretKey3, TokenPayloadV2 } from './token-types2.js';"),

  prose(
    'policy',
    'Passwords must have at least 12 characters, one digit and one of !@#$%. They expire after 90 days.',
  ),
  prose('reset-link', 'Click the link to reset your password. The link is valid for 24 hours.'),
  prose('manager', 'She stores every password in KeePassXC 2.7 and syncs with Syncthing v1.27.'),
  prose('changelog', '- fix: token refresh no longer fails with ERR_TOKEN_EXPIRED_2 (#4821)'),
  prose('identified', 'Each session is identified by SESSION_ID_V2, the key by its fingerprint.'),
  prose('pass-verb', 'You can pass force_utf8 to the parser, or pass --no-verify2 on the command line.'),
  prose('token-count', 'The prompt has 4096 tokens and the completion used 1024 tokens of gpt-4o-mini.'),
  prose('key-word', 'The key is to keep it simple: version2 of the API is the default.'),
  prose('secret-word', 'The secret to good bread is a 24-hour rise and 78% hydration.'),
  prose('auth-list', 'Supported authentication: password, OAuth2, SAML2, x509 and Kerberos5.'),
  prose('pin-version', 'Pin the dependency to 4.17.21 and the image to node:22.11-alpine3.20.'),
  prose('de', 'Das Passwort muss mindestens 10 Zeichen lang sein und wird alle 90 Tage ge\u00e4ndert.'),
  prose('fr', 'Le mot de passe est obligatoire et doit contenir au moins 8 caract\u00e8res.'),
  prose('es', 'La contrase\u00f1a es obligatoria; la clave primaria de la tabla es user_id2.'),
  prose(
    'ja',
    '\u30d1\u30b9\u30ef\u30fc\u30c9\u306f8\u6587\u5b57\u4ee5\u4e0a\u3067\u5165\u529b\u3057\u3066\u304f\u3060\u3055\u3044\u3002',
  ),
  prose(
    'zh',
    '\u5bc6\u7801\u957f\u5ea6\u4e0d\u80fd\u5c11\u4e8e8\u4f4d\uff0c\u4ee4\u724c\u6709\u6548\u671f\u4e3a7200\u79d2\u3002',
  ),
  prose('login-fact', 'Log in with your GitHub account / SSO2, then choose the project acme-web-2.'),
  prose('question', 'Did you change the password? Ticket OPS-4821 says the rollout is on 2026-03-14.'),
  prose('heading', '## Password\n\nMinimum12Characters is the name of the rule; see policy.md.\n'),
  prose('table', '| Field | Type |\n|---|---|\n| password | string64 |\n| token | Token2FA |\n'),

  doc('http-docs', 'GET /v2/users?api_key=YOUR_API_KEY&limit=50 HTTP/1.1'),
  doc('curl-docs', 'curl -u "$USER:$PASS" -H "Authorization: Bearer $TOKEN" https://api.example.com/v1/me'),
  doc('mask', 'password: ******** (hidden), token: ghp_****************abcd'),
  doc(
    'man',
    '       -p, --password password\n              Use password for authentication (see RFC2617).\n',
  ),
  doc('env-example', 'DB_PASSWORD=\nAPI_KEY=<paste-key-here>\nJWT_SECRET=change_me_please\n'),
  doc('placeholders', 'mongodb+srv://<username>:<password>@cluster0.abcde.mongodb.net/test'),
  doc('dsn-docs', 'postgres://user:password@localhost:5432/mydb and redis://localhost:6379/0'),
  doc('jsdoc', ' * @param {string} password - the password2 argument of {@link hashPassword2}'),

  data(
    'git-log',
    (v) =>
      `commit ${v.hex(40)}\nAuthor: ${v.name()} <${v.name()}@example.org>\n\n    Rotate token for ${v.host()}\n`,
  ),
  data('sri', (v) => `"integrity": "sha512-${v.b64(64)}", "key": "node_modules/token-types"`),
  data(
    'uuid',
    (v) => `{"id":"${v.uuid()}","session":{"started":"2026-05-01T10:00:00Z"},"key_id":"${v.uuid()}"}`,
  ),
  data(
    'public-key',
    (v) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${v.b64(32).slice(0, 43)} ${v.name()}@laptop`,
  ),
  data(
    'fingerprint',
    (v) =>
      `Key fingerprint = ${v.HEX(4)} ${v.HEX(4)} ${v.HEX(4)} ${v.HEX(4)} ${v.HEX(4)}  ${v.HEX(4)} ${v.HEX(4)} ${v.HEX(4)} ${v.HEX(4)} ${v.HEX(4)}`,
  ),
  data('etag', (v) => `ETag: "${v.hex(32)}"\nX-Request-Id: ${v.uuid()}\nX-Amz-Id-2: ${v.b64(48)}\n`),
  data('csv', 'id,name,token_count,password_set\n1,anna,2048,true\n2,ben,512,false\n'),
  data(
    'log',
    (v) =>
      `2026-02-01T10:00:00Z INFO auth: token refreshed for user=${v.digits(6)} session_count=3 trace=${v.hex(16)}`,
  ),
];

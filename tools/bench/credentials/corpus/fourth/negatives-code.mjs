/** Code, configuration and schemas that speak of secrets and hold none. */
import { negatives } from '../group.mjs';

const code = negatives('neg:code', {
  'ts-interface':
    'export interface Credentials {\n  readonly username: string;\n  readonly password: string;\n  token?: string | undefined;\n}',
  'zod-schema':
    'const login = z.object({ email: z.string().email(), password: z.string().min(12).max(72), otp: z.string().length(6).optional() });',
  'react-state':
    "const [password, setPassword] = useState('');\nconst [token, setToken] = useState<string | null>(null);",
  'html-form':
    '<label for="pw">Password</label>\n<input id="pw" type="password" name="password" autocomplete="current-password" required>',
  'express-handler':
    "app.post('/login', async (req, res) => {\n  const { username, password } = req.body;\n  const ok = await verify(password, user.passwordHash);\n  res.json({ token: signToken(user) });\n});",
  'python-getpass': 'password = getpass.getpass("Password: ")\ntoken = os.environ["API_TOKEN"]',
  'python-pydantic':
    'class Settings(BaseSettings):\n    api_key: SecretStr\n    db_password: SecretStr | None = None\n    token_ttl: int = 3600',
  'python-compare':
    'if not hmac.compare_digest(token, expected_token):\n    raise HTTPException(status_code=401, detail="invalid token")',
  'go-struct':
    'type Config struct {\n\tUser     string `yaml:"user"`\n\tPassword string `yaml:"password"`\n\tAPIKey   string `yaml:"api_key,omitempty"`\n}',
  'go-env': 'secret := os.Getenv("JWT_SECRET")\nif secret == "" {\n\tlog.Fatal("JWT_SECRET is not set")\n}',
  'rust-match':
    'match token.kind {\n    TokenKind::Ident => self.parse_ident(token),\n    TokenKind::Eof => return Ok(None),\n    _ => Err(ParseError::UnexpectedToken(token.span)),\n}',
  'java-field':
    'private final String password;\npublic boolean matches(String rawPassword) { return encoder.matches(rawPassword, this.password); }',
  'java-token-type':
    'JsonToken token = parser.nextToken();\nwhile (token != JsonToken.END_OBJECT) { token = parser.nextToken(); }',
  'kotlin-env': 'password = providers.gradleProperty("signing.password").orNull',
  'swift-keychain':
    'let query: [String: Any] = [kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: server]',
  'csharp-config':
    'var key = builder.Configuration["Jwt:SigningKey"] ?? throw new InvalidOperationException("Jwt:SigningKey missing");',
  'php-filter':
    "$password = filter_input(INPUT_POST, 'password');\nif (password_verify($password, $row['password_hash'])) { session_regenerate_id(true); }",
  'ruby-devise': 'validates :password, presence: true, length: { minimum: 12 }, confirmation: true',
  'ruby-credentials': 'password: <%= Rails.application.credentials.database[:password] %>',
  'elixir-env': 'secret_key_base: System.fetch_env!("SECRET_KEY_BASE")',
  'shell-read':
    'read -rsp "Password: " password && echo\nprintf %s "$password" | docker login -u "$user" --password-stdin',
  'shell-file': 'export PGPASSWORD="$(cat /run/secrets/db_password)"',
  'shell-op': 'export OPENAI_API_KEY="$(op read op://dev/openai/credential)"',
  'powershell-read': '$password = Read-Host -AsSecureString "Enter password"',
  'jest-test':
    "it('rejects a login without a password', async () => {\n  const response = await request(app).post('/login').send({ username: 'otto' });\n  expect(response.body.error).toBe('password is required');\n});",
  'lexer-test':
    "expect(tokenize('a = 1')).toEqual([{ token: 'ident' }, { token: 'eq' }, { token: 'number' }]);",
  'css-var': '--token-color-keyword: #ff79c6;\n.password-field { padding: 4px 8px; }',
  'regex-rule': 'const PASSWORD_RULE = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{12,}$/;',
  enum: "enum TokenType { Access = 'access', Refresh = 'refresh', Reset = 'password_reset' }",
  'graphql-schema':
    'type Mutation {\n  login(email: String!, password: String!): AuthPayload!\n  refreshToken(token: String!): AuthPayload!\n}',
  protobuf:
    'message LoginRequest {\n  string username = 1;\n  string password = 2;\n  string otp_code = 3;\n}',
  'sql-ddl':
    'CREATE TABLE users (\n  id bigint PRIMARY KEY,\n  email text NOT NULL UNIQUE,\n  password_hash text NOT NULL,\n  reset_token text,\n  reset_token_expires_at timestamptz\n);',
  'sql-query':
    'SELECT id, password_hash FROM users WHERE reset_token = $1 AND reset_token_expires_at > now();',
  'import-lines':
    "import { createHmac, randomBytes } from 'node:crypto';\nimport { verifyToken } from '../auth/verify-token.js';\nimport passwordStrength from 'check-password-strength';",
});

const config = negatives('neg:config', {
  'github-actions': `env:\n  NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN }}\npermissions:\n  id-token: write\n  contents: read`,
  'k8s-secretkeyref':
    'env:\n  - name: DB_PASSWORD\n    valueFrom:\n      secretKeyRef:\n        name: shop-db\n        key: password',
  'compose-secrets':
    'services:\n  db:\n    environment:\n      POSTGRES_PASSWORD_FILE: /run/secrets/pg_password\n    secrets: [pg_password]\nsecrets:\n  pg_password:\n    file: ./pg_password.txt',
  'terraform-variable':
    'variable "db_password" {\n  type        = string\n  sensitive   = true\n  description = "Password of the master user"\n}',
  'terraform-reference':
    'resource "aws_db_instance" "main" {\n  username = "app"\n  password = random_password.db.result\n}',
  'ansible-vault-lookup':
    "db_password: \"{{ lookup('community.hashi_vault.hashi_vault', 'secret=kv/data/shop:password') }}\"",
  'spring-placeholder': `spring.datasource.username=shop\nspring.datasource.password=\${DB_PASSWORD}\njwt.token-validity-seconds=3600`,
  'openapi-security':
    'securitySchemes:\n  ApiKeyAuth:\n    type: apiKey\n    in: header\n    name: X-API-Key\n  BearerAuth:\n    type: http\n    scheme: bearer\n    bearerFormat: JWT',
  'json-schema':
    '{"type":"object","required":["username","password"],"properties":{"username":{"type":"string"},"password":{"type":"string","format":"password","minLength":12},"token":{"type":["string","null"]}}}',
  'i18n-en':
    '{"login":{"password":"Password","forgotPassword":"Forgot your password?","token":"Access token","submit":"Sign in"}}',
  'i18n-de':
    '{"auth.password.label":"Passwort","auth.password.hint":"Mindestens 12 Zeichen","auth.token.expired":"Sitzung abgelaufen"}',
  'po-file': 'msgid "Enter your password"\nmsgstr "Saisissez votre mot de passe"',
  'sshd-config':
    'PasswordAuthentication no\nPubkeyAuthentication yes\nAuthorizedKeysFile .ssh/authorized_keys\nKbdInteractiveAuthentication no',
  pam: 'password requisite pam_pwquality.so retry=3 minlen=12\nauth sufficient pam_unix.so nullok',
  'nginx-auth-file':
    'auth_basic "Restricted";\nauth_basic_user_file /etc/nginx/.htpasswd;\nssl_certificate_key /etc/ssl/private/site.key;',
  'dotenv-example': 'DB_HOST=localhost\nDB_PASSWORD=\nAPI_KEY=\nJWT_SECRET=\nTOKEN_EXPIRES_IN=15m',
  'model-params':
    '{"model":"claude-sonnet-4-5","max_tokens":4096,"temperature":0.2,"stop_sequences":["\\n\\nHuman:"],"thinking":{"type":"enabled","budget_tokens":2048}}',
  'tokenizer-config':
    '{"bos_token":"<s>","eos_token":"</s>","pad_token":"<pad>","unk_token":"<unk>","tokenizer_class":"LlamaTokenizer"}',
  keybindings:
    '[{"key":"ctrl+shift+p","command":"workbench.action.showCommands"},{"key":"ctrl+k ctrl+s","command":"workbench.action.openGlobalKeybindings"}]',
  'eslint-rule': '"no-secrets/no-secrets": ["error", { "tolerance": 4.2 }],\n"no-restricted-syntax": "off"',
  renovate: '{"hostRules":[{"matchHost":"npm.example.org","token":"{{ secrets.RENOVATE_NPM }}"}]}',
  'vault-policy': 'path "secret/data/shop/*" {\n  capabilities = ["read", "list"]\n}',
  'iam-policy':
    '{"Effect":"Allow","Action":["secretsmanager:GetSecretValue","kms:Decrypt"],"Resource":"arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/shop-AbCdEf"}',
  'public-key-line': (v) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${v.b62(43)} ${v.name()}@laptop`,
  certificate: (v) =>
    `-----BEGIN CERTIFICATE-----\n${v.b64(48)}\n${v.b64(48)}\n${v.b64(30)}\n-----END CERTIFICATE-----`,
  'wireguard-peer': (v) => `[Peer]\nPublicKey = ${v.b64(32)}\nAllowedIPs = 10.8.0.0/24`,
});

export const rows = [code, config].flat();

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these rows are text with placeholders
/** Code that handles credentials without holding any. */
import { neg } from '../row.mjs';

const set = (family, entries) =>
  entries.map(([context, make, options]) => neg(family, context, make, options));

export const rows = [
  ...set('neg:code', [
    [
      'ts-interface',
      'export interface Credentials {\n  readonly username: string;\n  readonly password: string;\n  apiKey?: string | undefined;\n}',
    ],
    [
      'ts-zod',
      'const Login = z.object({ password: z.string().min(12), token: z.string().uuid().optional() });',
    ],
    [
      'ts-fn',
      'function rotate(secret: Secret, apiKey = getApiKey()): Promise<Token> { return issue(secret, apiKey); }',
    ],
    ['ts-destructure', 'const { accessToken, refreshToken } = await auth.exchange(code);'],
    ['ts-env', "const dbPassword = process.env['DB_PASSWORD'] ?? fail('DB_PASSWORD missing');"],
    ['ts-deno', "const token = Deno.env.get('API_TOKEN');"],
    ['ts-map', "const HEADERS = { auth: 'Authorization', key: 'X-Api-Key', token: 'X-Auth-Token' };"],
    ['ts-switch', "case 'password': return validatePassword(value);"],
    ['ts-enum', "enum TokenKind { Identifier = 'identifier', Keyword = 'keyword', Secret = 'secret' }"],
    ['ts-lexer', "if (token.value === 'password') tokens.push({ type: 'key', value: token.value });"],
    ['js-compare', 'if (req.headers.authorization !== `Bearer ${expected}`) return res.sendStatus(401);'],
    ['js-split', "const token = header.split(' ')[1];"],
    ['js-localstorage', "localStorage.setItem('access_token', response.data.access_token);"],
    ['js-cookie', "res.cookie('session', sid, { httpOnly: true, maxAge: 86400000 });"],
    [
      'js-minified',
      'var e=t.password,n=t.token;function r(e){return e.apiKey||o.secret}a.exports={token:r,key:function(e){return e+1}};',
    ],
    [
      'react',
      '<PasswordInput label={t("login.password")} value={password} onChange={e => setPassword(e.target.value)} />',
    ],
    [
      'vue',
      '<input v-model="form.password" type="password" :rules="passwordRules" autocomplete="new-password">',
    ],
    ['py-env', "SECRET_KEY = os.environ.get('SECRET_KEY')"],
    ['py-getpass', "password = getpass.getpass('Password: ')"],
    ['py-argparse', "parser.add_argument('--api-key', default=None, help='API key for the service')"],
    [
      'py-pydantic',
      'class Settings(BaseSettings):\n    api_key: SecretStr\n    db_password: SecretStr = Field(..., min_length=12)',
    ],
    ['py-token', 'tokens = tokenizer(text, return_tensors="pt", max_length=512, padding=True)'],
    ['py-hash', 'password_hash = hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)'],
    ['py-log', "logger.info('token refreshed for user %s', user.id)"],
    ['py-raise', "raise ValueError('password must contain a digit and a symbol')"],
    [
      'go-struct',
      'type Config struct {\n\tPassword string `yaml:"password"`\n\tToken    string `yaml:"token,omitempty"`\n}',
    ],
    ['go-env', 'token := os.Getenv("GITHUB_TOKEN")'],
    ['go-flag', 'flag.StringVar(&password, "password", "", "database password")'],
    ['rust-env', 'let api_key = std::env::var("API_KEY").expect("API_KEY not set");'],
    ['rust-struct', 'pub struct Token { pub kind: TokenKind, pub secret: SecretString }'],
    ['java-field', '@Value("${app.jwt.secret}") private String jwtSecret;'],
    ['java-getter', 'public String getPassword() { return password; }'],
    ['kotlin', 'val token: String = prefs.getString("token", null) ?: return'],
    ['csharp', 'public string Password { get; set; } = string.Empty;'],
    ['csharp-config', 'var key = builder.Configuration["Stripe:SecretKey"];'],
    ['php', "$password = $_POST['password'] ?? '';"],
    ['php-env', "'password' => env('DB_PASSWORD', ''),"],
    ['ruby', 'password = Rails.application.credentials.dig(:db, :password)'],
    ['ruby-attr', 'attr_accessor :password, :password_confirmation, :api_token'],
    ['elixir', 'password: System.fetch_env!("DB_PASSWORD"),'],
    ['swift', 'guard let token = KeychainHelper.read("access_token") else { return }'],
    [
      'sql-ddl',
      'CREATE TABLE users (id serial PRIMARY KEY, password_hash text NOT NULL, api_token varchar(64) UNIQUE);',
    ],
    ['sql-select', 'SELECT token, secret FROM sessions WHERE token = $1 AND expires_at > now();'],
    ['sql-policy', 'ALTER USER app PASSWORD EXPIRE INTERVAL 90 DAY;'],
    ['graphql-schema', 'type Mutation { login(email: String!, password: String!): AuthPayload! }'],
    ['proto-schema', 'message LoginRequest {\n  string username = 1;\n  string password = 2;\n}'],
    [
      'openapi',
      'components:\n  securitySchemes:\n    ApiKeyAuth:\n      type: apiKey\n      in: header\n      name: X-API-Key',
    ],
    [
      'json-schema',
      '{"properties":{"token":{"type":"string","description":"Bearer token"}},"required":["token"]}',
    ],
    [
      'i18n',
      '{"login.password":"Password","login.forgot":"Forgot your password?","api.token.copied":"Token copied to clipboard"}',
    ],
    [
      'i18n-de',
      '{"password": "Passwort", "token": "Zugriffstoken", "secret": "Geheimnis", "apiKey": "API-Schlüssel"}',
    ],
    ['po-file', 'msgid "Password"\nmsgstr "Mot de passe"'],
    [
      'html-form',
      '<label for="pw">New password</label><input id="pw" type="password" placeholder="At least 12 characters" required>',
    ],
    [
      'jest',
      "it('rejects a wrong password', async () => { await expect(login(user, wrongPassword)).rejects.toThrow('Invalid password'); });",
    ],
    ['snapshot', 'expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");'],
    ['shell-read', 'read -r -s -p "Password: " PASSWORD; echo'],
    ['shell-test', '[ -z "$API_KEY" ] && { echo "API_KEY is not set" >&2; exit 1; }'],
    ['shell-cut', 'TOKEN=$(curl -s $URL/token | jq -r .access_token)'],
    ['nginx', 'auth_basic_user_file /etc/nginx/.htpasswd;\nssl_certificate_key /etc/ssl/private/site.key;'],
    ['pam', 'password    requisite    pam_pwquality.so retry=3 minlen=12'],
    ['sshd', 'PubkeyAuthentication yes\nPasswordAuthentication no\nHostKey /etc/ssh/ssh_host_ed25519_key'],
    ['passwd-file', 'www-data:x:33:33:www-data:/var/www:/usr/sbin/nologin'],
    [
      'compose-secret',
      'services:\n  db:\n    secrets: [db_password]\nsecrets:\n  db_password:\n    external: true',
    ],
    ['k8s-volume', 'volumes:\n- name: tls\n  secret:\n    secretName: web-tls\n    defaultMode: 0400'],
    ['rbac', 'rules:\n- apiGroups: [""]\n  resources: ["secrets"]\n  verbs: ["get", "list"]'],
    ['keymap', '{"key": "ctrl+k ctrl+s", "command": "workbench.action.openGlobalKeybindings"}'],
    ['redis-commands', 'SET session:42 active EX 3600\nGET token:count'],
    ['css', '.token.keyword { color: #07a; } .password-strength--weak::after { content: "weak"; }'],
    ['makefile', 'secrets: ## decrypt secrets\n\tsops -d secrets.enc.yaml > secrets.yaml'],
    ['gitignore', '.env\n*.pem\nsecrets/\n!secrets.example.yaml\ncredentials.json'],
    ['dockerfile', 'RUN --mount=type=secret,id=npm_token NPM_TOKEN=$(cat /run/secrets/npm_token) npm ci'],
    ['prisma', 'datasource db {\n  provider = "postgresql"\n  url      = env("DATABASE_URL")\n}'],
    [
      'llm-config',
      'max_tokens = 4096\nstop_token_ids = [128001, 128009]\ntop_p = 0.9\npad_token = "<|endoftext|>"',
    ],
    ['tokenizer-json', '{"bos_token":"<s>","eos_token":"</s>","unk_token":"<unk>","pad_token_id":0}'],
    ['keyframes', '@keyframes passFade { from { opacity: 0 } to { opacity: 1 } }'],
    ['http-401', 'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer realm="api", error="invalid_token"'],
    ['cors', 'Access-Control-Allow-Headers: Authorization, X-Api-Key, Content-Type'],
    [
      'csp',
      "Content-Security-Policy: script-src 'self' 'nonce-r4nd0m' 'strict-dynamic'",
      { debatable: true },
    ],
    ['jwt-docs', 'A JWT has three parts: header.payload.signature, each base64url encoded.'],
  ]),
];

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these rows are text with placeholders
/** Code and configuration that handles secrets and holds none: the first set's negative families. */
import { negatives } from '../group.mjs';

const env = negatives('neg:code-env', {
  'deno-env': 'const token = Deno.env.get("LINEAR_TOKEN") ?? fail("LINEAR_TOKEN missing");',
  'ruby-fetch': "config.secret_key = ENV.fetch('STRIPE_SECRET_KEY')",
  'go-getenv': 'apiKey := os.Getenv("MISTRAL_API_KEY")\nif apiKey == "" {\n\tlog.Fatal("no API key")\n}',
  'rust-env': 'let password = std::env::var("PGPASSWORD").expect("PGPASSWORD not set");',
  'php-env': "'password' => env('DB_PASSWORD', ''),\n'key' => env('APP_KEY'),",
  'spring-placeholder': 'spring.datasource.password=${DB_PASSWORD:}\nmanagement.token=${MGMT_TOKEN}',
  'compose-var':
    '      POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?set it in .env}\n      REDIS_URL: redis://:${REDIS_PASSWORD}@redis:6379/0',
  'helm-ref':
    '  valueFrom:\n    secretKeyRef:\n      name: {{ include "app.fullname" . }}\n      key: db-password',
  'gha-secret':
    '        env:\n          NPM_TOKEN: ${{ secrets.NPM_PUBLISH_TOKEN }}\n          password: ${{ github.token }}',
  'tf-var': 'provider "cloudflare" {\n  api_token = var.cloudflare_api_token\n}',
  'op-ref': 'DATABASE_PASSWORD=op://Infra/postgres-prod/password',
  'aws-sm-ref': "password: '{{resolve:secretsmanager:prod/db:SecretString:password}}'",
  'shell-subst': 'export GH_TOKEN="$(gh auth token)"\ncurl -u "$CI_USER:$CI_PASS" https://nexus.example.org/',
  'pwsh-read': '$cred = Get-Credential -UserName svc_backup -Message "Password for the share"',
  'pulumi-secret': 'const dbPassword = config.requireSecret("dbPassword");',
  'sops-enc': 'password: ENC[AES256_GCM,data:Xb0=,iv:8Jm2k1o9,tag:p0Lx,type:str]',
});

const types = negatives('neg:code-type', {
  'zod-schema':
    'const Login = z.object({ email: z.email(), password: z.string().min(12), otp: z.string().length(6).optional() });',
  pydantic: 'class Settings(BaseSettings):\n    api_key: SecretStr\n    db_password: SecretStr | None = None',
  'java-record': 'public record Credentials(String username, char[] password, Instant tokenExpiry) {}',
  'go-struct':
    'type Config struct {\n\tAPIKey string `env:"API_KEY,required"`\n\tSecret Secret `json:"-"`\n}',
  'rust-struct': 'pub struct Session { pub token: SecretString, refresh_token: Option<SecretString> }',
  'openapi-yaml':
    'securitySchemes:\n  bearerAuth:\n    type: http\n    scheme: bearer\n  apiKey:\n    type: apiKey\n    in: header\n    name: X-API-Key',
  'graphql-sdl':
    'type Mutation { login(email: String!, password: String!): AuthPayload! resetToken: String }',
  'sql-ddl': 'ALTER TABLE accounts ADD COLUMN password_hash text NOT NULL, ADD COLUMN api_key_id uuid;',
  'kotlin-data': 'data class LoginRequest(val user: String, val password: String, val deviceToken: String?)',
  'proto-msg': 'message Auth { string access_token = 1; string refresh_token = 2; int64 expires_in = 3; }',
  'swift-protocol': 'protocol TokenStore { func save(token: String, for key: String) throws }',
  'csharp-prop':
    'public string? Password { get; init; } = default;\npublic required string ApiKey { get; set; }',
});

const flows = negatives('neg:code3', {
  'express-mw':
    "const token = req.headers.authorization?.split(' ')[1];\nif (!token) return res.status(401).end();",
  'jwt-verify': 'const payload = jwt.verify(token, publicKey, { algorithms: ["RS256"] });',
  'py-hash': 'hashed = pwd_context.hash(form.password)\nuser.password = hashed',
  'ruby-digest':
    'raise InvalidToken unless ActiveSupport::SecurityUtils.secure_compare(token, expected_token)',
  'react-form': '<Input name="password" type="password" autoComplete="new-password" value={form.password} />',
  'vue-model': '<input v-model="credentials.password" :type="visible ? \'text\' : \'password\'" />',
  'test-assert': "expect(body.errors.password).toEqual(['is too short', 'needs a digit']);",
  'mask-fn': 'const mask = (key: string) => key.slice(0, 4) + "…" + key.slice(-2);',
  'refresh-loop': 'while (tokens.expiresAt < Date.now()) tokens = await refresh(tokens.refreshToken);',
  lexer: 'tokens = list(tokenize("key = value")); key = tokens[0].value; secret = None',
  'enum-auth':
    'enum AuthType { None, Basic, Bearer, ApiKey }\nswitch (auth.type) { case AuthType.Basic: break; }',
  'log-guard': 'logger.debug("password=%s token=%s", "<hidden>", redact(token))',
  'random-pw': 'password = secrets.token_urlsafe(24)\nprint("password written to", path)',
  'hmac-calc': "const signature = createHmac('sha256', secret).update(rawBody).digest('hex');",
  'cookie-set': "res.cookie('session', sessionId, { httpOnly: true, secure: true, maxAge: 3600_000 });",
  'k8s-api': 'secret, err := client.CoreV1().Secrets(ns).Get(ctx, "db-password", metav1.GetOptions{})',
  'dict-key': 'cache_key = f"user:{user_id}:token:{token_hash}"; primary_key = "id"',
  'sql-param': "SELECT id FROM api_keys WHERE key_hash = encode(digest($1, 'sha256'), 'hex')",
});

const regexes = negatives('neg:code-regex', {
  'js-regex': 'const SLACK = /xox[baprs]-[0-9A-Za-z-]{10,}/; const NPM = /npm_[A-Za-z0-9]{36}/;',
  'toml-rule': "id = \"gitlab-pat\"\nregex = '''glpat-[\\w-]{20}'''\nkeywords = [\"glpat-\"]",
  'semgrep-rule': 'pattern-regex: (?i)password\\s*=\\s*["\'][^"\']{8,}["\']',
});

const keymaps = negatives('neg:keymap', {
  'tmux-conf': 'bind-key -T copy-mode-vi v send-keys -X begin-selection\nset -g status-keys vi',
  'nvim-lua': "vim.keymap.set('n', '<leader>fp', builtin.find_files, { desc = 'Find password files' })",
  'i18n-keys': '{"key":"auth.password.forgot","value":"Passwort vergessen?"}',
});

const llm = negatives('neg:llm', {
  usage: (v) =>
    `"usage": {"input_tokens": ${v.int(900, 90000)}, "cache_read_input_tokens": ${v.int(1000, 90000)}, "output_tokens": ${v.int(10, 900)}}`,
  'vllm-args':
    '--max-num-batched-tokens 8192 --kv-cache-dtype fp8 --tokenizer-mode mistral --api-key-file /run/keys/vllm',
  'special-tokens': '<|im_start|>system<|im_sep|>You answer briefly.<|im_end|> bos_token_id: 151643',
  'sampling-yaml':
    'model: gpt-5-mini\nmax_output_tokens: 2048\nstop_tokens: ["<eot>"]\nreasoning: {effort: low, token_budget: 4000}',
  'cost-line': (v) =>
    `tokens: ${v.int(1, 90)}k in / ${v.int(1, 9)}k out · $0.${v.digits(2)} · cache hit ${v.int(10, 99)}%`,
});

const idents = negatives('neg:ident', {
  'npm-scripts':
    'npm_lifecycle_script=vitest npm_config_user_agent="pnpm/10.4.1" npm_package_json=/srv/package.json',
  'sk-words': 'pip install sk-dist sk-video; brew install risk-ranking-cli; apt install task-spooler',
  'hf-env': 'HF_HOME=/cache/hf HF_HUB_OFFLINE=1 hf_transfer installed, hf_xet missing',
  'ghp-name': 'The folder ghp_pages_build and the job glpat_cleanup_nightly were renamed.',
  'k8s-secret-names':
    'imagePullSecrets:\n  - name: regcred-prod\nserviceAccountName: token-broker\nsecretName: wildcard-tls-2026',
  'class-names': 'AbstractPasswordAuthenticationTokenProvider extends SecretKeyFactorySpiAdapter',
  'feature-flags': 'enable_new_password_flow_2026=true disable_legacy_api_key_header_v1=false',
});

const urls = negatives('neg:url', {
  'docs-link':
    'https://docs.example.org/auth/api-keys#rotate-an-api-key?utm_source=mail&utm_campaign=q3_token_launch',
  'ssh-remote': (v) => `ssh://git@git.${v.org()}.example:2222/infra/secrets-operator.git`,
  'paged-query': '/v1/events?page_token=&key_prefix=users%2F&sort=token_count&limit=50',
  'userinfo-only': (v) =>
    `sftp ${v.name()}@files.${v.org()}.example:/in and https://${v.name()}@dev.azure.com/${v.org()}/web/_git/site`,
  'db-no-password': (v) => `postgresql://readonly@${v.host()}:5432/dw?sslmode=require`,
});

const logs = negatives('neg:log', {
  sshd: (v) => `sshd[2113]: Failed password for invalid user oracle from ${v.ip()} port 52214 ssh2`,
  'pam-unix':
    'pam_unix(sudo:auth): authentication failure; logname=ops uid=1001 euid=0 tty=/dev/pts/1 ruser=ops',
  'vault-audit': (v) => `vault: token renewed accessor=${v.hex(8)}… policies=[default ci] ttl=768h`,
  'java-log':
    '2026-05-03 11:02:17,410 WARN  [o.k.events] type="LOGIN_ERROR", error="invalid_user_credentials", auth_method="openid-connect"',
  'stack-frames':
    '    at TokenValidator.validate (TokenValidator.java:118)\n    at ApiKeyFilter.doFilter(ApiKeyFilter.java:64)',
});

const placeholders = negatives('neg:placeholder', {
  angle: 'STRIPE_SECRET_KEY=<your-stripe-secret-key>\nSTRIPE_WEBHOOK_SECRET=<from the dashboard>',
  'your-here': 'api_key = "your-api-key-here"  # get one at https://console.example.org',
  ellipsis: 'export ANTHROPIC_API_KEY=sk-ant-api03-…\nexport GITHUB_TOKEN=ghp_…',
  'xxx-dash': 'SLACK_BOT_TOKEN=xoxb-xxxxxxxxxxxx-xxxxxxxxxxxx-xxxxxxxxxxxxxxxxxxxxxxxx',
  stars: 'Password:  ••••••••••••\nAPI key:   ************3f9a',
  braces: '{"password": "{{ vault_db_password }}", "token": "%API_TOKEN%", "secret": "__SECRET__"}',
  'replace-me': 'clientSecret: REPLACE_ME\nadminPassword: TODO',
  'insert-yours': 'Authorization: Bearer YOUR_ACCESS_TOKEN\nx-api-key: INSERT_KEY',
  'dsn-template': 'postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  empty: 'password = ""\napi_key = \'\'\nclient_secret=\ntoken: null',
});

const placeholdersArguable = negatives(
  'neg:placeholder',
  {
    'default-guest': 'amqp://guest:guest@localhost:5672/',
    'minio-default': 'MINIO_ROOT_USER=minioadmin\nMINIO_ROOT_PASSWORD=minioadmin',
    'secret-word': 'JWT_SECRET=supersecret',
    'postgres-postgres': 'POSTGRES_USER=postgres\nPOSTGRES_PASSWORD=postgres',
    'csrf-field': (v) => `<meta name="csrf-token" content="${v.url64(43)}">`,
    'oauth-client-id': (v) => `client_id: "${v.digits(12)}-${v.low(32)}.apps.googleusercontent.com"`,
  },
  { debatable: true },
);

const redacted = negatives('neg:redacted', {
  'own-marker': 'smtp_password: [REDACTED:PASSWORD]\nsmtp_host: mail.example.org',
  'own-marker-url': 'amqp://svc:[REDACTED:PASSWORD]@mq.example.org:5672/ is reachable',
  'gh-mask': 'Run docker login -u robot -p *** ghcr.io\nLogin Succeeded',
  'tf-sensitive': '  + password = (sensitive value)\n  + token    = (known after apply)',
  'gitlab-mask': '$ echo $DEPLOY_TOKEN\n[MASKED]',
  'pii-tags': 'authorization: [Filtered]\ncookie: <redacted>\npassword: [HIDDEN]',
});

export const negativeCode = [
  env,
  types,
  flows,
  regexes,
  keymaps,
  llm,
  idents,
  urls,
  logs,
  placeholders,
  placeholdersArguable,
  redacted,
].flat();

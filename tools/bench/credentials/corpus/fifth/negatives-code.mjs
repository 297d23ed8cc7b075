/** Code, configuration and schemas without secrets; other ones than in the fourth set. */
import { negatives } from '../group.mjs';

const code = negatives('neg:code', {
  'ts-type-guard':
    "export const isToken = (value: unknown): value is Token => typeof value === 'object' && value !== null && 'kind' in value;",
  'ts-generics':
    'const secrets: ReadonlyMap<string, SecretRef> = new Map();\nfunction getSecret(name: string): Promise<string> { return client.access({ name }); }',
  'ts-optional-chain': 'const token = request.headers.authorization?.split(" ")[1] ?? null;',
  'nest-decorator':
    "@Post('token')\n@UseGuards(AuthGuard('basic'))\nissue(@Body() dto: IssueTokenDto) { return this.tokens.issue(dto); }",
  'vue-template':
    '<input v-model="password" :type="visible ? \'text\' : \'password\'" :placeholder="t(\'login.password\')">',
  svelte: '<label>{$t(\'password\')}<input bind:value={password} type="password" minlength={12}></label>',
  'js-destructure': 'const { token, refreshToken, expiresIn } = await auth.exchange(code, verifier);',
  'js-random':
    "const token = crypto.randomBytes(32).toString('hex');\nconst secret = speakeasy.generateSecret({ length: 20 });",
  'js-storage': "localStorage.setItem('access_token', token);\nsessionStorage.removeItem('refresh_token');",
  'js-mask': "console.log('password:', '*'.repeat(password.length), 'token:', token.slice(0, 4) + '…');",
  'js-errors':
    "export const ERRORS = { INVALID_PASSWORD: 'auth/invalid-password', TOKEN_EXPIRED: 'auth/token-expired' };",
  'python-lexer':
    "token = self.next_token()\nif token.type == TokenType.KEYWORD and token.value == 'def':\n    return self.parse_function(token)",
  'python-secrets-module':
    'import secrets\n\napi_key = secrets.token_urlsafe(32)\npassword = generate_password(length=16)',
  'python-argparse':
    "parser.add_argument('--password', default=None, help='database password (prompted for if omitted)')",
  'python-django-model':
    'class ApiKey(models.Model):\n    key = models.CharField(max_length=64, unique=True)\n    secret_hash = models.CharField(max_length=128)',
  'python-keyring': "password = keyring.get_password('shop', username)",
  'go-interface':
    'type TokenSource interface {\n\tToken() (*oauth2.Token, error)\n}\n\nfunc WithPassword(password string) Option { return func(o *options) { o.password = password } }',
  'go-test-table':
    'tests := []struct {\n\tname     string\n\tpassword string\n\twantErr  bool\n}{{"empty", "", true}}',
  'rust-trait':
    'pub trait SecretStore {\n    fn get(&self, key: &SecretKey) -> Result<Secret<String>, StoreError>;\n}',
  'rust-lifetimes': "fn tokenize<'a>(input: &'a str) -> impl Iterator<Item = Token<'a>> + 'a",
  'java-spring-security':
    'http.formLogin(form -> form.usernameParameter("username").passwordParameter("password")).csrf(csrf -> csrf.csrfTokenRepository(repo));',
  'java-enum': 'public enum GrantType { PASSWORD, CLIENT_CREDENTIALS, REFRESH_TOKEN, AUTHORIZATION_CODE }',
  'kotlin-flow':
    'val password = MutableStateFlow("")\nval canSubmit = password.map { it.length >= MIN_PASSWORD_LENGTH }',
  'csharp-attr':
    '[Required, DataType(DataType.Password), Display(Name = "Password")]\npublic string Password { get; set; } = string.Empty;',
  'php-laravel-rules':
    "'password' => ['required', 'confirmed', Password::min(12)->letters()->numbers()],\n'token' => 'required|string',",
  'ruby-spec':
    "it 'locks the account after five wrong passwords' do\n  expect(user.reload).to be_locked\nend",
  'swift-securefield': 'SecureField("Password", text: $password).textContentType(.password)',
  'c-enum': 'enum token_type { TOKEN_EOF, TOKEN_IDENTIFIER, TOKEN_NUMBER, TOKEN_STRING, TOKEN_COMMA };',
  'shell-getopts':
    'while getopts "u:p:t:" opt; do\n  case $opt in\n    p) password=$OPTARG ;;\n    t) token=$OPTARG ;;\n  esac\ndone',
  'shell-openssl-rand':
    'DB_PASSWORD=$(openssl rand -base64 24)\nkubectl create secret generic db --from-literal=password="$DB_PASSWORD"',
  'makefile-vars': 'login:\n\t@echo "$(DOCKER_PASSWORD)" | docker login -u "$(DOCKER_USER)" --password-stdin',
  'sql-policy':
    'CREATE POLICY own_tokens ON api_tokens USING (user_id = current_user_id());\nREVOKE SELECT (token_hash) ON api_tokens FROM app;',
  'sql-columns':
    'ALTER TABLE accounts ADD COLUMN password_reset_token text, ADD COLUMN two_factor_secret bytea, DROP COLUMN plain_password;',
  'css-selector':
    'input[type="password"]::placeholder { color: var(--muted); }\n.token.keyword { color: #c678dd; }',
  prisma:
    'model Session {\n  id           String   @id @default(cuid())\n  sessionToken String   @unique\n  expires      DateTime\n}',
  storybook:
    "export const WithError: Story = { args: { label: 'Password', error: 'Password must not be empty' } };",
  'msw-handler': "http.post('/api/login', () => HttpResponse.json({ token: 'fake-token', user: mockUser }));",
});

const config = negatives('neg:config', {
  'gitlab-ci-vars':
    'deploy:\n  script:\n    - echo "$DEPLOY_KEY" | base64 -d > key\n    - docker login -u "$CI_REGISTRY_USER" -p "$CI_REGISTRY_PASSWORD" $CI_REGISTRY',
  'external-secret':
    'apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nspec:\n  secretStoreRef:\n    name: vault\n  data:\n    - secretKey: password\n      remoteRef:\n        key: shop/db\n        property: password',
  'sealed-template':
    'kind: Secret\nmetadata:\n  name: tls-shop\n  annotations:\n    cert-manager.io/issuer-name: letsencrypt\ntype: kubernetes.io/tls',
  rbac: 'rules:\n  - apiGroups: [""]\n    resources: ["secrets", "serviceaccounts/token"]\n    verbs: ["get", "list", "create"]',
  'terraform-data':
    'data "aws_secretsmanager_secret_version" "db" {\n  secret_id = aws_secretsmanager_secret.db.id\n}\n\nlocals {\n  password = jsondecode(data.aws_secretsmanager_secret_version.db.secret_string)["password"]\n}',
  'cloudformation-ref': `MasterUserPassword: !Sub "{{resolve:secretsmanager:\${DbSecret}:SecretString:password}}"`,
  'helm-default':
    'auth:\n  existingSecret: shop-auth\n  secretKeys:\n    adminPasswordKey: admin-password\n    userPasswordKey: user-password',
  'keycloak-policy':
    '{"passwordPolicy":"length(12) and digits(1) and notUsername","accessTokenLifespan":300,"ssoSessionIdleTimeout":1800}',
  'graphql-codegen': `schema:\n  - https://api.example.net/graphql:\n      headers:\n        Authorization: Bearer \${API_TOKEN}`,
  'openapi-param':
    '- name: api_key\n  in: query\n  required: true\n  schema: { type: string, minLength: 32 }\n  description: Key from the developer portal',
  'json-schema-pattern':
    '{"apiKey":{"type":"string","pattern":"^sk_(live|test)_[A-Za-z0-9]{24}$"},"webhookSecret":{"$ref":"#/$defs/secret"}}',
  'i18n-fr':
    '{"connexion":{"motDePasse":"Mot de passe","motDePasseOublie":"Mot de passe oublié ?","jeton":"Jeton d\'accès"}}',
  'i18n-ja':
    '{"login.password":"パスワード","login.password.confirm":"パスワード（確認）","login.forgot":"パスワードをお忘れですか？"}',
  'android-strings':
    '<string name="password_hint">Enter your password</string>\n<string name="api_key_missing">API key missing</string>',
  'strings-file':
    '"login.password.title" = "Password";\n"login.token.footer" = "Paste the token from your profile page";',
  'haproxy-cipher':
    'ssl-default-bind-ciphersuites TLS_AES_128_GCM_SHA256:TLS_CHACHA20_POLY1305_SHA256\nssl-dh-param-file /etc/haproxy/dh.pem',
  'login-defs': 'PASS_MAX_DAYS   90\nPASS_MIN_DAYS   1\nPASS_WARN_AGE   7\nENCRYPT_METHOD  YESCRYPT',
  'kafka-paths':
    'ssl.truststore.location=/etc/kafka/truststore.jks\nssl.endpoint.identification.algorithm=https\nsasl.mechanism=SCRAM-SHA-512',
  'litellm-params':
    'model_list:\n  - model_name: gpt-4o\n    litellm_params:\n      model: azure/gpt-4o\n      api_key: os.environ/AZURE_API_KEY\n      max_tokens: 4096',
  'generation-config':
    '{"max_new_tokens":512,"pad_token_id":128001,"eos_token_id":[128001,128009],"bos_token_id":128000,"top_p":0.9}',
  'special-tokens':
    '{"additional_special_tokens":["<|im_start|>","<|im_end|>"],"mask_token":"[MASK]","sep_token":"[SEP]"}',
  'vscode-settings':
    '{"password-generator.length":20,"git.enableCommitSigning":true,"editor.tokenColorCustomizations":{"comments":"#7f848e"}}',
  'npmrc-env': `//registry.npmjs.org/:_authToken=\${NPM_TOKEN}\nalways-auth=true`,
  'docker-secrets-mount':
    'RUN --mount=type=secret,id=npm_token NPM_TOKEN=$(cat /run/secrets/npm_token) npm ci',
  'ssh-config':
    'Host jump\n  User ops\n  IdentityFile ~/.ssh/id_ed25519\n  PreferredAuthentications publickey,password',
  'authorized-keys': (v) =>
    `from="10.0.0.0/8" ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAB${v.b64(180)} ${v.name()}@ws`,
  'dkim-record': (v) =>
    `mail._domainkey IN TXT "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ${v.b64(120)}"`,
  jwks: (v) =>
    `{"keys":[{"kty":"EC","crv":"P-256","use":"sig","kid":"${v.b64url(16)}","x":"${v.b64url(32)}","y":"${v.b64url(32)}"}]}`,
  'pgp-public': (v) =>
    `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${v.b64(48)}\n${v.b64(48)}\n=${v.b62(4)}\n-----END PGP PUBLIC KEY BLOCK-----`,
  csr: (v) =>
    `-----BEGIN CERTIFICATE REQUEST-----\n${v.b64(48)}\n${v.b64(48)}\n-----END CERTIFICATE REQUEST-----`,
});

export const rows = [code, config].flat();

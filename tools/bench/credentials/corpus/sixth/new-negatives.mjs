// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these rows are text with placeholders
/** Negatives among the new kinds: the same tools, with nothing to hide. */
import { negatives } from '../group.mjs';

const agents = negatives('neg:agent-config', {
  'mcp-inputs':
    '{"inputs":[{"id":"gh-token","type":"promptString","description":"GitHub token","password":true}],"servers":{"github":{"env":{"GITHUB_TOKEN":"${input:gh-token}"}}}}',
  'mcp-env-var': '"env": { "LINEAR_API_KEY": "${LINEAR_API_KEY}", "LOG_LEVEL": "info" }',
  'mcp-oauth': '"url": "https://mcp.notion.com/mcp", "auth": "oauth"',
  'mcp-docs': 'Set `TAVILY_API_KEY` in the `env` block; get a key in the dashboard (it begins with `tvly-`).',
  'litellm-os': 'api_key: os.environ/AZURE_API_KEY\nmodel: azure/gpt-4.1\nmax_tokens: 4096',
  'tool-schema':
    '{"name":"set_password","input_schema":{"type":"object","properties":{"user":{"type":"string"},"password":{"type":"string","description":"the new password"}},"required":["user","password"]}}',
  'agent-ids': (v) =>
    `{"session_id":"${v.uuid()}","run_id":"run_${v.b62(24)}","tool_call_id":"call_${v.b62(24)}","tokens":{"in":${v.int(100, 9999)},"out":${v.int(10, 999)}}}`,
  'message-id': (v) =>
    `{"id":"msg_01${v.b62(22)}","model":"claude-sonnet-4-5-20250929","stop_reason":"tool_use"}`,
  'thinking-signature-talk':
    'The signature of a thinking block must be passed back unchanged or the request is refused.',
  'claude-md':
    '# CLAUDE.md\n- never print tokens or passwords\n- secrets come from `pass show infra/*`\n- use pnpm, not npm',
  'memory-refusal':
    'User asked me not to store passwords or API keys in memory. I store only where they live.',
});

const infra = negatives(
  'neg:infra-output',
  {
    'gha-masked': '  env:\n    DEPLOY_KEY: ***\n    AWS_ROLE_ARN: arn:aws:iam::123456789012:role/deploy',
    'gha-oidc':
      '    permissions:\n      id-token: write\n      contents: read\n    with:\n      role-to-assume: ${{ vars.AWS_ROLE }}\n      github-token: ${{ secrets.GITHUB_TOKEN }}',
    'gitlab-ci-var':
      'script:\n  - docker login -u "$CI_REGISTRY_USER" -p "$CI_REGISTRY_PASSWORD" $CI_REGISTRY\n  - curl --header "JOB-TOKEN: $CI_JOB_TOKEN" "$URL"',
    'tf-plan':
      '  # random_password.db will be created\n  + resource "random_password" "db" {\n      + length  = 24\n      + result  = (sensitive value)\n      + special = true\n    }',
    'tf-output-list':
      'db_password = <sensitive>\ndb_endpoint = "dw.cluster.example.org:5432"\nkms_key_id  = "alias/dw"',
    'tf-ids': (v) =>
      `aws_secretsmanager_secret.db: Refreshing state... [id=arn:aws:secretsmanager:eu-west-1:${v.digits(12)}:secret:db-${v.b62(6)}]`,
    'helm-template':
      'password: {{ required "db.password is required" .Values.db.password | b64enc | quote }}',
    'ansible-nolog':
      'ok: [web1] => {"censored": "the output has been hidden due to the fact that \'no_log: true\' was specified for this result"}',
    'ansible-vault-blob': (v) =>
      `db_password: !vault |\n  $ANSIBLE_VAULT;1.1;AES256\n  ${v.hex(80)}\n  ${v.hex(80)}`,
    'sealed-secret': (v) => `kind: SealedSecret\nspec:\n  encryptedData:\n    password: AgB${v.b64(120)}`,
    'external-secret':
      'kind: ExternalSecret\nspec:\n  secretStoreRef: {name: vault, kind: ClusterSecretStore}\n  data:\n    - secretKey: password\n      remoteRef: {key: infra/mail, property: password}',
    'kubectl-describe':
      'Name:         db\nType:         Opaque\nData\n====\npassword:  24 bytes\nusername:  3 bytes',
    'compose-secrets':
      'secrets:\n  db_password:\n    file: ./secrets/db_password.txt\nservices:\n  db:\n    environment:\n      POSTGRES_PASSWORD_FILE: /run/secrets/db_password',
    'dockerfile-mount': 'RUN --mount=type=secret,id=pip_token,env=PIP_TOKEN pip install -r requirements.txt',
    'pulumi-secure': (v) => `config:\n  app:dbPassword:\n    secure: v1:${v.b64(12)}:${v.b64(40)}`,
    'argocd-diff': (v) =>
      `argocd app sync auth --revision ${v.hex(40)}\nsecret/auth-tokens unchanged\nconfigmap/auth-${v.low(10)} created`,
  },
  { disputed: ['sealed-secret'] },
);

const clients = negatives('neg:client-output', {
  'psql-describe':
    '  Column   |  Type  | Nullable\n-----------+--------+----------\n password  | text   | not null\n api_token | text   |',
  'psql-prompt': 'Password for user app:\npsql: error: FATAL: password authentication failed for user "app"',
  'mysql-denied': "ERROR 1045 (28000): Access denied for user 'root'@'localhost' (using password: YES)",
  'mysql-hash-null':
    'mysql> select user, plugin, password_expired from mysql.user;\n| etl | caching_sha2_password | N |',
  'redis-noauth':
    '(error) NOAUTH Authentication required.\n(error) WRONGPASS invalid username-password pair or user is disabled.',
  'mongo-roles':
    '{ user: "feed", db: "crm", roles: [ { role: "readWrite", db: "crm" } ], mechanisms: [ "SCRAM-SHA-256" ] }',
  'curl-v-tls': (v) =>
    `* SSL connection using TLSv1.3 / TLS_AES_256_GCM_SHA384\n* ALPN: server accepted h2\n> GET /health HTTP/2\n< x-request-id: ${v.hex(32)}\n< etag: "${v.hex(32)}"`,
  'har-timings': (v) =>
    `{"startedDateTime":"2026-06-01T08:00:00Z","_connectionId":"${v.digits(6)}","cache":{},"timings":{"blocked":1.2,"ssl":14.9},"_securityState":"secure"}`,
  'har-ga-cookie':
    '"cookies": [{"name": "theme", "value": "dark"}, {"name": "cookie_consent", "value": "accepted"}]',
  'postman-var':
    '"auth": {"type": "bearer", "bearer": [{"key": "token", "value": "{{accessToken}}", "type": "string"}]}',
  'postman-ids': (v) =>
    `"info": {"_postman_id": "${v.uuid()}", "name": "Auth API", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}`,
  'notebook-getpass':
    '"source": ["from getpass import getpass\\n", "token = getpass(\'HF token: \')\\n", "login(token=token)"]',
  'notebook-userdata': "from google.colab import userdata\nkey = userdata.get('OPENAI_API_KEY')",
  'notebook-image': (v) => `"data": {"image/png": "iVBORw0KGgoAAAANSUhEUgAA${v.b64(90)}"}`,
  'trace-no-secret':
    'botocore.exceptions.NoCredentialsError: Unable to locate credentials\n  File "sync.py", line 12, in get_token',
  'trace-401':
    'openai.AuthenticationError: Error code: 401 - Incorrect API key provided: sk-proj-********************Ab3d.',
  'az-account': (v) =>
    `{"id": "${v.uuid()}", "tenantId": "${v.uuid()}", "isDefault": true, "user": {"name": "ops@example.org", "type": "user"}}`,
  'aws-list-keys':
    '{"AccessKeyMetadata": [{"UserName": "ci", "Status": "Inactive", "CreateDate": "2025-01-04T10:00:00Z"}]}',
  'gcloud-list':
    'NAME              CREATED              REPLICATION_POLICY\ndb-password       2026-01-12T09:44:10  automatic\nsmtp-password     2026-02-01T11:02:33  automatic',
  'vault-list': '$ vault kv list infra/\nKeys\n----\nmail\npostgres-password\napi-tokens/',
  'gh-status':
    'github.com\n  ✓ Logged in to github.com account otto (keyring)\n  - Token: gho_************************************\n  - Token scopes: repo, workflow',
});

const files = negatives(
  'neg:dotfile',
  {
    'npmrc-env': '//registry.npmjs.org/:_authToken=${NPM_TOKEN}\nsave-exact=true',
    'ssh-config':
      'Host bastion\n  User ops\n  IdentityFile ~/.ssh/id_ed25519_work\n  PasswordAuthentication no\n  IdentitiesOnly yes',
    gitconfig:
      '[credential "https://github.com"]\n\thelper = !gh auth git-credential\n[user]\n\tsigningkey = ~/.ssh/id_ed25519.pub',
    'aws-config':
      '[profile prod]\nsso_session = corp\nsso_account_id = 123456789012\nsso_role_name = ReadOnly\ncredential_process = aws-vault exec prod --json',
    'netrc-talk': 'curl -n reads ~/.netrc; each line names machine, login and password.',
    'pgpass-header': '# hostname:port:database:username:password\n# chmod 600 this file',
    'gradle-lookup':
      'storePassword = System.getenv("STORE_PASSWORD")\nkeyPassword = providers.gradleProperty("keyPassword").get()',
    'maven-encrypted': (v) => `<password>{${v.b64(32)}}</password>`,
    'plist-usage':
      '<key>NSFaceIDUsageDescription</key>\n<string>Face ID unlocks your password vault</string>',
    'pip-conf':
      '[global]\nindex-url = https://pypi.org/simple\ntrusted-host = pypi.org\nkeyring-provider = subprocess',
    'gpg-list': (v) =>
      `sec   ed25519 2026-01-04 [SC]\n      ${v.HEX(40)}\nuid           [ultimate] Otto <otto@example.org>\nssb   cv25519 2026-01-04 [E]`,
    'authorized-keys': (v) =>
      `from="10.0.0.0/8",no-pty ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${v.b64(32).slice(0, 43)} backup@nas`,
    'app-privacy':
      'android:inputType="textPassword"\nandroid:hint="@string/password_hint"\nandroid:autofillHints="password"',
  },
  { disputed: ['maven-encrypted'] },
);

const codes = negatives('neg:code-like', {
  'otp-talk': 'We never ask for the six-digit code by phone. The code is valid for 30 seconds.',
  'error-codes': 'Error code 429017, retry after 60; exit code 137; HTTP 503; code 0x80070005',
  'zip-and-room': 'Postcode 28195, room 4711, extension 2207, order code 88213, gate B14',
  'country-code': 'The country code is 49, the area code is 421, the sort code is 20-00-00.',
  'promo-code': 'Use promo code SUMMER26 at checkout for 15 percent off.',
  'pin-connector': 'Connect pin 13 to ground and pin 4 to 3V3; the 40-pin header is on the left.',
  'pin-version': 'Pin 4.17.21 in package.json; the PIN pad driver is 2.0.14.',
  'seed-random': 'np.random.seed(20260401); torch.manual_seed(1337); seed = 42',
  'seed-phrase-talk': 'A seed phrase has 12 or 24 words from a list of 2048; never type it into a website.',
  'word-list':
    'garden ladder pebble orange window carpet bottle engine pillow basket copper violin (spelling test, week 12)',
  'recovery-talk': 'Recovery codes can be used once each; print them and keep them in the safe.',
  'eth-address': (v) => `contract 0x${v.hex(40)} verified, bytecode hash 0x${v.hex(64)}`,
  'btc-address': (v) => `pay to bc1q${v.chars('qpzry9x8gf2tvdw0s3jn54khce6mua7l', 38)}, txid ${v.hex(64)}`,
  'nostr-npub': (v) => `follow npub1${v.chars('qpzry9x8gf2tvdw0s3jn54khce6mua7l', 58)}`,
  'wireguard-peer': (v) =>
    `peer: ${v.b64(32)}\n  endpoint: ${v.ip()}:51820\n  latest handshake: 14 seconds ago`,
  'license-serials': 'Model RB-4011, serial HCR07Z2Q9XK, firmware 7.19.4, MAC 48:A9:8A:11:22:33',
  'tracking-number': 'DHL 00340434161094042557, UPS 1Z999AA10123456784, ticket INC0012874',
  'bcrypt-of-nothing': '$2b$12$ is the prefix, then come 22 characters of salt and 31 of hash.',
  'qr-version': 'QR code version 7, error correction Q, mask 3, 45x45 modules',
});

const argued = negatives(
  'neg:argued',
  {
    'bcrypt-hash': (v) => `htpasswd line: ops:$2y$10$${v.b62(53)}`,
    'shadow-line': (v) => `ops:$6$${v.b62(16)}$${v.b62(86)}:19800:0:99999:7:::`,
    'encoded-id': (v) => `session: ${v.uuid()}`,
    'salt-value': (v) => `salt = "${v.hex(32)}"`,
    'pkce-challenge': (v) => `code_challenge=${v.b64url(32)}&code_challenge_method=S256`,
    'example-password': 'For example, a bad password would be hunter2 or letmein.',
    'docs-sample': 'mysql -u root -psecret -e "show databases"   # sample from the manual',
  },
  { debatable: true },
);

export const negativeNew = [agents, infra, clients, files, codes, argued].flat();

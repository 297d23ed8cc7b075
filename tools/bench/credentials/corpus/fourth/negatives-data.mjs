/** Long random-looking data that is no secret: hashes, ids, logs, traces. */
import { negatives } from '../group.mjs';

const data = negatives('neg:data', {
  'git-log': (v) =>
    `commit ${v.hex(40)} (HEAD -> main)\nMerge: ${v.hex(7)} ${v.hex(7)}\nAuthor: ${v.name()} <${v.name()}@example.org>\n\n    Fix token refresh`,
  sha256sum: (v) => `${v.hex(64)}  node-v22.11.0-linux-x64.tar.xz\n${v.hex(64)}  SHASUMS256.txt`,
  'docker-digest': (v) => `Digest: sha256:${v.hex(64)}\nStatus: Downloaded newer image for redis:7-alpine`,
  'package-lock': (v) =>
    `"node_modules/jose": {\n  "version": "5.9.6",\n  "resolved": "https://registry.npmjs.org/jose/-/jose-5.9.6.tgz",\n  "integrity": "sha512-${v.b64(64)}"\n}`,
  'go-sum': (v) =>
    `github.com/golang-jwt/jwt/v5 v5.2.1 h1:${v.b64(32)}\ngithub.com/golang-jwt/jwt/v5 v5.2.1/go.mod h1:${v.b64(32)}`,
  'cargo-lock': (v) =>
    `name = "secrecy"\nversion = "0.10.3"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "${v.hex(64)}"`,
  uuids: (v) => `user ${v.uuid()} joined workspace ${v.uuid()} (request ${v.uuid()})`,
  'trace-ids': (v) => `traceparent: 00-${v.hex(32)}-${v.hex(16)}-01\nx-request-id: ${v.uuid()}`,
  etag: (v) => `ETag: "${v.hex(32)}"\nLast-Modified: Tue, 03 Mar 2026 10:00:00 GMT`,
  'mongo-ids': (v) =>
    `{"_id":{"$oid":"${v.hex(24)}"},"author":{"$oid":"${v.hex(24)}"},"keywords":["auth","token"]}`,
  'ulid-ksuid': (v) => `order 01${v.up(24)} shipped, parcel ${v.b62(27)}`,
  'tool-call-ids': (v) =>
    `{"id":"toolu_01${v.b62(22)}","type":"tool_use","name":"read_file","input":{"path":"src/auth/token.ts"}}`,
  'openai-ids': (v) =>
    `{"id":"chatcmpl-${v.b62(29)}","object":"chat.completion","model":"gpt-4o-2024-08-06","usage":{"prompt_tokens":812,"completion_tokens":93,"total_tokens":905}}`,
  'stripe-ids': (v) =>
    `Customer cus_${v.b62(14)} paid invoice in_${v.b62(24)} with payment method pm_${v.b62(24)}`,
  'aws-ids': (v) => `i-${v.hex(17)} in subnet-${v.hex(17)} uses sg-${v.hex(17)} and ami-${v.hex(17)}`,
  'aws-arn-role': (v) => `arn:aws:iam::${v.digits(12)}:role/token-rotator`,
  'base64-image': (v) => `![logo](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA${v.b64(120)})`,
  'font-url': (v) => `src: url(data:font/woff2;base64,d09GMgABAAAAA${v.b64(90)}) format('woff2');`,
  sri: (v) =>
    `<script src="https://cdn.example.org/app.js" integrity="sha384-${v.b64(48)}" crossorigin="anonymous"></script>`,
  sourcemap: (v) => `//# sourceMappingURL=app.${v.hex(20)}.js.map`,
  'asset-names': (v) =>
    `dist/assets/index-${v.b62(8)}.js   142.31 kB │ gzip: 45.10 kB\ndist/assets/login-${v.b62(8)}.css    3.02 kB`,
  'ethereum-address': (v) => `Sent 0.4 ETH to 0x${v.hex(40)}, tx 0x${v.hex(64)}`,
  'bitcoin-address': (v) => `Donations: bc1q${v.low(38)}`,
  youtube: (v) => `https://www.youtube.com/watch?v=${v.b62(11)}&list=PL${v.b62(32)}`,
  gdoc: (v) => `https://docs.google.com/spreadsheets/d/1${v.b62(43)}/edit#gid=0`,
  'figma-file': (v) => `https://www.figma.com/design/${v.b62(22)}/Login-screens?node-id=12-340`,
  'iban-phone': (v) =>
    `IBAN DE89 3704 0044 0532 0130 00, phone +49 30 ${v.digits(7)}, order no. ${v.digits(10)}`,
  fingerprint: (v) => `SHA256:${v.b62(43)} ${v.name()}@laptop (ED25519)`,
  'gpg-fingerprint': (v) =>
    `pub   rsa4096 2024-01-02 [SC]\n      ${v.HEX(40)}\nuid           ${v.name()} <${v.name()}@example.org>`,
  'mac-ip': (v) =>
    `3: wlan0: link/ether ${v.hex(2)}:${v.hex(2)}:${v.hex(2)}:${v.hex(2)}:${v.hex(2)}:${v.hex(2)} inet ${v.ip()}/24`,
  'terraform-plan': (v) =>
    `  # aws_secretsmanager_secret_version.db will be created\n  + resource "aws_secretsmanager_secret_version" "db" {\n      + secret_id     = "arn:aws:secretsmanager:eu-west-1:${v.digits(12)}:secret:db"\n      + secret_string = (sensitive value)\n    }`,
  'kubectl-get-secrets':
    'NAME                  TYPE                             DATA   AGE\ngrafana-admin         Opaque                           2      41d\nregistry-pull         kubernetes.io/dockerconfigjson   1      90d\ndefault-token-x7k2p   kubernetes.io/service-account-token   3   1y',
  'gh-auth-masked':
    'github.com\n  ✓ Logged in to github.com account otto (keyring)\n  - Token: gho_************************************',
  'vault-list': 'Keys\n----\ndb-password\nstripe-secret-key\nsigning-key/',
});

const logs = negatives('neg:log', {
  sshd: (v) =>
    `Mar 03 07:11:02 web1 sshd[2212]: Failed password for invalid user ${v.name()} from ${v.ip()} port 51022 ssh2`,
  'auth-log': (v) =>
    `${v.date()}T08:00:01Z INFO auth: password reset requested for user=${v.name()} method=email`,
  'token-expired': (v) =>
    `${v.date()} 10:11:12 WARN  JwtFilter - token expired at 2026-03-01T10:00:00Z, refreshing`,
  'java-stack':
    'java.lang.IllegalArgumentException: password must not be null\n\tat org.example.auth.PasswordEncoder.encode(PasswordEncoder.java:41)\n\tat org.example.auth.TokenService.issueToken(TokenService.java:118)\n\tat java.base/java.lang.Thread.run(Thread.java:1583)',
  'python-stack':
    'Traceback (most recent call last):\n  File "/srv/app/auth/token.py", line 88, in decode_token\n    return jwt.decode(token, key=settings.secret_key, algorithms=["HS256"])\njwt.exceptions.ExpiredSignatureError: Signature has expired',
  'node-stack':
    'JsonWebTokenError: invalid signature\n    at /srv/app/node_modules/jsonwebtoken/verify.js:171:19\n    at getSecret (/srv/app/node_modules/jsonwebtoken/verify.js:97:14)',
  'rust-panic':
    "thread 'main' panicked at src/token.rs:214:9:\nassertion failed: token.len() <= MAX_TOKEN_LEN",
  'access-log': (v) =>
    `${v.ip()} - - [03/Mar/2026:09:12:55 +0100] "POST /api/password/reset HTTP/1.1" 204 0 "-" "okhttp/4.12"`,
  'pg-error':
    'FATAL:  password authentication failed for user "shop"\nDETAIL:  Connection matched pg_hba.conf line 95: "host all all 127.0.0.1/32 scram-sha-256"',
  'npm-error':
    'npm error code ENEEDAUTH\nnpm error need auth This command requires you to be logged in to https://registry.npmjs.org/\nnpm error need auth You need to authorize this machine using `npm adduser`',
  'llm-usage': 'tokens: 1834 in / 212 out (cache read 1500), cost $0.0123, 3.4 s, key: default',
  metrics:
    'auth_token_refresh_total{service="shop",result="ok"} 18234\nauth_password_attempts_total{result="fail"} 12',
  'env-names': 'Missing environment variables: STRIPE_SECRET_KEY, SENDGRID_API_KEY, SESSION_SECRET',
  'ls-output':
    '-rw------- 1 otto otto  411 Jan  4 10:22 id_ed25519\n-rw-r--r-- 1 otto otto   98 Jan  4 10:22 id_ed25519.pub\n-rw------- 1 otto otto 2602 Feb 11 08:12 token.json',
  'todo-list':
    '- [ ] rotate DB password\n- [x] revoke old API token\n- [ ] move secrets to Vault\n- [ ] document key ceremony',
  'csv-header':
    'id,username,password_changed_at,token_count,api_key_last_used\n1,otto,2026-01-04,12,2026-02-28\n2,mei,2025-12-24,0,',
});

const disputed = negatives(
  'neg:data',
  {
    'stripe-publishable': (v) => `Stripe.setPublishableKey('pk_test_${v.b62(24)}')`,
    'gcp-client-id': (v) => `GOOGLE_CLIENT_ID=${v.digits(12)}-${v.low(32)}.apps.googleusercontent.com`,
  },
  { debatable: true },
);

export const rows = [data, logs, disputed].flat();

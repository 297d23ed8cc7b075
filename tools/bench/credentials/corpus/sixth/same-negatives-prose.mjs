/** Talk about secrets without one, and longer texts: the first set's negative families. */
import { negatives } from '../group.mjs';

const prose = negatives('neg:prose', {
  'changes-weekly': 'The guest password changes every Monday; ask the front desk.',
  'never-told': 'She never told me the password, and I never asked.',
  'reset-mail': 'A password reset mail was sent to the address on file.',
  'wrong-thrice': 'After three wrong passwords the account is locked for 15 minutes.',
  'manager-pick': 'We moved from LastPass to Bitwarden because of the shared collections.',
  'token-economy': 'The token economy paper says that staking rewards fell by 12 percent.',
  'token-gesture': 'It was a token gesture, but the secretary appreciated it.',
  'key-change': 'The song has a key change before the last chorus, from D to E flat.',
  'key-account': 'Our key account manager passes the secret sauce on to nobody.',
  'pass-through': 'Costs are passed through; the pass is snowed in until April.',
  'pin-board': 'Pin the note to the board and put a pin in that topic for now.',
  'code-review': 'The code for the importer is in review; secrets handling comes in a second PR.',
  'bearer-word': 'The bearer of this voucher gets a free coffee.',
  'credential-word': 'Her academic credentials are impressive: two degrees and a patent.',
  'basic-word': 'Basic understanding of tokens and sessions is enough for the course.',
  'cookie-word': 'He baked cookies for the team; the cookie banner is a different story.',
  'signature-word': 'The signature dish is a secret recipe that the family keeps.',
  'ask-whom': 'For the VPN password ask Ines or open a ticket in the IT portal.',
  'where-stored': 'The API key is in the vault under infra/mail, not in the repository.',
  'must-not-log': 'Access tokens must not be logged, not even their first characters.',
  'is-required': 'An API key is required for more than 60 requests per hour.',
  'no-password': 'There is no password on the test database; it listens on localhost only.',
  'same-as-before': 'password: same as before',
  'sent-by-signal': 'I sent you the password via Signal, please confirm that you got it.',
  'two-factor': 'Turn on two-factor authentication and print the recovery codes.',
  'password-is-wrong': 'It says the password is incorrect although I copied it from the vault.',
  'password-is-hashed': 'The password is hashed with scrypt before it is stored.',
  'token-is-opaque': 'The token is opaque to the client and is checked by introspection.',
  'key-is-rotated': 'The key is rotated automatically every 90 days by the operator.',
  'secret-is-mounted': 'The secret is mounted as a file and reloaded without a restart.',
  'passwords-tips': 'Long passwords beat complicated ones; correct horse and so on.',
});

const prose4 = negatives('neg:prose4', {
  german: 'Das Passwort läuft in drei Tagen ab, bitte ändere es rechtzeitig im Portal.',
  'german-two': 'Das Kennwort steht wie immer im Tresor; der Schlüssel liegt bei Frau Meier.',
  french: "Le mot de passe doit contenir au moins douze caractères et n'est jamais affiché.",
  spanish: 'La contraseña es obligatoria y la clave del éxito es la constancia.',
  portuguese: 'A senha é enviada por e-mail e o token expira em quinze minutos.',
  italian: 'La password è scaduta, chiedi al reparto IT di reimpostarla.',
  dutch: 'Het wachtwoord is vergeten; de sleutel van de fietsenstalling ligt bij de balie.',
  russian: 'Пароль должен быть не короче двенадцати символов и не совпадать с логином.',
  chinese: '密码是必填项，令牌会在十五分钟后过期。',
  japanese: 'パスワードは定期的に変更してください。トークンは自動的に更新されます。',
  korean: '비밀번호는 최소 열두 자 이상이어야 하며 토큰은 매시간 갱신됩니다.',
});

const memory = negatives('neg:memory', {
  prefers: (v) =>
    `User prefers metric units, tabs over spaces, and hates being asked for the password twice. Works with ${v.name()}.`,
  project: (v) =>
    `Project "Keyhole": auth by Keycloak, tokens last 5 minutes, owner ${v.name()}, retro every second ${v.pick(['Tuesday', 'Thursday'])}.`,
  decision:
    'Decided on 2026-06-11: secrets live in OpenBao; API keys are issued per team; no shared passwords any more.',
  todo: 'Open: write the password policy page, rename secret_service to vault-proxy, count tokens per request.',
});

const ui = negatives('neg:ui', {
  'aria-label':
    '<label for="pw">Passwort</label><input id="pw" type="password" required minlength="12" placeholder="Passwort eingeben">',
  strings:
    '"wrong_password": "Wrong password or user name.",\n"show_api_key": "Show API key",\n"copy_token": "Copy token",',
  menu: 'Settings > Security > API keys > Create key | Revoke | Rename',
  toast: 'Token copied to clipboard. You won’t be able to see it again!',
});

const hard = negatives('neg:hard', {
  'pass-results':
    'PASS  src/auth/password.spec.ts\nPASS  src/token/rotate.spec.ts\nTests: 41 passed, 0 failed',
  'go-test': '--- PASS: TestRotateToken (0.04s)\nok  \texample.org/auth/secret\t0.311s',
  'p-flag-port': 'ssh -p 2222 -i ~/.ssh/deploy_key ops@bastion.example.org',
  'p-flag-parents': 'mkdir -p secrets/tokens && cp -pr old/ secrets/ && tar -xpf keys.tar',
  'u-flag': 'sudo -u vault vault status; docker exec -u root api id; date -u',
  'etc-passwd': 'vault:x:997:995:Vault:/var/lib/vault:/usr/sbin/nologin',
  nsswitch: 'passwd:         files systemd\nshadow:         files\nhosts:          files dns',
  'sshd-config':
    'PasswordAuthentication no\nPermitEmptyPasswords no\nAuthorizedKeysFile .ssh/authorized_keys',
  'nginx-tls':
    'ssl_certificate     /etc/ssl/site.pem;\nssl_certificate_key /etc/ssl/private/site.key;\nauth_basic "Restricted";\nauth_basic_user_file /etc/nginx/.htpasswd;',
  'jwt-header-talk': 'A JWT starts with eyJ because {" encodes to that; the middle part is not encrypted.',
  'bcrypt-talk':
    'bcrypt hashes begin with $2b$ and the cost, for example $2b$12$, then 22 characters of salt.',
  'password-table':
    '| Field | Type | Required |\n|---|---|---|\n| password | string | yes |\n| token | string | no |',
  'csv-columns':
    'id,email,password_changed_at,token_count,api_key_name\n17,a@example.org,2026-03-01,4,ci-readonly',
  'k-of-n': 'Any 3 of 5 key shares unseal the vault; shares are held by Mei, Otto, Noor, Jonas and Ulla.',
  'one-time-talk': 'The one-time code expires after 30 seconds, so type it quickly.',
  'grep-cmd': 'rg -n "api[_-]?key|password" --glob "!*.lock" | wc -l\n114',
  'diff-removed': '-  password: process.env.OLD_DB_PASSWORD,\n+  password: await vault.read("db/creds/app"),',
  'yaml-booleans': 'password: false\ntoken: true\nsecret: no\napiKey: optional',
  'count-words': 'secrets: 12\ntokens: 48213\npasswords: 0\nkeys: 7',
  'named-key': 'Key: "ci-deploy" (ED25519), added 2026-02-11, last used 3 hours ago, read/write',
  'chess-pass': 'pass: 7 of 9, key squares e4 and d5, secret weapon: the bishop pair',
  'todo-secret': '// TODO: move this secret into the keychain, see SEC-1182',
  'md-heading': '## Password\n\nSee the onboarding page. Never write it into this file.',
  'question-only': 'What is the password for the staging database?',
  'answer-unknown': 'Q: What is the API key?\nA: I do not have access to it.',
  'colon-then-link': 'Password: https://vault.example.org/ui/infra/staging',
  'colon-then-name': 'Token: ask Priya\nSecret: with the notary',
});

const long = negatives('neg:long', {
  'readme-env': (v) =>
    `# ${v.Word()} gateway\n\nCopy \`.env.sample\` to \`.env\` and fill in:\n\n| Variable | Meaning |\n|---|---|\n| \`GATEWAY_API_KEY\` | from the portal |\n| \`DB_PASSWORD\` | password of the role \`gateway\` |\n| \`JWT_PUBLIC_KEY\` | path of a PEM file |\n\nRequests carry \`Authorization: Bearer <jwt>\`. Tokens last ten minutes. A key can be revoked in the portal under *Keys*.`,
  'workflow-file': (v) =>
    `name: release\non:\n  push:\n    tags: ['v*']\njobs:\n  publish:\n    runs-on: ubuntu-24.04\n    permissions:\n      id-token: write\n    steps:\n      - uses: actions/checkout@${v.hex(40)} # v5\n      - run: npm publish --provenance\n        env:\n          NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN }}`,
  'support-thread':
    'User: my login fails\nAssistant: Did you reset the password in the last 24 hours?\nUser: yes, twice, and the token from the mail had expired\nAssistant: The link is valid for ten minutes. I can send a new one; please check the spam folder too.',
  'audit-report': (v) =>
    `Audit ${v.date()}: 3 service accounts without key rotation, 1 password older than 180 days, 0 secrets in the repository (scanner: gitleaks, ${v.int(1000, 9000)} commits). Finding F-12: the API token of the print service is shared by two teams; owner ${v.name()}.`,
  'k8s-deployment': (v) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: token-broker\n  annotations:\n    checksum/secret: ${v.hex(64)}\nspec:\n  template:\n    spec:\n      containers:\n        - name: broker\n          image: registry.example.org/broker@sha256:${v.hex(64)}\n          envFrom:\n            - secretRef:\n                name: broker-credentials`,
  'terminal-session': (v) =>
    `$ git rev-parse HEAD\n${v.hex(40)}\n$ sha256sum dist/app.tgz\n${v.hex(64)}  dist/app.tgz\n$ kubectl get secrets\nNAME             TYPE     DATA   AGE\nbroker-creds     Opaque   3      12d\nregistry-pull    kubernetes.io/dockerconfigjson   1      40d`,
});

export const negativeProse = [prose, prose4, memory, ui, hard, long].flat();

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these rows are text with placeholders
/** Prose without a credential, and long texts. */
import { neg } from '../row.mjs';

const set = (family, entries) =>
  entries.map(([context, make, options]) => neg(family, context, make, options));

export const rows = [
  ...set('neg:prose', [
    ['en-policy', 'Passwords must be at least 14 characters long and contain a digit.'],
    ['en-forgot', 'I forgot my password and the reset link has expired.'],
    ['en-token-economy', 'The token price fell by 12% after the announcement.'],
    ['en-key', 'The key to the city is a ceremonial gift; the key point is trust.'],
    ['en-secret', 'Secret Santa is on Thursday, bring something small.'],
    ['en-session', 'The session on password managers starts at 14:00 in room Key West.'],
    ['en-auth', 'Authentication failed because the token had expired yesterday.'],
    ['en-where', 'The API key is stored in the keychain, not in the repository.'],
    ['en-who', 'Ask Priya for the password; she keeps it in Bitwarden.'],
    ['en-same', 'The password is the same as last year.'],
    ['en-weak', 'The password is weak, so the form rejects it.'],
    ['en-required', 'A password is required, and a token is optional.'],
    ['en-basic', 'Basic knowledge of bearer plants and digest reading is enough.'],
    ['en-pass', 'The boarding pass: gate B12, seat 14C, boarding 09:35.'],
    ['en-pin', 'Pin: the meeting notes are pinned to the channel.'],
    ['en-cookie', 'Cookie: a recipe with oats, honey and a pinch of salt.'],
    ['en-credentials', 'Her academic credentials: PhD in physics, MSc in chemistry.'],
    ['en-signature', 'The signature of the function changed: it now takes a key and a token.'],
    ['en-counts', 'prompt tokens: 5123, completion tokens: 877, cached tokens: 4096'],
    ['en-keys', 'Press the Enter key, then hold the Shift key for two seconds.'],
    ['en-todo', '- [ ] rotate the API token\n- [ ] move passwords to Vault\n- [x] delete old keys'],
    ['en-heading', '## Password reset\n\n### Tokens\n\nTokens live for fifteen minutes.'],
    ['en-changelog', '* auth: accept `token` query parameter (#1841)\n* password: fix strength meter'],
    ['en-faq', 'What is my password? It is the one that you chose when you signed up.'],
    ['en-memory', 'User prefers passkeys over passwords and uses a YubiKey.'],
    ['en-colon-words', 'Password: at least twelve characters. Token: optional. Secret: never shown.'],
    ['en-secret-recipe', "Grandma's secret: butter, and more butter."],
    ['en-passphrase', 'A passphrase is a sequence of words, longer than a password.'],
    ['en-lock', 'login: disabled, password: locked, shell: /usr/sbin/nologin'],
    ['en-bracket', 'Set the password (see the wiki) and the token (ask the admin).'],
    ['de-1', 'Das Passwort muss mindestens zwölf Zeichen lang sein.'],
    ['de-2', 'Ich habe mein Kennwort vergessen und warte auf die E-Mail.'],
    ['de-3', 'Der Schlüssel liegt unter der Fußmatte, das Token ist abgelaufen.'],
    ['de-4', 'Passwort: siehe Tresor, Eintrag „Router“'],
    ['es-1', 'La contraseña es obligatoria y debe tener doce caracteres.'],
    ['es-2', 'La clave del éxito es la constancia.'],
    ['es-3', '¿Olvidaste tu contraseña? Te enviamos un enlace.'],
    ['fr-1', 'Le mot de passe est incorrect, veuillez réessayer.'],
    ['fr-2', "La clé du succès, c'est la patience ; le jeton a expiré."],
    ['fr-3', 'Mot de passe oublié ? Cliquez ici pour le réinitialiser.'],
    ['pt-1', 'A senha é obrigatória e expira em noventa dias.'],
    ['pt-2', 'A chave do sucesso é a disciplina.'],
    ['it-1', 'La password è stata cambiata ieri da un altro utente.'],
    ['it-2', 'La chiave è nella cassetta della posta.'],
    ['nl-1', 'Het wachtwoord is verlopen, vraag een nieuw aan.'],
    ['nl-2', 'De sleutel tot succes is oefenen.'],
    ['ru-1', 'Пароль должен содержать не менее двенадцати символов.'],
    ['ru-2', 'Пароль: см. в менеджере паролей'],
    ['ru-3', 'Токен истёк, войдите снова.'],
    ['zh-1', '密码错误，请重新输入。'],
    ['zh-2', '密码长度不能少于12位，必须包含数字和字母。'],
    ['zh-3', '令牌已过期，请重新登录。'],
    ['ja-1', 'パスワードを忘れた場合はこちらをクリックしてください。'],
    ['ja-2', 'パスワードは8文字以上で入力してください。'],
    ['ko-1', '비밀번호는 8자 이상이어야 합니다.'],
    ['ko-2', '비밀번호가 일치하지 않습니다.'],
    ['pl-1', 'Hasło jest nieprawidłowe, spróbuj ponownie.'],
    ['pl-2', 'Hasło musi mieć co najmniej 12 znaków.'],
    ['tr-1', 'Şifre en az 8 karakter olmalıdır.'],
    ['tr-2', 'Parolanızı mı unuttunuz?'],
    ['ar-1', 'كلمة المرور غير صحيحة، حاول مرة أخرى.'],
    ['hi-1', 'पासवर्ड गलत है, कृपया पुनः प्रयास करें।'],
    ['sv-1', 'Lösenordet är för kort, minst tolv tecken krävs.'],
    ['cs-1', 'Heslo je povinné a musí obsahovat číslici.'],
    ['uk-1', 'Пароль надто короткий, спробуйте ще раз.'],
  ]),
  ...set('neg:long', [
    [
      'readme',
      '# auth-kit\n\nSmall helpers for tokens and passwords.\n\n## Use\n\n```ts\nimport { hashPassword, verifyToken } from "auth-kit";\n\nconst hash = await hashPassword(password);\nconst claims = await verifyToken(token, { secret: process.env.JWT_SECRET });\n```\n\n## Options\n\n| name | default | meaning |\n|---|---|---|\n| `saltRounds` | 12 | cost of the password hash |\n| `tokenTtl` | 900 | seconds a token lives |\n| `secret` | - | signing secret, **required** |',
    ],
    [
      'ci',
      (v) =>
        `name: release\non:\n  push:\n    tags: ['v*']\njobs:\n  publish:\n    permissions:\n      id-token: write\n    steps:\n      - uses: actions/checkout@${v.hex(40)} # v5\n      - run: npm publish --provenance\n        env:\n          NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN }}`,
    ],
    [
      'terraform',
      'variable "db_password" {\n  type      = string\n  sensitive = true\n}\n\nresource "aws_db_instance" "main" {\n  username = var.db_username\n  password = var.db_password\n}\n\noutput "password" {\n  value     = aws_db_instance.main.password\n  sensitive = true\n}',
    ],
    [
      'k8s',
      (v) =>
        `apiVersion: v1\nkind: Pod\nmetadata:\n  name: auth-${v.hex(9)}-${v.low(5)}\n  uid: ${v.uuid()}\nspec:\n  containers:\n  - name: app\n    image: r.example.net/auth@sha256:${v.hex(64)}\n    env:\n    - name: API_KEY\n      valueFrom:\n        secretKeyRef: {name: api, key: key}`,
    ],
    [
      'access-log',
      (v) =>
        `${v.ip()} - - [12/Oct/2026:10:11:12 +0000] "GET /password/reset HTTP/1.1" 200 512 "-" "Mozilla/5.0"\n${v.ip()} - - [12/Oct/2026:10:11:13 +0000] "POST /oauth/token HTTP/1.1" 401 87 "-" "okhttp/4.12"`,
    ],
    [
      'lock',
      (v) =>
        `"node_modules/oauth4webapi": {\n  "version": "3.8.2",\n  "integrity": "sha512-${v.b64(64)}",\n  "license": "MIT"\n},\n"node_modules/secure-compare": {\n  "version": "3.0.1",\n  "integrity": "sha1-${v.b64(20)}"\n}`,
    ],
    [
      'chat',
      'User: my password manager keeps asking for the master password.\nAssistant: That happens when the vault is locked. Unlock it once and enable the fingerprint option.\nUser: ok, and the API token page?\nAssistant: Settings → Developer → Tokens. Create one and paste it into your .env as API_TOKEN=<token>.',
    ],
    [
      'test-output',
      ' ✓ token.test.ts > refreshes an expired token (12 ms)\n ✓ password.test.ts > rejects "password" (3 ms)\n ✗ secret.test.ts > reads SECRET_KEY from env (1 ms)\n   expected undefined to be defined',
    ],
    [
      'man',
      'OPTIONS\n  -p, --password PASSWORD   password to use; read from the terminal if not given\n  -t, --token TOKEN         access token (env: APP_TOKEN)\n      --key FILE            private key file',
    ],
    ['usage', 'usage: tool [-h] [--api-key API_KEY] [--secret SECRET] [--token TOKEN] {login,logout,whoami}'],
    [
      'source-c',
      '/* compare in constant time so that the token cannot be guessed */\nstatic int token_equal(const unsigned char *a, const unsigned char *b, size_t len) {\n  unsigned char diff = 0;\n  for (size_t i = 0; i < len; i++) diff |= a[i] ^ b[i];\n  return diff == 0;\n}',
    ],
    [
      'meeting',
      'Notes\n- Key results: fewer password tickets (-30 %).\n- Secret scanning moves to pre-commit; Yusuf owns it.\n- Token refresh bug: see PR 1204, commit 9f1c2ab.\n- Passwordless pilot starts 2026-11-02.',
    ],
  ]),
];

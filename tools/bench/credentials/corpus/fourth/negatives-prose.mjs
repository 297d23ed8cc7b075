/** Sentences about secrets, in several languages, that hold none. */
import { negatives } from '../group.mjs';

const english = negatives('neg:prose', {
  policy:
    'Passwords must be at least 14 characters long, must not contain the user name, and are checked against a list of leaked ones.',
  'rotate-reminder':
    'Reminder: the database password is rotated every 90 days; the next rotation is on 12 May.',
  'where-it-lives': 'The API key is in 1Password, vault "Infrastructure", item "Mapbox production".',
  'ask-someone': 'I do not have the Wi-Fi password, ask Greta at the front desk.',
  forgot: 'If you forgot your password, click "Forgot password?" and we will mail you a link.',
  'wrong-password': 'It says the password is incorrect although I copied it straight from the manager.',
  'password-was-changed': 'Your password was changed successfully. If this was not you, contact support.',
  'password-is-required': 'The password is required and the username is optional.',
  'secret-santa': 'Secret Santa: the budget is 20 euros, draw your name before Thursday.',
  'key-takeaway': 'Key takeaway: the passage about tokenization is the one reviewers liked.',
  'tokens-of': 'We spent 1.2M tokens on the evaluation, of which 300k were cached.',
  'token-limit': 'The token limit is 200000, so we can put the whole manual into the prompt.',
  'auth-decision': 'Decision: authentication moves to passkeys in Q3, SMS codes are phased out by year-end.',
  'pin-noun': 'Pin the version to 4.2.1 and put a pin on the map at gate 12.',
  'credential-review': 'Her credentials are impressive: ten years at CERN and two patents.',
  'session-talk': 'The morning session: tokens, cookies and other things a browser keeps.',
  'basic-auth-talk': 'Basic auth sends the password with every request, which is why we moved to OAuth2.',
  'bearer-talk': 'The bearer of this voucher gets 15% off.',
  'api-key-missing':
    'Error 401 means that your API key is missing, expired or belongs to another organization.',
  'key-generated-later': 'The key is generated at install time and never leaves the device.',
  'password-manager': 'My password manager is Bitwarden; the master password is something only I know.',
  'two-factor': 'Two-factor authentication is enabled; recovery codes are printed and in the safe.',
  'passphrase-advice': 'A passphrase should be four or more random words, not a quote from a song.',
  'never-share': 'We will never ask for your PIN, password or verification code by phone.',
  'chat-about-reset': 'can you reset my password? I think it is expired, the login page just loops',
  'chat-token-expired': 'token expired again?? third time today, can someone look at the refresh logic',
  standup:
    'Yesterday: secret rotation for staging. Today: password reset mails. Blocked: waiting for client credentials from the bank.',
  'memory-preference': 'User prefers that I never store passwords or API keys in memory.',
  'musical-key': 'The song is in the key of B minor; the bridge passes through D.',
  'review-comment': 'nit: rename `pwd` to `currentDirectory`, it reads like a password',
  'secret-ingredient': 'The secret is simple: more butter, lower heat.',
  'password-length-number': 'The maximum password length is 72 bytes because of bcrypt.',
  'username-only': 'Log in as admin; the password will be sent to you in a separate mail.',
  'codes-talk': 'Error code 404123 appears when the zip code 90210 is not found.',
  'flight-code': 'Booking reference K7TQ2M, flight LH1132, seat 14C.',
  'door-hours': 'The gate opens with the app, there is no code anymore.',
  passport: 'Passport control took an hour; the passenger list was wrong.',
  'tokens-grammar': 'A token is either an identifier, a keyword, a literal or an operator.',
});

const others = negatives('neg:prose-languages', {
  'de-richtlinie':
    'Das Passwort muss mindestens zwölf Zeichen lang sein und darf nicht im Wörterbuch stehen.',
  'de-vergessen': 'Ich habe mein Passwort vergessen, kannst du es bitte zurücksetzen?',
  'de-tresor': 'Der API-Schlüssel liegt im Tresor und wird quartalsweise erneuert.',
  'de-schluessel': 'Der Schlüssel zum Keller hängt neben der Tür.',
  'fr-politique': 'Le mot de passe doit comporter au moins 12 caractères, dont une majuscule et un chiffre.',
  'fr-oublie': 'Mot de passe oublié ? Cliquez ici pour le réinitialiser.',
  'fr-jeton': "Le jeton d'accès expire au bout de quinze minutes.",
  'es-caduca': 'La contraseña caduca cada 90 días y no se puede repetir.',
  'es-clave': 'La clave del éxito es la constancia.',
  'pt-senha': 'A senha deve ser trocada a cada três meses; não compartilhe com ninguém.',
  'it-chiave': 'La chiave è sotto lo zerbino, la password invece la conosce solo Chiara.',
  'nl-beleid': 'Het wachtwoord is verlopen. Vraag een nieuwe aan bij de helpdesk.',
  'pl-haslo': 'Hasło musi zawierać co najmniej jedną cyfrę i jeden znak specjalny.',
  'sv-glomt': 'Har du glömt lösenordet? Kontakta supporten.',
  'tr-sifre': 'Şifreniz en az 8 karakter olmalıdır.',
  'ru-pravila': 'Пароль должен содержать не менее 10 символов, включая цифры.',
  'ru-zabyl': 'Забыл пароль от почты, сброс приходит на телефон.',
  'uk-parol': 'Пароль не можна передавати третім особам.',
  'zh-guize': '密码长度至少为12位，必须包含大写字母和数字。',
  'zh-wangji': '忘记密码？请点击这里重置密码。',
  'ja-seisaku': 'パスワードは8文字以上で、英数字を含めてください。',
  'ja-wasure': 'パスワードを忘れた方はこちら',
  'ko-gyuchik': '비밀번호는 영문과 숫자를 포함하여 10자 이상이어야 합니다.',
  'ko-token': '토큰이 만료되었습니다. 다시 로그인해 주세요.',
});

const help = negatives('neg:docs', {
  'readme-env-table':
    '| Variable | Required | Description |\n|---|---|---|\n| `API_KEY` | yes | Key from the dashboard |\n| `DB_PASSWORD` | yes | Password of the `app` role |\n| `TOKEN_TTL` | no | Seconds, default 3600 |',
  'cli-help':
    'Usage: deployctl login [options]\n\nOptions:\n  -u, --username <name>      account name\n  -p, --password <password>  account password (prefer --password-stdin)\n      --token <token>        access token, overrides --password\n  -h, --help                 display help',
  'man-page':
    '       -P password\n              Use password to encrypt archive entries (if any). THIS IS INSECURE! Many multi-user systems let any user see the current command line.',
  'psql-help':
    'Connection options:\n  -h, --host=HOSTNAME      database server host or socket directory\n  -w, --no-password        never prompt for password\n  -W, --password           force password prompt (should happen automatically)',
  'placeholder-curl': 'curl -H "Authorization: Bearer YOUR_ACCESS_TOKEN" https://api.example.com/v1/me',
  'placeholder-angle': 'export ANTHROPIC_API_KEY=<your-api-key>\nexport GITHUB_TOKEN=<token>',
  'placeholder-dots': 'OPENAI_API_KEY=sk-...\nSTRIPE_KEY=sk_live_...',
  'placeholder-x': 'api_key: xxxxxxxxxxxxxxxxxxxx\npassword: ********',
  'placeholder-url': 'postgres://USER:PASSWORD@HOST:5432/DBNAME',
  'placeholder-shell': `psql "postgresql://app:\${DB_PASSWORD}@db:5432/app"`,
  'placeholder-insert': 'password = "INSERT_PASSWORD_HERE"\ntoken = "REPLACE_ME"',
  'already-redacted': 'password: [REDACTED]\ntoken: ***\napi_key: <hidden>',
  changelog:
    '## 4.2.0\n\n- Added `--token-file` (the token is read from a file)\n- Fixed: password prompt echoed the password on Windows\n- Deprecated `apiKey`, use `credentials.key`',
  faq: 'Q: Do I need an API key?\nA: No. Tokens are only needed for write access; reading is anonymous.',
  'http-spec':
    'The WWW-Authenticate header: Bearer realm="example", error="invalid_token", error_description="The access token expired"',
  'rfc-grammar':
    'credentials = auth-scheme [ 1*SP ( token68 / #auth-param ) ]\ntoken68 = 1*( ALPHA / DIGIT / "-" / "." / "_" / "~" / "+" / "/" ) *"="',
  glossary:
    'Token: a piece of text. Secret: a value shared by two parties. Salt: random bytes added before hashing.',
});

export const rows = [english, others, help].flat();

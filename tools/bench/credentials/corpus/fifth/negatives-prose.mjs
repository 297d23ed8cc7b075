/** Sentences and documents about secrets that hold none; other ones than in the fourth set. */
import { negatives } from '../group.mjs';

const english = negatives('neg:prose', {
  'password-hint': 'The password hint is the name of your first school, but the hint is shown to everybody.',
  'password-less': 'We are going passwordless: sign-in happens with a link or a passkey.',
  'password-same': 'Do not use the same password for two sites, and never one that appears in a leak.',
  'password-is-wrong': 'the password is wrong, then the account is locked for 15 minutes',
  'password-is-stored': 'The password is stored as an Argon2id hash with a per-user salt.',
  'password-is-not': 'the admin password is not documented anywhere, sorry',
  'password-in-vault': 'the password is in the vault under "legacy/ftp"',
  'password-ask': 'Password: ask Wanda or look in Bitwarden',
  'password-unchanged': 'Leave the password field empty to keep the current password.',
  'token-budget': 'Keep the token budget under 8000 and the temperature at 0.',
  'token-economy': 'The token trades at $1.42, down 3.1% since Monday; the token sale starts in May.',
  'token-ring': 'Token Ring was standardised as IEEE 802.5; every station waits for the token.',
  'token-of': 'As a token of appreciation we planted 120 trees.',
  'secret-service': 'The Secret Service declined to comment; the author keeps the secret until chapter 12.',
  'secret-garden': 'We watched "The Secret Garden" and then "L.A. Confidential".',
  'key-west': 'Key West 2026: keynote at 9:30, key cards at the reception, keyboard workshop in room B12.',
  'api-key-policy': 'API keys are scoped per project, expire after 180 days and can be revoked by any admin.',
  'api-key-location': 'Put your API key in the OPENAI_API_KEY environment variable or pass it as apiKey.',
  'bearer-token-doc': 'Send the token as "Authorization: Bearer <token>"; tokens without scope return 403.',
  'access-denied': 'Access denied: the credential helper returned nothing, please run `gh auth login`.',
  'pin-drop': 'You could hear a pin drop. The PIN pad at till 3 is broken, please use till 4.',
  'code-review': 'Code review at 14:00, code freeze on Friday, code owners: auth team.',
  'verification-mail': 'We sent a verification code to your phone. The code expires in ten minutes.',
  'no-code-yet': "I haven't received the code, can you send it again?",
  'passphrase-question': 'Does the key have a passphrase, or is it stored unencrypted?',
  'login-steps': 'Go to Settings → Security → Change password, type the old one, then the new one twice.',
  'session-expired': 'Your session has expired. Please sign in again to continue.',
  'cookie-banner': 'We use cookies for sessions, preferences and statistics. Accept all or manage choices.',
  'auth-summary':
    'The auth service issues short-lived tokens (15 min) and rotating refresh tokens (30 days).',
  'agent-refusal':
    "I can't help with cracking someone else's password, but I can explain how to reset your own.",
  'agent-no-secret': 'I did not save the password you mentioned; credentials are not kept in memory.',
  'hash-talk': 'MD5 of an empty string is d41d8cd98f00b204e9800998ecf8427e, everybody knows that one.',
  chess: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 — the key move is 14...Rxd4!',
  address: 'Deliver to Schlüterstraße 14b, 3rd floor, ring at "Weber/Novak", code word not needed.',
  recipe: 'Pass the sauce through a sieve; the key is patience. Season with salt (2g) and pepper.',
  'car-key': 'The spare key is under the flower pot, the car is in row K7 on level 2.',
  isbn: 'ISBN 978-3-16-148410-0, DOI 10.1000/182, patent EP1234567B1.',
  sports: 'He made 23 of 31 passes, two of them key passes, and pressed high.',
  'release-note-token': 'Fixed: tokens containing a dot were split in two by the tokenizer.',
  'quote-password-word': 'Type the word "password" into the search field to find the setting.',
});

const others = negatives('neg:prose-languages', {
  'de-ablauf': 'Ihr Passwort läuft in 7 Tagen ab. Bitte ändern Sie es rechtzeitig.',
  'de-falsch': 'Das Passwort ist falsch oder der Benutzer existiert nicht.',
  'de-wo': 'Das Passwort steht im Safe, frag Greta.',
  'de-token': 'Das Token ist 15 Minuten gültig, danach muss man sich neu anmelden.',
  'de-pin': 'Bitte geben Sie Ihre PIN niemals am Telefon weiter.',
  'fr-incorrect': 'Le mot de passe est incorrect, il vous reste deux essais.',
  'fr-code': 'Un code de vérification vous a été envoyé par SMS, il est valable dix minutes.',
  'fr-cle': 'La clé de la cave est chez la gardienne.',
  'es-olvido': '¿Olvidaste tu contraseña? Te enviaremos un enlace.',
  'es-no-compartas': 'La contraseña es personal; no la compartas por correo.',
  'es-token': 'El token ha caducado, vuelve a iniciar sesión.',
  'pt-incorreta': 'A senha é obrigatória e deve ter letras e números.',
  'pt-esqueci': 'Esqueci a senha do e-mail, como faço para recuperar?',
  'it-scaduta': 'La password è scaduta, contattare l’assistenza.',
  'it-codice': 'Il codice è stato inviato al tuo numero, non comunicarlo a nessuno.',
  'nl-vergeten': 'Wachtwoord vergeten? Het wachtwoord is minimaal 10 tekens lang.',
  'pl-zmien': 'Zmień hasło przy pierwszym logowaniu, hasło jest jednorazowe.',
  'tr-unuttum': 'Şifremi unuttum, sıfırlama bağlantısı gönderir misin?',
  'sv-policy': 'Lösenordet är personligt och får inte delas.',
  'ru-istek': 'Срок действия пароля истёк, придумайте новый.',
  'ru-token': 'Токен действует 15 минут, потом нужен повторный вход.',
  'uk-novyi': 'Новий пароль має відрізнятися від попереднього.',
  'cs-zapomenute': 'Zapomněli jste heslo? Heslo musí mít alespoň 8 znaků.',
  'zh-cuowu': '密码错误，您还有三次机会。',
  'zh-token': '令牌已过期，请重新登录。',
  'zh-yaoshi': '他把钥匙忘在办公室了。',
  'ja-machigai': 'パスワードが間違っています。もう一度入力してください。',
  'ja-kigen': 'トークンの有効期限が切れました。',
  'ko-bunsil': '비밀번호를 잊으셨나요? 관리자에게 문의하세요.',
  'ko-jeongchaek': '비밀번호는 90일마다 변경해야 합니다.',
});

const docs = negatives('neg:docs', {
  'kubectl-explain':
    'KIND:     Secret\nVERSION:  v1\n\nFIELDS:\n   data\t<map[string]string>\n     Data contains the secret data. Each key must consist of alphanumeric characters.',
  'argparse-help':
    'usage: upload.py [-h] [--token TOKEN] [--password-file FILE] src\n\noptions:\n  -h, --help            show this help message and exit\n  --token TOKEN         API token (default: $UPLOAD_TOKEN)',
  'openssl-help':
    ' -passin val     Input file pass phrase source\n -passout val    Output file pass phrase source\n -k val          Passphrase',
  'clap-help':
    'Options:\n  -t, --token <TOKEN>        Authentication token [env: APP_TOKEN=]\n  -p, --password <PASSWORD>  Password, prompted for when missing',
  'api-reference':
    'POST /v1/tokens\n\nBody parameters\n- name (string, required)\n- scopes (string[])\n- expires_at (ISO 8601)\n\nReturns 201 with the token; it is shown once.',
  'man-ssh':
    '     -i identity_file\n             Selects a file from which the identity (private key) for public key authentication is read.',
  'placeholder-braces': 'curl -u {username}:{password} https://api.example.com/v2/{resource}',
  'placeholder-upper': 'export DB_PASSWORD=YOUR_DB_PASSWORD\nexport API_TOKEN=PASTE_TOKEN_HERE',
  'placeholder-stars': 'mysql -u root -p******** shop\nPassword: ••••••••',
  'placeholder-percent': 'set DB_PASS=%DB_PASS%\nsqlplus %USER%/%PASS%@XE',
  'placeholder-handlebars': 'password: {{ .Values.db.password | quote }}\ntoken: {{api_token}}',
  'placeholder-vault': 'vault kv put secret/shop password=-\nvault kv get -field=password secret/shop',
  'placeholder-example-url':
    'https://user:pass@example.com/path\nhttps://<user>:<token>@git.example.com/repo.git',
  'placeholder-null': '{"password": null, "token": "", "api_key": false, "secret": "none"}',
  'redacted-log': 'headers={"authorization":"[Filtered]","cookie":"<redacted>","x-api-key":"***"}',
  adr: '# ADR 12: Token format\n\nContext: opaque tokens need a lookup for every call.\nDecision: signed JWTs with a `kid` header.\nConsequences: key rotation needs a JWKS endpoint.',
  'pod-security-doc':
    '| Field | Type | Meaning |\n|---|---|---|\n| `secretName` | string | Name of the Secret |\n| `optional` | boolean | Start without it |',
});

export const rows = [english, others, docs].flat();

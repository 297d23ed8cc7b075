import type { Label } from '../rule.js';

/** Labels by what a part says; the first that fits counts. */
const LABELS: readonly (readonly [RegExp, Label])[] = [
  [/^(?:session_id|sessid|phpsessid|jsessionid|sid|cookie.*)$/, 'COOKIE'],
  [/pass|pasword|^ps*wd?$|^psk$|wort$|contrasena|senha|wachtwoord|пароль|密|パスワード|비밀번호/, 'PASSWORD'],
  [/sig(?:nature)?$/, 'SIGNATURE'],
  [/seed|mnemonic|phrase|recovery_words|xprv/, 'SEED_PHRASE'],
  [/webhook_url|webhook$/, 'WEBHOOK_URL'],
  [
    /^(?:database|db|mongo|mongodb|postgres|postgresql|mysql|redis|amqp|jdbc|rabbitmq|broker)_ur|conn|^dsn$/,
    'CONNECTION_STRING',
  ],
  [
    /private|_pem$|^key_pem|key_material|^id_|^(?:rsa|dsa|ec|ecdsa|ed25519|pgp|gpg|ssh|ssl|tls|https|cert|certificate|dkim|priv)_key$/,
    'PRIVATE_KEY',
  ],
  [/^jwt$/, 'JWT'],
  [
    /^(?:api|access|application|app|subscription|consumer|client|server|admin|write|ingest|ingestion|insert|integration|sdk|functions?|developer|partner|merchant|bot|account|service|service_account|service_role|license|licence|product)_key(?:_id)?$/,
    'API_KEY',
  ],
  [
    /token|bearer|authorization(?!_code)|^auth$|^authentication$|^auth_(?:header|string|ticket)$|assertion|saml|ticket|macaroon|^pat$/,
    'TOKEN',
  ],
];

/** The redaction label for a value that only its key names, by the part of the key that names it. */
export function labelOfPart(part: string): Label {
  return LABELS.find(([pattern]) => pattern.test(part))?.[1] ?? 'SECRET';
}

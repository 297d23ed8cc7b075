/** English sentences in which a person or an agent mentions a secret. */
import { positives } from '../group.mjs';
import { accented, bang, human, phrase, plain, short, spaced } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const said = positives('prose:en', 'password', {
  'door-code-word': (v) =>
    t`Landlord changed the alarm again, the duress password is now ${S(plain(v))} and the normal one stays.`,
  'just-use': (v) =>
    t`oh for the demo box just use admin with the password ${S(human(v))}, it gets wiped on Friday`,
  'log-in-as-with': (v) => t`You can log in as ${v.name()} with ${S(human(v))}.`,
  'username-password-slash': (v) => t`Test account (username / password): ${v.name()}.qa / ${S(human(v))}`,
  'creds-are': (v) => t`Creds for the SFTP drop are ${v.org()}_in:${S(plain(v))}, port 2222.`,
  'set-it-to': (v) =>
    t`I reset Otto's password and set it to ${S(human(v))}; he must change it at first login.`,
  'changed-from-to': (v) =>
    t`Changed the router admin password from ${S(plain(v))} to ${S(human(v))} on ${v.date()}.`,
  'used-to-be': (v) =>
    t`The old wifi password used to be ${S(plain(v))} but I don't think it works any more.`,
  'remember-that': (v) => t`Remember that my Netflix password is ${S(bang(v))}`,
  'user-prefers': (v) =>
    t`User keeps the backup disk encrypted; passphrase: "${S(phrase(v, 5))}" (told me on ${v.date()}).`,
  'which-is': (v) =>
    t`It asks for the master password, which is ${S(human(v))}, and then for the second factor.`,
  'all-lowercase-no': (v) =>
    t`password's ${S(`${v.pick(['marmotta', 'kimchi', 'toucan'])}${v.int(10, 99)}`)} all lowercase no spaces`,
  'with-capital': (v) => t`the pass is ${S(plain(v))} (first letter exactly as I typed it)`,
  'unlock-with': (v) => t`Unlock the KeePass file with ${S(human(v))} and look under "Servers".`,
  'try-this-one': (v) => t`Hmm, wrong password. Try this one: ${S(human(v))}`,
  'quoted-curly': (v) => t`Her laptop password is “${S(spaced(v))}”, with the spaces.`,
  'guest-network': (v) =>
    t`Guests: network "Casa-${v.Word()}", key "${S(plain(v))}". Please don't stream 4K.`,
  'temporary-password-mail': (v) =>
    t`Hello ${v.name()},\n\nyour account has been created. Your temporary password is:\n\n        ${S(v.b62(12))}\n\nIt expires in 24 hours.\n\nIT Service Desk`,
  'initial-creds-list': (v) =>
    t`Onboarding ${v.name()}:\n  * mail: ${v.name()}@example.org\n  * initial password: ${S(human(v))}\n  * laptop: T14, asset 0${v.digits(4)}`,
  'not-the-old-one': (v) =>
    t`No, not the old one. The database password has been ${S(human(v))} since March.`,
  'spelled-short': (v) => t`voicemail password ${S(short(v))}`,
  'parenthesised-pw': (v) =>
    t`Log on to the jump host (user deploy, pw ${S(human(v))}) and run the script there.`,
  'sudo-password': (v) => t`when sudo asks, type ${S(human(v))}`,
  'zip-password': (v) =>
    t`Payslips attached. The ZIP is protected, password = ${S(`${v.digits(2)}${v.Word()}${v.digits(4)}`)}.`,
  'pdf-opens-with': (v) => t`The PDF opens with the password '${S(plain(v))}'.`,
  'accented-password': (v) => t`The password of the media server is ${S(accented(v))}.`,
  'em-dash': (v) => t`VPN — user ${v.name()} — password ${S(human(v))} — group "remote"`,
  'its-still': (v) => t`Q: what's the password for the scanner share?\nA: it's still ${S(plain(v))}`,
  'two-people': (v) => t`Rosa's PIN-pad password is ${S(plain(v))} while Sven uses ${S(plain(v))}.`,
  'hyphen-bullets': (v) =>
    t`- staging: ${S(human(v))}\n- production: ${S(human(v))}\n(these are the postgres passwords, same user "app")`,
});

const tokens = positives('prose:en-token', 'token', {
  'client-secret-sentence': (v) =>
    t`Their sandbox gave us the client id ${v.low(16)} and a client secret of ${S(v.b62(40))}.`,
  'bearer-in-sentence': (v) =>
    t`To call the internal search, send the bearer token ${S(v.b62(38))} and nothing else.`,
  'api-key-called': (v) => t`I've created an API key called "nightly" for you: ${S(v.hex(40))}`,
  'use-this-key': (v) => t`For the weather widget use this key ${S(v.hex(32))}, it's limited to our domain.`,
  'webhook-secret-is': (v) =>
    t`the webhook signing secret ended up being ${S(v.b62(32))}, please store it in the vault`,
  'personal-access': (v) => t`Personal access token for Gitea (expires never): ${S(v.hex(40))}`,
  'license-activation': (v) =>
    t`Activation key for the CAD workstation: ${S(`${v.up(5)}-${v.up(5)}-${v.up(5)}-${v.up(5)}`)}`,
  'api-token-quoted': (v) => t`set the API token to "${S(v.url64(43))}" in the add-on's options`,
  'session-id-told': (v) => t`logged in via devtools, session cookie was JSESSIONID=${S(v.HEX(32))}`,
  'hmac-key': (v) => t`We sign the callbacks; the HMAC key shared with ${v.org()} is ${S(v.b64(32))}.`,
  'license-colon-agent': (v) =>
    t`Saved to memory: "MaxMind account ${v.digits(6)}, license key ${S(`${v.b62(6)}_${v.b62(29)}_mmk`)}"`,
  'app-password-spaced': (v) =>
    t`Gmail app password for the printer: ${S(`${v.chars('abcdefghijklmnopqrstuvwxyz', 4)} ${v.chars('abcdefghijklmnopqrstuvwxyz', 4)} ${v.chars('abcdefghijklmnopqrstuvwxyz', 4)} ${v.chars('abcdefghijklmnopqrstuvwxyz', 4)}`)}`,
});

const codes = positives(
  'prose:codes',
  'code',
  {
    'sms-verification': (v) =>
      t`[SMS 10:42] Your Northwind verification code is ${S(v.digits(6))}. Don't share it with anyone.`,
    'google-style': (v) => t`G-${S(v.digits(6))} is your Google verification code.`,
    'otp-agent-asks': (v) => t`User: the one-time password I just got is ${S(v.digits(6))}, be quick`,
    'pin-sim': (v) => t`SIM card PIN ${S(v.digits(4))}, PUK ${S(v.digits(8))}`,
    'pin-debit': (v) => t`Mum's debit card PIN is ${S(v.digits(4))}, she asked me to remember it.`,
    'recovery-github': (v) =>
      t`GitHub recovery codes, each works once:\n${S(`${v.hex(5)}-${v.hex(5)}`)}\n${S(`${v.hex(5)}-${v.hex(5)}`)}\n${S(`${v.hex(5)}-${v.hex(5)}`)}`,
    'backup-codes-inline': (v) =>
      t`backup codes for the bank: ${S(v.digits(8))}, ${S(v.digits(8))} and ${S(v.digits(8))}`,
    'totp-seed': (v) =>
      t`Can't scan the QR? Enter this setup key in your authenticator: ${S(`${v.b32(4)} ${v.b32(4)} ${v.b32(4)} ${v.b32(4)}`)}`,
    'seed-phrase': (v) =>
      t`My wallet's recovery phrase is ${S(phrase(v, 12))} — written down in the blue notebook too.`,
    'bitlocker-key': (v) =>
      t`BitLocker recovery key for LAPTOP-7: ${S(Array.from({ length: 8 }, () => v.digits(6)).join('-'))}`,
    'safe-combination': (v) => t`The office safe's PIN code: ${S(v.digits(6))}, then press #.`,
  },
  { disputed: ['pin-sim', 'pin-debit'] },
);

const disputed = positives(
  'prose:debatable',
  'password',
  {
    'dictionary-word': (v) => t`the password is ${S(v.pick(['hibiscus', 'pierogi', 'panettone']))}`,
    'gate-code': (v) => t`Gate code ${S(v.digits(4))}# for the courier`,
    'bcrypt-hash': (v) => t`app:${S(`$2y$10$${v.b62(53)}`)}`,
    'answer-to-question': (v) => t`Security question: first pet? Answer: ${S(v.Word())}`,
    'meeting-passcode': (v) =>
      t`Join Zoom Meeting\nMeeting ID: 8${v.digits(3)} ${v.digits(4)} ${v.digits(3)}\nPasscode: ${S(v.b62(6))}`,
  },
  { debatable: true },
);

export const rows = [said, tokens, codes, disputed].flat();

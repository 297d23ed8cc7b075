/** English sentences, put in other ways than in the fourth set. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { joined, label, numbered, sentence, simple, symbol, tricky } from './made-up.mjs';

const said = positives('prose:en', 'password', {
  'value-first': (v) => t`${S(symbol(v))} is the password for the CMS, in case I forget.`,
  'as-password': (v) => t`Use ${S(simple(v))} as the password when it prompts you.`,
  'lets-go-with': (v) => t`let's go with ${S(symbol(v))} for the admin password then`,
  'its-for-login': (v) => t`it's ${S(simple(v))} for the login, user is ${v.name()}`,
  'enter-at-prompt': (v) => t`Enter ${S(simple(v))} at the password prompt and press return twice.`,
  'answer-after-question': (v) => t`What was the root password again?\n${S(symbol(v))}`,
  'pwd-question-mark': (v) => t`pwd? ${S(simple(v))}`,
  'thats-the-pw': (v) => t`try "${S(tricky(v))}" – that's the pw Bogdan gave me`,
  apposition: (v) => t`Her password, ${S(simple(v))}, hasn't changed since 2023.`,
  'same-as-before': (v) => t`Password same as before: ${S(symbol(v))}`,
  'new-old': (v) => t`New password: ${S(symbol(v))} (old: ${S(symbol(v))})`,
  'u-p-short': (v) => t`U: ${v.name()}  P: ${S(symbol(v))}`,
  'login-slash-pass': (v) => t`login/pass – ${v.name()}/${S(simple(v))}`,
  'user-pass-words': (v) => t`ssh into 10.0.0.8, user pi pass ${S(simple(v))}`,
  'id-pw-lines': (v) =>
    t`ID   ${v.name()}@example.net\nPW   ${S(symbol(v))}\nURL  https://portal.example.net`,
  'p-slash-w': (v) => t`p/w for the timesheet thing: ${S(simple(v))}`,
  'default-on-sticker': (v) =>
    t`The sticker under the modem says: Wi-Fi key ${S(v.up(12))}, admin password ${S(label(v))}.`,
  'hotel-wifi': (v) => t`Hotel wifi: network "Lobby", password ${S(label(v))} – same for all rooms`,
  'sentence-password': (v) =>
    t`The vault's master password is the sentence "${S(sentence(v))}" including punctuation.`,
  'single-quotes': (v) => t`Ines says the password is '${S(tricky(v))}', without the quotes.`,
  'angle-brackets': (v) => t`password is <${S(simple(v))}> minus the brackets`,
  'joined-words': (v) => t`Disk encryption passphrase for the laptop: ${S(joined(v))}`,
  'made-it': (v) => t`I made the password ${S(symbol(v))} because the policy wanted a symbol`,
  'should-be': (v) => t`the db password should be ${S(simple(v))} unless Vikram rotated it again`,
  'typed-twice': (v) => t`Typed ${S(symbol(v))} twice, it keeps telling me the password is wrong.`,
  'agent-confirms': (v) => t`Got it — I'll remember that the password for the family iPad is ${S(label(v))}.`,
  'agent-log-in': (v) =>
    t`Logging in to the router UI with username "admin" and password "${S(symbol(v))}"... success.`,
  'ps-line': (v) => t`PS: archive password = ${S(simple(v))}`,
  'bold-heading-note': (v) =>
    t`## Printer\nIP 192.168.1.40, web login admin, password ${S(label(v))}, toner TN-243`,
  'reset-reply': (v) =>
    t`Hi Farid, I've reset it. You can sign in with ${S(symbol(v))} now; you'll be asked to choose a new password.`,
  'numbered-three': (v) =>
    t`Three boxes, three passwords:\n1) mail1 ${S(simple(v))}\n2) mail2 ${S(simple(v))}\n3) backup ${S(simple(v))}`,
  'shared-account': (v) =>
    t`We share one Adobe account (design@example.org, ${S(symbol(v))}), please don't change the password.`,
});

const tokens = positives('prose:en-token', 'token', {
  'token-valid-until': (v) => t`Token (valid until 5 pm): ${S(v.b62(40))}`,
  'access-and-secret': (v) => t`MinIO: access key ${v.up(20)}, secret key ${S(v.b62(40))}, bucket "scans"`,
  'shared-secret-between': (v) => t`The shared secret between the shop and the warehouse is ${S(v.b62(32))}.`,
  'as-bearer': (v) => t`Put ${S(v.url64(43))} in the Authorization header as bearer.`,
  'value-for-secret': (v) => t`The value for the repository secret DEPLOY_HOOK_KEY is ${S(v.b62(28))}`,
  'api-key-ends-sentence': (v) => t`We registered with the geocoder and got the API key ${S(v.low(32))}.`,
  'my-key-comma': (v) => t`my openweather key, ${S(v.hex(32))}, has only 60 calls a minute`,
  'generated-for-you': (v) =>
    t`Generated a new token for "ci-bot": \`${S(v.hex(64))}\`. It won't be shown again.`,
  'jwt-here': (v) => t`this is the session jwt from the network tab ${S(v.jwt())}`,
  'encryption-key': (v) => t`backups are encrypted with AES-256, key (hex): ${S(v.hex(64))}`,
  'client-id-secret-lines': (v) => t`Spotify app\nClient ID: ${v.hex(32)}\nClient secret: ${S(v.hex(32))}`,
  'private-key-of-wallet': (v) => t`the deployer wallet's private key is 0x${S(v.hex(64))}, testnet only`,
  'license-serial': (v) =>
    t`Serial key for the scanner software is ${S(`${v.up(4)}-${v.up(4)}-${v.up(4)}-${v.up(4)}-${v.up(4)}`)}.`,
  'token-called-x': (v) => t`the long-lived token called "dashboard" is ${S(v.jwt())}`,
  'basic-string': (v) => t`the Basic auth string is ${S(v.b64of(`svc:${simple(v)}`))}`,
});

const codes = positives(
  'prose:codes',
  'code',
  {
    'otp-colon': (v) => t`OTP: ${S(v.digits(6))}. Valid for 3 minutes. –YourBank`,
    'code-first': (v) => t`${S(v.digits(6))} is your Instagram login code. Don't share it.`,
    'two-groups': (v) =>
      t`Your WhatsApp code: ${S(`${v.digits(3)}-${v.digits(3)}`)}. Don't share this code with others`,
    'use-code': (v) => t`Use code ${S(v.digits(6))} to verify your Microsoft account.`,
    'two-factor-told': (v) => t`2FA code is ${S(`${v.digits(3)} ${v.digits(3)}`)}, 20 seconds left`,
    'passcode-phone': (v) => t`passcode of the test iPhone is ${S(v.digits(6))}`,
    'recovery-numbered': (v) =>
      t`Google backup codes\n1. ${S(`${v.digits(4)} ${v.digits(4)}`)}\n2. ${S(`${v.digits(4)} ${v.digits(4)}`)}\n3. ${S(`${v.digits(4)} ${v.digits(4)}`)}`,
    'discord-backup': (v) =>
      t`Discord backup codes: ${S(`${v.low(4)}-${v.low(4)}`)}, ${S(`${v.low(4)}-${v.low(4)}`)}`,
    'apple-recovery-key': (v) =>
      t`Apple recovery key: ${S(`${v.up(4)}-${v.up(4)}-${v.up(4)}-${v.up(4)}-${v.up(4)}-${v.up(4)}-${v.up(4)}`)}`,
    'seed-numbered': (v) => t`Seed words (Ledger):\n${S(numbered(v))}`,
    'totp-key-lower': (v) => t`authenticator secret for GitLab: ${S(v.b32(32).toLowerCase())}`,
  },
  { disputed: ['seed-numbered'] },
);

const disputed = positives(
  'prose:debatable',
  'password',
  {
    'pin-four': (v) => t`phone PIN ${S(v.digits(4))}`,
    'alarm-code': (v) => t`alarm code is ${S(v.digits(4))} then the green button`,
    'password-word': (v) => t`wifi password is ${S(v.pick(['bluebird', 'snowfall', 'cappuccino']))}`,
    'wifi-slash': (v) => t`wifi: Casa Verde / ${S(label(v))}`,
    'hint-first-car': (v) => t`secret answer to "first car": ${S(v.Word())}`,
  },
  { debatable: true },
);

export const rows = [said, tokens, codes, disputed].flat();

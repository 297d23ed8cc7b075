/** Codes, phrases and keys: one-time codes, PINs, recovery codes, seed phrases, key material. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { base58check, bech32, seedPhrase, stellarSeed } from './checksums.mjs';
import { lines } from './same-tools.mjs';
import { plain, words } from './secrets.mjs';

const otp = positives(
  'one-time-code',
  'one-time-code',
  {
    sms: (v) => t`Your ${v.Word()} Bank verification code is ${S(v.digits(6))}. Never share it with anyone.`,
    'google-g': (v) => t`G-${S(v.digits(6))} is your Google verification code.`,
    'told-by-user': (v) => t`User: the code from the authenticator is ${S(v.digits(6))}, hurry`,
    'german-tan': (v) => t`Ihre TAN lautet ${S(v.digits(6))} und gilt fünf Minuten.`,
    'device-code': (v) =>
      t`To sign in, open https://microsoft.com/devicelogin and enter the code ${S(v.up(9))} to authenticate.`,
    'french-sms': (v) => t`Votre code de vérification est ${S(v.digits(6))}. Valable dix minutes.`,
  },
  { debatable: true },
);

const pins = positives(
  'pin',
  'pin',
  {
    alarm: (v) => t`Alarm panel in the lab: PIN ${S(v.digits(4))}, then #.`,
    'phone-pin': (v) => t`my phone's unlock pin is ${S(v.digits(6))} if you need to take photos`,
    'card-spanish': (v) => t`El PIN de la tarjeta de la empresa es ${S(v.digits(4))}.`,
    'puk-german': (v) => t`PUK der Datenkarte: ${S(v.digits(8))}`,
    'smartcard-admin': (v) => t`YubiKey PIV: PIN ${S(v.digits(6))}, PUK ${S(v.digits(8))}`,
  },
  { debatable: true },
);

const recovery = positives(
  'recovery-code',
  'recovery-code',
  {
    github: (v) =>
      t`GitHub recovery codes\n\n${S(`${v.hex(5)}-${v.hex(5)}`)}\n${S(`${v.hex(5)}-${v.hex(5)}`)}\n${S(`${v.hex(5)}-${v.hex(5)}`)}\n${S(`${v.hex(5)}-${v.hex(5)}`)}`,
    google: (v) =>
      t`SAVE YOUR BACKUP CODES\n1. ${S(`${v.digits(4)} ${v.digits(4)}`)}\n2. ${S(`${v.digits(4)} ${v.digits(4)}`)}\n3. ${S(`${v.digits(4)} ${v.digits(4)}`)}`,
    bitlocker: (v) =>
      t`BitLocker recovery key for ${v.Word()}-PC:\n${S(Array.from({ length: 8 }, () => String(v.int(1000, 59000) * 11).padStart(6, '0')).join('-'))}`,
    filevault: (v) => t`FileVault recovery key: ${S(Array.from({ length: 6 }, () => v.up(4)).join('-'))}`,
    'emergency-kit': (v) =>
      t`1Password Emergency Kit\nSecret Key: ${S(`A3-${v.up(6)}-${v.up(6)}-${v.up(5)}-${v.up(5)}-${v.up(5)}`)}\nSign-in: ${v.name()}@${v.org()}.example`,
    'in-prose': (v) =>
      t`One of my Discord backup codes is ${S(`${v.low(4)}-${v.low(4)}`)}, the rest is printed.`,
    'bitwarden-two-step': (v) =>
      t`Your two-step login recovery code: ${S(Array.from({ length: 8 }, () => v.low(4)).join(' '))}`,
    'matrix-security-key': (v) =>
      t`Element security key: ${S((`Es${v.b58(46)}`.match(/.{4}/g) ?? []).join(' '))}`,
  },
  { disputed: ['in-prose'] },
);

const seeds = positives(
  'seed-phrase',
  'seed-phrase',
  {
    'english-12': (v) => t`My wallet's recovery phrase: ${S(seedPhrase(v).join(' '))}`,
    'english-24': (v) => t`mnemonic = "${S(seedPhrase(v, 24).join(' '))}"`,
    numbered: (v) => {
      const list = seedPhrase(v);
      const strings = [
        'Write these words down in order:\n1. ',
        ...list.slice(1).map((_, at) => `\n${at + 2}. `),
        '',
      ];
      return t(strings, ...list.map((word) => S(word)));
    },
    'env-mnemonic': (v) => t`MNEMONIC="${S(seedPhrase(v).join(' '))}"\nRPC_URL=https://sepolia.example.org`,
    'hardhat-accounts': (v) => t`accounts: { mnemonic: '${S(seedPhrase(v).join(' '))}', count: 5 },`,
    'told-german': (v) =>
      t`Die zwölf Wörter für die Wallet sind: ${S(seedPhrase(v).join(' '))}. Bitte nirgends speichern.`,
    'comma-separated': (v) => t`seed phrase (Ledger): ${S(seedPhrase(v, 24).join(', '))}`,
  },
  { disputed: ['numbered'] },
);

const keys = positives(
  'key-material',
  'key-material',
  {
    'age-file': (v) =>
      t`# created: 2026-03-14T10:22:00+01:00\n# public key: age1${v.chars('qpzry9x8gf2tvdw0s3jn54khce6mua7l', 58)}\n${S(bech32('age-secret-key-', v.bytes(32)).toUpperCase())}`,
    'nostr-nsec': (v) => t`my nostr key is ${S(bech32('nsec', v.bytes(32)))}, import it in Damus`,
    wif: (v) =>
      t`importprivkey ${S(base58check(Buffer.concat([Buffer.from([0x80]), v.bytes(32), Buffer.from([1])])))} "cold" false`,
    'eth-private': (v) => t`PRIVATE_KEY=0x${S(v.hex(64))}\nETHERSCAN_URL=https://etherscan.io`,
    'eth-told': (v) => t`The deployer's private key is ${S(v.hex(64))} (test net only).`,
    stellar: (v) => t`const pair = Keypair.fromSecret('${S(stellarSeed(v.bytes(32)))}');`,
    'solana-array': (v) => t`$ cat ~/.config/solana/id.json\n[${S([...v.bytes(64)].join(','))}]`,
    'jwk-private': (v) =>
      t`{"kty":"EC","crv":"P-256","x":"${v.b64url(32)}","y":"${v.b64url(32)}","d":"${S(v.b64url(32))}"}`,
    'jwk-oct': (v) => t`{"kty":"oct","kid":"hs-${v.int(1, 9)}","alg":"HS256","k":"${S(v.b64url(32))}"}`,
    wireguard: (v) => t`$ wg genkey\n${S(v.b64(32))}\n$ wg show wg0 private-key`,
    'vapid-pair': (v) => t`Public Key:\nB${v.url64(86)}\n\nPrivate Key:\n${S(v.b64url(32))}`,
    fernet: (v) => t`FERNET_KEY=${S(`${v.b64url(32)}=`)}`,
    'rails-master': (v) => t`$ cat config/master.key\n${S(v.hex(32))}`,
    'ansible-vault-pass': (v) =>
      t`$ cat .vault_pass\n${S(plain(v))}\n$ ansible-vault view group_vars/all.yml`,
    'luks-phrase': (v) => t`echo -n '${S(words(v, ' ', 5))}' | cryptsetup luksOpen /dev/sdb2 data -d -`,
    'putty-ppk': (v) =>
      t`PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPublic-Lines: 1\nAAAAC3NzaC1lZDI1NTE5AAAA${v.b64(30)}\nPrivate-Lines: 1\n${S(v.b64(36))}\nPrivate-MAC: ${v.hex(64)}`,
    'pem-in-yaml-quoted': (v) => {
      const [strings, parts] = lines(v, 'RSA PRIVATE KEY', '\\n', 4);
      strings[0] = `githubApp:\n  id: ${v.int(100000, 999999)}\n  privateKey: "${strings[0]}`;
      strings[strings.length - 1] += '\\n"';
      return t(strings, ...parts);
    },
    'pem-python-triple': (v) => {
      const [strings, parts] = lines(v, 'PRIVATE KEY', '\n', 3);
      strings[0] = `KEY = """${strings[0]}`;
      strings[strings.length - 1] += '\n"""';
      return t(strings, ...parts);
    },
  },
  { disputed: ['wireguard', 'rails-master', 'solana-array'] },
);

export const codes = [otp, pins, recovery, seeds, keys].flat();

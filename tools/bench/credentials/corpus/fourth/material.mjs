/** Keys and tokens as files and objects, and forms in which an encoding stands between reader and secret. */
import { positives } from '../group.mjs';
import { human, plain } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const body = (pem) => pem.body.join('\n');

const keys = positives('key-material', 'private-key', {
  'openssh-in-heredoc': (v) => {
    const pem = v.pem('OPENSSH PRIVATE KEY', 6);
    return t`cat > id_ed25519 <<'KEY'\n${pem.begin}\n${S(body(pem))}\n${pem.end}\nKEY\nchmod 600 id_ed25519`;
  },
  'pem-one-line-json': (v) => {
    const pem = v.pem('PRIVATE KEY', 5);
    return t`{"type":"service_account","project_id":"shop-${v.digits(4)}","private_key_id":"${v.hex(40)}","private_key":"${pem.begin}\\n${S(pem.body.join('\\n'))}\\n${pem.end}\\n","client_email":"ci@shop.iam.gserviceaccount.com"}`;
  },
  'pem-yaml-indented': (v) => {
    const pem = v.pem('EC PRIVATE KEY', 2);
    return t`tls:\n  key: |\n    ${pem.begin}\n    ${S(pem.body.join('\n    '))}\n    ${pem.end}\n  port: 8443`;
  },
  'pem-encrypted': (v) => {
    const pem = v.pem('ENCRYPTED PRIVATE KEY', 5);
    return t`server.key (passphrase is in the vault)\n${pem.begin}\n${S(body(pem))}\n${pem.end}`;
  },
  'pgp-block': (v) =>
    t`-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n${S([v.b64(48), v.b64(48), v.b64(48), v.b64(48), v.b64(30), `=${v.b62(4)}`].join('\n'))}\n-----END PGP PRIVATE KEY BLOCK-----`,
  'putty-ppk': (v) =>
    t`PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ${v.name()}@laptop\nPublic-Lines: 2\nAAAAC3NzaC1lZDI1NTE5AAAAI${v.b62(39)}\n${v.b62(16)}\nPrivate-Lines: 1\n${S(v.b64(36))}\nPrivate-MAC: ${v.hex(64)}`,
  'jwk-ec': (v) =>
    t`{"kty":"EC","crv":"P-256","kid":"sig-2026","x":"${v.b64url(32)}","y":"${v.b64url(32)}","d":"${S(v.b64url(32))}","use":"sig"}`,
  'jwk-oct': (v) => t`{"keys":[{"kty":"oct","alg":"HS256","k":"${S(v.b64url(32))}","kid":"1"}]}`,
  age: (v) =>
    t`# created: 2026-02-02T10:11:12+01:00\n# public key: age1${v.chars(BECH32, 58)}\n${S(`AGE-SECRET-KEY-1${v.chars(BECH32.toUpperCase(), 58)}`)}`,
  'wif-bitcoin': (v) => t`import the wallet: bitcoin-cli importprivkey "${S(`L${v.b58(51)}`)}" donations`,
  xprv: (v) => t`master: ${S(`xprv9s21ZrQH143K${v.b58(96)}`)}`,
  'eth-private-key': (v) =>
    t`cast send --private-key 0x${S(v.hex(64))} --rpc-url https://rpc.example.org 0x${v.hex(40)} "mint()"`,
  nostr: (v) => t`my nsec is ${S(`nsec1${v.chars(BECH32, 58)}`)} and the npub is public`,
  'saml-response': (v) =>
    t`SAMLResponse=${S(v.b64of(`<samlp:Response ID="_${v.hex(32)}"><saml:Assertion>${v.b62(60)}</saml:Assertion></samlp:Response>`).replaceAll('=', '%3D'))}&RelayState=home`,
  'otpauth-migration': (v) =>
    t`otpauth://totp/ACME:${v.name()}@example.org?secret=${S(v.b32(32))}&issuer=ACME&algorithm=SHA1&digits=6&period=30`,
  'jwt-cell': (v) => t`| ${v.date()} | login | ${S(v.jwt())} | ok |`,
  'jwe-compact': (v) =>
    t`id_token_hint=${S(`eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.${v.b64url(90)}.${v.b64url(12)}.${v.b64url(60)}.${v.b64url(16)}`)}`,
});

const forms = positives('escaped', 'token', {
  'json-in-json': (v) =>
    t`{"event":"cfg","payload":"{\\"db\\":{\\"user\\":\\"app\\",\\"password\\":\\"${S(plain(v))}\\"}}"}`,
  'unicode-escape': (v) => t`{"auth":"Bearer\\u0020${S(v.b62(40))}","ok":true}`,
  'html-entity': (v) => t`&lt;password&gt;${S(plain(v))}&lt;/password&gt;`,
  'html-quot': (v) =>
    t`data-config="{&quot;apiKey&quot;:&quot;${S(v.b62(32))}&quot;,&quot;debug&quot;:false}"`,
  'percent-json': (v) => t`/log?ctx=%7B%22api_key%22%3A%22${S(v.b62(32))}%22%7D`,
  'form-body': (v) =>
    t`grant_type=password&username=${v.name()}&password=${S(`${v.b62(6)}%21${v.b62(4)}`)}&scope=openid`,
  'quoted-escape': (v) => t`{"password":"${S(`${v.b62(5)}\\"${v.b62(6)}`)}","next":1}`,
  'markdown-bold': (v) => t`**Password:** \`${S(human(v))}\``,
  'markdown-bold-inside': (v) => t`The password is **${S(plain(v))}**, valid till Sunday.`,
  'html-strong': (v) => t`<p>Your new password: <strong>${S(plain(v))}</strong></p>`,
  'kbd-tag': (v) => t`<td>Passwort</td><td><kbd>${S(human(v))}</kbd></td>`,
  'zero-width': (v) => {
    const token = v.b62(36);
    return t`ghp_${S(token.slice(0, 18))}\u200b${S(token.slice(18))} is the bot's`;
  },
  'nbsp-after-colon': (v) => t`password:\u00a0${S(plain(v))}`,
  'fullwidth-colon': (v) => t`password：${S(plain(v))}`,
  'shell-ansi-c': (v) => t`export DB_PASSWORD=$'${S(plain(v))}'`,
  'jsonl-escaped-newline': (v) =>
    t`{"role":"user","content":"here you go\\nuser: ${v.name()}\\npassword: ${S(plain(v))}\\nthanks"}`,
  'url-in-markdown': (v) =>
    t`[dashboard](https://viewer:${S(plain(v))}@dash.example.org/d/ops) for the wall screen`,
  'base64-basic-js': (v) => t`headers: { Authorization: 'Basic ' + btoa('${v.name()}:${S(plain(v))}') }`,
  'powershell-backtick': (v) =>
    t`docker login registry.example.org \`\n  --username ci \`\n  --password ${S(plain(v))}`,
  'shell-continuation': (v) => t`curl \\\n  -u ${v.name()}:${S(plain(v))} \\\n  https://files.example.org/x`,
  'quoted-printable': (v) => t`Password=3A ${S(plain(v))}=0D=0A`,
});

const repeated = positives('learned', 'password', {
  'told-then-used': (v) => {
    const value = v.b62(14);
    return t`The registry password is ${S(value)}.\n\n$ echo ${S(value)} | crane auth login registry.example.org -u ci --password-stdin`;
  },
  'env-then-log': (v) => {
    const value = v.b62(20);
    return t`ADMIN_PASSWORD=${S(value)}\n...\n2026-01-02 10:00:00 WARN rejected value ${S(value)} from 10.0.0.3`;
  },
});

export const rows = [keys, forms, repeated].flat();

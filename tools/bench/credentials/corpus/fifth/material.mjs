/** Keys as files and objects, and encoded or broken forms, that the fourth set leaves out. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { label, simple, symbol } from './made-up.mjs';

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const keys = positives(
  'key-material',
  'private-key',
  {
    'rsa-chat': (v) => {
      const pem = v.pem('RSA PRIVATE KEY', 8);
      return t`here's the key for the jump host:\n\`\`\`\n${pem.begin}\n${S(pem.body.join('\n'))}\n${pem.end}\n\`\`\`\ndon't commit it`;
    },
    'rsa-legacy-encrypted': (v) => {
      const pem = v.pem('RSA PRIVATE KEY', 4);
      return t`${pem.begin}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${v.HEX(32)}\n\n${S(pem.body.join('\n'))}\n${pem.end}`;
    },
    'env-one-line': (v) => {
      const pem = v.pem('PRIVATE KEY', 3);
      return t`GITHUB_APP_PRIVATE_KEY="${pem.begin}\\n${S(pem.body.join('\\n'))}\\n${pem.end}"`;
    },
    'go-raw': (v) => {
      const pem = v.pem('EC PRIVATE KEY', 1);
      return t`const key = \`${pem.begin}\n${S(pem.body.join('\n'))}\n${pem.end}\``;
    },
    'certificate-then-key': (v) => {
      const cert = v.pem('CERTIFICATE', 2);
      const pem = v.pem('PRIVATE KEY', 2);
      return t`${cert.begin}\n${cert.body.join('\n')}\n${cert.end}\n${pem.begin}\n${S(pem.body.join('\n'))}\n${pem.end}`;
    },
    'quoted-mail': (v) => {
      const pem = v.pem('OPENSSH PRIVATE KEY', 3);
      return t`> ${pem.begin}\n> ${S(pem.body.join('\n> '))}\n> ${pem.end}`;
    },
    'diff-added': (v) => {
      const pem = v.pem('DSA PRIVATE KEY', 3);
      return t`+++ b/deploy.key\n@@ -0,0 +1,6 @@\n+${pem.begin}\n+${S(pem.body.join('\n+'))}\n+${pem.end}`;
    },
    ssh2: (v) =>
      t`---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: "rsa-key-2024"\n${S([v.b64(48), v.b64(48), v.b64(30)].join('\n'))}\n---- END SSH2 ENCRYPTED PRIVATE KEY ----`,
    cosign: (v) =>
      t`-----BEGIN ENCRYPTED SIGSTORE PRIVATE KEY-----\n${S([v.b64(48), v.b64(48), v.b64(24)].join('\n'))}\n-----END ENCRYPTED SIGSTORE PRIVATE KEY-----`,
    'pem-base64-kubeconfig': (v) =>
      t`users:\n- name: admin\n  user:\n    client-certificate: /home/ci/admin.crt\n    client-key-data: ${S(v.b64of(`-----BEGIN RSA PRIVATE KEY-----\n${v.b64(48)}\n${v.b64(48)}\n-----END RSA PRIVATE KEY-----\n`))}`,
    'jwk-rsa': (v) =>
      t`{"kty":"RSA","n":"${v.b64url(128)}","e":"AQAB","d":"${S(v.b64url(128))}","p":"${S(v.b64url(64))}","q":"${S(v.b64url(64))}","kid":"2026-01"}`,
    'jwk-okp': (v) =>
      t`const jwk = { kty: 'OKP', crv: 'Ed25519', x: '${v.b64url(32)}', d: '${S(v.b64url(32))}' };`,
    'solana-array': (v) =>
      t`cat ~/.config/solana/id.json\n${S(`[${Array.from({ length: 64 }, () => v.int(0, 255)).join(',')}]`)}`,
    'wif-short': (v) => t`privkey (WIF): ${S(`5${v.pick(['H', 'J', 'K'])}${v.b58(49)}`)}`,
    'tezos-edsk': (v) => t`octez-client import secret key ops unencrypted:${S(`edsk${v.b58(50)}`)}`,
    'age-identity-env': (v) =>
      t`SOPS_AGE_KEY=${S(`AGE-SECRET-KEY-1${v.chars(BECH32.toUpperCase(), 58)}`)} sops -d secrets.yaml`,
    minisign: (v) => t`untrusted comment: minisign encrypted secret key\n${S(`RWRTY0Iy${v.b64(150)}`)}`,
    'nkey-seed': (v) => t`nats context add prod --nkey ${S(`SU${v.b32(56)}`)}`,
    'ssb-hex-key': (v) =>
      t`webpush.setVapidDetails('mailto:a@example.net', '${v.b64url(65)}', '${S(v.b64url(32))}');`,
    'vapid-env': (v) => t`VAPID_PUBLIC_KEY=${v.b64url(65)}\nVAPID_PRIVATE_KEY=${S(v.b64url(32))}`,
    'openssl-hex-iv': (v) => t`openssl enc -d -aes-256-cbc -K ${S(v.HEX(64))} -iv ${v.HEX(32)} -in a.enc`,
    'otp-seed-json': (v) =>
      t`{"issuer":"GitHub","account":"${v.name()}","secret":"${S(v.b32(16))}","digits":6}`,
    oathtool: (v) => t`oathtool --totp -b ${S(v.b32(32))}`,
  },
  { disputed: ['ssb-hex-key'] },
);

const forms = positives(
  'escaped',
  'token',
  {
    'double-escaped': (v) => t`"log":"{\\\\\\"token\\\\\\":\\\\\\"${S(v.b62(40))}\\\\\\"}"`,
    'json-slash-escape': (v) => t`{"url":"https:\\/\\/bot:${S(simple(v))}@git.example.net\\/a.git"}`,
    'unicode-quote': (v) => t`\\u0022password\\u0022:\\u0022${S(simple(v))}\\u0022`,
    'html-amp-query': (v) => t`<a href="/dl?id=4&amp;access_token=${S(v.b62(40))}&amp;x=1">Download</a>`,
    'html-colon-entity': (v) => t`Password&#58; ${S(simple(v))}<br>`,
    'html-table-row': (v) => t`<tr><th>Passwort</th><td>${S(symbol(v))}</td></tr>`,
    'html-input-value': (v) => t`<input type="password" name="pw" value="${S(symbol(v))}">`,
    'html-hidden-token': (v) =>
      t`<input type="hidden" name="authenticity_token" value="${S(`${v.b64(64)}`)}">`,
    'percent-encoded-pair': (v) =>
      t`redirect=https%3A%2F%2Fapp.example.net%2F%3Ftoken%3D${S(v.b62(40))}%26x%3D1`,
    'python-repr-escaped': (v) => t`b'{"password": "${S(symbol(v))}", "user": "${v.name()}"}'`,
    'ansi-in-between': (v) => t`\u001b[33mpassword\u001b[0m: \u001b[36m${S(simple(v))}\u001b[0m`,
    'ansi-json': (v) => t`  \u001b[34;1m"apiKey"\u001b[0m: \u001b[32m"${S(v.b62(32))}"\u001b[0m,`,
    'soft-hyphen': (v) => {
      const token = v.b62(36);
      return t`token npm_${S(token.slice(0, 20))}\u00ad${S(token.slice(20))}`;
    },
    'zero-width-in-key': (v) => t`pass\u200bword: ${S(simple(v))}`,
    'cyrillic-key': (v) => t`pаssword = ${S(simple(v))}`,
    'tab-separated': (v) => t`password\t${S(simple(v))}\tro`,
    'equals-spaces': (v) => t`PASSWORD  =   "${S(symbol(v))}"`,
    walrus: (v) => t`password := "${S(symbol(v))}"`,
    arrow: (v) => t`admin password => ${S(simple(v))}`,
    'pipe-table-code': (v) => t`| DB_PASSWORD | \`${S(symbol(v))}\` |`,
    'markdown-list-bold': (v) => t`- **Benutzer:** web\n- **Kennwort:** ${S(symbol(v))}`,
    'wiki-markup': (v) => t`||Login||${v.name()}||\n||Password||{{${S(simple(v))}}}||`,
    'rst-literal': (v) => t`The demo password is \`\`${S(simple(v))}\`\`.`,
    'org-mode': (v) => t`:PROPERTIES:\n:USERNAME: ${v.name()}\n:PASSWORD: ${S(simple(v))}\n:END:`,
    'toml-multiline': (v) => t`token = """\n${S(v.b62(44))}"""`,
    'yaml-folded': (v) => t`api_token: >-\n  ${S(v.b62(44))}\nregion: eu`,
    'yaml-tag': (v) => t`password: !unsafe '${S(symbol(v))}'`,
    'shell-quoted-concat': (v) => t`export API_TOKEN="${S(v.b62(36))}"; unset HISTFILE`,
    'semicolon-list': (v) => t`name=cam1;user=admin;pwd=${S(label(v))};port=80`,
    'qr-json': (v) => t`{"t":"wifi","s":"Bergblick","p":"${S(label(v))}"}`,
    'crlf-ini': (v) => t`[login]\r\nuser=web\r\npassword=${S(simple(v))}\r\nsave=1\r\n`,
    'number-password': (v) => t`{"user":"kiosk","password":${S(v.digits(8))}}`,
    'sentence-end-colon-next-line': (v) =>
      t`The credentials for the appliance are as follows. Password:\n\n${S(simple(v))}\n\nChange it after setup.`,
  },
  { disputed: ['html-hidden-token', 'qr-json'] },
);

const repeated = positives('learned', 'password', {
  'config-then-command': (v) => {
    const value = v.b62(16);
    return t`db:\n  password: ${S(value)}\n---\n$ cat q.sql | psql "host=db user=shop" # typed ${S(value)} when asked\n`;
  },
  'token-then-url': (v) => {
    const value = v.b62(32);
    return t`export HOOK_TOKEN=${S(value)}\ncurl https://ci.example.net/hook/${S(value)}/start`;
  },
  'told-twice': (v) => {
    const value = v.b62(12);
    return t`User: the NAS password is ${S(value)}\nAssistant: Just to confirm, ${S(value)} with a capital letter?\nUser: yes`;
  },
});

export const rows = [keys, forms, repeated].flat();

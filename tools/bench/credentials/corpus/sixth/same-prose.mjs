/** The families `prose-password`, `prose-hard` and `adversarial` of the first set, written otherwise. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { brief, mild, opaque, plain, shouted, strong, words } from './secrets.mjs';

const prose = positives(
  'prose-password',
  'prose-password',
  {
    'wifi-office': (v) => t`The office Wi-Fi is ${v.Word()}-Guest and its password is ${S(plain(v))}.`,
    'changed-to': (v) =>
      t`I've changed the Postgres superuser password to ${S(plain(v))} after the incident.`,
    'should-be': (v) =>
      t`For the demo tenant the admin password should be ${S(strong(v))}, same as last time.`,
    'still-uses': (v) => t`The old NAS still uses the password "${S(strong(v))}" for its admin account.`,
    'log-in-with': (v) =>
      t`You can log in to the wiki with ${v.name()}@${v.org()}.example and the password ${S(plain(v))}.`,
    'colon-newline': (v) => t`Jenkins (ci.${v.org()}.example)\nUser: deploy\nPass: ${S(mild(v))}`,
    'dash-list': (v) => t`Router\n- address ${v.ip()}\n- login admin\n- password ${S(plain(v))}`,
    'arrow-ascii': (v) => t`root password => ${S(strong(v))} (only for the old rack)`,
    'equals-prose': (v) => t`remember: vpn passphrase = ${S(words(v, '-'))}`,
    'quoted-by': (v) => t`${v.name()} said, and I quote, "the sftp password is ${S(plain(v))}".`,
    'parenthesis-key': (v) =>
      t`We call the sandbox with the test API key (${S(opaque(v, 28))}) from the wiki page.`,
    'secret-of-app': (v) =>
      t`Client ID is portal-web, client secret is ${S(opaque(v, 40))}. Scopes: read only.`,
    'token-for': (v) => t`The read token for the artifact store: ${S(v.url64(30))}. It never expires.`,
    'creds-slash': (v) => t`Staging creds: ${v.name()}@${v.org()}.example / ${S(mild(v))}`,
    'creds-colon': (v) => t`ssh into ${v.ip()} as ubuntu:${S(plain(v))} and restart the agent`,
    'was-reset': (v) =>
      t`Helpdesk reset my SAP password, the new one is ${S(plain(v))}; I have to change it at first login.`,
    'initial-password': (v) =>
      t`Initial password for ${v.name()}: ${S(v.b62(12))} (must be changed within 24 h)`,
    'one-time': (v) => t`User created. Temporary password: ${S(`${v.b62(6)}!${v.b62(5)}`)}`,
    'markdown-code': (v) =>
      t`The basic-auth password for the preview is \`${S(strong(v))}\`, user \`preview\`.`,
    'markdown-bold': (v) => t`**Database password:** ${S(mild(v))}\n**Port:** 5432`,
    'sorry-typo': (v) => t`sorry, typo above. the pw is ${S(plain(v))} not the one I sent first`,
    'key-word-license': (v) =>
      t`The backup encryption key is ${S(v.hex(64))}; without it the tapes are useless.`,
    'spanish-nota': (v) => t`Nota: la clave del servidor de impresión es ${S(plain(v))}.`,
    'french-mdp': (v) => t`Le mot de passe du partage compta est « ${S(plain(v))} ».`,
    'german-kennwort': (v) =>
      t`Das Kennwort für den Terminalserver lautet ${S(plain(v))}, bitte nicht weitergeben.`,
    'russian-pw': (v) => t`Пароль от тестового стенда — ${S(plain(v))}, логин admin.`,
    'japanese-pw': (v) => t`検証環境のパスワードは「${S(plain(v))}」です。`,
    'shouted-quoted': (v) => t`he typed '${S(shouted(v))}' as the password and got in`,
    'safe-pin': (v) => t`The PIN of the server room is ${S(v.digits(6))}.`,
    'sim-pin': (v) => t`SIM of the LTE router: PIN ${S(v.digits(4))}, provider Vodafone`,
    'short-one': (v) => t`guest password: ${S(brief(v))}`,
    'phrase-spaces': (v) => t`My KeePass passphrase is "${S(words(v, ' ', 5))}".`,
    'restic-phrase': (v) =>
      t`restic repository password: ${S(words(v, ' ', 4))}\n(written down in the blue notebook too)`,
  },
  { disputed: ['safe-pin', 'sim-pin', 'restic-phrase', 'phrase-spaces'] },
);

const hard = positives('prose-hard', 'prose-hard', {
  'value-first': (v) => t`${S(plain(v))} — that's the password for the fax gateway.`,
  'value-first-verb': (v) => t`${S(strong(v))} opens the payroll share, same login as always`,
  'try-this': (v) => t`try ${S(plain(v))} as the password, caps matter`,
  'next-line-quote': (v) => t`The password for the archive is below.\n\n> ${S(plain(v))}\n\nUnzip with 7z.`,
  'hasnt-changed': (v) => t`no, the door controller's password is unchanged: ${S(plain(v))}`,
  'two-people': (v) => t`passwords — ${v.name()}: ${S(plain(v))}; ${v.name()} (new): ${S(mild(v))}`,
  'table-pipe': (v) =>
    t`| Host | User | Password |\n|------|------|----------|\n| ${v.ip()} | root | ${S(mild(v))} |\n| ${v.ip()} | svc | ${S(plain(v))} |`,
  'table-tabs': (v) =>
    t`system\tlogin\tpassword\ncrm\t${v.name()}\t${S(plain(v))}\nbi\t${v.name()}\t${S(mild(v))}`,
  'csv-header': (v) =>
    t`host,username,password,note\n${v.host()},etl,${S(plain(v))},nightly\n${v.host()},web,${S(mild(v))},`,
  'instead-of': (v) => t`use ${S(plain(v))} instead of the default password when you log in to the switch`,
  'spelled-note': (v) => t`pw = ${S(`Zebra${v.int(100, 999)}l0`)} (that's a zero at the end, not an O)`,
  'turned-into': (v) =>
    t`${v.name()} rotated the shared secret between gateway and radius; it's now ${S(opaque(v, 20))}`,
  'answer-to': (v) => t`Q: what's the password of the meeting room tablet?\nA: ${S(plain(v))}`,
  'forms-fields': (v) => t`Login name  ${v.name()}.ext\nPassword    ${S(mild(v))}\nTenant      ${v.org()}`,
  'id-and-key': (v) =>
    t`app id ${v.int(10000, 99999)}, key ${S(v.hex(20))}, cluster eu (Pusher); secret ${S(v.hex(20))}`,
});

const zero = (v, mark) => {
  const token = v.withCrc('ghp_', 30);
  return [token.slice(0, 17), mark, token.slice(17)];
};

const adversarial = positives(
  'adversarial',
  'adversarial',
  {
    'zero-width-joiner': (v) => {
      const [a, mark, b] = zero(v, '\u200d');
      return t`pasted from the PDF: ${S(a)}${mark}${S(b)}`;
    },
    'soft-hyphen': (v) => {
      const [a, mark, b] = zero(v, '\u00ad');
      return t`copied out of the e-book reader ${S(a)}${mark}${S(b)} (works)`;
    },
    'ansi-both': (v) => t`\u001b[1mToken:\u001b[0m \u001b[36m${S(`glpat-${v.url64(20)}`)}\u001b[0m saved`,
    'ansi-password': (v) => t`\u001b[33mpassword\u001b[0m: \u001b[32m${S(plain(v))}\u001b[0m`,
    'quoted-thrice': (v) => t`echo "\\"'${S(v.withCrc('gho_', 30))}'\\""`,
    'no-gap': (v) => t`${S(`sk-or-v1-${v.hex(64)}`)};${S(`hf_${v.letters(34)}`)};${S(`dop_v1_${v.hex(64)}`)}`,
    'decoy-placeholder': (v) =>
      t`Docs say OPENAI_API_KEY=sk-... but mine reads OPENAI_API_KEY=${S(`sk-proj-${v.url64(74)}T3BlbkFJ${v.url64(74)}`)}`,
    'after-redacted': (v) => t`password: [REDACTED:PASSWORD], and after the reset password: ${S(plain(v))}`,
    'wide-spaces': (v) => t`api_key\t\t=\t\t${S(opaque(v))}`,
    'html-entities': (v) => t`&lt;password&gt;${S(plain(v))}&lt;/password&gt;`,
    'percent-encoded': (v) => t`payload=%7B%22password%22%3A%22${S(plain(v))}%22%7D&v=1`,
    'json-in-json': (v) =>
      t`{"body":"{\\"user\\":\\"etl\\",\\"password\\":\\"${S(plain(v))}\\"}","status":200}`,
    'full-width-colon': (v) => t`password：${S(plain(v))}`,
    'line-numbers': (v) => t`   41→  smtp:\n   42→    password: ${S(plain(v))}\n   43→    port: 587`,
    'wrapped-token': (v) =>
      t`the mail client broke it:\n${S(`sk-ant-api03-${v.url64(40)}`)}\n${S(`${v.url64(53)}AA`)}`,
    'prefix-changeme': (v) => t`password: changeme_${S(v.b62(9))}`,
  },
  { disputed: ['wrapped-token', 'prefix-changeme', 'soft-hyphen'] },
);

export const prose6 = [prose, hard, adversarial].flat();

/** Third set: what people write, in many languages. */
import { pos, S, t } from '../row.mjs';

const row =
  (family) =>
  (context, make, times = 1, label = 'PASSWORD') =>
    pos(family, label, context, make, { times });
const en = row('prose-en');
const xx = row('prose-other');

export const rows = [
  en('for-is', (v) => t`The password for the ${v.word()} printer is ${S(v.pw())} and it never changes.`, 2),
  en('reverse', (v) => t`${S(v.pw())} is the password for ${v.host()}.`, 2),
  en('use-as', (v) => t`Please use ${S(v.pw())} as the password when you set up the NAS.`, 2),
  en('log-in-with', (v) => t`You can log in with ${v.name()} / ${S(v.pw())} until Friday.`, 2),
  en('its-for', (v) => t`it's ${S(v.pwSym())} for the login, same as last year`, 2),
  en(
    'changed-from-to',
    (v) => t`I changed the router password from ${S(v.pw())} to ${S(v.pw())} yesterday.`,
    2,
  ),
  en('set-to', (v) => t`We had to reset it, the admin password is now set to ${S(v.pw())}.`),
  en('question', (v) => t`What's the wifi password again? ${S(v.pw())}`),
  en('chat', (v) => t`A: password please\nB: ${S(v.pw())}\n`),
  en('chat-token', (v) => t`<${v.name()}> what was the deploy token?\n<${v.name()}> ${S(v.b62(32))}\n`),
  en(
    'passphrase-words',
    (v) => t`the passphrase is "${S(`${v.word()} ${v.word()} ${v.word()} ${v.word()}`)}", all lower case`,
  ),
  en(
    'passphrase-hyphens',
    (v) => t`The vault passphrase is ${S(`${v.word()}-${v.word()}-${v.word()}-${v.word()}`)}.`,
  ),
  en(
    'passphrase-colon',
    (v) => t`Passphrase: ${S(`${v.word()} ${v.word()} ${v.word()} ${v.word()} ${v.word()}`)}\n`,
  ),
  en('pin', (v) => t`The PIN for the office door is ${S(v.digits(4))}, please don't share it.`, 2),
  en('alarm-code', (v) => t`alarm code ${S(v.digits(6))} if it goes off`),
  en('two-passwords', (v) => t`Passwords: staging is ${S(v.pw())}, production is ${S(v.pw())}.`),
  en('user-with', (v) => t`user ${v.name()} with password ${S(v.pw())} has read access`),
  en('creds-colon', (v) => t`creds for the demo box: ${v.name()}:${S(v.pw())}`),
  en('creds-slash', (v) => t`login: ${v.name()} / ${S(v.pw())}`, 2),
  en('api-key-sentence', (v) => t`We're using ${S(v.b62(32))} as our API key in the sandbox.`),
  en('key-dash', (v) => t`Maps key - ${S(v.b62(36))}`),
  en('memory-note', (v) => t`User's Netflix password is ${S(v.pw())}; prefers dark mode.`),
  en('remember', (v) => t`Remember that my bank password is ${S(v.pwSym())}`),
  en('typo', (v) => t`pasword: ${S(v.pw())}`),
  en('leet', (v) => t`p4ssw0rd: ${S(v.pw())}`),
  en('cyrillic-a', (v) => t`p\u0430ssword: ${S(v.pw())}`),
  en('arrow', (v) => t`root password => ${S(v.pw())}`),
  en('parenthesis', (v) => t`VPN (password ${S(v.pw())}) works from home.`),
  en('emoji', (v) => t`\ud83d\udd11 Password: ${S(v.pw())} \ud83d\ude80`),
  en('emoji-password', () => t`password: "${S('\ud83d\udd25dragon88\ud83d\udd25')}"`),
  en('bold-value', (v) => t`Your temporary password is **${S(v.pw())}**.`),
  en('html-bold', (v) => t`<p>Your temporary password is <b>${S(v.pw())}</b>.</p>`),
  en('blockquote', (v) => t`> The SSH password\n> is ${S(v.pw())}\n`),
  en('list', (v) => t`Credentials\n- user: ${v.name()}\n- pass: ${S(v.pw())}\n`),
  en(
    'two-lines',
    (v) => t`Hi ${v.Word()},\n\nhere is the password you asked for:\n\n    ${S(v.pw())}\n\nCheers\n`,
  ),
  en('secret-question', (v) => t`Security question: first pet? Answer: ${S(`${v.Word()}${v.digits(2)}`)}`),
  en(
    'seed',
    () =>
      t`My wallet seed phrase is ${S('orbit candle drizzle lemon velvet anchor pepper tunnel mosaic walnut glimpse harbor')}, keep it safe.`,
    1,
    'SEED_PHRASE',
  ),

  xx('de-fuer', (v) => t`Das Passwort f\u00fcr den ${v.Word()} lautet ${S(v.pw())}.`, 2),
  xx('de-reverse', (v) => t`${S(v.pw())} ist das neue Passwort vom Router.`),
  xx('de-mit', (v) => t`Melde dich bitte mit ${v.name()} / ${S(v.pw())} an.`),
  xx('de-zugang', (v) => t`Zugangsdaten: Benutzer ${v.name()}, Kennwort ${S(v.pw())}`),
  xx('es-es', (v) => t`La contrase\u00f1a del servidor de ${v.word()} es ${S(v.pw())}.`, 2),
  xx('es-usa', (v) => t`Usa ${S(v.pw())} como contrase\u00f1a para entrar.`),
  xx('es-clave', (v) => t`la clave del wifi es: ${S(v.pw())}`),
  xx('fr-est', (v) => t`Le mot de passe pour le portail est ${S(v.pw())}.`, 2),
  xx('fr-comme', (v) => t`Utilisez ${S(v.pw())} comme mot de passe.`),
  xx('fr-colon', (v) => t`Mot de passe\u00a0: ${S(v.pw())}`),
  xx('pt-e', (v) => t`A senha do banco de dados \u00e9 ${S(v.pw())}, n\u00e3o mude.`, 2),
  xx('pt-use', (v) => t`Entre com o usu\u00e1rio ${v.name()} e a senha ${S(v.pw())}.`),
  xx('it-e', (v) => t`La password per il pannello \u00e8 ${S(v.pw())}.`, 2),
  xx('it-come', (v) => t`Usa ${S(v.pw())} come password del router.`),
  xx('nl-is', (v) => t`Het wachtwoord voor de server is ${S(v.pw())}.`, 2),
  xx('nl-met', (v) => t`Log in met gebruiker ${v.name()} en wachtwoord ${S(v.pw())}.`),
  xx(
    'ru-colon',
    (v) =>
      t`\u041f\u0430\u0440\u043e\u043b\u044c \u043e\u0442 \u0441\u0435\u0440\u0432\u0435\u0440\u0430: ${S(v.pw())}`,
    2,
  ),
  xx(
    'ru-dash',
    (v) => t`\u043b\u043e\u0433\u0438\u043d ${v.name()}, \u043f\u0430\u0440\u043e\u043b\u044c ${S(v.pw())}`,
  ),
  xx(
    'ru-dlya',
    (v) =>
      t`\u041f\u0430\u0440\u043e\u043b\u044c \u0434\u043b\u044f \u0432\u0445\u043e\u0434\u0430 \u0432 \u0430\u0434\u043c\u0438\u043d\u043a\u0443 \u2014 ${S(v.pw())}.`,
  ),
  xx(
    'zh-shi',
    (v) =>
      t`\u6570\u636e\u5e93\u7684\u5bc6\u7801\u662f${S(v.pw())}\uff0c\u8bf7\u4e0d\u8981\u5916\u4f20\u3002`,
    2,
  ),
  xx('zh-colon', (v) => t`\u767b\u5f55\u5bc6\u7801\uff1a${S(v.pw())}`),
  xx('zh-account', (v) => t`\u8d26\u53f7\uff1a${v.name()} \u5bc6\u7801\uff1a${S(v.pw())}`),
  xx('zh-mixed', () => t`\u5bc6\u7801\uff1a${S('\u9f99\u732b2024\u6d77')}`),
  xx(
    'ja-desu',
    (v) =>
      t`\u30b5\u30fc\u30d0\u30fc\u306e\u30d1\u30b9\u30ef\u30fc\u30c9\u306f${S(v.pw())}\u3067\u3059\u3002`,
    2,
  ),
  xx(
    'ja-bracket',
    (v) =>
      t`\u30d1\u30b9\u30ef\u30fc\u30c9\u306f\u300c${S(v.pw())}\u300d\u306b\u5909\u66f4\u3057\u307e\u3057\u305f\u3002`,
  ),
  xx('ko-neun', (v) => t`\uc11c\ubc84 \ube44\ubc00\ubc88\ud638\ub294 ${S(v.pw())} \uc785\ub2c8\ub2e4.`, 2),
  xx('ko-colon', (v) => t`\ube44\ubc00\ubc88\ud638: ${S(v.pw())}`),
  xx('pl', (v) => t`Has\u0142o do serwera to ${S(v.pw())}.`),
  xx('tr', (v) => t`Sunucunun \u015fifresi ${S(v.pw())} olarak ayarland\u0131.`),
  xx(
    'uk',
    (v) =>
      t`\u041f\u0430\u0440\u043e\u043b\u044c \u0434\u043e \u0441\u0435\u0440\u0432\u0435\u0440\u0430: ${S(v.pw())}`,
  ),
  xx('sv', (v) => t`L\u00f6senordet till routern \u00e4r ${S(v.pw())}.`),
  xx('cs', (v) => t`Heslo k serveru je ${S(v.pw())}.`),
  xx('da', (v) => t`Adgangskoden til serveren er ${S(v.pw())}.`),
  xx('fi', (v) => t`Palvelimen salasana on ${S(v.pw())}.`),
  xx('hu', (v) => t`A szerver jelszava: ${S(v.pw())}`),
  xx('ro', (v) => t`Parola pentru server este ${S(v.pw())}.`),
  xx('vi', (v) => t`M\u1eadt kh\u1ea9u wifi l\u00e0 ${S(v.pw())}`),
  xx('id', (v) => t`Kata sandi server adalah ${S(v.pw())}.`),
  xx('ar', (v) => t`\u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631 \u0647\u064a ${S(v.pw())}`),
  xx('he', (v) => t`\u05d4\u05e1\u05d9\u05e1\u05de\u05d4 \u05d4\u05d9\u05d0 ${S(v.pw())}`),
  xx(
    'el',
    (v) => t`\u039f \u03ba\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2 \u03b5\u03af\u03bd\u03b1\u03b9 ${S(v.pw())}`,
  ),
  xx('hi', (v) => t`\u092a\u093e\u0938\u0935\u0930\u094d\u0921 ${S(v.pw())} \u0939\u0948`),
  xx('th', (v) => t`\u0e23\u0e2b\u0e31\u0e2a\u0e1c\u0e48\u0e32\u0e19\u0e04\u0e37\u0e2d ${S(v.pw())}`),
];

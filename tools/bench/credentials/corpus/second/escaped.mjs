/** Secrets in escaped, coloured, split or otherwise dressed text. The secret is the part as it stands in the text. */
import { pos, S, t } from '../row.mjs';

const p = (label, context, make, options) => pos('escaped', label, context, make, options);
const ESC = '\u001b';

/** Puts `mark` into the middle of a value; the two halves are the secrets, as nothing else may stay. */
function halves(value) {
  const cut = Math.floor(value.length / 2);
  return [value.slice(0, cut), value.slice(cut)];
}
const entity = (text) => [...text].map((c) => (/[a-z0-9]/i.test(c) ? c : `&#${c.codePointAt(0)};`)).join('');
const percent = (text) =>
  [...text]
    .map((c) => (/[a-z0-9]/i.test(c) ? c : `%${c.codePointAt(0).toString(16).toUpperCase()}`))
    .join('');
const unicode = (text) =>
  [...text].map((c) => (/[a-z0-9]/i.test(c) ? c : `\\u00${c.codePointAt(0).toString(16)}`)).join('');

export const rows = [
  p('PASSWORD', 'ansi-value', (v) => t`password: ${ESC}[1;31m${S(v.pw())}${ESC}[0m`, { times: 2 }),
  p('PASSWORD', 'ansi-key', (v) => t`${ESC}[36mDB_PASSWORD${ESC}[39m=${ESC}[33m${S(v.pw())}${ESC}[39m`, {
    times: 2,
  }),
  p('TOKEN', 'ansi-json', (v) => t`${ESC}[34;1m"token"${ESC}[0m: ${ESC}[32m"${S(v.b62(36))}"${ESC}[0m`),
  p('TOKEN', 'ansi-256', (v) => t`${ESC}[38;5;214m${S(`glpat-${v.url64(20)}`)}${ESC}[m copied`),
  p(
    'TOKEN',
    'ansi-osc8',
    (v) => t`${ESC}]8;;https://x.example.net${ESC}\\${S(v.withCrc('npm_', 30))}${ESC}]8;;${ESC}\\`,
  ),
  p(
    'TOKEN',
    'ansi-inside-grep',
    (v) => t`app.py:3:api_key = "${ESC}[01;31m${ESC}[K${S('sk_live_')}${ESC}[m${ESC}[K${S(v.b62(24))}"`,
    { debatable: true },
  ),
  p(
    'TOKEN',
    'zero-width-joiner',
    (v) => {
      const [a, b] = halves(v.b62(36));
      return t`token ${S(`ghp_${a}`)}\u200d${S(b)} is live`;
    },
    { times: 2 },
  ),
  p(
    'API_KEY',
    'soft-hyphen',
    (v) => {
      const [a, b] = halves(v.b62(52));
      return t`groq key ${S(`gsk_${a}`)}\u00ad${S(b)}`;
    },
    { debatable: true },
  ),
  p('API_KEY', 'word-joiner', (v) => {
    const [a, b] = halves(v.b32(16));
    return t`${S(`AKIA${a}`)}\u2060${S(b)}`;
  }),
  p('PASSWORD', 'bom-key', (v) => t`\ufeffDB_PASSWORD=${S(v.pw())}`),
  p('PASSWORD', 'fullwidth-colon', (v) => t`password：${S(v.pw())}`, { times: 2 }),
  p('PASSWORD', 'nbsp', (v) => t`password:\u00a0${S(v.pwSym())}`, { times: 2 }),
  p(
    'PASSWORD',
    'html-entity-quote',
    (v) => t`&lt;input name=&quot;password&quot; value=&quot;${S(v.pw())}&quot;&gt;`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'html-entity-value',
    (v) => t`&quot;password&quot;:&quot;${S(entity(v.pwSym()))}&quot;,&quot;port&quot;:80`,
  ),
  p('PASSWORD', 'html-input', (v) => t`<input type="password" name="pw" value="${S(v.pwSym())}">`),
  p('TOKEN', 'html-meta', (v) => t`<meta name="api-token" content="${S(v.b62(40))}">`),
  p(
    'TOKEN',
    'html-data-attr',
    (v) => t`<div id="app" data-api-key="${S(v.b62(32))}" data-theme="dark"></div>`,
  ),
  p('PASSWORD', 'html-hash39', (v) => t`password=&#39;${S(v.pw())}&#39;`),
  p('PASSWORD', 'percent-form', (v) => t`user=${v.name()}&password=${S(percent(v.pwSym()))}&submit=1`, {
    times: 2,
  }),
  p(
    'TOKEN',
    'percent-nested-url',
    (v) => t`/login?next=https%3A%2F%2Fx.example.net%2Fcb%3Faccess_token%3D${S(v.b62(40))}%26lang%3Dde`,
    { times: 2 },
  ),
  p('TOKEN', 'percent-header', (v) => t`header=Authorization%3A%20Bearer%20${S(v.b62(40))}`),
  p('PASSWORD', 'percent-dsn', (v) => t`dsn=postgres%3A%2F%2Fapp%3A${S(v.pw())}%40db.example.net%2Fx`),
  p('PASSWORD', 'json-escaped', (v) => t`"{\\"password\\": \\"${S(v.pw())}\\", \\"port\\": 1}"`, {
    times: 2,
  }),
  p('PASSWORD', 'json-doubly', (v) => t`"{\\\\\\"api_secret\\\\\\":\\\\\\"${S(v.b62(30))}\\\\\\"}"`, {
    times: 2,
  }),
  p(
    'PASSWORD',
    'json-value-escaped-quote',
    (v) => t`{"password":"${S(`${v.b62(5)}\\"${v.b62(6)}`)}","x":1}`,
    { times: 2 },
  ),
  p('PASSWORD', 'json-value-backslash', (v) => t`{"password":"${S(`${v.b62(5)}\\\\${v.b62(6)}`)}","x":1}`),
  p('PASSWORD', 'json-unicode-value', (v) => t`{"secret":"${S(unicode(v.pwSym()))}","n":1}`),
  p('TOKEN', 'json-unicode-key', (v) => t`{"\\u0061pi_key":"${S(v.b62(36))}"}`, { debatable: true }),
  p(
    'PASSWORD',
    'json-unicode-amp',
    (v) => t`"url":"https://x.example.net/a?u=1\\u0026password=${S(v.pw())}\\u0026z=2"`,
    { times: 2 },
  ),
  p('PASSWORD', 'json-slash-escaped', (v) => t`"dsn":"postgres:\\/\\/app:${S(v.pw())}@${v.host()}\\/shop"`),
  p(
    'PASSWORD',
    'json-newline-escapes',
    (v) => t`{"log":"user: ${v.name()}\\npassword: ${S(v.pw())}\\nport: 22\\n"}`,
    { times: 2 },
  ),
  p('TOKEN', 'json-tab-escapes', (v) => t`"line":"12\\tAPI_TOKEN=${S(v.b62(30))}\\t# old"`),
  p('PASSWORD', 'python-repr-bytes', (v) => t`b'PORT=80\\nDB_PASSWORD=${S(v.pw())}\\n'`),
  p('PASSWORD', 'python-repr-dict-str', (v) => t`"{'token': '${S(v.b62(32))}', 'ok': True}"`),
  p('PASSWORD', 'shell-single-in-double', (v) => t`bash -c "export PASSWORD='${S(v.pwSym())}' && run"`),
  p('PASSWORD', 'shell-dollar-quote', (v) => t`PASSWORD=$'${S(`${v.b62(6)}\\'${v.b62(5)}`)}' ./run`),
  p('PASSWORD', 'shell-backslash', (v) => t`mysql -u root --password=${S(`${v.b62(5)}\\$${v.b62(5)}`)} shop`),
  p(
    'PASSWORD',
    'shell-line-continue',
    (v) => t`curl https://api.example.net \\\n  -H "X-Api-Key: ${S(v.b62(32))}" \\\n  -d @body.json`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'shell-heredoc-env',
    (v) => t`cat <<EOF > .env\nUSER=${v.name()}\nSECRET_TOKEN=${S(v.b62(32))}\nEOF`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'ssh-heredoc-sql',
    (v) => t`mysql <<'SQL'\nCREATE USER x IDENTIFIED BY '${S(v.pw())}';\nFLUSH PRIVILEGES;\nSQL`,
  ),
  p(
    'PASSWORD',
    'yaml-double-quoted-escape',
    (v) => t`password: "${S(`${v.b62(5)}\\"${v.b62(5)}`)}"\nport: 1`,
  ),
  p('PASSWORD', 'yaml-single-quote-doubled', (v) => t`password: '${S(`${v.b62(5)}''${v.b62(5)}`)}'\nport: 1`),
  p(
    'PASSWORD',
    'sql-quote-doubled',
    (v) => t`ALTER USER app WITH PASSWORD '${S(`${v.b62(5)}''${v.b62(5)}`)}';`,
  ),
  p(
    'PASSWORD',
    'csv-quoted',
    (v) => t`user,password,port\n"${v.name()}","${S(`${v.b62(5)},${v.b62(6)}`)}",22`,
  ),
  p('PASSWORD', 'xml-entity', (v) => t`<password>${S(`${v.b62(5)}&amp;${v.b62(6)}`)}</password>`),
  p('PASSWORD', 'xml-cdata', (v) => t`<password><![CDATA[${S(`${v.b62(5)}<${v.b62(6)}`)}]]></password>`, {
    times: 2,
  }),
  p('TOKEN', 'md-code-fence', (v) => t`\`\`\`env\nGITEA_TOKEN=${S(v.hex(40))}\n\`\`\``),
  p('PASSWORD', 'md-quote', (v) => t`> Password: **${S(v.pw())}**\n> Change it soon.`, { times: 2 }),
  p('PASSWORD', 'md-escaped', (v) => t`password: ${S(`${v.Word()}\\_${v.b62(6)}`)}`),
  p('PASSWORD', 'rst', (v) => t`:password: \`\`${S(v.pw())}\`\``),
  p('PASSWORD', 'tex', (v) => t`\\newcommand{\\dbpassword}{${S(v.pw())}}`, { debatable: true }),
  p('TOKEN', 'comment-line', (v) => t`# old token: ${S(v.b62(32))} (revoked? check)`, { times: 2 }),
  p('TOKEN', 'comment-block', (v) => t`/*\n * API key: ${S(v.b62(32))}\n */`),
  p('TOKEN', 'html-comment', (v) => t`<!-- admin password: ${S(v.pw())} -->`),
  p('TOKEN', 'quoted-printable', (v) => t`password=3D${S(v.pw())}`, { debatable: true }),
  p('TOKEN', 'url-in-md', (v) => t`[open](https://x.example.net/?api_key=${S(v.b62(32))})`, { times: 2 }),
  p('TOKEN', 'angle-url', (v) => t`<https://${v.name()}:${S(v.pw())}@x.example.net/>`),
  p(
    'TOKEN',
    'trailing-punct',
    (v) =>
      t`Is it ${S(`glpat-${v.url64(20)}`)}? Or ${S(`dop_v1_${v.hex(64)}`)}; maybe ${S(`rubygems_${v.hex(48)}`)}!`,
    { times: 2 },
  ),
  p(
    'TOKEN',
    'repeat-in-text',
    (v) => {
      const token = v.b62(34);
      return t`API_TOKEN=${S(token)}\n...\nretrying with ${S(token)} after 401`;
    },
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'repeat-password',
    (v) => {
      const pw = v.pw();
      return t`password: ${S(pw)}\nlogin failed for "${S(pw)}"`;
    },
    { times: 2 },
  ),
  p('TOKEN', 'marker-beside', (v) => t`TOKEN=[REDACTED:TOKEN] OLD_TOKEN=${S(v.b62(32))}`, { times: 2 }),
  p('TOKEN', 'marker-fake', (v) => t`key [REDACTED:${S(`AKIA${v.b32(16)}`)}]`),
  p('TOKEN', 'placeholder-then-real', (v) => t`API_KEY=<your key>\nAPI_KEY=${S(v.b62(32))}`),
  p(
    'TOKEN',
    'long-line',
    (v) =>
      t`{"a":"${v.word()} ${v.word()} ${'lorem ipsum '.repeat(60)}","auth_token":"${S(v.b62(40))}","z":[${'1,'.repeat(80)}2]}`,
    { times: 2 },
  ),
  p(
    'TOKEN',
    'minified',
    (v) =>
      t`!function(e){var t={apiKey:"${S(`AIzaSy${v.url64(33)}`)}",projectId:"tide-1"};e.init(t)}(window);`,
    { times: 2 },
  ),
  p('TOKEN', 'crlf', (v) => t`A=1\r\nAUTH_TOKEN=${S(v.b62(32))}\r\nB=2\r\n`),
  p('TOKEN', 'no-newline-end', (v) => t`export SECRET_KEY=${S(v.b62(32))}`),
];

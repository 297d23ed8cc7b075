/**
 * Surroundings for a vendor token: syntaxes, tools and languages in which such a token is met.
 * `plain` ones give no key name at all, `keyed` ones name it.
 */
import { t } from '../row.mjs';

const upper = (name) => name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
const camel = (name) => name.replace(/[^a-zA-Z0-9]+(.)?/g, (_, next) => (next ? next.toUpperCase() : ''));

/** Token alone, in running text or in output of a tool. */
export const PLAIN = [
  [
    'prose-de',
    (v, s, n) => t`Der ${n}-Zugang läuft jetzt über ${s}, den alten haben wir am ${v.date()} gesperrt.`,
  ],
  ['prose-fr', (_v, s, n) => t`Pour ${n}, j'ai mis ${s} dans la configuration ; tout fonctionne.`],
  ['prose-es', (_v, s, n) => t`Ya probé ${n} con «${s}» y responde bien.`],
  ['prose-ja', (_v, s, n) => t`${n}は${s}で動作確認しました。`],
  ['prose-ru', (_v, s, n) => t`Для ${n} теперь используем ${s}, проверьте, пожалуйста.`],
  ['md-table', (v, s, n) => t`| service | owner | value |\n|---|---|---|\n| ${n} | ${v.name()} | ${s} |`],
  ['csv', (v, s, n) => t`id,service,value,created\n${v.int(1, 99)},${n},${s},${v.date()}`],
  ['grep-n', (v, s, n) => t`src/clients/${n}.rb:${v.int(5, 300)}:    @client = Client.new("${s}")`],
  [
    'diff',
    (_v, s, n) => t`@@ -12,3 +12,3 @@ def ${n}_client\n-  connect()\n+  connect("${s}")\n   log.info("ok")`,
  ],
  [
    'log-json',
    (v, s, n) => t`{"ts":"${v.date()}T${v.time()}Z","level":"warn","msg":"${n} rejected ${s}","attempt":2}`,
  ],
  [
    'stack',
    (v, s, n) =>
      t`RuntimeError: ${n} refused ${s}\n    at Client.call (/srv/app/client.js:${v.int(9, 90)}:11)`,
  ],
  ['chat-tail', (_v, s, n) => t`sure, ${n} one → ${s} (delete this msg after)`],
  ['md-link', (_v, s, n) => t`See [the ${n} page](https://wiki.example.org/${n}) – value \`${s}\`.`],
  ['brackets', (_v, s, n) => t`tried it [${s}] against ${n}, got 200`],
  ['html', (_v, s, n) => t`<tr><td>${n}</td><td><code>${s}</code></td></tr>`],
];

/** A key name that says what the value is. */
export const KEYED = [
  ['hcl', (_v, s, n, k) => t`provider "${n}" {\n  ${k} = "${s}"\n  region = "eu-1"\n}`],
  [
    'dockerfile',
    (_v, s, n, k) => t`FROM node:22-slim\nENV ${upper(`${n}_${k}`)}=${s}\nCMD ["node", "main.js"]`,
  ],
  [
    'k8s-env',
    (_v, s, n, k) => t`        env:\n        - name: ${upper(`${n}_${k}`)}\n          value: "${s}"`,
  ],
  ['powershell', (_v, s, n, k) => t`$env:${upper(`${n}_${k}`)} = "${s}"\n./deploy.ps1`],
  ['fish', (_v, s, n, k) => t`set -gx ${upper(`${n}_${k}`)} ${s}`],
  ['cmd', (_v, s, n, k) => t`set ${upper(`${n}_${k}`)}=${s}\r\ncall run.bat`],
  [
    'csharp',
    (_v, s, n, k) => t`private const string ${n[0].toUpperCase() + camel(`${n}_${k}`).slice(1)} = "${s}";`,
  ],
  [
    'go',
    (_v, s, n, k) => t`cfg := ${n}.Config{\n\t${camel(k)[0].toUpperCase() + camel(k).slice(1)}: "${s}",\n}`,
  ],
  ['rust', (_v, s, n, k) => t`const ${upper(`${n}_${k}`)}: &str = "${s}";`],
  ['kotlin', (_v, s, n, k) => t`val ${camel(`${n}_${k}`)} = "${s}"`],
  ['elixir', (_v, s, n, k) => t`config :my_app, ${n}: [${k.replace(/-/g, '_')}: "${s}", timeout: 5_000]`],
  [
    'gha-env',
    (_v, s, n, k) => t`      - run: make release\n        env:\n          ${upper(`${n}_${k}`)}: ${s}`,
  ],
  ['toml-table', (_v, s, n, k) => t`[services.${n}]\n${k} = '${s}'\nenabled = true`],
  ['json-nested', (_v, s, n, k) => t`{"${n}": {"enabled": true, "${camel(k)}": "${s}"}}`],
  ['swift', (_v, s, n, k) => t`static let ${camel(`${n}_${k}`)} = "${s}"`],
];

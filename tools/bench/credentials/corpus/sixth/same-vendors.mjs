/** The families `gitleaks`, `betterleaks` and `vendor-prefix` of the first set, in other surroundings. */
import { pos, S, t } from '../row.mjs';
import { AGENT, CLASSIC, NAMED, NEWER, NEWER_NAMED, PUBLISHABLE } from './tokens.mjs';

const upper = (text) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
const camel = (text) => text.replace(/[-_](.)/g, (_, next) => next.toUpperCase());
const pascal = (text) => camel(text)[0].toUpperCase() + camel(text).slice(1);
const words = (key) => key.replaceAll('_', ' ');

/** A token that says itself what it is: `(v, secret, service, key)`. */
const BARE = {
  reply: (v, s, n) => t`${v.name()}: got it, ${s} works for ${n}. I'll delete this message in an hour`,
  question: (_v, s, n) => t`Is ${s} still the one we use for ${n}, or did somebody roll it last week?`,
  'curl-form': (_v, s, n) =>
    t`curl -sS https://${n}.example.org/v2/ping --oauth2-bearer ${s} -o /dev/null -w '%{http_code}'`,
  httpie: (_v, s, n) => t`http GET https://${n}.example.org/v1/projects 'X-Api-Key:${s}' --check-status`,
  angle: (_v, s) => t`The installer printed <${s}> and stopped; nothing else in the output.`,
  'md-table': (v, s, n) =>
    t`| what | where | since |\n| --- | --- | --- |\n| ${n} | \`${s}\` | ${v.date()} |`,
  csv: (v, s, n) => t`name;value;owner\n${n};${s};${v.name()}\nregion;eu-central-1;${v.name()}`,
  'diff-minus': (_v, s, n) =>
    t`--- a/config/${n}.rb\n+++ b/config/${n}.rb\n@@ -4 +4 @@\n-  client.auth "${s}"\n+  client.auth Secrets.fetch(:${camel(n)})`,
  'log-fmt': (v, s, n) =>
    t`time=${v.date()}T${v.time()}Z level=warn component=${camel(n)} msg="401 from upstream" sent=${s} retry_in=3s`,
  'py-repr': (v, s, n) => t`>>> cfg\n{'service': '${n}', 'value': '${s}', 'timeout': ${v.int(3, 60)}}`,
  'stack-line': (v, s, n) =>
    t`Error: ${n} said "invalid credentials" for ${s}\n    at request (/srv/jobs/dist/${camel(n)}.js:${v.int(20, 400)}:13)`,
  german: (v, s, n) => t`Für ${n} nehmen wir bis auf Weiteres ${s}; der alte läuft am ${v.date()} aus.`,
  french: (_v, s, n) => t`Voilà pour ${n} : ${s}. Merci de ne pas le transférer.`,
  portuguese: (_v, s, n) => t`Coloquei ${s} no painel do ${n} e agora sincroniza sem erro.`,
  russian: (_v, s, n) => t`Вот ${n}: ${s}, положи его в секреты и удали сообщение.`,
  korean: (_v, s, n) => t`${n} 쪽은 ${s} 이걸로 바꿔 주세요.`,
  comment: (v, s, n) =>
    t`// TODO(${v.name()}): hard-coded for the ${n} demo, remove: ${s}\nexport const endpoint = "https://${n}.example.org";`,
  html: (_v, s, n) => t`<td class="svc">${n}</td><td><kbd>${s}</kbd></td>`,
  'quote-mail': (v, s) =>
    t`On ${v.date()}, ${v.name()} wrote:\n> you can use mine for now\n> ${s}\nthanks, that did it`,
  todo: (v, s, n) => t`- [x] ask ${v.name()} for access to ${n}\n- [ ] rotate ${s}\n- [ ] update the runbook`,
  grep: (v, s, n) => t`./scripts/${n}.sh:${v.int(3, 90)}:    login --with ${s}`,
  'jsonl-tool': (v, s, n) =>
    t`{"type":"tool_result","tool_use_id":"call_${v.b62(8)}","content":"${n}: ${s}\\nexit 0"}`,
};

/** A key name stands beside the value. */
const KEYED = {
  dotnet: (_v, s, n, k) => t`{\n  "${pascal(n)}": {\n    "${pascal(k)}": "${s}",\n    "Timeout": 30\n  }\n}`,
  'ini-section': (_v, s, n, k) => t`[${n}]\nenabled = yes\n${k} = ${s}\n; do not commit`,
  'yaml-quoted': (_v, s, n, k) => t`integrations:\n  - name: ${n}\n    ${camel(k)}: '${s}'\n    retries: 2`,
  dockerfile: (_v, s, n, k) =>
    t`FROM python:3.13-slim\nARG ${upper(`${n}_${k}`)}=${s}\nRUN pip install -r requirements.txt`,
  'docker-run': (v, s, n, k) =>
    t`docker run --rm -e ${upper(`${n}_${k}`)}=${s} ghcr.io/${v.org()}/${n}-sync:latest`,
  go: (_v, s, n, k) => t`client, err := ${camel(n)}.New(ctx, &${camel(n)}.Options{${pascal(k)}: "${s}"})`,
  rust: (_v, s, n, k) => t`let client = ${pascal(n)}::builder().${k}("${s}").build()?;`,
  php: (_v, s, n, k) => t`return [\n    '${n}' => ['${k}' => '${s}', 'sandbox' => false],\n];`,
  java: (_v, s, n, k) => t`private static final String ${upper(`${n}_${k}`)} = "${s}";`,
  hcl: (_v, s, n, k) => t`variable "${n}" {\n  default = {\n    ${k} = "${s}"\n  }\n}`,
  'pwsh-env': (_v, s, n, k) => t`PS C:\\work> $Env:${upper(`${n}_${k}`)} = '${s}'`,
  'env-printed': (v, s, n, k) =>
    t`SHELL=/bin/zsh\n${upper(`${n}_${k}`)}=${s}\nLANG=de_DE.UTF-8\nPWD=/home/${v.name()}`,
  'prose-of': (_v, s, n, k) =>
    t`The ${words(k)} of the ${n} account is ${s}; it has write access, so be careful.`,
  'prose-set': (v, s, n, k) => t`${v.name()} set the ${n} ${words(k)} to ${s} yesterday evening.`,
  'memory-note': (v, s, n, k) => t`User's ${n} ${words(k)}: ${s} (told on ${v.date()}, asked to remember it)`,
  'german-key': (_v, s, n, k) => t`${pascal(n)}-Zugang, ${words(k)}: ${s}`,
  'chinese-key': (_v, s, n, k) => t`这是 ${n} 的 ${words(k)}：${s}，别发到群里。`,
  'cli-eq': (_v, s, n, k) => t`$ ${n} sync --${k.replaceAll('_', '-')}=${s} --since 7d`,
  xml: (_v, s, n, k) => t`<add key="${pascal(n)}.${pascal(k)}" value="${s}" />`,
  'query-end': (_v, s, n, k) => t`wget -q "https://${n}.example.org/export.csv?range=30d&${k}=${s}"`,
  plist: (_v, s, n, k) => t`<key>${pascal(n)}${pascal(k)}</key>\n<string>${s}</string>`,
  'python-kw': (_v, s, n, k) => t`hook = ${pascal(n)}Hook(region="eu", ${k}="${s}", verify=True)`,
};

/** Gives each token `each` surroundings in turn, so that every surrounding is met about as often. */
function rows(family, tokens, surroundings, { each = 1, from = 0, debatable = false } = {}) {
  const names = Object.keys(surroundings);
  return tokens.flatMap(([label, service, key, make], index) =>
    Array.from({ length: each }, (_, copy) => {
      const name = names[(from + index * each + copy) % names.length];
      return pos(family, label, `${name}-${label}`, (v) => surroundings[name](v, S(make(v)), service, key), {
        debatable,
      });
    }),
  );
}

const everySecond = (list) => list.filter((_, index) => index % 2 === 1);
const both = { ...BARE, ...KEYED };

export const vendors = [
  rows('gitleaks', CLASSIC, BARE),
  rows('gitleaks', everySecond(CLASSIC), KEYED, { from: 5 }),
  rows('gitleaks', NAMED, KEYED, { from: 9 }),
  rows('gitleaks', PUBLISHABLE, both, { from: 20, debatable: true }),
  rows('betterleaks', NEWER, both, { from: 3 }),
  rows('betterleaks', NEWER_NAMED, KEYED, { from: 2 }),
  rows('vendor-prefix', AGENT, both, { from: 11 }),
].flat();

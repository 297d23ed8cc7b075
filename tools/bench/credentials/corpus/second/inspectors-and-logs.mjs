/** Secrets in what inspectors, searches, diffs and logs print. */
import { pos, S, t } from '../row.mjs';

const out = (label, context, make, options) => pos('tool-output', label, context, make, options);

export const rows = [
  out(
    'PASSWORD',
    'docker-inspect',
    (v) =>
      t`            "Env": [\n                "PATH=/usr/local/bin:/usr/bin",\n                "MYSQL_ROOT_PASSWORD=${S(v.pw())}",\n                "GOSU_VERSION=1.17"\n            ],`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'env-dump',
    (v) =>
      t`SHELL=/bin/bash\nPGUSER=${v.name()}\nPGPASSWORD=${S(v.pwSym())}\nLANG=C.UTF-8\nSHLVL=1\nMAILGUN_KEY=${S(v.b62(36))}\n_=/usr/bin/env`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'set-dump',
    (v) =>
      t`declare -x EDITOR="vim"\ndeclare -x VAULT_TOKEN="${S(`hvs.${v.url64(24)}`)}"\ndeclare -x TERM="xterm"`,
  ),
  out(
    'TOKEN',
    'proc-environ',
    (v) =>
      t`cat /proc/${v.int(200, 9000)}/environ | tr '\\0' '\\n'\nHOME=/root\nREGISTRY_TOKEN=${S(v.b62(32))}\nTERM=xterm`,
  ),
  out(
    'PASSWORD',
    'kubectl-get-yaml',
    (v) =>
      t`$ kubectl get secret db -o yaml\napiVersion: v1\ndata:\n  db-password: ${S(v.b64of(v.pwSym()))}\nkind: Secret`,
  ),
  out(
    'PASSWORD',
    'kubectl-describe',
    (v) =>
      t`    Environment:\n      LOG_LEVEL:      info\n      DB_PASSWORD:    ${S(v.pw())}\n      KUBE_NODE:       (v1:spec.nodeName)`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'kubectl-jsonpath-decoded',
    (v) => t`$ kubectl get secret grafana -o jsonpath='{.data.admin-password}' | base64 -d\n${S(v.b62(40))}`,
    { debatable: true },
  ),
  out(
    'TOKEN',
    'kubectl-sa-token',
    (v) =>
      t`Data\n====\nca.crt:     1099 bytes\nnamespace:  7 bytes\ntoken:      ${S(v.jwt({ iss: 'kubernetes/serviceaccount', sub: 'system:serviceaccount:x:y' }))}`,
  ),
  out(
    'PASSWORD',
    'grep-n-yaml',
    (v) =>
      t`deploy/prod.yml:${v.int(3, 90)}:  password: ${S(v.pw())}\ndeploy/prod.yml:${v.int(91, 99)}:  port: 5432`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'rg-context',
    (v) => t`config/settings.py\n14-DEBUG = False\n15:DB_PASSWORD = '${S(v.pwSym())}'\n16-ALLOWED = []`,
  ),
  out(
    'TOKEN',
    'cat-n',
    (v) =>
      t`     7\tpublic_url: https://x.example.net\n     8\tbot_token: ${S(v.b62(36))}\n     9\tworkers: 2`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'bat-gutter',
    (v) => t`   3   │ user: ${v.name()}\n   4   │ password: ${S(v.pwSym())}\n   5   │ port: 22`,
  ),
  out(
    'PASSWORD',
    'diff-hunk',
    (v) =>
      t`@@ -3,4 +3,4 @@ production:\n   username: app\n-  password: ${S(v.pw())}\n+  password: <%= ENV["DB_PASS"] %>`,
    { times: 2 },
  ),
  out(
    'TOKEN',
    'git-log-p',
    (v) => t`+++ b/.env\n@@ -0,0 +1,2 @@\n+API_SECRET_KEY=${S(v.b62(40))}\n+PORT=3000`,
  ),
  out(
    'TOKEN',
    'git-remote-v',
    (v) =>
      t`origin\thttps://${v.name()}:${S(v.withCrc('ghp_', 30))}@github.com/x/y.git (fetch)\norigin\thttps://github.com/x/y.git (push)`,
    { times: 2 },
  ),
  out(
    'TOKEN',
    'git-push-error',
    (v) =>
      t`fatal: unable to access 'https://oauth2:${S(`glpat-${v.url64(20)}`)}@gitlab.example.net/a/b.git/': The requested URL returned error: 403`,
  ),
  out(
    'TOKEN',
    'git-config-extraheader',
    (v) =>
      t`http.https://github.com/.extraheader=AUTHORIZATION: basic ${S(v.b64of(`x-access-token:${v.withCrc('ghs_', 30)}`))}`,
  ),
  out(
    'PASSWORD',
    'log-logfmt',
    (v) =>
      t`time=${v.date()}T${v.time()}Z level=debug msg="db connect" user=${v.name()} password=${S(v.pw())} host=${v.host()}`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'log-json-nested-string',
    (v) =>
      t`{"level":30,"msg":"req","body":"{\\"email\\":\\"${v.name()}@example.net\\",\\"password\\":\\"${S(v.pw())}\\"}"}`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'log-python-repr',
    (v) => t`DEBUG:root:params={'host': '${v.host()}', 'passwd': '${S(v.pwSym())}', 'port': 3306}`,
  ),
  out(
    'PASSWORD',
    'log-java-tostring',
    (v) => t`Loaded DbConfig{host='${v.host()}', user='${v.name()}', password='${S(v.pw())}', pool=8}`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'log-go-struct',
    (v) => t`config: {Host:${v.host()} User:${v.name()} Password:${S(v.pw())} Port:5432}`,
  ),
  out(
    'PASSWORD',
    'log-ruby-inspect',
    (v) => t`#<Client:0x00007f @user="${v.name()}", @password="${S(v.pwSym())}", @open=true>`,
  ),
  out(
    'PASSWORD',
    'log-rust-debug',
    (v) => t`Settings { user: "${v.name()}", password: "${S(v.pw())}", port: 5432 }`,
  ),
  out(
    'PASSWORD',
    'log-elixir-map',
    (v) => t`%{"email" => "${v.name()}@example.net", "password" => "${S(v.pwSym())}"}`,
  ),
  out(
    'PASSWORD',
    'rails-params',
    (v) =>
      t`Parameters: {"user"=>{"email"=>"${v.name()}@example.net", "password"=>"${S(v.pw())}"}, "commit"=>"Log in"}`,
  ),
  out(
    'PASSWORD',
    'php-print-r',
    (v) => t`Array\n(\n    [user] => ${v.name()}\n    [password] => ${S(v.pw())}\n    [port] => 3306\n)`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'php-var-dump',
    (v) => t`  ["password"]=>\n  string(12) "${S(v.b62(12))}"\n  ["port"]=>\n  int(3306)`,
  ),
];

/** Secrets in what tools print: HTTP traces, inspectors, logs, diffs, stack traces. */
import { pos, S, t } from './row.mjs';

const http = (label, context, make, options) => pos('http', label, context, make, options);
const out = (label, context, make, options) => pos('tool-output', label, context, make, options);

export const rows = [
  http(
    'TOKEN',
    'auth-negotiate',
    (v) => t`Authorization: Negotiate ${S(`YII${v.b64(120)}`)}\r\nHost: ${v.host()}`,
  ),
  http('TOKEN', 'auth-ntlm', (v) => t`Authorization: NTLM ${S(`TlRMTVNTUAAD${v.b64(60)}`)}`, {
    debatable: true,
  }),
  http(
    'TOKEN',
    'auth-digest',
    (v) =>
      t`Authorization: Digest username="${v.name()}", realm="api", nonce="${v.hex(16)}", uri="/me", response="${S(v.hex(32))}"`,
  ),
  http(
    'TOKEN',
    'auth-hmac',
    (v) =>
      t`Authorization: AWS4-HMAC-SHA256 Credential=${S(`AKIA${v.b32(16)}`)}/20261001/eu-west-1/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=${S(v.hex(64))}`,
  ),
  http('TOKEN', 'auth-sharedkey', (v) => t`Authorization: SharedKey ${v.org()}:${S(v.b64(32))}`),
  http('TOKEN', 'auth-ssws', (v) => t`Authorization: SSWS ${S(`00${v.url64(40)}`)}`),
  http('TOKEN', 'auth-genie', (v) => t`Authorization: GenieKey ${S(v.uuid())}`),
  http(
    'TOKEN',
    'auth-klaviyo',
    (v) => t`Authorization: Klaviyo-API-Key ${S(`pk_${v.hex(34)}`)}\nrevision: 2026-01-15`,
  ),
  http(
    'TOKEN',
    'auth-bot',
    (v) => t`authorization: Bot ${S(`MTI${v.b62(23)}.G${v.url64(5)}.${v.url64(38)}`)}`,
  ),
  http('TOKEN', 'auth-raw', (v) => t`Authorization: ${S(v.b62(48))}\nContent-Type: application/json`, {
    times: 2,
  }),
  http(
    'TOKEN',
    'auth-dpop',
    (v) =>
      t`Authorization: DPoP ${S(v.url64(48))}\r\nDPoP: ${S(v.jwt({ htm: 'GET', htu: 'https://a.example.net/r', jti: v.hex(12) }))}`,
  ),
  http(
    'TOKEN',
    'auth-oauth1',
    (v) =>
      t`Authorization: OAuth oauth_consumer_key="${v.b62(16)}", oauth_token="${S(v.b62(40))}", oauth_signature="${S(`${v.b62(26)}%3D`)}", oauth_version="1.0"`,
  ),
  http('TOKEN', 'auth-folded', (v) => t`Authorization: Bearer\r\n ${S(v.url64(48))}\r\nAccept: */*`),
  http(
    'TOKEN',
    'auth-two-values',
    (v) => t`Authorization: Basic ${S(v.b64of(`${v.name()}:${v.pw()}`))}, Bearer ${S(v.url64(40))}`,
    { debatable: true },
  ),
  http(
    'COOKIE',
    'cookie-laravel',
    (v) => t`Cookie: XSRF-TOKEN=${S(v.url64(60))}; laravel_session=${S(v.url64(80))}; locale=fr`,
  ),
  http(
    'COOKIE',
    'cookie-connect',
    (v) => t`Cookie: connect.sid=${S(`s%3A${v.url64(32)}.${v.b62(43)}`)}; consent=1`,
  ),
  http('COOKIE', 'cookie-jsession', (v) => t`Set-Cookie: JSESSIONID=${S(v.HEX(32))}; Path=/app; HttpOnly`, {
    times: 2,
  }),
  http(
    'COOKIE',
    'cookie-host-prefix',
    (v) => t`set-cookie: __Host-auth=${S(v.url64(64))}; Path=/; Secure; SameSite=Strict`,
  ),
  http(
    'COOKIE',
    'cookie-next-auth',
    (v) =>
      t`cookie: __Secure-next-auth.session-token=${S(v.url64(90))}; _ga=GA1.2.${v.digits(9)}.${v.digits(10)}`,
  ),
  http(
    'COOKIE',
    'cookie-aspnet',
    (v) => t`Cookie: .AspNetCore.Identity.Application=${S(`CfDJ8${v.url64(120)}`)}`,
  ),
  http(
    'COOKIE',
    'cookie-wordpress',
    (v) =>
      t`Cookie: wordpress_logged_in_${v.hex(32)}=${v.name()}%7C1799999999%7C${S(v.b62(43))}%7C${S(v.hex(64))}`,
  ),
  http(
    'COOKIE',
    'document-cookie',
    (v) => t`document.cookie = "auth_token=${S(v.url64(40))}; max-age=3600; path=/";`,
  ),
  http('API_KEY', 'header-x-functions-key', (v) => t`x-functions-key: ${S(v.url64(54))}`),
  http(
    'API_KEY',
    'header-x-goog',
    (v) => t`x-goog-api-key: ${S(v.url64(39))}\ncontent-type: application/json`,
  ),
  http('TOKEN', 'header-x-vault', (v) => t`X-Vault-Token: ${S(`s.${v.b62(24)}`)}`),
  http('TOKEN', 'header-x-csrf', (v) => t`X-CSRF-Token: ${S(v.url64(60))}`, { debatable: true }),
  http('TOKEN', 'header-x-shopify', (v) => t`X-Shopify-Access-Token: ${S(`shpat_${v.hex(32)}`)}`),
  http('TOKEN', 'header-dd', (v) => t`DD-API-KEY: ${S(v.hex(32))}\nDD-APPLICATION-KEY: ${S(v.hex(40))}`),
  http('TOKEN', 'header-xi', (v) => t`xi-api-key: ${S(v.hex(32))}`),
  http('TOKEN', 'header-job-token', (v) => t`JOB-TOKEN: ${S(`glcbt-64_${v.url64(20)}`)}`),
  http('TOKEN', 'header-x-amz', (v) => t`x-amz-security-token: ${S(`IQoJb3JpZ2luX2Vj${v.b64(180)}`)}`),
  http(
    'TOKEN',
    'har',
    (v) =>
      t`"headers":[{"name":"accept","value":"*/*"},{"name":"authorization","value":"Bearer ${S(v.url64(48))}"},{"name":"dnt","value":"1"}]`,
    { times: 2 },
  ),
  http(
    'COOKIE',
    'har-cookies',
    (v) => t`"cookies":[{"name":"session","value":"${S(v.url64(44))}","httpOnly":true,"secure":true}]`,
  ),
  http(
    'PASSWORD',
    'har-postdata',
    (v) =>
      t`"postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"user","value":"${v.name()}"},{"name":"password","value":"${S(v.pw())}"}]}`,
  ),
  http(
    'PASSWORD',
    'form-body',
    (v) =>
      t`POST /login HTTP/1.1\r\nHost: app.example.net\r\n\r\nusername=${v.name()}&password=${S(v.pw())}&remember=1`,
    { times: 2 },
  ),
  http(
    'PASSWORD',
    'multipart',
    (v) => t`------b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${S(v.pw())}\r\n------b--`,
  ),
  http(
    'TOKEN',
    'oauth-response',
    (v) =>
      t`HTTP/1.1 200 OK\n\n{"access_token":"${S(v.url64(60))}","token_type":"Bearer","expires_in":3599,"refresh_token":"${S(v.url64(50))}","scope":"read"}`,
    { times: 2 },
  ),
  http(
    'TOKEN',
    'fetch-tuple',
    (v) => t`new Headers([["authorization", "Bearer ${S(v.url64(40))}"], ["accept", "text/plain"]])`,
  ),
  http(
    'TOKEN',
    'raw-headers-array',
    (v) => t`rawHeaders: [ 'Host', 'app.example.net', 'X-Api-Key', '${S(v.b62(32))}', 'Accept', '*/*' ]`,
  ),
  http(
    'TOKEN',
    'verbose-curl',
    (v) =>
      t`* Server auth using Bearer with user ''\n> GET /v1/me HTTP/2\n> Host: api.example.net\n> authorization: Bearer ${S(v.b62(40))}\n> accept: */*`,
  ),
  http(
    'TOKEN',
    'h2-pseudo',
    (v) => t`{ ':method': 'GET', ':path': '/me', authorization: 'Bearer ${S(v.url64(44))}' }`,
  ),
  http('TOKEN', 'websocket-protocol', (v) => t`Sec-WebSocket-Protocol: graphql-ws, bearer.${S(v.b62(40))}`, {
    debatable: true,
  }),
  http(
    'TOKEN',
    'grpc-metadata',
    (v) => t`grpcurl -H 'authorization: Bearer ${S(v.url64(44))}' ${v.host()}:443 list`,
  ),

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
  out(
    'PASSWORD',
    'powershell-table',
    (v) =>
      t`Name                           Value\n----                           -----\nUser                           ${v.name()}\nPassword                       ${S(v.pw())}\nPort                           1433`,
  ),
  out(
    'PASSWORD',
    'psql-expanded',
    (v) =>
      t`-[ RECORD 1 ]+------------\nid           | 4\nusername     | ${v.name()}\napi_key      | ${S(v.b62(32))}\ncreated      | ${v.date()}`,
  ),
  out(
    'PASSWORD',
    'psql-table',
    (v) =>
      t` id | email             | password\n----+-------------------+------------------\n  1 | ${v.name()}@example.net | ${S(v.pwSym())}\n(1 row)`,
  ),
  out(
    'PASSWORD',
    'mysql-vertical',
    (v) =>
      t`*************************** 1. row ***************************\n    User: ${v.name()}\nPassword: ${S(v.pw())}\n    Host: %`,
  ),
  out(
    'PASSWORD',
    'csv-export',
    (v) =>
      t`title,username,password,url\nRouter,admin,${S(v.pw())},http://${v.ip()}\nBlog,${v.name()},${S(v.pw())},https://b.example.net`,
    { times: 2 },
  ),
  out('PASSWORD', 'tsv-export', (v) => t`host\tuser\tpassword\n${v.host()}\t${v.name()}\t${S(v.pw())}`),
  out(
    'PASSWORD',
    'md-table-password',
    (v) =>
      t`| Env | User | Password |\n| --- | --- | --- |\n| stage | ${v.name()} | ${S(v.pw())} |\n| prod | ${v.name()} | ask ops |`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'md-list-bold',
    (v) =>
      t`## Access\n- **URL**: https://x.example.net\n- **User**: ${v.name()}\n- **Password**: ${S(v.pwSym())}`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'smtp-auth-plain',
    (v) => t`C: AUTH PLAIN ${S(v.b64of(`\0${v.name()}\0${v.pwSym()}`))}\nS: 235 2.7.0 Accepted`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'smtp-auth-login',
    (v) => t`S: 334 UGFzc3dvcmQ6\nC: ${S(v.b64of(v.pwSym()))}\nS: 235 2.7.0 Authentication successful`,
  ),
  out(
    'PASSWORD',
    'imap-login',
    (v) => t`a1 LOGIN ${v.name()}@example.net "${S(v.pwSym())}"\na1 OK LOGIN completed`,
  ),
  out(
    'PASSWORD',
    'ftp-session',
    (v) => t`USER ${v.name()}\n331 Please specify the password.\nPASS ${S(v.pw())}\n230 Login successful.`,
    { times: 2 },
  ),
  out('PASSWORD', 'irc', (v) => t`/msg NickServ IDENTIFY ${v.name()} ${S(v.pw())}`),
  out(
    'PASSWORD',
    'ldap-diff',
    (v) =>
      t`dn: uid=${v.name()},ou=people,dc=example,dc=net\nchangetype: modify\nreplace: userPassword\nuserPassword: ${S(v.pw())}`,
  ),
  out(
    'PASSWORD',
    'stack-node',
    (v) =>
      t`Error: connect ECONNREFUSED\n    at open (/srv/db.js:4:9) {\n  config: { user: '${v.name()}', password: '${S(v.pw())}', port: 5432 }\n}`,
  ),
  out(
    'PASSWORD',
    'stack-python',
    (v) =>
      t`  File "/srv/app/db.py", line 12, in connect\n    psycopg.connect("dbname=shop user=${v.name()} password=${S(v.pw())}")\npsycopg.OperationalError: connection failed`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'stack-sqlalchemy',
    (v) =>
      t`sqlalchemy.exc.OperationalError: could not connect to postgresql://${v.name()}:${S(v.pw())}@${v.host()}:5432/shop (Background on this error at: https://sqlalche.me/e/20/e3q8)`,
  ),
  out(
    'PASSWORD',
    'ps-eww',
    (v) =>
      t`${v.name()}   8123  0.0  0.1 mysqld_exporter --web.listen=:9104 DATA_SOURCE_NAME=exporter:${S(v.pw())}@(localhost:3306)/`,
  ),
  out(
    'PASSWORD',
    'bash-history',
    (v) => t`  501  ls -la\n  502  export ADMIN_PASSWORD=${S(v.pw())}\n  503  ./run.sh`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'shell-prompt-typed',
    (v) =>
      t`$ passwd\nNew password: ${S(v.pw())}\nRetype new password: ${S(v.pw())}\npasswd: password updated successfully`,
    { debatable: true },
  ),
  out(
    'PASSWORD',
    'openssl-rand',
    (v) => t`$ openssl rand -base64 24\n${S(v.b64(24))}\n$ # use that as DB password`,
    { debatable: true },
  ),
  out(
    'PASSWORD',
    'gitlab-initial-root',
    (v) =>
      t`# WARNING: This value is valid only in the following conditions\n\nPassword: ${S(v.b64(33))}\n\n# NOTE: This file will be automatically deleted`,
  ),
  out(
    'PASSWORD',
    'jenkins-initial',
    (v) =>
      t`Please use the following password to proceed to installation:\n\n${S(v.hex(32))}\n\nThis may also be found at: /var/jenkins_home/secrets/initialAdminPassword`,
  ),
  out(
    'PASSWORD',
    'elastic-setup',
    (v) => t`The generated password for the elastic built-in superuser is : ${S(`${v.url64(17)}*`)}`,
    { times: 2 },
  ),
  out(
    'TOKEN',
    'elastic-enrollment',
    (v) =>
      t`Enrollment token: ${S(v.b64of(`{"ver":"9.0.0","adr":["${v.ip()}:9200"],"fgr":"${v.hex(64)}","key":"${v.b62(42)}"}`))}`,
  ),
  out(
    'PASSWORD',
    'argocd-initial',
    (v) =>
      t`$ argocd admin initial-password -n argocd\n${S(v.url64(16))}\n\n This password must be only used for first time login.`,
    { debatable: true },
  ),
  out(
    'PASSWORD',
    'mysqld-temp',
    (v) =>
      t`${v.date()}T${v.time()}Z 1 [Note] A temporary password is generated for root@localhost: ${S(v.pwSym())}`,
    { times: 2 },
  ),
  out(
    'TOKEN',
    'k3s-node-token',
    (v) => t`K3S_URL=https://${v.ip()}:6443 K3S_TOKEN=${S(`K10${v.hex(64)}::server:${v.hex(32)}`)} sh -`,
  ),
  out(
    'TOKEN',
    'vault-init',
    (v) =>
      t`Unseal Key 1: ${S(v.b64(33))}\nUnseal Key 2: ${S(v.b64(33))}\n\nInitial Root Token: ${S(`hvs.${v.b62(24)}`)}`,
    { times: 2 },
  ),
  out(
    'TOKEN',
    'vault-read',
    (v) =>
      t`Key                Value\n---                -----\nlease_duration     1h\nlease_renewable    true\npassword           ${S(v.pwSym())}\nusername           v-root-app`,
  ),
  out(
    'SECRET',
    'aws-create-access-key',
    (v) =>
      t`{\n    "AccessKey": {\n        "UserName": "${v.name()}",\n        "AccessKeyId": "${S(`AKIA${v.b32(16)}`)}",\n        "Status": "Active",\n        "SecretAccessKey": "${S(v.b64(30))}"\n    }\n}`,
  ),
  out(
    'SECRET',
    'aws-text-output',
    (v) =>
      t`ACCESSKEY\t${S(`AKIA${v.b32(16)}`)}\t${v.date()}T10:00:00+00:00\t${S(v.b64(30))}\tActive\t${v.name()}`,
    { debatable: true },
  ),
  out(
    'PASSWORD',
    'aws-secretsmanager',
    (v) =>
      t`    "SecretString": "{\\"username\\":\\"app\\",\\"password\\":\\"${S(v.pwSym())}\\"}",\n    "VersionStages": ["AWSCURRENT"]`,
  ),
  out(
    'PASSWORD',
    'aws-rds-token-ssm',
    (v) =>
      t`        "Name": "/prod/db/password",\n        "Type": "SecureString",\n        "Value": "${S(v.pw())}",\n        "Version": 3`,
  ),
  out(
    'PASSWORD',
    'az-sp-create',
    (v) =>
      t`{\n  "appId": "${v.uuid()}",\n  "displayName": "ci",\n  "password": "${S(`${v.b62(3)}8Q~${v.url64(34)}`)}",\n  "tenant": "${v.uuid()}"\n}`,
  ),
  out(
    'SECRET',
    'az-keys-list',
    (v) => t`[{"keyName":"key1","permissions":"FULL","value":"${S(v.b64(64))}"}]`,
  ),
  out('TOKEN', 'gcloud-print', (v) => t`$ gcloud auth print-access-token\n${S(`ya29.c.${v.url64(170)}`)}`),
  out(
    'TOKEN',
    'terraform-plan',
    (v) =>
      t`  # aws_db_instance.main will be updated in-place\n      ~ password  = "${S(v.pw())}" -> "${S(v.pw())}"`,
  ),
  out(
    'TOKEN',
    'terraform-output-json',
    (v) =>
      t`  "admin_password": {\n    "sensitive": true,\n    "type": "string",\n    "value": "${S(v.pwSym())}"\n  }`,
  ),
  out(
    'TOKEN',
    'ci-log-echo',
    (v) =>
      t`##[group]Run deploy\nenv:\n  DEPLOY_TOKEN: ${S(v.b62(36))}\n  NODE_ENV: production\n##[endgroup]`,
  ),
  out('TOKEN', 'xtrace', (v) => {
    const token = v.b62(36);
    return t`+ set -e\n+ export NPM_TOKEN=${S(token)}\n+ NPM_TOKEN=${S(token)}\n+ npm ci`;
  }),
  out(
    'PASSWORD',
    'strace',
    (v) =>
      t`execve("/usr/bin/mysql", ["mysql", "-u", "root", "--password=${S(v.pw())}"], 0x7ffd /* 23 vars */) = 0`,
  ),
  out('PASSWORD', 'gdb-string', (v) => t`(gdb) p config->password\n$1 = 0x5581 "${S(v.pwSym())}"`),
  out('PASSWORD', 'repl-python', (v) => t`>>> os.environ['DB_PASSWORD']\n'${S(v.pwSym())}'\n>>> exit()`, {
    times: 2,
  }),
  out('PASSWORD', 'repl-node', (v) => t`> process.env.JWT_SECRET\n'${S(v.b62(40))}'`),
  out(
    'TOKEN',
    'jupyter-url',
    (v) => t`    Or copy and paste this URL:\n        http://localhost:8888/tree?token=${S(v.hex(48))}`,
  ),
  out(
    'TOKEN',
    'tool-call-json',
    (v) =>
      t`{"name":"run_shell","arguments":"{\\"cmd\\":\\"curl -H \\\\\\"Authorization: Bearer ${S(v.url64(40))}\\\\\\" https://api.example.net\\"}"}`,
    { times: 2 },
  ),
  out(
    'PASSWORD',
    'tool-call-write-file',
    (v) =>
      t`{"tool":"write_file","input":{"path":".env","content":"PORT=80\\nDB_PASSWORD=${S(v.pw())}\\nDEBUG=0\\n"}}`,
    { times: 2 },
  ),
  out(
    'TOKEN',
    'slack-export',
    (v) =>
      t`{"type":"message","user":"U${v.up(9)}","text":"new deploy token: \`${S(v.b62(32))}\` :tada:","ts":"1790000000.0001"}`,
  ),
  out(
    'PASSWORD',
    'email-welcome',
    (v) =>
      t`Subject: Your account\n\nHi ${v.name()},\n\nUsername: ${v.name()}@example.net\nTemporary password: ${S(v.pwSym())}\n\nPlease change it at first login.`,
    { times: 2 },
  ),
];

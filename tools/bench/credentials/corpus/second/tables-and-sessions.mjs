/** Secrets in tables, sessions, crashes and what cloud commands and installers print. */
import { pos, S, t } from '../row.mjs';

const out = (label, context, make, options) => pos('tool-output', label, context, make, options);

export const rows = [
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

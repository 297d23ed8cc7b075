/** Output of tools and command lines that the fourth set leaves out. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { label, sentence, simple, symbol, tricky } from './made-up.mjs';

const printed = positives('tool-output', 'secret', {
  'kubectl-secret-json': (v) =>
    t`{"apiVersion":"v1","data":{"POSTGRES_PASSWORD":"${S(v.b64of(simple(v)))}"},"kind":"Secret","metadata":{"name":"pg","namespace":"shop"},"type":"Opaque"}`,
  'compose-config': (v) =>
    t`$ docker compose config\nname: shop\nservices:\n  api:\n    environment:\n      DATABASE_PASSWORD: ${S(simple(v))}\n      NODE_ENV: production\n    networks:\n      default: null`,
  'helm-get-values': (v) =>
    t`USER-SUPPLIED VALUES:\nadminPassword: ${S(symbol(v))}\ningress:\n  enabled: true`,
  'etcdctl-get': (v) =>
    t`$ etcdctl get /shop/db --prefix\n/shop/db/password\n${S(simple(v))}\n/shop/db/port\n5432`,
  'ssm-parameter': (v) =>
    t`{"Parameter":{"Name":"/prod/db/password","Type":"SecureString","Value":"${S(v.b62(24))}","Version":3,"DataType":"text"}}`,
  'gcloud-secret': (v) =>
    t`$ gcloud secrets versions access latest --secret=stripe-webhook-secret\n${S(`whsec_${v.b62(32)}`)}`,
  'keyvault-show': (v) =>
    t`{\n  "attributes": { "enabled": true },\n  "contentType": "password",\n  "id": "https://shopkv.vault.azure.net/secrets/sql-admin/${v.hex(32)}",\n  "name": "sql-admin",\n  "value": "${S(simple(v))}"\n}`,
  'acr-credential': (v) =>
    t`{\n  "passwords": [\n    { "name": "password", "value": "${S(`${v.b62(42)}+ACR${v.b62(6)}`)}" },\n    { "name": "password2", "value": "${S(`${v.b62(42)}+ACR${v.b62(6)}`)}" }\n  ],\n  "username": "shopreg"\n}`,
  'op-item': (v) =>
    t`ID:          ${v.low(26)}\nTitle:       Fritzbox\nVault:       Home\nFields:\n  username:    ${v.name()}\n  password:    ${S(symbol(v))}`,
  'bw-item': (v) =>
    t`{"object":"item","id":"${v.uuid()}","name":"forum","login":{"username":"${v.name()}","password":"${S(simple(v))}","totp":null}}`,
  'pass-show': (v) =>
    t`$ pass show mail/work\n${S(symbol(v))}\nlogin: ${v.name()}\nurl: https://mail.example.net`,
  'macos-security': (v) => t`$ security find-generic-password -wa ${v.name()} -s staging-db\n${S(simple(v))}`,
  'git-credential-fill': (v) =>
    t`protocol=https\nhost=git.example.net\nusername=${v.name()}\npassword=${S(v.b62(32))}`,
  'git-config-list': (v) =>
    t`remote.origin.url=https://${v.name()}:${S(v.hex(40))}@gitea.example.net/a/b.git\nremote.origin.fetch=+refs/heads/*:refs/remotes/origin/*`,
  'npm-token-create': (v) =>
    t`npm token create --read-only\nnpm password:\nCreated token ${S(`npm_${v.b62(36)}`)}`,
  'firebase-ci': (v) =>
    t`✔  Success! Use this token to login on a CI server:\n\n${S(`1//03${v.url64(98)}`)}\n\nExample: firebase deploy --token "$FIREBASE_TOKEN"`,
  'supabase-status': (v) =>
    t`         API URL: http://127.0.0.1:54321\n          DB URL: postgresql://postgres:${S(simple(v))}@127.0.0.1:54322/postgres\n      JWT secret: ${S(v.b62(48))}\nservice_role key: ${S(v.jwt())}`,
  'nmcli-show': (v) =>
    t`802-11-wireless.ssid:                   Bergblick\n802-11-wireless-security.key-mgmt:      wpa-psk\n802-11-wireless-security.psk:           ${S(label(v))}`,
  'hydra-result': (v) =>
    t`[22][ssh] host: 10.10.5.3   login: ${v.name()}   password: ${S(simple(v))}\n1 of 1 target successfully completed, 1 valid password found`,
  mimikatz: (v) => t`	 * Username : ${v.name()}\n	 * Domain   : CORP\n	 * Password : ${S(symbol(v))}`,
  'tcpdump-ascii': (v) =>
    t`POST /login HTTP/1.1\r\nHost: cam.example.net\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 44\r\n\r\nuser=${v.name()}&passwd=${S(simple(v))}&submit=Login`,
  'multipart-body': (v) =>
    t`------WebKitFormBoundary${v.b62(16)}\r\nContent-Disposition: form-data; name="password"\r\n\r\n${S(symbol(v))}\r\n------WebKitFormBoundary--`,
  'telnet-session': (v) =>
    t`Trying 192.168.0.1...\nConnected to 192.168.0.1.\nlogin: ${v.name()}\nPassword: ${S(label(v))}\n\nBusyBox v1.36.1 built-in shell (ash)`,
  'pop3-session': (v) => t`+OK Dovecot ready.\nUSER ${v.name()}\n+OK\nPASS ${S(simple(v))}\n+OK Logged in.`,
  'imap-login': (v) =>
    t`a001 LOGIN ${v.name()}@example.net "${S(tricky(v))}"\na001 OK [CAPABILITY IMAP4rev1 IDLE] Logged in`,
  'env-diff': (v) => t`-  SMTP_PASS: '${S(symbol(v))}'\n+  SMTP_PASS: '${S(symbol(v))}'`,
  'laravel-dump': (v) =>
    t`array:3 [\n  "driver" => "smtp"\n  "username" => "postmaster"\n  "password" => "${S(tricky(v))}"\n]`,
  'symfony-debug': (v) => t`  APP_SECRET        ${S(v.hex(32))}        (from .env.local)`,
  'elixir-inspect': (v) =>
    t`iex(2)> Application.get_env(:shop, :smtp)\n[relay: "mx", username: "bot", password: "${S(symbol(v))}"]`,
  'swift-dump': (v) => t`▿ Credentials\n  - user: "${v.name()}"\n  - password: "${S(simple(v))}"`,
  'kotlin-data-class': (v) => t`DbConfig(host=db, port=5432, user=shop, password=${S(simple(v))})`,
  'c-log': (v) => t`[dbg] mqtt_connect(broker=10.0.0.2, user=esp7, pass=${S(label(v))}, keepalive=60)`,
  logfmt: (v) =>
    t`ts=2026-03-01T10:00:00Z level=debug msg="outgoing request" url=/pay api_key=${S(v.b62(32))} dur=31ms`,
  'json-log': (v) =>
    t`{"level":20,"time":1772359200000,"req":{"method":"POST","url":"/login","body":{"email":"${v.name()}@example.net","password":"${S(symbol(v))}"}},"msg":"request"}`,
  'python-traceback-arg': (v) =>
    t`  File "load.py", line 12, in <module>\n    connect("dwh", "etl", password="${S(simple(v))}")\nOperationalError: timeout`,
  'node-error-config': (v) =>
    t`AxiosError: Request failed with status code 403\n  config: {\n    url: '/v2/orders',\n    headers: Object [AxiosHeaders] {\n      Accept: 'application/json',\n      'X-Api-Key': '${S(v.b62(40))}'\n    }\n  }`,
  'ansible-task-output': (v) =>
    t`changed: [web1] => {"changed": true, "cmd": ["htpasswd", "-b", ".htpasswd", "ops", "${S(simple(v))}"], "rc": 0}`,
  'jenkins-console': (v) =>
    t`+ sshpass -p ${S(simple(v))} scp build.tgz deploy@10.0.0.9:/srv\nbuild.tgz     100%  18MB  40.1MB/s   00:00`,
  'cat-n-env': (v) => t`1: NODE_ENV=production\n2: MAIL_PASS=${S(symbol(v))}\n3: PORT=3000`,
  'tool-read-arrow': (v) =>
    t`    12→spring.mail.username=noreply\n    13→spring.mail.password=${S(simple(v))}\n    14→spring.mail.port=587`,
  'sqlite-line-mode': (v) =>
    t`sqlite> .mode line\nsqlite> select * from accounts limit 1;\n      id = 1\n    site = forum.example.net\nusername = ${v.name()}\npassword = ${S(symbol(v))}`,
  'mysql-vertical': (v) =>
    t`*************************** 1. row ***************************\n      id: 7\n    mail: ${v.name()}@example.net\npassword: ${S(simple(v))}\n  active: 1`,
  'argocd-initial': (v) =>
    t`$ argocd admin initial-password -n argocd\n${S(v.b62(16))}\n\n This password must be only used for first time login.`,
  'wp-cli-created': (v) =>
    t`$ wp user create ${v.name()} ${v.name()}@example.net --role=editor\nSuccess: Created user 14.\nPassword: ${S(tricky(v))}`,
  'elastic-reset': (v) =>
    t`Password for the [elastic] user successfully reset.\nNew value: ${S(`${v.b62(9)}*${v.b62(10)}`)}`,
  'gitlab-initial-root': (v) =>
    t`# WARNING: This value is valid only in the following conditions\nPassword: ${S(v.b64(32))}\n\n# NOTE: This file will be automatically deleted`,
});

const flags = positives('cli', 'password', {
  'plink-pw': (v) => t`plink -ssh root@10.1.1.1 -pw ${S(simple(v))} uptime`,
  'winscp-password': (v) =>
    t`winscp.com /command "open sftp://web@example.net/ -password=""${S(simple(v))}""" "exit"`,
  xfreerdp: (v) => t`xfreerdp /v:ts1 /u:${v.name()} /p:'${S(tricky(v))}' /cert:ignore`,
  impacket: (v) => t`secretsdump.py 'CORP/${v.name()}:${S(simple(v))}@10.0.0.10'`,
  'evil-winrm': (v) => t`evil-winrm -i 10.0.0.12 -u ${v.name()} -p '${S(symbol(v))}'`,
  cqlsh: (v) => t`cqlsh cass1 9042 -u loader -p ${S(simple(v))} -e 'DESCRIBE KEYSPACES'`,
  'influx-setup': (v) =>
    t`influx setup --org lab --bucket sensors --username admin --password ${S(simple(v))} --token ${S(v.b64url(64))} --force`,
  'clickhouse-client': (v) =>
    t`clickhouse-client -h ch1 --user default --password '${S(tricky(v))}' -q 'select 1'`,
  'db2-using': (v) => t`db2 connect to SALES user db2inst1 using ${S(simple(v))}`,
  beeline: (v) => t`beeline -u jdbc:hive2://h1:10000 -n etl -p ${S(simple(v))}`,
  kcat: (v) =>
    t`kcat -b k1:9093 -X security.protocol=SASL_SSL -X sasl.username=app -X sasl.password=${S(simple(v))} -L`,
  'redis-acl': (v) => t`127.0.0.1:6379> ACL SETUSER worker on >${S(simple(v))} ~jobs:* +@all`,
  'redis-requirepass': (v) => t`redis-cli CONFIG SET requirepass "${S(tricky(v))}"`,
  rabbitmqctl: (v) =>
    t`rabbitmqctl add_user shop '${S(tricky(v))}' && rabbitmqctl set_user_tags shop management`,
  'mosquitto-sub': (v) => t`mosquitto_sub -h broker.lan -u node7 -P ${S(label(v))} -t 'sensors/#' -v`,
  'mc-alias': (v) => t`mc alias set backup https://s3.example.net ${v.up(20)} ${S(v.b62(40))}`,
  'vault-userpass': (v) =>
    t`vault write auth/userpass/users/${v.name()} password=${S(simple(v))} policies=readers`,
  'vault-login': (v) => t`vault login -address=https://vault.example.net ${S(`hvs.CAESI${v.url64(90)}`)}`,
  'oc-login': (v) =>
    t`oc login --token=${S(`sha256~${v.url64(43)}`)} --server=https://api.ocp.example.net:6443`,
  'kubectl-set-credentials': (v) => t`kubectl config set-credentials ci --token=${S(v.jwt())}`,
  'skopeo-creds': (v) =>
    t`skopeo copy --src-creds=ci:${S(simple(v))} docker://reg.example.net/a:1 dir:/tmp/a`,
  'docker-short-e': (v) =>
    t`docker run -d --name pg -e POSTGRES_USER=app -e POSTGRES_PASSWORD=${S(simple(v))} -p 5432:5432 postgres:17`,
  'runner-register': (v) =>
    t`gitlab-runner register -n --url https://gitlab.example.net -r ${S(`GR1348941${v.url64(20)}`)} --executor docker`,
  'jenkins-cli': (v) =>
    t`java -jar jenkins-cli.jar -s https://ci.example.net -auth ${v.name()}:${S(`11${v.hex(32)}`)} list-jobs`,
  notarytool: (v) =>
    t`xcrun notarytool submit App.zip --apple-id dev@example.net --team-id ${v.up(10)} --password ${S(`${v.letters(4).toLowerCase()}-${v.letters(4).toLowerCase()}-${v.letters(4).toLowerCase()}-${v.letters(4).toLowerCase()}`)}`,
  apksigner: (v) =>
    t`apksigner sign --ks release.jks --ks-pass pass:${S(simple(v))} --key-pass pass:${S(simple(v))} app.apk`,
  'unlock-keychain': (v) => t`security unlock-keychain -p "${S(tricky(v))}" login.keychain-db`,
  signtool: (v) =>
    t`signtool sign /f cert.pfx /p ${S(simple(v))} /tr http://ts.example.net /td sha256 app.exe`,
  'wp-user-pass': (v) => t`wp user update 3 --user_pass='${S(symbol(v))}' --skip-email`,
  'drush-password': (v) => t`drush user:password ${v.name()} "${S(symbol(v))}"`,
  'artisan-tinker': (v) => t`> User::find(1)->update(['password' => bcrypt('${S(symbol(v))}')])`,
  'django-shell': (v) =>
    t`>>> u = User.objects.get(username="${v.name()}"); u.set_password("${S(symbol(v))}"); u.save()`,
  'psql-alter': (v) => t`psql -c "ALTER USER shop PASSWORD '${S(tricky(v))}'"`,
  'mysql-attached': (v) => t`mysql -uroot -p'${S(tricky(v))}' -e 'show databases'`,
  'borg-env': (v) =>
    t`BORG_PASSPHRASE="${S(sentence(v))}" borg list ssh://u1@u1.your-storagebox.example:23/./repo`,
  iwctl: (v) => t`iwctl --passphrase ${S(label(v))} station wlan0 connect Bergblick`,
  'nmcli-connect': (v) => t`nmcli dev wifi connect "Cafe Nord" password "${S(label(v))}"`,
  'pulumi-secret': (v) => t`pulumi config set --secret dbPassword ${S(simple(v))}`,
  'ansible-extra': (v) => t`ansible-playbook site.yml -e '{"ansible_become_pass":"${S(symbol(v))}"}'`,
  grpcurl: (v) => t`grpcurl -H "authorization: bearer ${S(v.b62(44))}" api.example.net:443 list`,
  'curl-data-json': (v) =>
    t`curl -s localhost:8080/auth -d '{"username":"${v.name()}","password":"${S(symbol(v))}"}' -H 'Content-Type: application/json'`,
  'invoke-restmethod': (v) =>
    t`Invoke-RestMethod -Uri $uri -Headers @{ Authorization = "Bearer ${S(v.b62(40))}"; Accept = "application/json" }`,
  'new-localuser': (v) =>
    t`New-LocalUser -Name "${v.name()}" -Password (ConvertTo-SecureString "${S(symbol(v))}" -AsPlainText -Force)`,
  schtasks: (v) => t`schtasks /create /tn backup /tr C:\\b.cmd /sc daily /ru CORP\\svc /rp ${S(simple(v))}`,
  steghide: (v) => t`steghide extract -sf cat.jpg -p ${S(simple(v))}`,
  'ssh-keygen-n': (v) => t`ssh-keygen -t ed25519 -f id_ci -N '${S(tricky(v))}' -C ci`,
  'unzip-p': (v) => t`unzip -P '${S(symbol(v))}' reports.zip -d /tmp/reports`,
  qpdf: (v) => t`qpdf --password=${S(simple(v))} --decrypt in.pdf out.pdf`,
});

export const rows = [printed, flags].flat();

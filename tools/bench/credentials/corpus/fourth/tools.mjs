/** What tools print and what is typed at them. */
import { positives } from '../group.mjs';
import { human, plain } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const printed = positives('tool-output', 'secret', {
  'docker-inspect': (v) =>
    t`        "Config": {\n            "Hostname": "${v.hex(12)}",\n            "Env": [\n                "PATH=/usr/local/bin:/usr/bin",\n                "MARIADB_ROOT_PASSWORD=${S(plain(v))}",\n                "MARIADB_VERSION=1:11.4.5+maria~ubu2404"\n            ],`,
  'kubectl-secret-yaml': (v) =>
    t`apiVersion: v1\ndata:\n  password: ${S(v.b64of(human(v)))}\n  username: ${v.b64of(v.name())}\nkind: Secret\nmetadata:\n  creationTimestamp: "2026-02-11T08:12:44Z"\n  name: grafana-admin\n  resourceVersion: "${v.digits(7)}"\n  uid: ${v.uuid()}\ntype: Opaque`,
  'kubectl-jsonpath': (v) =>
    t`$ kubectl -n argocd get secret argocd-initial-admin-secret -o jsonpath="{.data.password}" | base64 -d\n${S(v.b62(16))}`,
  'vault-kv-get': (v) =>
    t`======== Data ========\nKey         Value\n---         -----\napi_user    ${v.name()}\npassword    ${S(plain(v))}\nttl         768h`,
  'vault-init': (v) =>
    t`Unseal Key 1: ${S(v.b64(33))}\nUnseal Key 2: ${S(v.b64(33))}\nUnseal Key 3: ${S(v.b64(33))}\n\nInitial Root Token: ${S(`hvs.${v.b62(24)}`)}\n\nVault initialized with 3 key shares and a key threshold of 2.`,
  'terraform-output': (v) =>
    t`Outputs:\n\ndb_endpoint = "shop.c${v.low(11)}.eu-central-1.rds.amazonaws.com:5432"\ndb_password = "${S(v.b62(20))}"\nregion = "eu-central-1"`,
  'gh-auth-status': (v) =>
    t`github.com\n  ✓ Logged in to github.com account ${v.name()} (keyring)\n  - Active account: true\n  - Git operations protocol: https\n  - Token: ${S(v.withCrc('gho_', 30))}\n  - Token scopes: 'gist', 'read:org', 'repo'`,
  'aws-configure-typed': (v) =>
    t`$ aws configure\nAWS Access Key ID [None]: ${S(`AKIA${v.b32(16)}`)}\nAWS Secret Access Key [None]: ${S(`${v.b62(19)}/${v.b62(12)}+${v.b62(7)}`)}\nDefault region name [None]: eu-west-1\nDefault output format [None]: json`,
  'sts-json': (v) =>
    t`{\n    "Credentials": {\n        "AccessKeyId": "${S(`ASIA${v.b32(16)}`)}",\n        "SecretAccessKey": "${S(v.b62(40))}",\n        "SessionToken": "${S(`IQoJb3JpZ2luX2Vj${v.b64(180)}`)}",\n        "Expiration": "2026-03-02T17:20:11+00:00"\n    }\n}`,
  'aws-secretsmanager': (v) =>
    t`{"ARN":"arn:aws:secretsmanager:eu-west-1:${v.digits(12)}:secret:prod/shop-${v.b62(6)}","Name":"prod/shop","VersionId":"${v.uuid()}","SecretString":"{\\"username\\":\\"shop\\",\\"password\\":\\"${S(v.b62(24))}\\"}"}`,
  'heroku-config': (v) =>
    t`=== ${v.org()}-web Config Vars\n\nCLOUDAMQP_URL:    amqps://${v.low(8)}:${S(v.url64(32))}@kangaroo.rmq.cloudamqp.com/${v.low(8)}\nNODE_ENV:         production\nSECRET_KEY_BASE:  ${S(v.hex(128))}`,
  'psql-table': (v) =>
    t` id | username | plain_password |     created_at\n----+----------+----------------+---------------------\n  1 | ${v.name()}    | ${S(plain(v))}  | 2026-01-04 10:22:01\n(1 row)`,
  'curl-verbose-proxy': (v) =>
    t`* Proxy auth using Basic with user '${v.name()}'\n> CONNECT api.example.org:443 HTTP/1.1\n> Host: api.example.org:443\n> Proxy-Authorization: Basic ${S(v.b64of(`${v.name()}:${human(v)}`))}\n> User-Agent: curl/8.5.0`,
  'ci-log-echo': (v) =>
    t`#9 [build 4/7] RUN echo "//npm.example.org/:_authToken=${S(v.b62(36))}" > .npmrc\n#9 DONE 0.3s`,
  'github-actions-debug': (v) =>
    t`##[debug]Evaluating: secrets.DEPLOY\n2026-02-20T11:04:18.1183Z   env:\n2026-02-20T11:04:18.1184Z     SSH_PASSPHRASE: ${S(human(v))}\n2026-02-20T11:04:18.1185Z     NODE_VERSION: 22`,
  printenv: (v) =>
    t`SHELL=/bin/bash\nPWD=/home/${v.name()}/src\nTWINE_USERNAME=__token__\nTWINE_PASSWORD=${S(`pypi-AgEIcHlwaS5vcmc${v.url64(150)}`)}\nLANG=C.UTF-8`,
  journald: (v) =>
    t`Mar 02 09:12:55 web1 gunicorn[${v.digits(4)}]: django.db.utils.OperationalError: could not connect: password=${S(plain(v))} user=app host=10.0.0.4`,
  'wireshark-ftp': (v) =>
    t`  12 0.004811  10.1.1.4 → 10.1.1.9  FTP 78 Request: USER ${v.name()}\n  14 0.006120  10.1.1.4 → 10.1.1.9  FTP 80 Request: PASS ${S(plain(v))}`,
  'smtp-auth-plain': (v) =>
    t`235 2.7.0 ok\nC: AUTH PLAIN ${S(v.b64of(`\u0000${v.name()}@example.org\u0000${human(v)}`))}\nS: 235 Authentication successful`,
  'redis-monitor': (v) => t`1710412012.330182 [0 10.0.3.7:51022] "AUTH" "default" "${S(plain(v))}"`,
  'mysql-general-log': (v) =>
    t`2026-02-01T08:00:12.114Z\t   17 Query\tSET PASSWORD FOR 'shop'@'%' = '${S(human(v))}'`,
  'strace-write': (v) =>
    t`[pid 88120] write(5, "GET /v2/me HTTP/1.1\\r\\nHost: api.example.org\\r\\nAuthorization: Bearer ${S(v.b62(40))}\\r\\n\\r\\n", 118) = 118`,
  'ps-aux': (v) =>
    t`mysql     2211  0.3  2.1 1790412 88012 ?  Sl  Feb01  12:04 mysqldump --host=db --user=dump --password=${S(plain(v))} shop`,
  'history-file': (v) =>
    t`  501  cd /srv/app\n  502  export RESTIC_PASSWORD='${S(human(v))}'\n  503  restic -r sftp:backup:/srv/repo snapshots\n  504  exit`,
  'powershell-transcript': (v) =>
    t`PS C:\\> $cred = New-Object PSCredential("CORP\\${v.name()}", (ConvertTo-SecureString -String '${S(human(v))}' -AsPlainText -Force))`,
  'netsh-wlan': (v) =>
    t`Security settings\n-----------------\n    Authentication         : WPA2-Personal\n    Security key           : Present\n    Key Content            : ${S(plain(v))}`,
  'rails-console': (v) =>
    t`irb(main):002> Rails.application.credentials.dig(:stripe, :secret_key)\n=> "${S(`sk_live_51${v.b62(97)}`)}"`,
  'node-repl-object': (v) =>
    t`> config\n{\n  host: 'smtp.example.org',\n  auth: { user: '${v.name()}', pass: '${S(human(v))}' },\n  secure: true\n}`,
  'python-dict-repr': (v) =>
    t`>>> settings.DATABASES['default']\n{'ENGINE': 'django.db.backends.mysql', 'NAME': 'shop', 'USER': 'shop', 'PASSWORD': '${S(human(v))}', 'HOST': 'db', 'PORT': ''}`,
  'go-struct-dump': (v) =>
    t`main.Config{Addr:":8080", DBUser:"shop", DBPassword:"${S(plain(v))}", Timeout:5000000000}`,
  'java-tostring': (v) =>
    t`DEBUG c.e.AuthController - login attempt LoginRequest(username=${v.name()}, password=${S(plain(v))}, rememberMe=true)`,
  'rust-debug': (v) =>
    t`Config { url: "https://api.example.org", token: Some("${S(v.b62(32))}"), retries: 3 }`,
  'ruby-params': (v) =>
    t`Parameters: {"utf8"=>"✓", "user"=>{"email"=>"${v.name()}@example.org", "password"=>"${S(human(v))}"}, "commit"=>"Log in"}`,
  'php-var-dump': (v) =>
    t`array(3) {\n  ["host"]=>\n  string(9) "localhost"\n  ["db_pass"]=>\n  string(12) "${S(v.b62(12))}"\n  ["debug"]=>\n  bool(true)\n}`,
  'line-numbers': (v) =>
    t`     1\tversion: 2\n     2\tregistry:\n     3\t  username: ci\n     4\t  password: ${S(plain(v))}\n     5\t  url: registry.example.org`,
  'grep-output': (v) =>
    t`config/prod.yml:14:  smtp_password: ${S(human(v))}\nconfig/prod.yml:15:  smtp_port: 587\nREADME.md:88:Set smtp_password before the first start`,
  'ansi-colour': (v) =>
    t`\u001b[32m✔\u001b[0m Access token: \u001b[1m${S(v.b62(40))}\u001b[22m\n\u001b[2mexpires in 30 days\u001b[0m`,
  'jupyter-list': (v) =>
    t`Currently running servers:\nhttp://hub:8888/?token=${S(v.hex(48))} :: /home/${v.name()}`,
  'az-account-token': (v) =>
    t`{\n  "accessToken": "${S(v.jwt())}",\n  "expiresOn": "2026-02-03 14:10:55.000000",\n  "tenant": "${v.uuid()}",\n  "tokenType": "Bearer"\n}`,
  'kubeadm-join': (v) =>
    t`kubeadm join 10.0.0.10:6443 --token ${S(`${v.low(6)}.${v.low(16)}`)} \\\n\t--discovery-token-ca-cert-hash sha256:${v.hex(64)}`,
  'docker-swarm-join': (v) =>
    t`docker swarm join --token ${S(`SWMTKN-1-${v.low(50)}-${v.low(25)}`)} 192.168.65.3:2377`,
  'k3s-node-token': (v) =>
    t`$ sudo cat /var/lib/rancher/k3s/server/node-token\n${S(`K10${v.hex(64)}::server:${v.hex(32)}`)}`,
  'mongo-shell-user': (v) =>
    t`test> db.createUser({ user: "report", pwd: "${S(human(v))}", roles: ["read"] })\n{ ok: 1 }`,
  'gpg-preset': (v) =>
    t`gpg --batch --pinentry-mode loopback --passphrase '${S(human(v))}' -d backup.tar.gpg`,
  'htpasswd-b': (v) => t`htpasswd -bB /etc/nginx/.htpasswd ${v.name()} ${S(plain(v))}`,
});

const flags = positives('cli', 'password', {
  'mysqladmin-new': (v) => t`mysqladmin -u root password '${S(human(v))}'`,
  'ldapsearch-w': (v) =>
    t`ldapsearch -x -D "cn=admin,dc=example,dc=org" -w ${S(plain(v))} -b "dc=example,dc=org"`,
  'smbclient-percent': (v) => t`smbclient //nas/share -U '${v.name()}%${S(plain(v))}' -c 'ls'`,
  'rclone-obscure': (v) =>
    t`rclone config create gdrive drive token '{"access_token":"${S(`ya29.${v.url64(160)}`)}","token_type":"Bearer"}'`,
  'openssl-pass': (v) =>
    t`openssl pkcs12 -export -in c.pem -inkey k.pem -out c.p12 -passout pass:${S(plain(v))}`,
  'keytool-storepass': (v) =>
    t`keytool -importkeystore -srckeystore a.p12 -srcstorepass ${S(plain(v))} -destkeystore b.jks -deststorepass ${S(plain(v))}`,
  'sqlcmd-capital-p': (v) => t`sqlcmd -S tcp:db.example.org,1433 -U sa -P '${S(human(v))}' -Q "SELECT 1"`,
  'redis-cli-a': (v) => t`redis-cli -h cache -a ${S(plain(v))} --no-auth-warning ping`,
  'mongo-short-p': (v) =>
    t`mongodump --host rs0/db1 -u backup -p ${S(plain(v))} --authenticationDatabase admin`,
  'wget-http-password': (v) =>
    t`wget --http-user=${v.name()} --http-password='${S(human(v))}' https://files.example.org/a.zip`,
  'seven-zip': (v) => t`7z x -p${S(plain(v))} archive.7z -o/tmp/out`,
  'zip-capital-p': (v) => t`zip -P ${S(plain(v))} -r secret.zip docs/`,
  'net-user': (v) => t`net user ${v.name()} ${S(plain(v))} /add`,
  'net-use': (v) => t`net use Z: \\\\files\\team /user:CORP\\${v.name()} ${S(plain(v))} /persistent:no`,
  'chpasswd-pipe': (v) => t`echo '${v.name()}:${S(human(v))}' | sudo chpasswd`,
  'helm-set': (v) =>
    t`helm upgrade --install pg bitnami/postgresql --set auth.postgresPassword=${S(plain(v))},auth.database=shop`,
  'kubectl-create-literal': (v) =>
    t`kubectl create secret generic db --from-literal=username=app --from-literal=password='${S(human(v))}'`,
  'terraform-var': (v) => t`terraform apply -var "admin_password=${S(human(v))}" -auto-approve`,
  'gcloud-sql': (v) => t`gcloud sql users set-password postgres --instance=shop --password=${S(plain(v))}`,
  'az-sql-create': (v) => t`az sql server create -n shop-sql -g rg1 -u sqladmin -p ${S(human(v))}`,
  'snowsql-env': (v) => t`SNOWSQL_PWD='${S(human(v))}' snowsql -a xy12345.eu-central-1 -u loader`,
  'http-httpie': (v) => t`http -a ${v.name()}:${S(plain(v))} PUT :8080/items/3 name=lamp`,
  'ffmpeg-rtsp': (v) =>
    t`ffmpeg -rtsp_transport tcp -i "rtsp://viewer:${S(plain(v))}@192.168.1.64:554/Streaming/Channels/101" -c copy out.mp4`,
  'cryptsetup-pipe': (v) => t`printf '%s' '${S(human(v))}' | cryptsetup luksOpen /dev/sdb1 data -`,
  'expect-send': (v) => t`expect "assword:"\nsend "${S(plain(v))}\\r"`,
});

export const rows = [printed, flags].flat();

/** What shells, clients, browsers and crashing programs print. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { mild, opaque, plain, strong } from './secrets.mjs';

const cloud = positives(
  'cloud-cli',
  'cloud-cli',
  {
    'aws-configure': (v) =>
      t`$ aws configure --profile ops\nAWS Access Key ID [None]: ${S(`AKIA${v.b32(16)}`)}\nAWS Secret Access Key [None]: ${S(v.b64(30))}\nDefault region name [None]: eu-west-1`,
    'aws-sso-export': (v) =>
      t`{\n  "Version": 1,\n  "AccessKeyId": "${S(`ASIA${v.b32(16)}`)}",\n  "SecretAccessKey": "${S(v.b64(30))}",\n  "SessionToken": "${S(`IQoJb3JpZ2luX2Vj${v.b64(150)}`)}",\n  "Expiration": "2026-09-01T10:00:00Z"\n}`,
    'aws-ssm': (v) =>
      t`$ aws ssm get-parameter --name /prod/db/password --with-decryption --query Parameter.Value --output text\n${S(plain(v))}`,
    'aws-rds-token': (v) =>
      t`${v.host()}:5432/?Action=connect&DBUser=app&X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=900&X-Amz-SignedHeaders=host&X-Amz-Signature=${S(v.hex(64))}`,
    'az-keyvault-show': (v) =>
      t`{\n  "attributes": {"enabled": true},\n  "id": "https://kv-${v.org()}.vault.azure.net/secrets/SmtpPassword/${v.hex(32)}",\n  "name": "SmtpPassword",\n  "value": "${S(strong(v))}"\n}`,
    'az-access-token': (v) =>
      t`{\n  "accessToken": "${S(v.jwt())}",\n  "expires_on": 1790000000,\n  "subscription": "${v.uuid()}",\n  "tokenType": "Bearer"\n}`,
    'az-acr': (v) =>
      t`az acr credential show -n ${v.org()} --query passwords\n[\n  {"name": "password", "value": "${S(`${v.b62(42)}+ACR${v.b62(6)}`)}"}\n]`,
    'gcloud-secrets': (v) =>
      t`$ gcloud secrets versions access latest --secret=mail-relay-password\n${S(mild(v))}`,
    'gsutil-hmac': (v) => t`Access ID: GOOG1E${v.up(55)}\nSecret:    ${S(v.b64(30))}`,
    'flyctl-secrets': (v) => t`fly secrets set SESSION_KEY=${S(v.hex(64))} --app ${v.slug()}`,
    'wrangler-vars': (v) => t`npx wrangler deploy --var AUTH_SECRET:${S(opaque(v, 44))}`,
    'scw-create': (v) =>
      t`$ scw iam api-key create\nAccessKey     SCW${v.up(17)}\nSecretKey     ${S(v.uuid())}\nDescription   laptop`,
    'hcloud-reset': (v) =>
      t`$ hcloud server reset-password web-2\nPassword of Server web-2 reset to: ${S(v.b62(20))}`,
  },
  { disputed: ['aws-rds-token'] },
);

const shells = positives('db-shell', 'db-shell', {
  'psql-alter': (v) => t`crm=# ALTER USER reporter PASSWORD '${S(strong(v))}';\nALTER ROLE`,
  'psql-rows': (v) =>
    t` id |  service  |            api_key\n----+-----------+-------------------------------\n  1 | geocoder  | ${S(v.b62(30))}\n  2 | weather   | ${S(v.b62(30))}\n(2 rows)`,
  'mysql-vertical': (v) =>
    t`*************************** 1. row ***************************\n      name: smtp\n  username: robot\n  password: ${S(mild(v))}\n1 row in set (0.00 sec)`,
  'mysql-grant': (v) =>
    t`mysql> CREATE USER 'etl'@'10.%' IDENTIFIED WITH caching_sha2_password BY '${S(strong(v))}';\nQuery OK, 0 rows affected (0.02 sec)`,
  'mongo-createuser': (v) =>
    t`test> db.createUser({ user: "feed", pwd: "${S(strong(v))}", roles: ["readWrite"] })\n{ ok: 1 }`,
  'mongo-find': (v) =>
    t`{\n  _id: ObjectId('${v.hex(24)}'),\n  name: 'partner-api',\n  clientSecret: '${S(opaque(v, 40))}',\n  enabled: true\n}`,
  'redis-auth': (v) =>
    t`127.0.0.1:6379> AUTH default ${S(plain(v))}\nOK\n127.0.0.1:6379> CONFIG GET maxmemory`,
  'redis-config-set': (v) => t`> CONFIG SET requirepass "${S(strong(v))}"\nOK`,
  'sqlite-rows': (v) =>
    t`sqlite> select key, value from settings where key like 'smtp%';\nsmtp_host|mail.${v.org()}.example\nsmtp_password|${S(plain(v))}`,
  'sqlcmd-login': (v) => t`sqlcmd -S ${v.host()},1433 -U sa -P "${S(strong(v))}" -Q "select @@version"`,
  'sqlplus-connect': (v) => t`SQL> connect billing/${S(plain(v))}@//${v.host()}:1521/BILL\nConnected.`,
  'clickhouse-create': (v) =>
    t`:) CREATE USER bi IDENTIFIED WITH sha256_password BY '${S(strong(v))}'\n\nOk.`,
  'influx-auth': (v) =>
    t`$ influx auth list --user ops\nID                 Description  Token\n0b${v.hex(14)}  telegraf     ${S(`${v.url64(86)}==`)}`,
  'cypher-shell': (v) =>
    t`cypher-shell -a neo4j://${v.host()} -u neo4j -p ${S(plain(v))} "MATCH (n) RETURN count(n)"`,
});

const web = positives('http-trace', 'http-trace', {
  'curl-v-basic': (v) =>
    t`* Server auth using Basic with user '${v.name()}'\n> GET /status HTTP/1.1\n> Host: ${v.host()}\n> Authorization: Basic ${S(v.b64of(`${v.name()}:${plain(v)}`))}\n> User-Agent: curl/8.14.1\n>\n< HTTP/1.1 200 OK`,
  'curl-v-cookie': (v) =>
    t`< HTTP/2 302\n< location: /home\n< set-cookie: SESSION=${S(v.b64of(v.uuid()))}; Path=/; Secure; HttpOnly; SameSite=Lax\n< content-length: 0`,
  'curl-v-form': (v) =>
    t`> POST /token HTTP/1.1\n> Content-Type: application/x-www-form-urlencoded\n>\n} [112 bytes data]\ngrant_type=password&username=${v.name()}&password=${S(plain(v))}&scope=openid`,
  'har-headers': (v) =>
    t`"headers": [\n  {"name": ":authority", "value": "api.${v.org()}.example"},\n  {"name": "authorization", "value": "Bearer ${S(opaque(v, 48))}"},\n  {"name": "accept", "value": "*/*"}\n]`,
  'har-cookies': (v) =>
    t`"cookies": [{"name": "sessionid", "value": "${S(v.low(32))}", "path": "/", "httpOnly": true, "secure": true}]`,
  'har-postdata': (v) =>
    t`"postData": {"mimeType": "application/json", "text": "{\\"email\\":\\"${v.name()}@${v.org()}.example\\",\\"password\\":\\"${S(plain(v))}\\"}"}`,
  'har-query': (v) =>
    t`"queryString": [{"name": "lang", "value": "en"}, {"name": "access_token", "value": "${S(opaque(v, 40))}"}]`,
  'copy-as-fetch': (v) =>
    t`await fetch("https://app.${v.org()}.example/api/me", { "headers": { "accept": "application/json", "cookie": "lang=en; auth_session=${S(v.url64(44))}" }, "method": "GET" });`,
  'copy-as-curl-b': (v) =>
    t`curl 'https://app.${v.org()}.example/graphql' -b 'theme=dark; access_token=${S(v.jwt())}' -H 'origin: https://app.${v.org()}.example' --compressed`,
  'postman-auth': (v) =>
    t`"auth": {\n  "type": "bearer",\n  "bearer": [{"key": "token", "value": "${S(opaque(v, 40))}", "type": "string"}]\n}`,
  'postman-basic': (v) =>
    t`"basic": [\n  {"key": "username", "value": "${v.name()}", "type": "string"},\n  {"key": "password", "value": "${S(strong(v))}", "type": "string"}\n]`,
  'postman-env': (v) =>
    t`{"key": "clientSecret", "value": "${S(opaque(v, 36))}", "type": "secret", "enabled": true}`,
  'bruno-env': (v) => t`vars {\n  host: https://api.${v.org()}.example\n  accessToken: ${S(v.jwt())}\n}`,
  'rest-client': (v) =>
    t`### list invoices\nGET https://api.${v.org()}.example/invoices\nAuthorization: Basic ${v.name()} ${S(plain(v))}\nAccept: application/json`,
  'tcpdump-smtp': (v) =>
    t`AUTH PLAIN ${S(v.b64of(`\0robot\0${plain(v)}`))}\n235 2.7.0 Authentication successful`,
  'imap-login': (v) => t`C: a1 LOGIN ${v.name()}@${v.org()}.example ${S(plain(v))}\nS: a1 OK LOGIN completed`,
  'ftp-session': (v) =>
    t`220 ready\n---> USER press\n331 Password required\n---> PASS ${S(plain(v))}\n230 User logged in`,
});

const notebooks = positives('notebook', 'notebook', {
  'ipynb-source': (v) =>
    t`"source": [\n  "import os\\n",\n  "os.environ['HF_TOKEN'] = '${S(`hf_${v.letters(34)}`)}'\\n",\n  "login()"\n]`,
  'magic-env': (v) => t`%env WANDB_API_KEY=${S(v.hex(40))}\n%load_ext autoreload`,
  'sql-magic': (v) => t`%sql postgresql://analyst:${S(plain(v))}@${v.host()}/dw`,
  'colab-cell': (v) =>
    t`In [3]: client = OpenAI(api_key="${S(`sk-svcacct-${v.url64(74)}T3BlbkFJ${v.url64(74)}`)}")\nOut[3]: <openai.OpenAI object at 0x7f3c>`,
  'jupyter-url': (v) =>
    t`    To access the server, open this file in a browser:\n        http://${v.host()}:8888/tree?token=${S(v.hex(48))}`,
});

const crashes = positives('stack-trace', 'stack-trace', {
  'sqlalchemy-error': (v) =>
    t`sqlalchemy.exc.OperationalError: (psycopg.OperationalError) connection failed\nBackground: engine URL was postgresql+psycopg://app:${S(mild(v))}@${v.host()}/app`,
  'prisma-error': (v) =>
    t`PrismaClientInitializationError: Can't reach database server at \`${v.host()}:5432\`\ndatasource url = "postgresql://prisma:${S(plain(v))}@${v.host()}:5432/web?schema=public"`,
  'java-cause': (v) =>
    t`Caused by: java.sql.SQLException: Access denied\n\tat Main.connect(Main.java:31)\nurl=jdbc:mysql://${v.host()}/shop?user=shop&password=${S(plain(v))}`,
  'dotnet-exception': (v) =>
    t`System.ArgumentException: Keyword not supported: 'sslmode'.\nConnectionString: Host=${v.host()};Username=web;Password=${S(mild(v))};sslmode=Require\n   at Npgsql.NpgsqlConnection..ctor(String s)`,
  'axios-dump': (v) =>
    t`AxiosError: Request failed with status code 403\n  config: {\n    headers: {\n      Accept: 'application/json',\n      Authorization: 'Bearer ${S(opaque(v, 42))}',\n    },\n    method: 'get'`,
  'python-locals': (v) =>
    t`  File "/srv/sync/mail.py", line 88, in connect\n    server.login(user, password)\nLocals: user='robot', password='${S(strong(v))}', port=587`,
  'go-panic': (v) =>
    t`panic: dial amqp://orders:${S(plain(v))}@${v.host()}:5672/: connection refused\n\ngoroutine 1 [running]:\nmain.main()`,
  'rails-params': (v) =>
    t`Started POST "/api/sessions" for ${v.ip()}\n  Parameters: {"login"=>"${v.name()}", "password"=>"${S(plain(v))}", "remember"=>"1"}`,
  'rust-debug': (v) =>
    t`thread 'main' panicked: Config { host: "${v.host()}", user: "etl", password: "${S(strong(v))}", pool: 4 }`,
  'php-warning': (v) =>
    t`PHP Fatal error: Uncaught PDOException in /var/www/db.php:12\n#0 /var/www/db.php(12): PDO->__construct('mysql:host=db', 'www', '${S(plain(v))}')`,
});

export const clients = [cloud, shells, web, notebooks, crashes].flat();

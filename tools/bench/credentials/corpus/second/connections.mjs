/** Connection strings of many databases and brokers, and URLs. */
import { pos, S, t } from '../row.mjs';

const conn = (label, context, make, options) => pos('connection', label, context, make, options);

export const rows = [
  conn(
    'PASSWORD',
    'oracle-thin',
    (v) => t`jdbc:oracle:thin:${v.name()}/${S(v.pw())}@//${v.host()}:1521/ORCLPDB1`,
    { times: 2 },
  ),
  conn('PASSWORD', 'oracle-easy', (v) => t`sqlplus ${v.name()}/${S(v.pw())}@${v.host()}:1521/XE`),
  conn(
    'PASSWORD',
    'sqlserver-jdbc',
    (v) =>
      t`jdbc:sqlserver://${v.host()}:1433;databaseName=shop;user=${v.name()};password={${S(v.pwSym())}};encrypt=true`,
  ),
  conn(
    'PASSWORD',
    'odbc',
    (v) =>
      t`Driver={ODBC Driver 18 for SQL Server};Server=${v.host()};UID=${v.name()};PWD=${S(v.pw())};TrustServerCertificate=yes`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'mysql-net',
    (v) => t`server=${v.host()};uid=${v.name()};pwd=${S(v.pwSym())};database=shop`,
  ),
  conn(
    'PASSWORD',
    'npgsql',
    (v) => t`Host=${v.host()};Username=${v.name()};Password='${S(v.pwSym())}';Database=shop`,
  ),
  conn(
    'PASSWORD',
    'go-mysql-dsn',
    (v) => t`${v.name()}:${S(v.pw())}@tcp(${v.host()}:3306)/shop?parseTime=true`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'cockroach',
    (v) => t`cockroachdb://${v.name()}:${S(v.pw())}@${v.host()}:26257/bank?sslmode=verify-full`,
  ),
  conn('PASSWORD', 'neo4j', (v) => t`neo4j+s://${v.name()}:${S(v.pw())}@${v.low(8)}.databases.neo4j.io`),
  conn('PASSWORD', 'cassandra', (v) => t`cassandra://${v.name()}:${S(v.pw())}@${v.host()}:9042/ks`),
  conn('PASSWORD', 'couchdb', (v) => t`http://admin:${S(v.pw())}@${v.host()}:5984/_users`),
  conn('PASSWORD', 'elasticsearch', (v) => t`ELASTIC_URL=https://elastic:${S(v.pw())}@${v.host()}:9200`, {
    times: 2,
  }),
  conn('PASSWORD', 'influx', (v) => t`influxdb://${v.name()}:${S(v.pw())}@${v.host()}:8086/metrics`),
  conn(
    'PASSWORD',
    'snowflake',
    (v) => t`snowflake://${v.name()}:${S(v.pw())}@ab12345.eu-central-1/DB/PUBLIC?warehouse=WH`,
  ),
  conn(
    'PASSWORD',
    'redshift',
    (v) => t`redshift+psycopg2://${v.name()}:${S(v.pw())}@cl.abc.eu-west-1.redshift.amazonaws.com:5439/dev`,
  ),
  conn('TOKEN', 'libsql', (v) => t`libsql://shop-${v.org()}.turso.io?authToken=${S(v.jwt())}`),
  conn(
    'PASSWORD',
    'mongo-replica',
    (v) =>
      t`mongodb://${v.name()}:${S(v.pw())}@a.example.net:27017,b.example.net:27017/?replicaSet=rs0&authSource=admin`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'mongo-pct',
    (v) => t`mongodb+srv://${v.name()}:${S(`${v.Word()}%23${v.b62(6)}%3F`)}@cl0.ab1cd.mongodb.net/shop`,
  ),
  conn(
    'PASSWORD',
    'pg-slash-password',
    (v) => t`postgres://${v.name()}:${S(`${v.b62(5)}/${v.b62(6)}`)}@${v.host()}:5432/shop`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'pg-two-ats',
    (v) =>
      t`DATABASE_URL="postgresql://${v.name()}:${S(`${v.Word()}@${v.b62(4)}@${v.int(10, 99)}`)}@${v.host()}/shop"`,
  ),
  conn(
    'PASSWORD',
    'pg-hash-password',
    (v) => t`postgres://${v.name()}:${S(`${v.b62(6)}#${v.b62(4)}`)}@${v.host()}/shop`,
  ),
  conn(
    'PASSWORD',
    'pg-query',
    (v) => t`postgresql:///shop?host=${v.host()}&user=${v.name()}&password=${S(v.pw())}`,
  ),
  conn('PASSWORD', 'redis-acl', (v) => t`redis://cache-user:${S(v.pw())}@${v.host()}:6380/2`),
  conn(
    'PASSWORD',
    'redis-sentinel',
    (v) => t`redis-sentinel://:${S(v.pw())}@s1.example.net:26379,s2.example.net:26379/mymaster`,
  ),
  conn('PASSWORD', 'nats', (v) => t`nats://${v.name()}:${S(v.pw())}@${v.host()}:4222`),
  conn(
    'PASSWORD',
    'amqps-vhost',
    (v) => t`CELERY_BROKER_URL=amqps://${v.name()}:${S(v.pw())}@${v.host()}/prod-vhost`,
  ),
  conn('PASSWORD', 'mqtt', (v) => t`mqtts://${v.name()}:${S(v.pw())}@${v.host()}:8883/home/+/temp`),
  conn('PASSWORD', 'stomp', (v) => t`stomp+ssl://${v.name()}:${S(v.pw())}@${v.host()}:61614`),
  conn(
    'SECRET',
    'eventhub',
    (v) =>
      t`Endpoint=sb://${v.org()}.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=${S(v.b64(32))};EntityPath=orders`,
    { times: 2 },
  ),
  conn(
    'SECRET',
    'azure-storage',
    (v) =>
      t`DefaultEndpointsProtocol=https;AccountName=${v.org()};AccountKey=${S(v.b64(64))};EndpointSuffix=core.windows.net`,
  ),
  conn(
    'SECRET',
    'cosmos',
    (v) => t`AccountEndpoint=https://${v.org()}.documents.azure.com:443/;AccountKey=${S(v.b64(64))};`,
  ),
  conn(
    'SECRET',
    'iothub',
    (v) => t`HostName=${v.org()}.azure-devices.net;DeviceId=d${v.int(1, 99)};SharedAccessKey=${S(v.b64(32))}`,
  ),
  conn('PASSWORD', 'smtp', (v) => t`smtps://${v.name()}%40example.net:${S(v.pw())}@smtp.example.net:465`, {
    times: 2,
  }),
  conn('PASSWORD', 'imap', (v) => t`imaps://${v.name()}:${S(v.pw())}@imap.example.net:993/INBOX`),
  conn('PASSWORD', 'ldap', (v) => t`ldap://cn=reader,dc=example,dc=net:${S(v.pw())}@${v.host()}:389`, {
    debatable: true,
  }),
  conn('PASSWORD', 'sftp', (v) => t`sftp://${v.name()}:${S(v.pw())}@${v.host()}:2222/drop`),
  conn(
    'PASSWORD',
    'ftp-anonymous-decoy',
    (v) =>
      t`mirrors: ftp://anonymous@ftp.example.org and ftp://${v.name()}:${S(v.pw())}@ftp.example.net/private`,
  ),
  conn('PASSWORD', 'rtsp', (v) => t`ffmpeg -i rtsp://admin:${S(v.pw())}@${v.ip()}:554/stream1 out.mp4`, {
    times: 2,
  }),
  conn('PASSWORD', 'proxy', (v) => t`HTTPS_PROXY=http://${v.name()}:${S(v.pw())}@proxy.example.net:3128`, {
    times: 2,
  }),
  conn('PASSWORD', 'socks', (v) => t`ALL_PROXY=socks5h://${v.name()}:${S(v.pw())}@${v.ip()}:1080`),
  conn('PASSWORD', 'vnc', (v) => t`vnc://:${S(v.pw())}@${v.host()}:5901`),
  conn('PASSWORD', 'svn', (v) => t`svn+https://${v.name()}:${S(v.pw())}@svn.example.net/repo/trunk`),
  conn(
    'PASSWORD',
    'git-submodule',
    (v) => t`[submodule "lib"]\n\tpath = lib\n\turl = https://ci:${S(v.b62(26))}@git.example.net/lib.git`,
  ),
  conn(
    'PASSWORD',
    'pip-vcs',
    (v) => t`internal-lib @ git+https://oauth2:${S(`glpat-${v.url64(20)}`)}@gitlab.example.net/x/lib.git@v2`,
  ),
  conn(
    'PASSWORD',
    'go-proxy',
    (v) => t`go env -w GOPROXY=https://${v.name()}:${S(v.pw())}@goproxy.example.net,direct`,
  ),
  conn(
    'TOKEN',
    'url-signature-gcs',
    (v) =>
      t`https://storage.googleapis.com/b/o.csv?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Expires=900&X-Goog-Signature=${S(v.hex(128))}`,
  ),
  conn(
    'TOKEN',
    'url-cloudfront',
    (v) =>
      t`https://d1.cloudfront.net/a.mp4?Expires=1790000000&Signature=${S(v.url64(80))}&Key-Pair-Id=K${v.up(13)}`,
    { debatable: true },
  ),
  conn('TOKEN', 'url-oauth-code', (v) => t`https://app.example.net/cb?code=${S(v.url64(44))}&state=xyz`, {
    debatable: true,
  }),
  conn(
    'TOKEN',
    'url-refresh-form',
    (v) => t`grant_type=refresh_token&client_id=web&refresh_token=${S(v.url64(48))}`,
    { times: 2 },
  ),
  conn(
    'TOKEN',
    'url-reset-link',
    (v) => t`https://app.example.net/reset-password?token=${S(v.hex(48))}&email=${v.name()}%40example.net`,
  ),
  conn(
    'TOKEN',
    'url-telegram-bot',
    (v) => t`https://api.telegram.org/bot${S(`${v.digits(10)}:AA${v.url64(33)}`)}/getUpdates`,
  ),
  conn(
    'TOKEN',
    'url-feed',
    (v) => t`https://gitlab.example.net/x.atom?feed_token=${S(`glft-${v.url64(20)}`)}`,
  ),
  conn(
    'API_KEY',
    'url-appid',
    (v) => t`http://api.openweathermap.org/data/2.5/weather?q=Oslo&appid=${S(v.hex(32))}&units=metric`,
  ),
  conn(
    'PASSWORD',
    'otpauth',
    (v) => t`otpauth://hotp/VPN:${v.name()}?counter=1&secret=${S(v.b32(32))}&digits=6`,
  ),
];

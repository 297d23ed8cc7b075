/** The families `header`, `connection-string` and `url` of the first set, written otherwise. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { mild, opaque, plain, strong } from './secrets.mjs';

const basic = (v) => v.b64of(`${v.name()}:${plain(v)}`);

const headers = positives(
  'header',
  'header',
  {
    'bearer-lower': (v) =>
      t`> GET /v3/orders?limit=5 HTTP/2\n> host: api.${v.org()}.example\n> authorization: bearer ${S(opaque(v, 44))}\n> accept: */*`,
    'token-scheme': (v) => t`Authorization: token ${S(v.hex(40))}`,
    'basic-json': (v) =>
      t`"requestHeaders": {"Authorization": "Basic ${S(basic(v))}", "Accept-Encoding": "gzip, br"}`,
    'basic-proxy': (v) =>
      t`CONNECT ${v.host()}:443 HTTP/1.1\r\nProxy-Authorization: Basic ${S(basic(v))}\r\nProxy-Connection: keep-alive`,
    'api-key-curl': (v) =>
      t`curl -H 'X-Api-Key: ${S(opaque(v))}' -H 'Accept: text/csv' https://data.${v.org()}.example/v1/rates`,
    'apikey-supabase': (v) =>
      t`-H "apikey: ${S(v.jwt({ iss: 'supabase', role: 'service_role', iat: 1760000000 }))}"`,
    'goog-key': (v) => t`x-goog-api-key: ${S(`AIzaSy${v.url64(33)}`)}\nx-goog-user-project: ${v.org()}-prod`,
    'anthropic-header': (v) =>
      t`headers = {"x-api-key": "${S(`sk-ant-api03-${v.url64(93)}AA`)}", "anthropic-version": "2023-06-01"}`,
    'axios-defaults': (v) => t`axios.defaults.headers.common['Authorization'] = 'Bearer ${S(v.jwt())}';`,
    'ruby-faraday': (v) => t`conn.headers['X-Auth-Token'] = '${S(opaque(v, 40))}'`,
    'go-header': (v) => t`req.Header.Set("Authorization", "Bearer ${S(opaque(v, 36))}")`,
    'java-header': (v) => t`.header("X-Vault-Token", "${S(`hvs.${v.url64(90)}`)}").GET().build();`,
    'set-cookie-host': (v) =>
      t`Set-Cookie: __Host-session=${S(v.url64(52))}; Secure; HttpOnly; SameSite=Strict; Path=/`,
    'cookie-connect': (v) =>
      t`Cookie: _ga=GA1.1.${v.digits(9)}.${v.digits(10)}; connect.sid=s%3A${S(`${v.url64(32)}.${v.b62(43)}`)}; locale=nl`,
    'cookie-laravel': (v) => t`cookie: laravel_session=${S(`eyJpdiI6${v.b62(120)}`)}; consent=all`,
    'cookie-python': (v) => t`s.cookies.set("JSESSIONID", "${S(v.HEX(32))}", domain="${v.host()}")`,
    digest: (v) =>
      t`Authorization: Digest username="${v.name()}", realm="cam", nonce="${v.hex(16)}", uri="/live", response="${S(v.hex(32))}"`,
    'aws-sigv4': (v) =>
      t`authorization: AWS4-HMAC-SHA256 Credential=${S(`AKIA${v.b32(16)}`)}/20260901/eu-west-1/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=${S(v.hex(64))}`,
    hawk: (v) => t`Authorization: Hawk id="svc-7", ts="1760000123", nonce="j4h3g2", mac="${S(v.b64(32))}"`,
    'ocp-python': (v) => t`{"Ocp-Apim-Subscription-Key": "${S(v.hex(32))}", "Ocp-Apim-Trace": "false"}`,
    'prose-header': (v) =>
      t`It answers once you send X-Auth-Key: ${S(v.hex(37))} together with X-Auth-Email.`,
  },
  { disputed: ['hawk', 'digest'] },
);

const connections = positives('connection-string', 'connection-string', {
  'pg-options': (v) =>
    t`PGURI='postgresql://ledger:${S(mild(v))}@${v.host()}:6432/ledger?sslmode=verify-full&application_name=etl'`,
  'pg-log': (v) =>
    t`[error] pool: could not connect to postgres://app_rw:${S(plain(v))}@${v.ip()}:5432/app (ECONNREFUSED)`,
  'pg-two-hosts': (v) =>
    t`postgresql://svc:${S(plain(v))}@pg-a.${v.org()}.example:5432,pg-b.${v.org()}.example:5432/crm?target_session_attrs=read-write`,
  'pg-at-inside': (v) => t`DSN: postgres://audit:${S(`${v.Word()}@${v.b62(6)}`)}@${v.host()}/audit`,
  'pg-slash-inside': (v) => t`postgresql://audit:${S(`${v.b62(5)}/${v.b62(6)}`)}@${v.host()}:5432/audit`,
  'mysql-pct': (v) =>
    t`mysql://shop:${S(`${v.Word()}%23${v.b62(5)}%3F`)}@${v.host()}:3306/shop?charset=utf8mb4`,
  'mysql-go-dsn': (v) =>
    t`db, err := sql.Open("mysql", "shop:${S(mild(v))}@tcp(${v.host()}:3306)/shop?parseTime=true")`,
  'mongo-srv': (v) =>
    t`mongosh "mongodb+srv://crm_app:${S(plain(v))}@cluster0.${v.low(5)}.mongodb.net/crm?retryWrites=true&w=majority"`,
  'mongo-settings': (v) => t`MONGODB_URI: mongodb://root:${S(mild(v))}@mongo:27017/?authSource=admin`,
  'redis-no-user': (v) => t`CELERY_BROKER_URL = "redis://:${S(plain(v))}@redis.${v.org()}.example:6379/2"`,
  'redis-tls': (v) => t`broker = rediss://worker:${S(opaque(v, 28))}@${v.host()}:6380?ssl_cert_reqs=required`,
  'amqps-vhost': (v) =>
    t`spring.rabbitmq.addresses=amqps://orders:${S(plain(v))}@b-${v.uuid()}.mq.eu-west-1.amazonaws.com:5671/orders`,
  'jdbc-oracle-thin': (v) => t`jdbc:oracle:thin:billing/${S(plain(v))}@//${v.host()}:1521/ORCLPDB1`,
  'jdbc-sqlserver': (v) =>
    t`jdbc:sqlserver://${v.host()}:1433;databaseName=Crm;user=crm_app;password=${S(mild(v))};encrypt=true`,
  'jdbc-mysql-query': (v) =>
    t`url: "jdbc:mysql://${v.host()}:3306/shop?useSSL=true&user=shop&password=${S(plain(v))}"`,
  'adonet-pwd': (v) =>
    t`Data Source=${v.host()};Initial Catalog=Hr;Uid=hr_app;Pwd=${S(mild(v))};TrustServerCertificate=True`,
  'odbc-braces': (v) =>
    t`DRIVER={ODBC Driver 18 for SQL Server};SERVER=${v.host()};UID=etl;PWD={${S(strong(v))}};Encrypt=yes`,
  'azure-storage': (v) =>
    t`DefaultEndpointsProtocol=https;AccountName=${v.org()}data;AccountKey=${S(v.b64(64))};EndpointSuffix=core.windows.net`,
  'azure-servicebus': (v) =>
    t`Endpoint=sb://${v.org()}.servicebus.windows.net/;SharedAccessKeyName=send;SharedAccessKey=${S(v.b64(32))};EntityPath=orders`,
  'azure-iothub': (v) =>
    t`HostName=${v.org()}.azure-devices.net;DeviceId=pump-${v.int(1, 99)};SharedAccessKey=${S(v.b64(32))}`,
  libpq: (v) => t`psql "host=${v.host()} dbname=dw user=analyst password=${S(plain(v))} connect_timeout=5"`,
  snowflake: (v) =>
    t`create_engine("snowflake://LOADER:${S(mild(v))}@ab12345.eu-central-1/RAW/PUBLIC?warehouse=LOAD_WH")`,
  'smtp-dsn': (v) => t`MAILER_DSN=smtp://robot:${S(plain(v))}@mail.${v.org()}.example:587`,
  ldaps: (v) => t`ldaps://cn=reader:${S(plain(v))}@ldap.${v.org()}.example:636`,
});

const urls = positives(
  'url',
  'url',
  {
    'git-clone-oauth2': (v) =>
      t`git clone https://oauth2:${S(`glpat-${v.url64(20)}`)}@gitlab.${v.org()}.example/data/etl.git`,
    'git-remote-v': (v) =>
      t`origin  https://${v.name()}:${S(v.withCrc('ghp_', 30))}@github.com/${v.org()}/site.git (fetch)`,
    'pip-index': (v) =>
      t`pip install --extra-index-url https://build:${S(plain(v))}@pypi.${v.org()}.example/simple ledger-core`,
    'proxy-env': (v) => t`export https_proxy=http://${v.name()}:${S(plain(v))}@proxy.${v.org()}.example:3128`,
    'rtsp-cam': (v) => t`ffprobe rtsp://viewer:${S(plain(v))}@${v.ip()}:554/stream1`,
    'sftp-drop': (v) => t`lftp -e "mirror -R out/" sftp://partner42:${S(mild(v))}@sftp.${v.org()}.example`,
    'query-token-mid': (v) =>
      t`GET /ws/subscribe?channel=quotes&auth_token=${S(opaque(v, 40))}&v=2 → 101 Switching Protocols`,
    'query-sig-gcs': (v) =>
      t`https://storage.googleapis.com/${v.org()}-exports/q3.csv?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Expires=900&X-Goog-SignedHeaders=host&X-Goog-Signature=${S(v.hex(256))}`,
    'azure-sas-blob': (v) =>
      t`azcopy copy ./dump "https://${v.org()}.blob.core.windows.net/backup?sp=racw&st=2026-08-01T08:00:00Z&sv=2024-11-04&sr=c&sig=${S(`${v.b62(42)}%3D`)}"`,
    'cloudfront-signed': (v) =>
      t`https://cdn.${v.org()}.example/v/1.m3u8?Expires=1790000000&Signature=${S(`${v.url64(120)}__`)}&Key-Pair-Id=K${v.up(13)}`,
    'fragment-token': (v) =>
      t`Redirected to https://app.${v.org()}.example/cb#state=9f1&access_token=${S(v.jwt())}&expires_in=600`,
    'magic-link': (v) =>
      t`Sign in here: https://app.${v.org()}.example/login/verify?token=${S(v.url64(43))} (valid for 10 minutes)`,
    'reset-link': (v) =>
      t`https://shop.${v.org()}.example/reset-password?uid=${v.int(1000, 9999)}&reset_token=${S(v.hex(40))}`,
    'slack-hook': (v) =>
      t`curl -d '{"text":"done"}' https://hooks.slack.com/services/T${v.up(10)}/B${v.up(10)}/${S(v.b62(24))}`,
    'discord-hook': (v) =>
      t`alerts go to https://discord.com/api/webhooks/${v.digits(19)}/${S(v.url64(68))} now`,
    'telegram-url': (v) =>
      t`https://api.telegram.org/bot${S(`${v.digits(10)}:AA${v.url64(33)}`)}/sendMessage?chat_id=-100${v.digits(10)}`,
    'ical-private': (v) =>
      t`https://calendar.google.com/calendar/ical/${v.name()}%40example.org/private-${S(v.hex(32))}/basic.ics`,
  },
  { disputed: ['ical-private'] },
);

export const network = [headers, connections, urls].flat();

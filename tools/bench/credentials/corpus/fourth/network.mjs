/** Network devices, addresses with credentials in them, headers, webhooks. */
import { positives } from '../group.mjs';
import { human, plain } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const devices = positives('network', 'password', {
  'cisco-username': (v) =>
    t`hostname sw-floor3\n!\nusername admin privilege 15 secret 0 ${S(plain(v))}\nenable secret ${S(plain(v))}\n!\nend`,
  'cisco-tacacs': (v) => t`tacacs server ISE\n address ipv4 10.9.0.4\n key ${S(plain(v))}`,
  'cisco-snmp': (v) => t`snmp-server community ${S(plain(v))} RO 99\nsnmp-server location "Rack 4"`,
  'cisco-snmpv3': (v) =>
    t`snmp-server user nms NETMON v3 auth sha ${S(plain(v))} priv aes 128 ${S(plain(v))}`,
  'cisco-isakmp': (v) => t`crypto isakmp key ${S(plain(v))} address 203.0.113.40`,
  'cisco-type7': (v) => t`line vty 0 4\n password 7 ${S(v.HEX(20))}\n transport input ssh`,
  juniper: (v) =>
    t`set system radius-server 10.4.0.9 secret "${S(`$9$${v.b62(28)}`)}"\nset system host-name edge1`,
  mikrotik: (v) =>
    t`/interface wireless security-profiles\nadd authentication-types=wpa2-psk mode=dynamic-keys name=home wpa2-pre-shared-key="${S(human(v))}"`,
  'mikrotik-ppp': (v) => t`/ppp secret add name=${v.name()} password=${S(plain(v))} service=l2tp profile=vpn`,
  fortinet: (v) =>
    t`config vpn ipsec phase1-interface\n    edit "branch"\n        set psksecret ${S(plain(v))}\n    next\nend`,
  'wpa-supplicant': (v) => t`network={\n\tssid="Kinderzimmer"\n\tpsk="${S(human(v))}"\n\tkey_mgmt=WPA-PSK\n}`,
  'wpa-eap': (v) =>
    t`network={\n    ssid="eduroam"\n    identity="${v.name()}@uni.example"\n    password="${S(human(v))}"\n    phase2="auth=MSCHAPV2"\n}`,
  hostapd: (v) => t`interface=wlan0\nssid=Lager\nwpa=2\nwpa_passphrase=${S(plain(v))}`,
  wireguard: (v) =>
    t`[Interface]\nPrivateKey = ${S(v.b64(32))}\nAddress = 10.8.0.2/32\n\n[Peer]\nPublicKey = ${v.b64(32)}\nPresharedKey = ${S(v.b64(32))}\nEndpoint = vpn.example.org:51820`,
  'openvpn-auth': (v) => t`# /etc/openvpn/login.txt (user, password)\n${v.name()}\n${S(human(v))}`,
  'openvpn-tls-crypt': (v) =>
    t`<tls-crypt>\n-----BEGIN OpenVPN Static key V1-----\n${S(Array.from({ length: 8 }, () => v.hex(32)).join('\n'))}\n-----END OpenVPN Static key V1-----\n</tls-crypt>`,
  networkmanager: (v) => t`[wifi-security]\nkey-mgmt=wpa-psk\npsk=${S(plain(v))}\n\n[ipv4]\nmethod=auto`,
  'wifi-qr': (v) => t`WIFI:T:WPA;S:Ferienhaus Nord;P:${S(plain(v))};;`,
  'ldif-add': (v) =>
    t`dn: uid=${v.name()},ou=people,dc=example,dc=org\nobjectClass: inetOrgPerson\nuserPassword: ${S(plain(v))}\nsn: Berg`,
  'radius-test': (v) => t`radtest ${v.name()} ${S(plain(v))} 10.3.0.1 0 ${S(plain(v))}`,
});

const urls = positives('url', 'password', {
  'postgres-percent': (v) =>
    t`postgresql+asyncpg://shop:${S(`${v.b62(5)}%40${v.b62(4)}%23${v.b62(3)}`)}@pg.internal:5432/shop?ssl=require`,
  'mongodb-srv': (v) =>
    t`mongoose.connect("mongodb+srv://web:${S(plain(v))}@cluster0.${v.low(5)}.mongodb.net/shop?retryWrites=true")`,
  'redis-empty-user': (v) => t`CELERY_BROKER_URL=redis://:${S(human(v))}@cache:6379/1`,
  rediss: (v) =>
    t`rediss://default:${S(`A${v.b62(2)}AAIjcD${v.b62(40)}`)}@gusc1-fast-cat-30822.upstash.io:6379`,
  amqp: (v) => t`amqp://ingest:${S(plain(v))}@mq1:5672/%2Fprod`,
  nats: (v) => t`nats://edge:${S(plain(v))}@nats.example.org:4222`,
  'nats-token': (v) => t`nats sub "orders.>" -s nats://${S(v.b62(32))}@n1.example.org:4222`,
  clickhouse: (v) => t`clickhouse://default:${S(v.b62(14))}@ch1:9440/metrics?secure=true`,
  'jdbc-query': (v) => t`jdbc:mysql://db:3306/shop?user=shop&password=${S(plain(v))}&useSSL=false`,
  'jdbc-sqlserver': (v) =>
    t`jdbc:sqlserver://sql1:1433;databaseName=Fin;user=fin;password=${S(human(v))};encrypt=true`,
  'jdbc-oracle-thin': (v) => t`jdbc:oracle:thin:scott/${S(plain(v))}@//ora1:1521/ORCLPDB`,
  'sqlplus-slash': (v) => t`sqlplus hr/${S(plain(v))}@//ora1:1521/XEPDB1 @report.sql`,
  snowflake: (v) =>
    t`snowflake://LOADER:${S(human(v).replaceAll('@', '-').replaceAll('#', '-').replaceAll('%', '-'))}@xy12345.eu-central-1/RAW/PUBLIC?warehouse=WH`,
  'odbc-dsn': (v) =>
    t`Driver={PostgreSQL Unicode};Server=db;Port=5432;Database=shop;Uid=shop;Pwd={${S(human(v))}};`,
  'libpq-keywords': (v) =>
    t`host=db port=5432 dbname=shop user=shop password='${S(human(v))}' sslmode=verify-full`,
  'azure-storage-connection': (v) =>
    t`DefaultEndpointsProtocol=https;AccountName=shopfiles;AccountKey=${S(v.b64(64))};EndpointSuffix=core.windows.net`,
  'azure-servicebus': (v) =>
    t`Endpoint=sb://shop.servicebus.windows.net/;SharedAccessKeyName=send;SharedAccessKey=${S(v.b64(32))};EntityPath=orders`,
  'azure-iothub': (v) => t`HostName=plant.azure-devices.net;DeviceId=press-4;SharedAccessKey=${S(v.b64(32))}`,
  'azure-sas': (v) =>
    t`https://shopfiles.blob.core.windows.net/in/a.csv?sv=2024-11-04&se=2026-04-01T00%3A00%3A00Z&sr=b&sp=r&sig=${S(`${v.b62(20)}%2B${v.b62(20)}%3D`)}`,
  's3-presigned': (v) =>
    t`https://b.s3.amazonaws.com/r.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20260301T101112Z&X-Amz-Expires=900&X-Amz-SignedHeaders=host&X-Amz-Signature=${S(v.hex(64))}`,
  'git-remote': (v) => t`origin\thttps://oauth2:${S(v.b62(26))}@git.example.org/web/shop.git (fetch)`,
  'pip-index': (v) => t`--extra-index-url https://ci:${S(plain(v))}@pypi.example.org/simple`,
  'proxy-env': (v) => t`https_proxy=http://${v.name()}:${S(plain(v))}@proxy.corp.lan:3128`,
  'oauth-fragment': (v) =>
    t`https://app.example.org/cb#access_token=${S(v.b62(48))}&token_type=bearer&expires_in=3600`,
  'reset-link': (v) =>
    t`Someone asked to reset your password: https://example.org/password/reset?token=${S(v.hex(64))}&email=${v.name()}%40example.org`,
  'magic-link': (v) => t`https://auth.example.org/verify?token_hash=${S(v.hex(56))}&type=magiclink`,
  'sentry-legacy-dsn': (v) => t`SENTRY_DSN=https://${v.hex(32)}:${S(v.hex(32))}@sentry.example.org/42`,
  cloudinary: (v) => t`CLOUDINARY_URL=cloudinary://${v.digits(15)}:${S(v.url64(27))}@${v.org()}`,
  'smtp-url': (v) => t`MAILER_DSN=smtp://robot:${S(plain(v))}@smtp.example.org:465`,
  'sftp-url': (v) => t`lftp sftp://drop:${S(plain(v))}@files.example.org/in`,
  'ssh-url-in-yaml': (v) => t`backup_target: ssh://borg:${S(plain(v))}@10.0.7.7:22/./repo`,
  'gcal-private-ics': (v) =>
    t`https://calendar.google.com/calendar/ical/${v.name()}%40example.org/private-${S(v.hex(32))}/basic.ics`,
});

const headers = positives(
  'header',
  'token',
  {
    'curl-smart-quotes': (v) =>
      t`curl -H 'PRIVATE-TOKEN: ${S(v.url64(20))}' https://gitlab.example.org/api/v4/projects`,
    'folded-header': (v) => t`Authorization:\r\n\tBearer ${S(v.b62(44))}\r\nAccept: */*`,
    digest: (v) =>
      t`Authorization: Digest username="${v.name()}", realm="cam", nonce="${v.hex(32)}", uri="/", response="${S(v.hex(32))}"`,
    'hawk-mac': (v) =>
      t`Authorization: Hawk id="${v.low(10)}", ts="1767225600", nonce="${v.b62(6)}", mac="${S(v.b64(32))}"`,
    'x-functions-key': (v) => t`x-functions-key: ${S(`${v.url64(50)}AzFu${v.b62(6)}==`)}`,
    'ocp-apim': (v) => t`fetch(u, { headers: { 'Ocp-Apim-Subscription-Key': '${S(v.hex(32))}' } })`,
    'x-goog-api-key': (v) => t`-H "x-goog-api-key: ${S(`AIza${v.url64(35)}`)}"`,
    'x-auth-key-cloudflare': (v) => t`X-Auth-Email: ${v.name()}@example.org\nX-Auth-Key: ${S(v.hex(37))}`,
    'cookie-connect-sid': (v) =>
      t`Cookie: lang=de; connect.sid=${S(`s%3A${v.url64(32)}.${v.b62(43)}`)}; consent=1`,
    'set-cookie-remember': (v) =>
      t`Set-Cookie: remember_user_token=${S(v.b64url(90))}; path=/; expires=Fri, 20 Mar 2026 10:00:00 GMT; HttpOnly`,
    'laravel-session': (v) =>
      t`"cookie": "laravel_session=${S(v.b64of(`{"iv":"${v.b64(16)}","value":"${v.b64(64)}","mac":"${v.hex(64)}"}`).replaceAll('=', ''))}"`,
    'wordpress-cookie': (v) =>
      t`wordpress_logged_in_${v.hex(32)}=${S(`${v.name()}%7C1771000000%7C${v.b62(43)}%7C${v.hex(64)}`)}`,
    'har-entry': (v) => t`{"name":"X-Api-Token","value":"${S(v.b62(40))}"},{"name":"Accept","value":"*/*"}`,
    'python-headers': (v) =>
      t`s.headers.update({"X-Shopify-Access-Token": "${S(`shpat_${v.hex(32)}`)}", "Accept": "application/json"})`,
    'sec-websocket': (v) => t`Sec-WebSocket-Protocol: graphql-ws, bearer.${S(v.jwt())}`,
    'http2-log': (v) => t`[stream 3] > authorization: Basic ${S(v.b64of(`ci:${plain(v)}`))}`,
    'ok-http-interceptor': (v) => t`.addHeader("Authorization", "Bearer ${S(v.b62(40))}")`,
  },
  { disputed: ['digest', 'hawk-mac'] },
);

const hooks = positives('webhook', 'webhook-url', {
  discord: (v) => t`DISCORD: https://discord.com/api/webhooks/${v.digits(19)}/${S(v.url64(68))}`,
  slack: (v) =>
    t`curl -X POST -d '{"text":"hi"}' https://hooks.slack.com/services/T0${v.up(8)}/B0${v.up(8)}/${S(v.b62(24))}`,
  teams: (v) =>
    t`https://${v.org()}.webhook.office.com/webhookb2/${v.uuid()}@${v.uuid()}/IncomingWebhook/${S(v.hex(32))}/${v.uuid()}`,
  feishu: (v) => t`webhook: https://open.feishu.cn/open-apis/bot/v2/hook/${S(v.uuid())}`,
  dingtalk: (v) => t`https://oapi.dingtalk.com/robot/send?access_token=${S(v.hex(64))}`,
  'telegram-url': (v) =>
    t`wget -qO- "https://api.telegram.org/bot${S(`${v.digits(10)}:AAH${v.url64(32)}`)}/getUpdates"`,
});

const disputed = positives(
  'url',
  'token',
  {
    'oauth-code': (v) => t`GET /oauth/callback?code=${S(v.url64(40))}&state=${v.b62(12)} HTTP/1.1`,
  },
  { debatable: true },
);

export const rows = [devices, urls, headers, hooks, disputed].flat();

/** Devices, addresses, headers and webhooks that the fourth set leaves out. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { label, simple, symbol, tricky } from './made-up.mjs';

const devices = positives(
  'network',
  'password',
  {
    'cisco-line-password': (v) => t`line con 0\n exec-timeout 5 0\n password ${S(label(v))}\n login`,
    'cisco-radius-host': (v) =>
      t`radius-server host 10.9.0.5 auth-port 1812 acct-port 1813 key 0 ${S(simple(v))}`,
    'cisco-bgp': (v) =>
      t`router bgp 65001\n neighbor 192.0.2.1 remote-as 65002\n neighbor 192.0.2.1 password ${S(simple(v))}`,
    'cisco-ospf': (v) => t` ip ospf message-digest-key 1 md5 ${S(label(v))}`,
    'cisco-ppp': (v) =>
      t`interface Dialer1\n ppp chap hostname dsl@isp\n ppp chap password 0 ${S(simple(v))}`,
    'cisco-wlan': (v) => t`wlan Guest 2 Guest\n security wpa psk set-key ascii 0 ${S(simple(v))}`,
    'junos-plain': (v) => t`set security ike policy p1 pre-shared-key ascii-text "${S(tricky(v))}"`,
    aruba: (v) => t`wlan ssid-profile "corp"\n    wpa-passphrase ${S(simple(v))}`,
    'mikrotik-user': (v) => t`/user add name=ops group=full password="${S(tricky(v))}"`,
    'mikrotik-wireguard': (v) =>
      t`/interface wireguard add listen-port=13231 name=wg1 private-key="${S(v.b64(32))}"`,
    vyos: (v) => t`set system login user ops authentication plaintext-password '${S(symbol(v))}'`,
    'huawei-vrp': (v) =>
      t`local-user admin password irreversible-cipher ${S(simple(v))}\nlocal-user admin service-type ssh`,
    paloalto: (v) => t`set mgt-config users ops phash ${S(`$5$${v.b62(8)}$${v.b62(43)}`)}`,
    'openwrt-uci': (v) =>
      t`config wifi-iface 'default_radio0'\n\toption ssid 'Bergblick'\n\toption encryption 'sae-mixed'\n\toption key '${S(label(v))}'`,
    'uci-set': (v) => t`uci set network.wan.username='dsl' && uci set network.wan.password='${S(simple(v))}'`,
    'fritzbox-export': (v) => t`WPA2-Schlüssel: ${S(v.digits(20))}\nSSID: FRITZ!Box 7590 XY`,
    'windows-wlan-xml': (v) =>
      t`<sharedKey><keyType>passPhrase</keyType><protected>false</protected><keyMaterial>${S(label(v))}</keyMaterial></sharedKey>`,
    'snmpd-conf': (v) => t`rocommunity ${S(simple(v))} 10.0.0.0/8\nsyslocation DC1`,
    'snmpwalk-v3': (v) =>
      t`snmpwalk -v3 -l authPriv -u nms -a SHA -A ${S(simple(v))} -x AES -X ${S(simple(v))} 10.0.0.1 sysDescr`,
    xl2tpd: (v) =>
      t`lac vpn\n  name = ${v.name()}\n  pppoptfile = /etc/ppp/o\n# /etc/ppp/o\npassword ${S(simple(v))}`,
    'strongswan-swanctl': (v) =>
      t`secrets {\n  ike-1 {\n    id = gw.example.net\n    secret = "${S(symbol(v))}"\n  }\n}`,
    'iwd-psk': (v) => t`[Security]\nPassphrase=${S(label(v))}\n\n[Settings]\nAutoConnect=true`,
    netplan: (v) => t`      access-points:\n        "Bergblick":\n          password: "${S(label(v))}"`,
    'ldap-modify': (v) =>
      t`dn: cn=sync,dc=example,dc=net\nchangetype: modify\nreplace: userPassword\nuserPassword: ${S(symbol(v))}`,
    'ldif-base64': (v) =>
      t`dn: uid=a,dc=example,dc=net\nuserPassword:: ${S(v.b64of(`${simple(v)}${v.b62(4)}`))}`,
    sssd: (v) => t`ldap_default_bind_dn = cn=sssd,dc=example,dc=net\nldap_default_authtok = ${S(simple(v))}`,
  },
  { disputed: ['paloalto', 'huawei-vrp'] },
);

const urls = positives(
  'url',
  'password',
  {
    'mysql-slash-in-password': (v) =>
      t`mysql://shop:${S(`${v.b62(5)}/${v.b62(6)}`)}@db.example.net:3306/shop`,
    'postgres-at-in-password': (v) => t`postgresql://app:${S(`${v.b62(4)}@${v.b62(5)}`)}@pg.example.net/app`,
    'mariadb-python': (v) =>
      t`create_engine("mariadb+pymysql://shop:${S(simple(v))}@db/shop?charset=utf8mb4")`,
    cockroach: (v) =>
      t`cockroach sql --url "postgresql://root:${S(simple(v))}@free-tier.gcp-europe-west1.cockroachlabs.cloud:26257/defaultdb?sslmode=verify-full"`,
    'neo4j-tuple': (v) =>
      t`GraphDatabase.driver("neo4j+s://x.databases.neo4j.io", auth=("neo4j", "${S(v.b62(43))}"))`,
    'elastic-url': (v) => t`ELASTICSEARCH_URL=https://elastic:${S(v.b62(24))}@es.example.net:9243`,
    couchdb: (v) => t`curl -X PUT http://admin:${S(label(v))}@127.0.0.1:5984/notes`,
    'mongodb-options': (v) =>
      t`mongodb://root:${S(simple(v))}@m1:27017,m2:27017,m3:27017/?replicaSet=rs0&authSource=admin`,
    'libsql-token': (v) => t`libsql://shop-${v.org()}.turso.io?authToken=${S(v.jwt())}`,
    'redis-user': (v) => t`redis://worker:${S(simple(v))}@r1.example.net:6380/0?protocol=3`,
    'mqtt-url': (v) => t`mqtts://node7:${S(label(v))}@broker.example.net:8883`,
    'kafka-rest': (v) => t`schema.registry.basic.auth.user.info=sr-user:${S(simple(v))}`,
    'ado-mysql': (v) =>
      t`Server=db;Port=3306;Database=shop;Uid=shop;Pwd='${S(tricky(v).replaceAll(';', ':'))}';SslMode=Required`,
    npgsql: (v) =>
      t`Host=pg;Username=app;Password=${S(symbol(v).replaceAll('=', '-'))};Database=app;Pooling=true`,
    oledb: (v) =>
      t`Provider=SQLOLEDB;Data Source=sql1;Initial Catalog=Fin;User Id=fin;Password=${S(simple(v))};`,
    'jdbc-snowflake': (v) =>
      t`jdbc:snowflake://xy1.eu.snowflakecomputing.com/?user=etl&password=${S(simple(v))}&warehouse=WH`,
    'jdbc-h2-semicolon': (v) => t`jdbc:h2:file:./data;USER=sa;PASSWORD=${S(simple(v))}`,
    'jdbc-db2-colon': (v) => t`jdbc:db2://h1:50000/SALES:user=db2inst1;password=${S(simple(v))};`,
    'tns-easy-exp': (v) => t`expdp system/${S(simple(v))}@XEPDB1 schemas=hr directory=dp`,
    eventhub: (v) =>
      t`Endpoint=sb://tele.servicebus.windows.net/;SharedAccessKeyName=listen;SharedAccessKey=${S(v.b64(32))}`,
    'azure-app-config': (v) =>
      t`Endpoint=https://cfg.azconfig.io;Id=ab12-l0-s0:${v.b62(20)};Secret=${S(v.b64(32))}`,
    appinsights: (v) =>
      t`https://fn.azurewebsites.net/api/import?code=${S(`${v.url64(52)}AzFu${v.url64(6)}==`)}`,
    'gcs-signed': (v) =>
      t`https://storage.googleapis.com/b/r.pdf?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Date=20260301T000000Z&X-Goog-Expires=600&X-Goog-Signature=${S(v.hex(128))}`,
    'cloudfront-signed': (v) =>
      t`https://d1.cloudfront.net/v.mp4?Expires=1772359200&Signature=${S(`${v.url64(80)}__`)}&Key-Pair-Id=K${v.up(13)}`,
    'api-key-query': (v) =>
      t`https://api.openweathermap.org/data/3.0/onecall?lat=52.5&lon=13.4&appid=${S(v.hex(32))}`,
    'google-maps-static': (v) =>
      t`![map](https://maps.googleapis.com/maps/api/staticmap?center=Berlin&zoom=12&key=${S(`AIza${v.url64(35)}`)})`,
    'invite-token': (v) =>
      t`Accept the invitation: https://app.example.net/invite?invitation_token=${S(v.url64(32))}`,
    'unsubscribe-jwt': (v) => t`https://news.example.net/u?jwt=${S(v.jwt())}`,
    'id-token-hint': (v) =>
      t`GET /logout?id_token_hint=${S(v.jwt())}&post_logout_redirect_uri=https%3A%2F%2Fexample.net`,
    'git-submodule': (v) =>
      t`[submodule "lib"]\n\tpath = lib\n\turl = https://gitlab-ci-token:${S(v.url64(26))}@gitlab.example.net/a/lib.git`,
    'requirements-git': (v) => t`pkg @ git+https://${S(`ghp_${v.b62(36)}`)}@github.com/${v.org()}/pkg.git@v2`,
    'go-proxy': (v) => t`GOPROXY=https://ci:${S(simple(v))}@goproxy.example.net,direct`,
    'caldav-url': (v) => t`caldavs://${v.name()}:${S(simple(v))}@cloud.example.net/remote.php/dav/`,
    'm3u-iptv': (v) =>
      t`http://tv.example.net:8080/get.php?username=${v.name()}&password=${S(label(v))}&type=m3u_plus`,
    'socks-proxy': (v) => t`ALL_PROXY=socks5h://${v.name()}:${S(simple(v))}@10.0.0.1:1080`,
    'ss-uri': (v) =>
      t`ss://${S(v.b64of(`aes-256-gcm:${v.b62(16)}`).replaceAll('=', ''))}@198.51.100.7:8388#home`,
    'email-login-link': (v) =>
      t`Click to sign in: https://example.net/auth/callback?nonce=${v.hex(8)}&login_token=${S(v.b64url(48))}`,
  },
  { disputed: ['unsubscribe-jwt'] },
);

const headers = positives(
  'header',
  'token',
  {
    negotiate: (v) => t`Authorization: Negotiate ${S(`YII${v.b64(150)}`)}`,
    'aws-sigv4': (v) =>
      t`Authorization: AWS4-HMAC-SHA256 Credential=${S(`AKIA${v.b32(16)}`)}/20260301/eu-west-1/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=${S(v.hex(64))}`,
    'x-amz-security-token': (v) => t`x-amz-security-token: ${S(`FwoGZXIvYXdzE${v.b64(160)}`)}`,
    'genie-key': (v) => t`Authorization: GenieKey ${S(v.uuid())}`,
    'apikey-scheme': (v) => t`"Authorization": "ApiKey ${S(v.b64of(`${v.b62(20)}:${v.b62(22)}`))}"`,
    'token-token': (v) => t`authorization: token ${S(v.hex(40))}\nhost: api.example.net`,
    'x-gitlab-token': (v) => t`X-Gitlab-Event: Push Hook\nX-Gitlab-Token: ${S(simple(v))}`,
    'x-csrf-and-session': (v) =>
      t`Cookie: sessionid=${S(v.low(32))}; django_language=de\nReferer: https://example.net/`,
    'cookie-access-token': (v) =>
      t`set-cookie: access_token=${S(v.jwt())}; Path=/; Secure; HttpOnly; SameSite=Strict`,
    'aspnet-cookies': (v) =>
      t`Cookie: .AspNetCore.Identity.Application=${S(`CfDJ8${v.url64(180)}`)}; theme=light`,
    'asp-session': (v) => t`Cookie: ASP.NET_SessionId=${S(v.low(24))}`,
    'cookies-txt': (v) =>
      t`# Netscape HTTP Cookie File\n.example.net\tTRUE\t/\tTRUE\t1790000000\tsession_token\t${S(v.b62(48))}`,
    'github-user-session': (v) => t`user_session=${S(v.url64(48))}; logged_in=yes; dotcom_user=${v.name()}`,
    'next-auth-cookie': (v) =>
      t`curl -b '__Secure-next-auth.session-token=${S(v.uuid())}' https://example.net/api/me`,
    'har-cookie': (v) => t`"cookies":[{"name":"auth","value":"${S(v.b62(44))}","path":"/","httpOnly":true}]`,
    'proxy-basic-lower': (v) => t`proxy-authorization: basic ${S(v.b64of(`u:${simple(v)}`))}`,
    'axios-create': (v) =>
      t`axios.create({ baseURL, headers: { Authorization: \`Bearer ${S(v.b62(40))}\` } })`,
    'ruby-headers': (v) => t`headers['X-Auth-Token'] = '${S(v.b62(32))}'`,
    'go-header-set': (v) => t`req.Header.Set("X-API-Key", "${S(v.b62(32))}")`,
    'nginx-log-auth': (v) => t`10.0.0.4 - - "GET /x HTTP/1.1" 200 12 auth="Bearer ${S(v.b62(40))}" rt=0.004`,
    'grpc-metadata': (v) => t`metadata=(("x-token", "${S(v.b62(32))}"), ("x-region", "eu"))`,
  },
  { disputed: ['aws-sigv4'] },
);

const hooks = positives(
  'webhook',
  'webhook-url',
  {
    'discord-ptb': (v) =>
      t`webhook_url = "https://ptb.discord.com/api/webhooks/${v.digits(19)}/${S(v.url64(68))}"`,
    'slack-workflow': (v) => t`https://hooks.slack.com/triggers/T0${v.up(9)}/${v.digits(13)}/${S(v.hex(32))}`,
    wecom: (v) => t`https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${S(v.uuid())}`,
    'google-chat': (v) =>
      t`https://chat.googleapis.com/v1/spaces/AAAA${v.b62(7)}/messages?key=${S(`AIza${v.url64(35)}`)}&token=${S(v.url64(43))}`,
    'power-automate': (v) =>
      t`https://prod-12.westeurope.logic.azure.com/workflows/${v.hex(32)}/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=${S(v.url64(43))}`,
    zapier: (v) => t`POST https://hooks.zapier.com/hooks/catch/${v.digits(7)}/${S(v.low(7))}/`,
    healthchecks: (v) => t`curl -fsS https://hc-ping.com/${S(v.uuid())}`,
  },
  { disputed: ['zapier', 'healthchecks'] },
);

export const rows = [devices, urls, headers, hooks].flat();

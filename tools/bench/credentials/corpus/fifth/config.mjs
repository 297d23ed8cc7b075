/** Configuration of programs that the fourth set leaves out. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { label, sentence, simple, symbol, tricky } from './made-up.mjs';

const files = positives(
  'config',
  'password',
  {
    s3cfg: (v) =>
      t`[default]\naccess_key = ${v.up(20)}\nsecret_key = ${S(v.b62(40))}\nhost_base = s3.example.net`,
    curlrc: (v) => t`# ~/.curlrc\nuser = "${v.name()}:${S(simple(v))}"\nproxy = proxy.lan:3128`,
    aria2: (v) => t`enable-rpc=true\nrpc-secret=${S(simple(v))}\nrpc-listen-port=6800`,
    'dovecot-sql': (v) =>
      t`driver = mysql\nconnect = host=127.0.0.1 dbname=mail user=dovecot password=${S(simple(v))}`,
    'postfix-mysql': (v) =>
      t`hosts = 127.0.0.1\nuser = postfix\npassword = ${S(symbol(v))}\ndbname = mail\nquery = SELECT 1 FROM domains WHERE name='%s'`,
    roundcube: (v) =>
      t`$config['db_dsnw'] = 'mysql://roundcube:${S(simple(v))}@localhost/roundcube';\n$config['des_key'] = '${S(v.b62(24))}';`,
    nextcloud: (v) =>
      t`  'dbuser' => 'oc_admin',\n  'dbpassword' => '${S(v.b62(30))}',\n  'secret' => '${S(v.b62(48))}',\n  'trusted_domains' => ['cloud.example.net'],`,
    joomla: (v) =>
      t`	public $user = 'joomla';\n	public $password = '${S(tricky(v))}';\n	public $db = 'joomla';`,
    'drupal-settings': (v) =>
      t`$databases['default']['default'] = [\n  'database' => 'd10',\n  'username' => 'd10',\n  'password' => '${S(symbol(v))}',\n  'host' => 'db',\n];`,
    mediawiki: (v) =>
      t`$wgDBuser = "wiki";\n$wgDBpassword = "${S(tricky(v))}";\n$wgSecretKey = "${S(v.hex(64))}";`,
    moodle: (v) =>
      t`$CFG->dbuser    = 'moodle';\n$CFG->dbpass    = '${S(symbol(v))}';\n$CFG->prefix    = 'mdl_';`,
    'ghost-json': (v) =>
      t`  "mail": {\n    "transport": "SMTP",\n    "options": { "service": "Mailgun", "auth": { "user": "postmaster@mg.example.net", "pass": "${S(v.hex(32))}" } }\n  }`,
    'symfony-env': (v) =>
      t`APP_ENV=prod\nAPP_SECRET=${S(v.hex(32))}\nDATABASE_URL="mysql://app:${S(simple(v))}@127.0.0.1:3306/app?serverVersion=8.0"`,
    'gitea-ini': (v) =>
      t`[database]\nDB_TYPE = postgres\nUSER = gitea\nPASSWD = \`${S(tricky(v))}\`\n\n[security]\nINTERNAL_TOKEN = ${S(v.jwt({ nbf: v.int(17e8, 176e7) }))}`,
    'gitlab-rb': (v) =>
      t`gitlab_rails['smtp_user_name'] = "robot"\ngitlab_rails['smtp_password'] = "${S(symbol(v))}"\ngitlab_rails['smtp_port'] = 587`,
    'jenkins-casc': (v) =>
      t`credentials:\n  system:\n    domainCredentials:\n      - credentials:\n          - usernamePassword:\n              id: nexus\n              username: ci\n              password: ${S(simple(v))}`,
    keycloak: (v) =>
      t`db=postgres\ndb-username=keycloak\ndb-password=${S(symbol(v))}\nhostname=id.example.net`,
    'keycloak-realm': (v) =>
      t`{"clientId":"shop-bff","enabled":true,"clientAuthenticatorType":"client-secret","secret":"${S(v.b62(32))}","redirectUris":["https://shop.example.net/*"]}`,
    authelia: (v) =>
      t`session:\n  secret: ${S(v.b62(64))}\n  expiration: 1h\nstorage:\n  encryption_key: ${S(v.b62(32))}`,
    haproxy: (v) =>
      t`userlist stats\n    user admin insecure-password ${S(simple(v))}\n\nlisten stats\n    bind :8404`,
    'stunnel-psk': (v) => t`# psk.txt\nsensor1:${S(v.hex(64))}`,
    powerdns: (v) =>
      t`launch=gmysql\ngmysql-user=pdns\ngmysql-password=${S(simple(v))}\napi=yes\napi-key=${S(v.b62(24))}`,
    'prometheus-basic': (v) =>
      t`scrape_configs:\n  - job_name: node\n    basic_auth:\n      username: prom\n      password: ${S(symbol(v))}\n    static_configs:\n      - targets: [web1:9100]`,
    alertmanager: (v) =>
      t`global:\n  smtp_smarthost: mx:587\n  smtp_auth_username: alerts\n  smtp_auth_password: '${S(tricky(v))}'\n  resolve_timeout: 5m`,
    'grafana-datasource': (v) =>
      t`datasources:\n  - name: Postgres\n    type: postgres\n    user: grafana\n    secureJsonData:\n      password: "${S(tricky(v))}"`,
    zabbix: (v) => t`DBName=zabbix\nDBUser=zabbix\nDBPassword=${S(symbol(v))}\nStartPollers=10`,
    fluentd: (v) =>
      t`<match app.**>\n  @type elasticsearch\n  host es1\n  user fluent\n  password ${S(simple(v))}\n</match>`,
    'kibana-dotted': (v) =>
      t`elasticsearch.username: kibana_system\nelasticsearch.password: "${S(symbol(v))}"\nxpack.security.encryptionKey: ${S(v.b62(32))}`,
    'redis-conf': (v) =>
      t`bind 0.0.0.0\nrequirepass ${S(simple(v))}\nmasterauth ${S(simple(v))}\nappendonly yes`,
    'rabbitmq-conf': (v) =>
      t`default_user = shop\ndefault_pass = ${S(simple(v))}\nlisteners.tcp.default = 5672`,
    'kafka-inline-jaas': (v) =>
      t`sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="app" password="${S(tricky(v))}";\nacks=all`,
    'pgbouncer-userlist': (v) =>
      t`"shop" "${S(symbol(v))}"\n"reports" "${S(symbol(v))}"\n;; userlist.txt: user, password`,
    odoo: (v) => t`[options]\nadmin_passwd = ${S(simple(v))}\ndb_user = odoo\ndb_password = ${S(simple(v))}`,
    airflow: (v) =>
      t`[core]\nfernet_key = ${S(v.b64(32))}\n\n[database]\nsql_alchemy_conn = postgresql+psycopg2://airflow:${S(simple(v))}@pg/airflow`,
    'dbt-profiles': (v) =>
      t`shop:\n  target: prod\n  outputs:\n    prod:\n      type: redshift\n      user: dbt\n      pass: ${S(simple(v))}\n      port: 5439`,
    'arm-parameters': (v) =>
      t`{"parameters":{"adminUsername":{"value":"azadmin"},"adminPassword":{"value":"${S(tricky(v))}"},"vmSize":{"value":"Standard_B2s"}}}`,
    'cloudformation-default': (v) =>
      t`Parameters:\n  DBPassword:\n    Type: String\n    NoEcho: true\n    Default: ${S(simple(v))}`,
    'dockerfile-env': (v) =>
      t`FROM python:3.13-slim\nARG PIP_TOKEN=${S(v.b62(32))}\nENV ADMIN_PASS ${S(simple(v))}\nCOPY . /app`,
    kustomize: (v) =>
      t`secretGenerator:\n  - name: db\n    literals:\n      - username=app\n      - password=${S(symbol(v))}`,
    'gitlab-ci': (v) =>
      t`variables:\n  DEPLOY_USER: web\n  DEPLOY_PASSWORD: "${S(tricky(v))}"\n  GIT_DEPTH: "1"`,
    'azure-pipelines': (v) =>
      t`variables:\n- name: sqlPassword\n  value: '${S(tricky(v))}'\n- name: buildConfiguration\n  value: Release`,
    kickstart: (v) =>
      t`rootpw --plaintext ${S(simple(v))}\nuser --name=ops --password=${S(simple(v))} --plaintext\ntimezone Europe/Berlin`,
    unattend: (v) =>
      t`<AutoLogon>\n  <Password>\n    <Value>${S(symbol(v))}</Value>\n    <PlainText>true</PlainText>\n  </Password>\n  <Username>Administrator</Username>\n</AutoLogon>`,
    'filezilla-plain': (v) =>
      t`<Server><Host>ftp.example.net</Host><User>web</User><Pass>${S(simple(v))}</Pass><Logontype>1</Logontype></Server>`,
    'filezilla-base64': (v) =>
      t`<User>web</User>\n<Pass encoding="base64">${S(v.b64of(`${simple(v)}${v.b62(6)}`))}</Pass>`,
    'gpp-cpassword': (v) =>
      t`<Properties action="U" userName="Administrator" cpassword="${S(v.b64(32).replaceAll('=', ''))}" changeLogon="0" neverExpires="1"/>`,
    'sftp-json': (v) =>
      t`{ "name": "web", "host": "example.net", "protocol": "sftp", "username": "deploy", "password": "${S(tricky(v))}", "remotePath": "/var/www" }`,
    jmeter: (v) =>
      t`<elementProp name="password" elementType="HTTPArgument">\n  <stringProp name="Argument.value">${S(symbol(v))}</stringProp>\n  <stringProp name="Argument.name">password</stringProp>\n</elementProp>`,
    'postman-env': (v) =>
      t`{"name":"prod","values":[{"key":"baseUrl","value":"https://api.example.net"},{"key":"apiKey","value":"${S(v.b62(32))}","type":"secret"}]}`,
    'insomnia-yaml': (v) =>
      t`authentication:\n  type: oauth2\n  clientId: shop\n  clientSecret: ${S(v.b62(40))}\n  grantType: client_credentials`,
    'http-client-private-env': (v) => t`{ "prod": { "user": "bot", "password": "${S(symbol(v))}" } }`,
    yealink: (v) =>
      t`account.1.user_name = 201\naccount.1.password = ${S(label(v))}\naccount.1.sip_server.1.address = pbx.lan`,
    'tasmota-backlog': (v) =>
      t`Backlog SSID1 Bergblick; Password1 ${S(label(v))}; MqttHost 10.0.0.2; MqttPassword ${S(label(v))}`,
    'zigbee-network-key': (v) =>
      t`advanced:\n  pan_id: 6754\n  network_key: ${S(`[${Array.from({ length: 16 }, () => v.int(0, 255)).join(', ')}]`)}`,
    motion: (v) => t`netcam_url rtsp://cam1/stream\nnetcam_userpass viewer:${S(label(v))}`,
    'rclone-conf': (v) =>
      t`[hidrive]\ntype = webdav\nuser = ${v.name()}\npass = ${S(v.url64(38))}\nvendor = other`,
    borgmatic: (v) => t`encryption_passphrase: "${S(sentence(v))}"\nretention:\n  keep_daily: 7`,
    syncthing: (v) =>
      t`<gui enabled="true" tls="false">\n  <address>127.0.0.1:8384</address>\n  <apikey>${S(v.b62(32))}</apikey>\n</gui>`,
    'minecraft-rcon': (v) => t`enable-rcon=true\nrcon.password=${S(simple(v))}\nrcon.port=25575`,
    palworld: (v) =>
      t`OptionSettings=(ServerName="Fun",AdminPassword="${S(simple(v))}",ServerPassword="${S(label(v))}",PublicPort=8211)`,
    vaultwarden: (v) =>
      t`    environment:\n      - DOMAIN=https://pw.example.net\n      - ADMIN_TOKEN=${S(v.b62(48))}`,
    'toml-array-table': (v) =>
      t`[[users]]\nname = "ops"\npassword = '${S(tricky(v))}'\n\n[[users]]\nname = "ro"\npassword = '${S(tricky(v))}'`,
    'yaml-anchor': (v) => t`x-db: &db\n  user: app\n  password: &pw ${S(simple(v))}\napi:\n  <<: *db`,
    'yaml-comment-after': (v) => t`db_pass: ${S(simple(v))} # rotate in May`,
    'properties-space': (v) => t`db.user app\ndb.password ${S(simple(v))}`,
    'ini-semicolon-comment': (v) => t`; old: password=${S(simple(v))}\npassword=${S(simple(v))}`,
    'xml-cdata': (v) => t`<smtp><user>bot</user><password><![CDATA[${S(tricky(v))}]]></password></smtp>`,
    'nix-attr': (v) =>
      t`services.nextcloud.config.adminpass = "${S(symbol(v))}";\nnetworking.wireless.networks."Bergblick".psk = "${S(label(v))}";`,
    'registry-file': (v) =>
      t`[HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon]\n"DefaultUserName"="kiosk"\n"DefaultPassword"="${S(symbol(v))}"`,
    hocon: (v) => t`play.http.secret.key="${S(v.b62(64))}"\nslick.dbs.default.db.password=\${?DB_PASSWORD}`,
  },
  { disputed: ['zigbee-network-key'] },
);

export const rows = files;

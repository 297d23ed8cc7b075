/** Configuration files of many programs. */
import { positives } from '../group.mjs';
import { human, phrase, plain } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const files = positives('config', 'password', {
  'helm-values': (v) =>
    t`postgresql:\n  auth:\n    username: shop\n    password: ${S(plain(v))}\n    existingSecret: ""\n  primary:\n    persistence:\n      size: 8Gi`,
  'compose-map': (v) =>
    t`  minio:\n    image: minio/minio\n    environment:\n      MINIO_ROOT_USER: minio\n      MINIO_ROOT_PASSWORD: "${S(human(v))}"\n    command: server /data`,
  'systemd-environment': (v) =>
    t`[Service]\nUser=bot\nEnvironment="BOT_TOKEN=${S(`${v.digits(10)}:AA${v.url64(33)}`)}"\nExecStart=/usr/bin/node /srv/bot/index.js\nRestart=always`,
  'nginx-proxy-header': (v) =>
    t`location /api/ {\n    proxy_pass http://backend;\n    proxy_set_header Authorization "Basic ${S(v.b64of(`svc:${human(v)}`))}";\n}`,
  'apache-dbd': (v) =>
    t`DBDriver mysql\nDBDParams "host=localhost,dbname=web,user=web,pass=${S(plain(v))}"\nDBDMin 4`,
  'ansible-vars': (v) =>
    t`all:\n  hosts:\n    sw1:\n      ansible_host: 10.2.0.4\n      ansible_user: admin\n      ansible_password: ${S(human(v))}\n      ansible_become_pass: '${S(human(v))}'`,
  'ansible-ini': (v) =>
    t`[win]\nhost7 ansible_user=Administrator ansible_password=${S(plain(v))} ansible_connection=winrm`,
  'jenkins-xml': (v) =>
    t`<com.cloudbees.plugins.credentials.impl.UsernamePasswordCredentialsImpl>\n  <scope>GLOBAL</scope>\n  <id>nexus</id>\n  <username>deploy</username>\n  <password>${S(plain(v))}</password>\n</com.cloudbees.plugins.credentials.impl.UsernamePasswordCredentialsImpl>`,
  'maven-settings': (v) =>
    t`    <server>\n      <id>releases</id>\n      <username>ci</username>\n      <password>${S(human(v))}</password>\n    </server>`,
  'gradle-properties': (v) =>
    t`org.gradle.jvmargs=-Xmx2g\nsigning.keyId=${v.HEX(8)}\nsigning.password=${S(human(v))}\nsigning.secretKeyRingFile=/home/ci/.gnupg/secring.gpg`,
  'npmrc-basic': (v) =>
    t`registry=https://npm.example.org/\n//npm.example.org/:username=ci\n//npm.example.org/:_password=${S(v.b64of(`${plain(v)}xy`))}\nalways-auth=true`,
  netrc: (v) =>
    t`machine git.example.org login ${v.name()} password ${S(plain(v))}\nmachine api.example.org login x password ${S(v.hex(40))}`,
  pypirc: (v) =>
    t`[distutils]\nindex-servers =\n    internal\n\n[internal]\nrepository = https://pypi.example.org/simple\nusername = ci\npassword = ${S(human(v))}`,
  pgpass: (v) => t`db1.example.org:5432:shop:shop_rw:${S(plain(v))}\n*:*:*:replicator:${S(plain(v))}`,
  'my-cnf': (v) =>
    t`[client]\nuser=backup\npassword="${S(human(v))}"\nhost=127.0.0.1\n\n[mysqldump]\nsingle-transaction`,
  'wp-config-salts': (v) =>
    t`define('DB_USER', 'wp');\ndefine('DB_PASSWORD', '${S(human(v))}');\ndefine('AUTH_KEY',         '${S(`${v.b62(30)}|+${v.b62(30)}!`)}');\ndefine('DB_CHARSET', 'utf8mb4');`,
  'django-settings': (v) =>
    t`SECRET_KEY = 'django-insecure-${S(`${v.low(20)}!${v.low(14)}^${v.low(14)}`)}'\nDEBUG = True\nALLOWED_HOSTS = []`,
  'rails-database': (v) =>
    t`production:\n  adapter: postgresql\n  database: shop_production\n  username: shop\n  password: ${S(human(v))}\n  pool: <%= ENV.fetch("RAILS_MAX_THREADS") { 5 } %>`,
  'spring-yaml': (v) =>
    t`spring:\n  datasource:\n    url: jdbc:postgresql://db:5432/shop\n    username: shop\n    password: ${S(human(v))}\n  rabbitmq:\n    password: ${S(plain(v))}`,
  'appsettings-json': (v) =>
    t`{\n  "ConnectionStrings": {\n    "Default": "Server=tcp:sql1,1433;Database=Shop;User ID=shop;Password=${S(human(v))};Encrypt=True;"\n  },\n  "Jwt": { "Issuer": "shop", "SigningKey": "${S(v.b62(48))}" }\n}`,
  'web-config': (v) =>
    t`<configuration>\n  <appSettings>\n    <add key="SmtpUser" value="noreply" />\n    <add key="SmtpPassword" value="${S(human(v))}" />\n  </appSettings>\n</configuration>`,
  'machine-key': (v) =>
    t`<machineKey validationKey="${S(v.HEX(128))}" decryptionKey="${S(v.HEX(48))}" validation="SHA1" decryption="AES" />`,
  'tomcat-users': (v) => t`<user username="deployer" password="${S(plain(v))}" roles="manager-script"/>`,
  'grafana-ini': (v) =>
    t`[security]\nadmin_user = admin\nadmin_password = """${S(human(v))}"""\nsecret_key = ${S(v.b62(20))}`,
  'postfix-sasl': (v) => t`[smtp.example.org]:587 ${v.name()}@example.org:${S(plain(v))}`,
  msmtprc: (v) =>
    t`account work\nhost smtp.example.org\nfrom ${v.name()}@example.org\nuser ${v.name()}\npassword ${S(plain(v))}\ntls on`,
  'mutt-set': (v) =>
    t`set imap_user = "${v.name()}@example.org"\nset imap_pass = "${S(human(v))}"\nset folder = "imaps://imap.example.org/"`,
  fetchmail: (v) => t`poll pop.example.org proto POP3 user "${v.name()}" pass "${S(human(v))}" ssl`,
  'cifs-credentials': (v) => t`username=${v.name()}\npassword=${S(human(v))}\ndomain=CORP`,
  'fstab-cifs': (v) =>
    t`//nas/media /mnt/media cifs username=${v.name()},password=${S(plain(v))},uid=1000,iocharset=utf8 0 0`,
  'asterisk-pjsip': (v) => t`[6001]\ntype=auth\nauth_type=userpass\nusername=6001\npassword=${S(plain(v))}`,
  'freeradius-client': (v) =>
    t`client ap-floor2 {\n\tipaddr = 10.3.0.20\n\tsecret = ${S(plain(v))}\n\tshortname = ap2\n}`,
  'chap-secrets': (v) => t`# client\tserver\tsecret\tIP addresses\n${v.name()}\tpptpd\t${S(plain(v))}\t*`,
  'ipsec-secrets': (v) =>
    t`203.0.113.7 198.51.100.2 : PSK "${S(human(v))}"\n${v.name()} : EAP "${S(human(v))}"`,
  'named-tsig': (v) => t`key "ddns-key." {\n\talgorithm hmac-sha256;\n\tsecret "${S(v.b64(32))}";\n};`,
  'kafka-jaas': (v) =>
    t`KafkaClient {\n  org.apache.kafka.common.security.scram.ScramLoginModule required\n  username="ingest"\n  password="${S(human(v))}";\n};`,
  'kafka-properties-ssl': (v) =>
    t`security.protocol=SSL\nssl.keystore.location=/etc/kafka/ks.jks\nssl.keystore.password=${S(plain(v))}\nssl.key.password=${S(plain(v))}`,
  'logstash-output': (v) =>
    t`output {\n  elasticsearch {\n    hosts => ["https://es1:9200"]\n    user => "logstash_writer"\n    password => "${S(human(v))}"\n  }\n}`,
  'hcl-tfvars': (v) =>
    t`region       = "eu-north-1"\ndb_username  = "shop"\ndb_password  = "${S(human(v))}"\nnode_count   = 3`,
  'toml-nested': (v) =>
    t`[servers.mail]\nhost = "mx1"\nlogin = { user = "robot", password = "${S(human(v))}" }`,
  'yaml-block-scalar': (v) => t`stringData:\n  passphrase: |-\n    ${S(phrase(v, 5))}\n  user: backup`,
  'yaml-flow': (v) => t`auth: {user: ${v.name()}, password: '${S(human(v))}', realm: internal}`,
  'json5-comment': (v) => t`{\n  // local only\n  adminPassword: '${S(human(v))}',\n  port: 8081,\n}`,
  'edn-config': (v) => t`{:db {:dbtype "postgresql" :user "shop" :password "${S(human(v))}"} :port 3000}`,
  'plist-key': (v) =>
    t`<key>ServerPassword</key>\n<string>${S(human(v))}</string>\n<key>ServerPort</key>\n<integer>993</integer>`,
  'ini-colon': (v) => t`[mqtt]\nbroker: 10.0.0.5\nuser: sensor\npass: ${S(plain(v))}`,
  'home-assistant-secrets': (v) =>
    t`wifi_ssid: Zuhause\nwifi_password: ${S(human(v))}\nmqtt_password: ${S(plain(v))}\napi_encryption_key: "${S(v.b64(32))}"`,
  'esphome-ota': (v) =>
    t`ota:\n  - platform: esphome\n    password: "${S(v.hex(32))}"\n\nwifi:\n  ssid: IoT\n  password: "${S(plain(v))}"`,
  'cloud-init': (v) =>
    t`#cloud-config\nchpasswd:\n  expire: false\n  users:\n    - name: ops\n      password: ${S(plain(v))}\n      type: text`,
  preseed: (v) =>
    t`d-i passwd/root-password password ${S(plain(v))}\nd-i passwd/root-password-again password ${S(plain(v))}`,
  vagrantfile: (v) => t`  config.ssh.username = "vagrant"\n  config.ssh.password = "${S(plain(v))}"`,
  'properties-escaped': (v) =>
    t`jdbc.url=jdbc\\:oracle\\:thin\\:@ora1\\:1521\\:XE\njdbc.password=${S(plain(v))}`,
  'xml-attribute-conn': (v) =>
    t`<datasource jndi="java:/shop" user-name="shop" password='${S(human(v))}' pool="10"/>`,
  'bruno-env': (v) => t`vars {\n  host: https://api.example.org\n  token: ${S(v.b62(40))}\n}`,
  'crontab-inline': (v) =>
    t`MAILTO=ops@example.org\n15 3 * * * PGPASSWORD=${S(plain(v))} pg_dump -h db -U shop shop | gzip > /backup/shop.gz`,
  'tmuxinator-export': (v) => t`pre_window: export HASS_TOKEN=${S(v.jwt())}`,
  'supervisor-env': (v) =>
    t`[program:worker]\ncommand=celery -A app worker\nenvironment=BROKER_PASSWORD="${S(human(v))}",LOGLEVEL="info"`,
  'envoy-inline': (v) =>
    t`  - name: hmac\n    generic_secret:\n      secret:\n        inline_string: ${S(v.b62(44))}`,
  'sealed-oauth2-proxy': (v) =>
    t`client_id = "proxy"\nclient_secret = "${S(v.b62(32))}"\ncookie_secret = "${S(v.b64url(32))}"\nemail_domains = ["*"]`,
});

export const rows = files;

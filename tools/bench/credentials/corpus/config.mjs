/** Secrets in configuration files of many kinds. */
import { pos, S, t } from './row.mjs';

const p = (label, context, make, options) => pos('config', label, context, make, options);

export const rows = [
  p(
    'PASSWORD',
    'terraform-resource',
    (v) => t`resource "aws_db_instance" "main" {
  identifier = "${v.slug()}"
  username   = "admin"
  password   = "${S(v.pwSym())}"
  engine     = "postgres"
}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'terraform-tfvars',
    (v) => t`region        = "eu-west-1"\ndb_password   = "${S(v.pw())}"\ninstance_size = "small"`,
  ),
  p(
    'SECRET',
    'terraform-variable-default',
    (v) => t`variable "client_secret" {\n  type    = string\n  default = "${S(v.url64(34))}"\n}`,
  ),
  p(
    'PASSWORD',
    'terraform-state',
    (v) =>
      t`      "attributes": {\n        "bcrypt_hash": null,\n        "id": "none",\n        "length": 20,\n        "result": "${S(v.b62(20))}",\n        "special": true\n      },\n      "type": "random_password"`,
    { debatable: true },
  ),
  p(
    'TOKEN',
    'terraformrc',
    (v) => t`credentials "app.terraform.io" {\n  token = "${S(`${v.b62(14)}.atlasv1.${v.b62(67)}`)}"\n}`,
  ),
  p('PASSWORD', 'dockerfile-arg', (v) => t`FROM golang:1.24\nARG REGISTRY_PASSWORD=${S(v.pw())}\nRUN make`, {
    times: 2,
  }),
  p(
    'PASSWORD',
    'dockerfile-env-multi',
    (v) => t`ENV APP_ENV=prod \\\n    DB_USER=${v.name()} \\\n    DB_PASS="${S(v.pw())}" \\\n    PORT=8080`,
  ),
  p(
    'TOKEN',
    'dockerfile-run',
    (v) =>
      t`RUN pip install --index-url https://build:${S(v.b62(24))}@pypi.${v.org()}.example/simple internal-lib`,
  ),
  p(
    'PASSWORD',
    'compose-map',
    (v) =>
      t`services:\n  cache:\n    image: bitnami/redis:7\n    environment:\n      REDIS_PASSWORD: ${S(v.pw())}\n      ALLOW_EMPTY_PASSWORD: "no"`,
    { times: 2 },
  ),
  p(
    'SECRET',
    'k8s-secret-data',
    (v) =>
      t`apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${v.slug()}\ntype: Opaque\ndata:\n  username: ${v.b64of('admin')}\n  password: ${S(v.b64of(`${v.pwSym()}\n`))}`,
    { times: 2 },
  ),
  p(
    'SECRET',
    'k8s-secret-stringdata-block',
    (v) =>
      t`kind: Secret\nstringData:\n  config.yaml: |\n    listen: 0.0.0.0:80\n    admin_password: ${S(v.pw())}\n    workers: 4`,
  ),
  p(
    'SECRET',
    'k8s-dockerconfigjson',
    (v) =>
      t`type: kubernetes.io/dockerconfigjson\ndata:\n  .dockerconfigjson: ${S(v.b64of(JSON.stringify({ auths: { 'r.example.net': { auth: v.b64of(`ci:${v.b62(20)}`) } } })))}`,
  ),
  p(
    'PASSWORD',
    'docker-config-auth',
    (v) =>
      t`{"auths":{"https://index.docker.io/v1/":{"auth":"${S(v.b64of(`${v.name()}:${v.pw()}`))}"}},"credsStore":""}`,
  ),
  p(
    'PASSWORD',
    'helm-values',
    (v) =>
      t`postgresql:\n  auth:\n    username: ${v.name()}\n    postgresPassword: "${S(v.pw())}"\n    database: shop\nreplicaCount: 2`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'systemd-environment-multi',
    (v) => t`[Service]\nEnvironment=MODE=prod "API_SECRET=${S(v.url64(32))}" LOG=info\nRestart=always`,
  ),
  p(
    'PASSWORD',
    'systemd-dropin',
    (v) =>
      t`# /etc/systemd/system/app.service.d/override.conf\n[Service]\nEnvironment=SMTP_PASSWORD=${S(v.pw())}`,
  ),
  p(
    'TOKEN',
    'nginx-header',
    (v) =>
      t`location /api/ {\n    proxy_set_header Authorization "Bearer ${S(v.url64(40))}";\n    proxy_pass http://backend;\n}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'nginx-basic',
    (v) => t`proxy_set_header Authorization "Basic ${S(v.b64of(`${v.name()}:${v.pw()}`))}";`,
  ),
  p('TOKEN', 'nginx-if-key', (v) => t`if ($http_x_api_key != "${S(v.b62(32))}") {\n    return 403;\n}`, {
    debatable: true,
  }),
  p(
    'PASSWORD',
    'haproxy-userlist',
    (v) => t`userlist admins\n    user ${v.name()} insecure-password ${S(v.pw())}`,
  ),
  p('PASSWORD', 'haproxy-stats', (v) => t`    stats auth ${v.name()}:${S(v.pw())}`),
  p(
    'TOKEN',
    'npmrc-legacy-auth',
    (v) =>
      t`registry=https://npm.example.net/\n_auth=${S(v.b64of(`${v.name()}:${v.pw()}`))}\nalways-auth=true`,
  ),
  p(
    'PASSWORD',
    'npmrc-password',
    (v) =>
      t`//npm.example.net/:username=${v.name()}\n//npm.example.net/:_password=${S(v.b64of(v.pw()))}\n//npm.example.net/:email=ops@example.net`,
  ),
  p(
    'TOKEN',
    'yarnrc',
    (v) =>
      t`npmScopes:\n  ${v.org()}:\n    npmRegistryServer: "https://npm.example.net"\n    npmAuthToken: "${S(v.uuid())}"`,
  ),
  p(
    'TOKEN',
    'bunfig',
    (v) =>
      t`[install.scopes]\n"@${v.org()}" = { token = "${S(v.b62(36))}", url = "https://npm.example.net/" }`,
  ),
  p(
    'PASSWORD',
    'pypirc',
    (v) =>
      t`[distutils]\nindex-servers = internal\n\n[internal]\nrepository: https://pypi.example.net\nusername: ${v.name()}\npassword: ${S(v.pwSym())}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'pip-conf',
    (v) => t`[global]\nextra-index-url = https://${v.name()}:${S(v.pw())}@pkgs.example.net/simple`,
  ),
  p(
    'PASSWORD',
    'pgpass',
    (v) => t`${v.host()}:5432:shop:${v.name()}:${S(v.pw())}\n*:*:*:backup:${S(v.pw())}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'my-cnf',
    (v) => t`[client]\nuser=${v.name()}\npassword="${S(v.pwSym())}"\nhost=${v.host()}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'netrc-oneline-account',
    (v) => t`machine ${v.host()} login ${v.name()} account ops password ${S(v.pwSym())}`,
  ),
  p(
    'PASSWORD',
    's3cfg',
    (v) =>
      t`[default]\naccess_key = ${S(`AKIA${v.b32(16)}`)}\nhost_base = s3.amazonaws.com\nsecret_key = ${S(v.b64(30))}\nuse_https = True`,
  ),
  p(
    'PASSWORD',
    'rclone',
    (v) => t`[box]\ntype = sftp\nhost = ${v.host()}\nuser = ${v.name()}\npass = ${S(v.url64(38))}`,
  ),
  p(
    'PASSWORD',
    'msmtprc',
    (v) => t`account work\nhost smtp.example.net\nuser ${v.name()}\npassword ${S(v.pwSym())}\ntls on`,
  ),
  p(
    'PASSWORD',
    'mutt',
    (v) => t`set imap_user = "${v.name()}@example.net"\nset imap_pass = "${S(v.pwSym())}"`,
  ),
  p(
    'PASSWORD',
    'fetchmail',
    (v) => t`poll mail.example.net protocol imap user "${v.name()}" password "${S(v.pw())}" ssl`,
  ),
  p(
    'PASSWORD',
    'wpa-supplicant',
    (v) => t`network={\n    ssid="Attic"\n    psk="${S(v.pwSym())}"\n    key_mgmt=WPA-PSK\n}`,
    { times: 2 },
  ),
  p('PASSWORD', 'wifi-qr', (v) => t`WIFI:T:WPA;S:Attic-5G;P:${S(v.pw())};;`),
  p(
    'PASSWORD',
    'netplan',
    (v) =>
      t`  wifis:\n    wlan0:\n      access-points:\n        "Attic":\n          password: "${S(v.pw())}"`,
  ),
  p(
    'PRIVATE_KEY',
    'wireguard-conf',
    (v) =>
      t`[Interface]\nPrivateKey = ${S(v.b64(32))}\nAddress = 10.9.0.2/24\n\n[Peer]\nPublicKey = ${v.b64(32)}\nPresharedKey = ${S(v.b64(32))}`,
    { times: 2 },
  ),
  p('PASSWORD', 'ipsec-secrets', (v) => t`${v.ip()} ${v.host()} : PSK "${S(v.b62(24))}"`),
  p(
    'PASSWORD',
    'ppp-chap',
    (v) => t`# client  server  secret  IP\n${v.name()}  pptpd  "${S(v.pwSym())}"  *`,
    { debatable: true },
  ),
  p('PASSWORD', 'snmpd', (v) => t`createUser ${v.name()} SHA "${S(v.pw())}" AES "${S(v.pw())}"`),
  p(
    'PASSWORD',
    'cisco-plain',
    (v) => t`username ${v.name()} privilege 15 password 0 ${S(v.pw())}\nenable secret 0 ${S(v.pw())}`,
  ),
  p('PASSWORD', 'cisco-snmp', (v) => t`snmp-server community ${S(v.low(12))} RO 10`),
  p(
    'PASSWORD',
    'ansible-vars',
    (v) =>
      t`all:\n  hosts:\n    web1:\n      ansible_host: ${v.ip()}\n      ansible_ssh_pass: "${S(v.pwSym())}"`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'ansible-inventory-ini',
    (v) => t`[web]\n${v.ip()} ansible_user=${v.name()} ansible_password=${S(v.pw())} ansible_port=22`,
  ),
  p(
    'PASSWORD',
    'ansible-task',
    (v) =>
      t`- name: create db user\n  community.mysql.mysql_user:\n    name: ${v.name()}\n    password: ${S(v.pw())}\n    priv: 'shop.*:ALL'`,
  ),
  p(
    'TOKEN',
    'gha-with',
    (v) =>
      t`      - uses: actions/checkout@v5\n        with:\n          token: ${S(v.withCrc('ghp_', 30))}\n          fetch-depth: 0`,
  ),
  p(
    'PASSWORD',
    'gitlab-ci',
    (v) => t`variables:\n  POSTGRES_DB: test\n  POSTGRES_PASSWORD: "${S(v.pw())}"\n  CI_DEBUG: "false"`,
  ),
  p(
    'PASSWORD',
    'circleci-env',
    (v) =>
      t`    docker:\n      - image: cimg/node:22.4\n        auth:\n          username: ${v.name()}\n          password: ${S(v.pw())}`,
  ),
  p(
    'PASSWORD',
    'toml',
    (v) => t`[database]\nhost = "${v.host()}"\npassword = "${S(v.pwSym())}"\nport = 5432`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'toml-inline',
    (v) => t`smtp = { host = "smtp.example.net", user = "${v.name()}", pass = '${S(v.pwSym())}' }`,
  ),
  p('SECRET', 'toml-multiline', (v) => t`signing_secret = """\n${S(v.url64(48))}"""\nmode = "strict"`),
  p(
    'PASSWORD',
    'ini-spaces',
    (v) => t`[mail]\nsmtp_user     = ${v.name()}\nsmtp_password = ${S(v.pwSym())}\nsmtp_port     = 587`,
  ),
  p(
    'PASSWORD',
    'ini-comment-after',
    (v) =>
      t`[ldap]\nbind_dn = cn=reader,dc=example,dc=net\nbind_password = ${S(v.pw())} ; rotated ${v.date()}`,
  ),
  p(
    'PASSWORD',
    'properties-colon',
    (v) => t`jdbc.user: ${v.name()}\njdbc.password: ${S(v.pw())}\njdbc.pool: 8`,
  ),
  p(
    'PASSWORD',
    'properties-escaped',
    (v) => t`mail.smtp.password=${S(`${v.Word()}\\:${v.b62(6)}\\=`)}\nmail.smtp.port=25`,
  ),
  p(
    'PASSWORD',
    'spring-yaml',
    (v) =>
      t`spring:\n  datasource:\n    url: jdbc:mysql://${v.host()}/app\n    username: ${v.name()}\n    password: '${S(v.pwSym())}'`,
    { times: 2 },
  ),
  p(
    'SECRET',
    'keystore',
    (v) =>
      t`server.ssl.key-store=classpath:tls.p12\nserver.ssl.key-store-password=${S(v.pw())}\nserver.ssl.key-alias=web`,
  ),
  p(
    'SECRET',
    'gradle',
    (v) =>
      t`signing.keyId=${v.HEX(8)}\nsigning.password=${S(v.pw())}\nsigning.secretKeyRingFile=/home/ci/ring.gpg`,
  ),
  p(
    'PASSWORD',
    'maven-settings',
    (v) =>
      t`<server>\n  <id>releases</id>\n  <username>${v.name()}</username>\n  <password>${S(v.pw())}</password>\n</server>`,
  ),
  p(
    'PASSWORD',
    'xml-attribute',
    (v) => t`<dataSource name="main" user="${v.name()}" password="${S(v.pw())}" maxActive="20"/>`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'web-config',
    (v) =>
      t`<add name="Main" connectionString="Data Source=${v.host()};Initial Catalog=Shop;User Id=${v.name()};Password=${S(v.pw())};" providerName="System.Data.SqlClient" />`,
  ),
  p(
    'API_KEY',
    'appsettings-add',
    (v) =>
      t`<appSettings>\n  <add key="SendGridApiKey" value="${S(v.b62(40))}" />\n  <add key="Theme" value="dark" />\n</appSettings>`,
    { times: 2 },
  ),
  p(
    'TOKEN',
    'plist',
    (v) =>
      t`<dict>\n  <key>AppName</key>\n  <string>Tide</string>\n  <key>APIToken</key>\n  <string>${S(v.b62(36))}</string>\n</dict>`,
    { times: 2 },
  ),
  p(
    'API_KEY',
    'android-strings',
    (v) =>
      t`<resources>\n  <string name="app_name">Tide</string>\n  <string name="maps_api_key">${S(`AIzaSy${v.url64(33)}`)}</string>\n</resources>`,
  ),
  p(
    'PASSWORD',
    'tomcat-users',
    (v) => t`<user username="deploy" password="${S(v.pw())}" roles="manager-script"/>`,
  ),
  p(
    'PASSWORD',
    'log4j-appender',
    (v) =>
      t`<SMTP name="Mail" smtpHost="smtp.example.net" smtpUsername="${v.name()}" smtpPassword="${S(v.pw())}"/>`,
  ),
  p(
    'PASSWORD',
    'yaml-flow',
    (v) => t`db: {host: ${v.host()}, user: ${v.name()}, password: ${S(v.pw())}, pool: 4}`,
    { times: 2 },
  ),
  p('PASSWORD', 'yaml-block-literal', (v) => t`secrets:\n  api_key: |\n    ${S(v.b62(40))}\n  region: eu`),
  p('PASSWORD', 'yaml-block-folded', (v) => t`client_secret: >-\n  ${S(v.url64(44))}\nscope: read`),
  p(
    'PASSWORD',
    'yaml-list-item',
    (v) =>
      t`users:\n  - { name: ${v.name()}, password: "${S(v.pwSym())}" }\n  - name: ${v.name()}\n    password: ${S(v.pw())}`,
  ),
  p(
    'TOKEN',
    'yaml-anchor',
    (v) => t`defaults: &defaults\n  auth_token: &tok ${S(v.b62(32))}\nprod:\n  <<: *defaults`,
  ),
  p(
    'PASSWORD',
    'json5',
    (v) => t`{\n  // staging\n  host: '${v.host()}',\n  password: '${S(v.pwSym())}',\n}`,
  ),
  p(
    'PASSWORD',
    'json-array-pair',
    (v) => t`[{"name":"DB_USER","value":"${v.name()}"},{"name":"DB_PASSWORD","value":"${S(v.pw())}"}]`,
    { times: 2 },
  ),
  p('PRIVATE_KEY', 'gcp-sa-json', (v) => {
    const pem = v.pem('PRIVATE KEY', 3);
    return t`{\n  "type": "service_account",\n  "project_id": "${v.slug()}",\n  "private_key_id": "${v.hex(40)}",\n  "private_key": "${pem.begin}\\n${S(pem.body.join('\\n'))}\\n${pem.end}\\n",\n  "client_email": "ci@${v.slug()}.iam.gserviceaccount.com"\n}`;
  }),
  p('PRIVATE_KEY', 'pem-yaml-indent', (v) => {
    const pem = v.pem('EC PRIVATE KEY', 2);
    return t`tls:\n  key: |\n    ${pem.begin}\n    ${S(pem.body[0])}\n    ${S(pem.body[1])}\n    ${S(pem.body[2])}\n    ${pem.end}\n  cert: /etc/tls.crt`;
  }),
  p('PRIVATE_KEY', 'pem-env-escaped', (v) => {
    const pem = v.pem('RSA PRIVATE KEY', 2);
    return t`JWT_PRIVATE_KEY="${pem.begin}\\n${S(pem.body.join('\\n'))}\\n${pem.end}"\nJWT_TTL=900`;
  }),
  p('PRIVATE_KEY', 'pem-openssh-heredoc', (v) => {
    const pem = v.pem('OPENSSH PRIVATE KEY', 3);
    return t`cat > ~/.ssh/id_ed25519 <<'KEY'\n${pem.begin}\n${S(`b3BlbnNzaC1rZXktdjEAAAAABG5vbmU${v.b62(40)}`)}\n${S(pem.body[1])}\n${S(pem.body[2])}\n${pem.end}\nKEY\nchmod 600 ~/.ssh/id_ed25519`;
  }),
  p('PRIVATE_KEY', 'pgp-private', (v) => {
    const pem = v.pem('PGP PRIVATE KEY BLOCK', 3);
    return t`${pem.begin}\n\n${S(`${pem.body.join('\n')}\n=${v.b62(4)}`)}\n${pem.end}`;
  }),
  p(
    'PRIVATE_KEY',
    'putty-ppk',
    (v) =>
      t`PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ${v.name()}@laptop\nPublic-Lines: 2\n${v.b64(48)}\n${v.b64(36)}\nPrivate-Lines: 1\n${S(v.b64(36))}\nPrivate-MAC: ${v.hex(64)}`,
  ),
  p(
    'PRIVATE_KEY',
    'jwk',
    (v) => t`{"kty":"EC","crv":"P-256","x":"${v.b64url(32)}","y":"${v.b64url(32)}","d":"${S(v.b64url(32))}"}`,
  ),
  p('SECRET', 'rails-master-key', (v) => t`config/master.key:\n${S(v.hex(32))}`, { debatable: true }),
  p(
    'PASSWORD',
    'grafana-ini',
    (v) =>
      t`[security]\nadmin_user = admin\nadmin_password = """${S(v.pwSym())}"""\nsecret_key = ${S(v.b62(20))}`,
  ),
  p(
    'PASSWORD',
    'elasticsearch-yml',
    (v) => t`xpack.security.http.ssl.keystore.secure_password: ${S(v.pw())}\ncluster.name: ${v.slug()}`,
  ),
  p(
    'PASSWORD',
    'kafka-jaas',
    (v) =>
      t`sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="${v.name()}" password="${S(v.pw())}";`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'rabbitmq-conf',
    (v) => t`default_user = ${v.name()}\ndefault_pass = ${S(v.pw())}\nlisteners.tcp.default = 5672`,
  ),
  p('PASSWORD', 'redis-users-acl', (v) => t`user ${v.name()} on >${S(v.pw())} ~cache:* +@read`),
  p('PASSWORD', 'mosquitto', (v) => t`remote_username bridge\nremote_password ${S(v.pw())}\ntopic # both`),
  p('PASSWORD', 'vsftpd-htpasswd-plain', (v) => t`ftp_username=${v.name()}\nftp_password=${S(v.pw())}`),
  p('PASSWORD', 'borg', (v) => t`export BORG_PASSPHRASE='${S(v.pwSym())}'\nborg create ::nightly /srv`),
  p('PASSWORD', 'restic', (v) => t`RESTIC_PASSWORD=${S(v.pw())} restic -r /mnt/b snapshots`),
  p(
    'TOKEN',
    'prometheus-scrape',
    (v) =>
      t`  - job_name: app\n    authorization:\n      type: Bearer\n      credentials: ${S(v.url64(40))}\n    static_configs: []`,
  ),
  p(
    'PASSWORD',
    'alertmanager',
    (v) =>
      t`global:\n  smtp_smarthost: smtp.example.net:587\n  smtp_auth_username: ${v.name()}\n  smtp_auth_password: ${S(v.pwSym())}`,
  ),
  p(
    'SECRET',
    'supervisord',
    (v) => t`[program:web]\nenvironment=DJANGO_SECRET="${S(v.b62(40))}",LANG="C.UTF-8"`,
  ),
  p(
    'PASSWORD',
    'crontab',
    (v) =>
      t`MAILTO=ops@example.net\n5 3 * * * PGPASSWORD=${S(v.pw())} pg_dump -U ${v.name()} shop > /b/shop.sql`,
  ),
  p(
    'PASSWORD',
    'vagrantfile',
    (v) => t`config.ssh.username = "${v.name()}"\nconfig.ssh.password = "${S(v.pw())}"`,
  ),
  p(
    'PASSWORD',
    'preseed',
    (v) =>
      t`d-i passwd/root-password password ${S(v.pw())}\nd-i passwd/root-password-again password ${S(v.pw())}`,
  ),
  p(
    'PASSWORD',
    'cloud-init',
    (v) =>
      t`#cloud-config\nchpasswd:\n  expire: false\n  users:\n    - {name: ${v.name()}, password: ${S(v.pw())}, type: text}`,
  ),
  p(
    'PASSWORD',
    'unattend-xml',
    (v) =>
      t`<AdministratorPassword>\n  <Value>${S(v.pw())}</Value>\n  <PlainText>true</PlainText>\n</AdministratorPassword>`,
  ),
  p(
    'TOKEN',
    'k8s-bootstrap',
    (v) =>
      t`kubeadm join 10.0.0.4:6443 --token ${S(`${v.low(6)}.${v.low(16)}`)} --discovery-token-ca-cert-hash sha256:${v.hex(64)}`,
  ),
  p(
    'TOKEN',
    'docker-swarm',
    (v) => t`docker swarm join --token ${S(`SWMTKN-1-${v.low(50)}-${v.low(25)}`)} ${v.ip()}:2377`,
  ),
];

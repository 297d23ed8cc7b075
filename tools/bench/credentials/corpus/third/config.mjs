/** Third set: files of configuration and infrastructure that the other sets lack. */
import { pos, S, t } from '../row.mjs';

const F = 'config';
const row = (context, label, make, times = 1) => pos(F, label, context, make, { times });

export const rows = [
  row(
    'terraform-variable',
    'PASSWORD',
    (v) =>
      t`variable "db_password" {\n  type      = string\n  sensitive = true\n  default   = "${S(v.pw())}"\n}\n`,
    2,
  ),
  row(
    'terraform-output',
    'PASSWORD',
    (v) => t`Outputs:\n\ndb_endpoint = "${v.host()}:5432"\ndb_master_password = "${S(v.b62(20))}"\n`,
  ),
  row('redis-acl', 'PASSWORD', (v) => t`user ${v.name()} on >${S(v.pw())} ~cache:* +@read`),
  row(
    'haproxy-userlist',
    'PASSWORD',
    (v) => t`userlist admins\n    user ${v.name()} insecure-password ${S(v.pw())}\n`,
  ),
  row(
    'freeradius-client',
    'SECRET',
    (v) =>
      t`client ap-${v.word()} {\n\tipaddr = ${v.ip()}\n\tsecret = ${S(v.b62(16))}\n\tshortname = ap\n}\n`,
  ),
  row(
    'asterisk-sip',
    'PASSWORD',
    (v) => t`[${v.digits(4)}]\ntype=friend\nhost=dynamic\nsecret=${S(v.pw())}\ncontext=internal\n`,
  ),
  row(
    'postfix-sasl',
    'PASSWORD',
    (v) => t`[smtp.${v.org()}.example.net]:587 ${v.name()}@${v.org()}.example.net:${S(v.pw())}\n`,
    2,
  ),
  row(
    'msmtprc',
    'PASSWORD',
    (v) => t`account work\nhost smtp.${v.org()}.example.org\nuser ${v.name()}\npassword ${S(v.pw())}\n`,
  ),
  row(
    'muttrc',
    'PASSWORD',
    (v) => t`set imap_user = "${v.name()}@${v.host()}"\nset imap_pass = "${S(v.pwSym())}"\n`,
  ),
  row(
    'fetchmailrc',
    'PASSWORD',
    (v) =>
      t`poll pop.${v.host()} proto pop3 user "${v.name()}" password "${S(v.pw())}" is ${v.name()} here\n`,
  ),
  row(
    'kafka-jaas',
    'PASSWORD',
    (v) =>
      t`sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required username="${v.name()}" password="${S(v.b62(18))}";\n`,
  ),
  row(
    'tomcat-users',
    'PASSWORD',
    (v) =>
      t`<tomcat-users>\n  <user username="${v.name()}" password="${S(v.pw())}" roles="manager-gui"/>\n</tomcat-users>`,
  ),
  row(
    'nuget-config',
    'PASSWORD',
    (v) =>
      t`<packageSourceCredentials>\n  <feed>\n    <add key="Username" value="${v.name()}" />\n    <add key="ClearTextPassword" value="${S(v.b62(24))}" />\n  </feed>\n</packageSourceCredentials>`,
  ),
  row(
    'maven-settings',
    'PASSWORD',
    (v) =>
      t`<server>\n  <id>releases</id>\n  <username>${v.name()}</username>\n  <password>${S(v.pw())}</password>\n</server>`,
  ),
  row(
    'composer-auth',
    'PASSWORD',
    (v) =>
      t`{"http-basic": {"repo.${v.host()}": {"username": "${v.name()}", "password": "${S(v.b62(18))}"}}}`,
  ),
  row(
    'npmrc-password',
    'PASSWORD',
    (v) => t`//npm.${v.host()}/:username=${v.name()}\n//npm.${v.host()}/:_password=${S(v.b64(15))}\n`,
  ),
  row('cargo-credentials', 'TOKEN', (v) => t`[registries.${v.org()}]\ntoken = "${S(v.b62(32))}"\n`),
  row(
    'ansible-inventory',
    'PASSWORD',
    (v) =>
      t`${v.word()}01 ansible_host=${v.ip()} ansible_user=${v.name()} ansible_become_pass=${S(v.pw())}\n`,
  ),
  row(
    'wpa-supplicant',
    'PASSWORD',
    (v) => t`network={\n    ssid="${v.Word()}"\n    psk="${S(v.pw())}"\n    key_mgmt=WPA-PSK\n}\n`,
  ),
  row('network-manager', 'PASSWORD', (v) => t`[wifi-security]\nkey-mgmt=wpa-psk\npsk=${S(v.pw())}\n`),
  row(
    'openvpn-inline',
    'PASSWORD',
    (v) => t`<auth-user-pass>\n${v.name()}\n${S(v.b62(14))}\n</auth-user-pass>\n`,
  ),
  row(
    'nginx-header',
    'TOKEN',
    (v) =>
      t`location /api/ {\n    proxy_set_header Authorization "Bearer ${S(v.url64(40))}";\n    proxy_pass http://${v.host()};\n}\n`,
  ),
  row(
    'apache-setenv',
    'PASSWORD',
    (v) => t`SetEnv APP_DB_PASSWORD ${S(v.pw())}\nSetEnv APP_ENV production\n`,
  ),
  row(
    'nix',
    'PASSWORD',
    (v) =>
      t`services.restic.backups.${v.word()} = {\n  initialize = true;\n  password = "${S(v.pw())}";\n};\n`,
  ),
  row(
    'hocon',
    'PASSWORD',
    (v) => t`slick.dbs.default.db {\n  user = ${v.name()}\n  password = ${S(v.pw())}\n}\n`,
  ),
  row(
    'kdl',
    'PASSWORD',
    (v) => t`database "${v.word()}" {\n    user "${v.name()}"\n    password "${S(v.pw())}"\n}\n`,
  ),
  row(
    'cue',
    'SECRET',
    (v) => t`config: {\n\tclientID: "${v.word()}"\n\tclientSecret: "${S(v.b62(30))}"\n}\n`,
  ),
  row(
    'puppet',
    'PASSWORD',
    (v) => t`mysql::db { '${v.word()}':\n  user     => '${v.name()}',\n  password => '${S(v.pw())}',\n}\n`,
  ),
  row(
    'jinja-default',
    'PASSWORD',
    (v) => t`db_password: "{{ vault_db_password | default('${S(v.pw())}') }}"\n`,
    2,
  ),
  row(
    'jenkins-xml',
    'PASSWORD',
    (v) =>
      t`<com.example.UsernamePasswordCredentialsImpl>\n  <username>${v.name()}</username>\n  <password>${S(`{${v.b64(33)}}`)}</password>\n</com.example.UsernamePasswordCredentialsImpl>`,
  ),
  row(
    'xml-namespace',
    'PASSWORD',
    (v) =>
      t`<wsse:UsernameToken><wsse:Username>${v.name()}</wsse:Username><wsse:Password Type="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText">${S(v.pw())}</wsse:Password></wsse:UsernameToken>`,
    2,
  ),
  row(
    'xml-xmlns',
    'PASSWORD',
    (v) => t`<ns2:password xmlns:ns2="urn:${v.org()}:auth">${S(v.pw())}</ns2:password>`,
  ),
  row(
    'unattend',
    'PASSWORD',
    (v) =>
      t`<AutoLogon>\n  <Password>\n    <Value>${S(v.pw())}</Value>\n    <PlainText>true</PlainText>\n  </Password>\n  <Username>${v.name()}</Username>\n</AutoLogon>`,
  ),
  row(
    'plist',
    'TOKEN',
    (v) =>
      t`<dict>\n\t<key>APIToken</key>\n\t<string>${S(v.b62(28))}</string>\n\t<key>Host</key>\n\t<string>${v.host()}</string>\n</dict>`,
  ),
  row(
    'rclone',
    'SECRET',
    (v) =>
      t`[minio]\ntype = s3\naccess_key_id = ${S(v.b62(20))}\nsecret_access_key = ${S(v.b62(40))}\nendpoint = https://${v.host()}\n`,
  ),
  row(
    'prometheus-basic',
    'PASSWORD',
    (v) =>
      t`  - job_name: node\n    basic_auth:\n      username: ${v.name()}\n      password: ${S(v.pw())}\n    static_configs:\n      - targets: ['${v.host()}:9100']\n`,
  ),
  row('numbered-keys', 'SECRET', (v) => t`API_KEY_1=${S(v.b62(24))}\nAPI_KEY_2=${S(v.b62(24))}\n`),
  row(
    'secret-parts',
    'SECRET',
    (v) => t`secret_part1 = "${S(v.b62(16))}"\nsecret_part2 = "${S(v.b62(16))}"\n`,
  ),
  row(
    'erb',
    'PASSWORD',
    (v) => t`production:\n  username: ${v.name()}\n  password: <%= ENV.fetch("DB_PASS", "${S(v.pw())}") %>\n`,
  ),
  row('shell-default', 'PASSWORD', (v) => t`export PGPASSWORD="\${PGPASSWORD:-${S(v.pw())}}"\n`, 2),
  row(
    'compose-default',
    'PASSWORD',
    (v) => t`    environment:\n      MINIO_ROOT_PASSWORD: \${MINIO_ROOT_PASSWORD:-${S(v.pw())}}\n`,
  ),
  row(
    'yaml-list-pair',
    'PASSWORD',
    (v) =>
      t`env:\n  - name: ADMIN_PASSWORD\n    value: ${S(v.pw())}\n  - name: LOG_LEVEL\n    value: debug\n`,
  ),
  row('yaml-anchor', 'PASSWORD', (v) => t`defaults: &defaults\n  password: &pw "${S(v.pw())}"\n`),
  row('yaml-tag', 'PASSWORD', (v) => t`password: !!str ${S(v.pw())}\n`),
  row('toml-literal', 'SECRET', (v) => t`[auth]\nclient-secret = '''${S(v.b62(30))}'''\n`),
  row('properties-colon', 'PASSWORD', (v) => t`db.url: jdbc:h2:mem\ndb.password: ${S(v.pwSym())}\n`),
  row('dollar-start', 'PASSWORD', (v) => t`admin_password = '${S(`$${v.leet(v.word())}${v.b62(6)}`)}'\n`, 2),
  row('angle-start', 'PASSWORD', (v) => t`password: "${S(`<${v.b62(4)}>${v.b62(6)}`)}"\n`, 2),
  row('symbols-only', 'PASSWORD', (v) => t`password: "${S('!@#$%^&*()_+')}"\nuser: ${v.name()}\n`),
  row('dictionary-quoted', 'PASSWORD', (v) => t`"adminPassword": "${S(`${v.word()}${v.word()}`)}",`),
  row('placeholder-like', 'PASSWORD', () => t`ADMIN_PASSWORD=${S('Changeme2024!')}\n`),
  row('systemd-creds', 'PASSWORD', (v) => t`SetCredential=db-password:${S(v.pw())}\n`),
  row(
    'crontab',
    'PASSWORD',
    (v) => t`0 3 * * * RESTIC_PASSWORD=${S(v.pw())} /usr/local/bin/restic backup /srv\n`,
  ),
  row('dockerfile-arg', 'TOKEN', (v) => t`FROM node:22\nARG NPM_AUTH_TOKEN=${S(v.b62(36))}\nRUN npm ci\n`),
  row(
    'github-actions',
    'TOKEN',
    (v) => t`      - run: ./deploy.sh\n        env:\n          DEPLOY_TOKEN: ${S(v.b62(32))}\n`,
  ),
  row(
    'bind-tsig',
    'SECRET',
    (v) => t`key "ddns-key" {\n    algorithm hmac-sha256;\n    secret "${S(v.b64(32))}";\n};\n`,
  ),
  row(
    'wireguard',
    'PRIVATE_KEY',
    (v) =>
      t`[Interface]\nPrivateKey = ${S(v.b64(32))}\nAddress = 10.8.0.2/24\n\n[Peer]\nPresharedKey = ${S(v.b64(32))}\n`,
  ),
  row(
    'cisco-config',
    'PASSWORD',
    (v) =>
      t`username ${v.name()} privilege 15 password 0 ${S(v.pw())}\nline vty 0 4\n password ${S(v.pw())}\n login\n`,
  ),
  row(
    'mikrotik',
    'PASSWORD',
    (v) => t`/ppp secret add name=${v.name()} password=${S(v.pw())} service=l2tp profile=vpn\n`,
  ),
  row('ipsec-secrets', 'PASSWORD', (v) => t`${v.ip()} ${v.ip()} : PSK "${S(v.b62(22))}"\n`),
  row(
    'chap-secrets',
    'PASSWORD',
    (v) => t`# client server secret IP\n"${v.name()}" pptpd "${S(v.pw())}" *\n`,
  ),
];

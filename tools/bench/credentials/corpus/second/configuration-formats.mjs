/** Secrets in each format that configuration is written in, from INI to JSON5, as frameworks use them. */
import { pos, S, t } from '../row.mjs';

const p = (label, context, make, options) => pos('config', label, context, make, options);

export const rows = [
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
];

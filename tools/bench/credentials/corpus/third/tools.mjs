/** Third set: command lines, what tools print, and sources in languages that the other sets lack. */
import { pos, S, t } from '../row.mjs';

const row =
  (family) =>
  (context, label, make, times = 1) =>
    pos(family, label, context, make, { times });
const cli = row('command-line');
const out = row('tool-output');
const code = row('code');

export const rows = [
  cli(
    'keytool',
    'PASSWORD',
    (v) =>
      t`keytool -importkeystore -srckeystore a.p12 -srcstorepass ${S(v.pw())} -destkeystore b.jks -deststorepass ${S(v.pw())}`,
  ),
  cli('httpie', 'PASSWORD', (v) => t`http -a ${v.name()}:${S(v.pw())} GET https://${v.host()}/me`),
  cli(
    'wget',
    'PASSWORD',
    (v) => t`wget --http-user=${v.name()} --http-password=${S(v.pw())} https://${v.host()}/dump.sql`,
  ),
  cli('htpasswd-b', 'PASSWORD', (v) => t`htpasswd -bc /etc/nginx/.htpasswd ${v.name()} ${S(v.pw())}`),
  cli('rabbitmqctl', 'PASSWORD', (v) => t`rabbitmqctl add_user ${v.name()} ${S(v.pw())}`),
  cli('twine', 'PASSWORD', (v) => t`twine upload -u ${v.name()} -p ${S(v.b62(18))} dist/*`),
  cli('poetry', 'PASSWORD', (v) => t`poetry config http-basic.${v.org()} ${v.name()} ${S(v.pw())}`),
  cli('bundle', 'PASSWORD', (v) => t`bundle config gems.${v.host()} ${v.name()}:${S(v.b62(20))}`),
  cli('java-d', 'PASSWORD', (v) => t`java -Djavax.net.ssl.trustStorePassword=${S(v.pw())} -jar app.jar`),
  cli(
    'kubectl-literal',
    'PASSWORD',
    (v) =>
      t`kubectl create secret generic db --from-literal=username=${v.name()} --from-literal=password=${S(v.pw())}`,
  ),
  cli(
    'vault-kv',
    'PASSWORD',
    (v) => t`vault kv put secret/${v.word()} user=${v.name()} password=${S(v.pw())}`,
  ),
  cli(
    'helm-set',
    'PASSWORD',
    (v) => t`helm upgrade --install pg bitnami/postgresql --set auth.postgresPassword=${S(v.pw())} --wait`,
  ),
  cli('gh-secret', 'TOKEN', (v) => t`gh secret set DEPLOY_TOKEN --body "${S(v.b62(32))}" --repo acme/site`),
  cli('aws-configure', 'SECRET', (v) => t`aws configure set aws_secret_access_key ${S(v.b62(40))}`),
  cli('dotnet-secrets', 'PASSWORD', (v) => t`dotnet user-secrets set "Smtp:Password" "${S(v.pwSym())}"`),
  cli('cmdkey', 'PASSWORD', (v) => t`cmdkey /add:${v.host()} /user:${v.name()} /pass:${S(v.pw())}`),
  cli('net-use', 'PASSWORD', (v) => t`net use Z: \\\\${v.word()}\\share /user:${v.name()} ${S(v.pw())}`),
  cli(
    'mount-cifs',
    'PASSWORD',
    (v) => t`mount -t cifs //${v.ip()}/share /mnt -o username=${v.name()},password=${S(v.pw())},vers=3.0`,
  ),
  cli('etcdctl', 'PASSWORD', (v) => t`etcdctl --endpoints=${v.host()}:2379 --user root:${S(v.pw())} get /`),
  cli('git-scp', 'PASSWORD', (v) => t`git clone ${v.name()}:${S(v.pw())}@${v.host()}:team/repo.git`),
  cli('scheme-relative', 'PASSWORD', (v) => t`registry = //${v.name()}:${S(v.pw())}@npm.${v.host()}/`),
  cli(
    'mysql-letters',
    'PASSWORD',
    (v) => t`mysql -h ${v.host()} -u root -p${S(`${v.Word()}${v.word()}`)} shop`,
  ),
  cli(
    'sshpass-word',
    'PASSWORD',
    (v) => t`sshpass -p ${S(`${v.word()}${v.word()}`)} scp backup.tgz ${v.name()}@${v.ip()}:/srv`,
  ),
  cli(
    'curl-word',
    'PASSWORD',
    (v) => t`curl -u ${v.name()}:${S(`${v.word()}${v.Word()}`)} https://${v.host()}/api`,
  ),
  cli('continued', 'TOKEN', (v) => {
    const a = v.b62(20);
    const b = v.b62(20);
    return t`export DEPLOY_TOKEN=${S(a)}\\\n${S(b)}`;
  }),
  cli('signtool', 'PASSWORD', (v) => t`signtool sign /f cert.pfx /p ${S(v.pw())} /fd sha256 app.exe`),
  cli('gpg', 'PASSWORD', (v) => t`gpg --batch --yes --passphrase '${S(v.pwSym())}' -c dump.tar`),
  cli('rdesktop', 'PASSWORD', (v) => t`rdesktop -u ${v.name()} -p ${S(v.pw())} ${v.ip()}`),
  cli('mysqladmin', 'PASSWORD', (v) => t`mysqladmin -u root password '${S(v.pw())}'`),
  cli('consul-token', 'TOKEN', (v) => t`consul kv get -token=${S(v.uuid())} config/app`),
  cli(
    'psql-conninfo',
    'PASSWORD',
    (v) => t`psql "host=${v.host()} dbname=app user=${v.name()} password=${S(v.pw())} sslmode=require"`,
  ),
  cli(
    'powershell-credential',
    'PASSWORD',
    (v) =>
      t`$cred = New-Object PSCredential("${v.name()}", (ConvertTo-SecureString "${S(v.pwSym())}" -AsPlainText -Force))`,
  ),
  cli(
    'schtasks',
    'PASSWORD',
    (v) => t`schtasks /create /tn Nightly /tr run.bat /sc daily /ru ${v.name()} /rp ${S(v.pw())}`,
  ),
  cli('expect', 'PASSWORD', (v) => t`expect "assword:"\nsend "${S(v.pw())}\\r"\n`),
  cli('nmcli', 'PASSWORD', (v) => t`nmcli dev wifi connect ${v.Word()} password ${S(v.pw())}`),
  cli(
    'ffmpeg-rtsp',
    'PASSWORD',
    (v) => t`ffmpeg -i rtsp://${v.name()}:${S(v.pw())}@${v.ip()}:554/h264 out.mp4`,
  ),

  out(
    'vault-table',
    'TOKEN',
    (v) =>
      t`Key                  Value\n---                  -----\ntoken                ${S(`hvs.${v.url64(28)}`)}\ntoken_accessor       ${v.b62(24)}\ntoken_duration       768h\n`,
  ),
  out(
    'netsh-wlan',
    'PASSWORD',
    (v) =>
      t`    Authentication         : WPA2-Personal\n    Security key           : Present\n    Key Content            : ${S(v.pw())}\n`,
  ),
  out(
    'az-sp',
    'PASSWORD',
    (v) =>
      t`{\n  "appId": "${v.uuid()}",\n  "displayName": "ci",\n  "password": "${S(`${v.b62(3)}8Q~${v.b62(34)}`)}",\n  "tenant": "${v.uuid()}"\n}`,
  ),
  out(
    'keychain',
    'PASSWORD',
    (v) =>
      t`keychain: "/Users/${v.name()}/Library/Keychains/login.keychain-db"\nclass: "genp"\npassword: "${S(v.pwSym())}"\n`,
  ),
  out(
    'docker-inspect',
    'PASSWORD',
    (v) => t`"Env": [\n    "PATH=/usr/bin",\n    "POSTGRES_PASSWORD=${S(v.pw())}",\n    "LANG=C.UTF-8"\n]`,
  ),
  out(
    'printenv-diff',
    'TOKEN',
    (v) => t`- SENTRY_AUTH_TOKEN=${S(v.b62(40))}\n+ SENTRY_AUTH_TOKEN=${S(v.b62(40))}\n`,
  ),
  out(
    'markdown-table-key',
    'PASSWORD',
    (v) =>
      t`| Setting | Value |\n|---|---|\n| \`DB_HOST\` | \`${v.host()}\` |\n| \`DB_PASSWORD\` | \`${S(v.pw())}\` |\n`,
    2,
  ),
  out(
    'markdown-table-head',
    'PASSWORD',
    (v) =>
      t`| Env | User | Password |\n| --- | --- | --- |\n| staging | ${v.name()} | ${S(v.pw())} |\n| prod | ${v.name()} | ${S(v.pw())} |\n`,
    2,
  ),
  out('tab-table', 'PASSWORD', (v) => t`user\tpassword\thost\n${v.name()}\t${S(v.pw())}\t${v.host()}\n`, 2),
  out(
    'box-table',
    'PASSWORD',
    (v) =>
      t`┌──────────┬──────────────┐\n│ user     │ password     │\n├──────────┼──────────────┤\n│ ${v.name()}    │ ${S(v.b62(12))} │\n└──────────┴──────────────┘\n`,
  ),
  out(
    'mysql-g',
    'PASSWORD',
    (v) =>
      t`*************************** 1. row ***************************\n      user: ${v.name()}\n  password: ${S(v.pw())}\n`,
  ),
  out('heading-value', 'API_KEY', (v) => t`### API key\n\n${S(v.b62(32))}\n`),
  out('heading-list', 'TOKEN', (v) => t`### Token\n\n* ${S(v.b62(32))}\n`),
  out('underlined-heading', 'PASSWORD', (v) => t`Password\n--------\n${S(v.pw())}\n`),
  out('label-above', 'PASSWORD', (v) => t`Username\n${v.name()}\n\nPassword\n${S(v.pw())}\n\nPort\n5432\n`),
  out(
    'initial-password',
    'PASSWORD',
    (v) =>
      t`Jenkins initial setup is required. An admin user has been created and a password generated.\nPlease use the following password to proceed to installation:\n\n${S(v.hex(32))}\n\nThis may also be found at: /var/jenkins_home/secrets/initialAdminPassword\n`,
  ),
  out(
    'gitlab-reset',
    'PASSWORD',
    (v) => t`Your new password is ${S(v.b62(16))}. You will be asked to change it at next login.\n`,
  ),
  out(
    'mysqld-temp',
    'PASSWORD',
    (v) =>
      t`[Note] [MY-010454] [Server] A temporary password is generated for root@localhost: ${S(v.pwSym())}\n`,
  ),
  out(
    'elastic-reset',
    'PASSWORD',
    (v) => t`Password for the [elastic] user successfully reset.\nNew value: ${S(v.b62(20))}\n`,
  ),
  out('html-row', 'PASSWORD', (v) => t`<tr><th>Password</th><td><code>${S(v.pw())}</code></td></tr>`),
  out(
    'html-input',
    'TOKEN',
    (v) => t`<input type="hidden" name="authenticity_token" value="${S(v.b64(32))}" autocomplete="off" />`,
  ),
  out(
    'log-kv',
    'PASSWORD',
    (v) => t`level=info msg="connecting" user=${v.name()} password=${S(v.pw())} host=${v.host()}`,
  ),
  out(
    'log-json-escaped',
    'PASSWORD',
    (v) => t`{"msg":"request","body":"{\\"login\\":\\"${v.name()}\\",\\"password\\":\\"${S(v.pw())}\\"}"}`,
  ),
  out(
    'strace',
    'PASSWORD',
    (v) => t`execve("/usr/bin/mysql", ["mysql", "-u", "root", "-p${S(v.pw())}", "shop"], 0x7ffd) = 0`,
  ),
  out(
    'python-repr',
    'PASSWORD',
    (v) => t`Settings(host='${v.host()}', user='${v.name()}', password='${S(v.pw())}', port=5432)`,
  ),
  out('go-struct', 'PASSWORD', (v) => t`{Host:${v.host()} User:${v.name()} Password:${S(v.pw())} Port:5432}`),
  out('ruby-inspect', 'PASSWORD', (v) => t`#<Config user="${v.name()}", password="${S(v.pw())}", ssl=true>`),
  out(
    'rust-debug',
    'PASSWORD',
    (v) => t`Config { host: "${v.host()}", password: Some("${S(v.pw())}"), port: 5432 }`,
  ),
  out('php-var-dump', 'PASSWORD', (v) => {
    const p = v.pw();
    return t`array(2) {\n  ["user"]=>\n  string(4) "root"\n  ["password"]=>\n  string(${p.length}) "${S(p)}"\n}`;
  }),
  out(
    'http-form',
    'PASSWORD',
    (v) =>
      t`POST /session HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\nlogin=${v.name()}&password=${S(v.pw())}&remember=1`,
  ),
  out(
    'multipart',
    'PASSWORD',
    (v) =>
      t`------WebKitFormBoundary7MA4YWxk\r\nContent-Disposition: form-data; name="password"\r\n\r\n${S(v.pw())}\r\n------WebKitFormBoundary7MA4YWxk--`,
  ),
  out('glued-marker', 'TOKEN', (v) => t`[REDACTED:TOKEN]${S(v.withCrc('ghp_', 30))}`),
  out('jwt-wrapped', 'JWT', (v) => {
    const [h, p, s] = v.jwt().split('.');
    return t`token: ${S(`${h}.${p}`)}.\n  ${S(s)}\n`;
  }),

  code('erlang-tuple', 'PASSWORD', (v) => t`{mysql, [{user, "${v.name()}"}, {password, "${S(v.pw())}"}]}.`),
  code('clojure', 'PASSWORD', (v) => t`(def db {:user "${v.name()}" :password "${S(v.pw())}"})`),
  code('elisp', 'PASSWORD', (v) => t`(setq my-smtp-password "${S(v.pw())}")`),
  code('objective-c', 'PASSWORD', (v) => t`NSString *password = @"${S(v.pw())}";`),
  code(
    'c-define',
    'PASSWORD',
    (v) => t`#define WIFI_PASSWORD "${S(v.pw())}"\n#define WIFI_SSID "${v.Word()}"\n`,
  ),
  code('c-array', 'PASSWORD', (v) => t`static const char password[] = "${S(v.pw())}";`),
  code('cpp-braces', 'PASSWORD', (v) => t`std::string password{"${S(v.pw())}"};`),
  code('pascal', 'PASSWORD', (v) => t`Connection.Password := '${S(v.pw())}';`),
  code('vb', 'PASSWORD', (v) => t`Dim dbPassword As String = "${S(v.pw())}"`),
  code('tcl', 'PASSWORD', (v) => t`set password "${S(v.pw())}"\n`),
  code('r-setenv', 'TOKEN', (v) => t`Sys.setenv(API_TOKEN = "${S(v.b62(32))}")`),
  code('julia', 'SECRET', (v) => t`ENV["CLIENT_SECRET"] = "${S(v.b62(32))}"`),
  code(
    'matlab',
    'PASSWORD',
    (v) => t`conn = database('shop', '${v.name()}', '${S(v.pw())}', 'Vendor', 'MySQL');`,
  ),
  code(
    'perl-dbi',
    'PASSWORD',
    (v) =>
      t`my $dbh = DBI->connect("dbi:Pg:dbname=shop", "${v.name()}", "${S(v.pw())}", { RaiseError => 1 });`,
  ),
  code('java-setter', 'PASSWORD', (v) => t`dataSource.setPassword("${S(v.pw())}");`),
  code(
    'java-new',
    'PASSWORD',
    (v) => t`provider.setCredentials(scope, new UsernamePasswordCredentials("${v.name()}", "${S(v.pw())}"));`,
  ),
  code(
    'rust-builder',
    'PASSWORD',
    (v) => t`let opts = PgConnectOptions::new().username("${v.name()}").password("${S(v.pw())}");`,
  ),
  code(
    'go-struct',
    'PASSWORD',
    (v) =>
      t`&redis.Options{\n\tAddr:     "${v.host()}:6379",\n\tPassword: "${S(v.pw())}",\n\tDB:       0,\n}`,
  ),
  code('kotlin', 'API_KEY', (v) => t`private const val API_KEY: String = "${S(v.b62(32))}"`),
  code('python-implicit', 'TOKEN', (v) => {
    const a = v.b62(18);
    const b = v.b62(18);
    return t`API_TOKEN = ("${S(a)}"\n             "${S(b)}")\n`;
  }),
  code('js-concat', 'TOKEN', (v) => {
    const a = v.b62(16);
    const b = v.b62(16);
    return t`const apiToken = "${S(a)}" + "${S(b)}";`;
  }),
  code('js-ternary', 'PASSWORD', (v) => t`const password = isProd ? process.env.PASS : '${S(v.pw())}';`),
  code('js-fallback', 'SECRET', (v) => t`const secret = process.env.JWT_SECRET || '${S(v.b62(24))}';`),
  code('python-getenv', 'PASSWORD', (v) => t`password = os.environ.get("DB_PASSWORD", "${S(v.pw())}")`),
  code(
    'python-kwarg',
    'PASSWORD',
    (v) => t`conn = psycopg.connect(host="${v.host()}", user="${v.name()}", password="${S(v.pw())}")`,
  ),
  code('python-compare', 'PASSWORD', (v) => t`if request.form["password"] == "${S(v.pw())}":`),
  code(
    'ruby-symbol',
    'PASSWORD',
    (v) => t`Mail.defaults { delivery_method :smtp, user_name: '${v.name()}', password: '${S(v.pw())}' }`,
  ),
  code(
    'elixir',
    'PASSWORD',
    (v) =>
      t`config :app, App.Repo,\n  username: "${v.name()}",\n  password: "${S(v.pw())}",\n  hostname: "${v.host()}"\n`,
  ),
  code('lua', 'PASSWORD', (v) => t`local ok, err = red:auth("${S(v.pw())}")`),
  code(
    'haskell',
    'PASSWORD',
    (v) => t`defaultConnectInfo { connectUser = "${v.name()}", connectPassword = "${S(v.pw())}" }`,
  ),
  code('scala', 'PASSWORD', (v) => t`val props = Map("user" -> "${v.name()}", "password" -> "${S(v.pw())}")`),
  code(
    'graphql',
    'PASSWORD',
    (v) => t`mutation { login(email: "${v.name()}@example.org", password: "${S(v.pw())}") { token } }`,
  ),
  code(
    'redshift-copy',
    'SECRET',
    (v) =>
      t`COPY t FROM 's3://b/k' CREDENTIALS 'aws_access_key_id=${S(`AKIA${v.b32(16)}`)};aws_secret_access_key=${S(v.b62(40))}';`,
  ),
  code(
    'pg-server',
    'PASSWORD',
    (v) =>
      t`CREATE USER MAPPING FOR ${v.name()} SERVER s OPTIONS (user '${v.name()}', password '${S(v.pw())}');`,
  ),
  code(
    'tsql-login',
    'PASSWORD',
    (v) => t`CREATE LOGIN ${v.name()} WITH PASSWORD = N'${S(v.pwSym())}', CHECK_POLICY = ON;`,
  ),
  code('playwright', 'PASSWORD', (v) => t`await page.getByLabel('Password').fill('${S(v.pw())}');`),
  code('cypress', 'PASSWORD', (v) => t`cy.get('#password').type('${S(v.pw())}{enter}')`),
  code('selenium', 'PASSWORD', (v) => t`driver.find_element(By.NAME, "password").send_keys("${S(v.pw())}")`),
  code('robot', 'PASSWORD', (v) => t`    Input Password    id:pass    ${S(v.pw())}\n`),
  code('gherkin', 'PASSWORD', (v) => t`    And I fill in "Password" with "${S(v.pw())}"\n`),
];

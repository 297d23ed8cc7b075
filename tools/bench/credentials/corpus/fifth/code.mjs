/** Source code: other constructs and languages than the fourth set. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { label, sentence, simple, symbol, tricky } from './made-up.mjs';

const code = positives(
  'code',
  'password',
  {
    'go-setbasicauth': (v) => t`req.SetBasicAuth("svc", "${S(tricky(v))}")\nresp, err := client.Do(req)`,
    'go-raw-string': (v) => t`var dsn = \`user=shop password=${S(simple(v))} dbname=shop sslmode=disable\``,
    'go-map': (v) => t`creds := map[string]string{"user": "ops", "pass": "${S(symbol(v))}"}`,
    'go-flag-default': (v) => t`token := flag.String("token", "${S(v.b62(40))}", "API token")`,
    'rust-struct': (v) =>
      t`let cfg = SmtpConfig { host: "mx".into(), user: "bot".into(), password: "${S(tricky(v))}".to_string() };`,
    'rust-env-default': (v) =>
      t`let secret = env::var("JWT_SECRET").unwrap_or_else(|_| "${S(v.b62(40))}".into());`,
    'kotlin-const': (v) => t`private const val MAPS_API_KEY = "${S(v.b62(32))}"`,
    'kotlin-default-arg': (v) =>
      t`class Db(val user: String = "app", val password: String = "${S(symbol(v))}")`,
    'kotlin-signing': (v) =>
      t`signingConfigs {\n    create("release") {\n        storePassword = "${S(simple(v))}"\n        keyAlias = "upload"\n        keyPassword = "${S(simple(v))}"\n    }\n}`,
    'swift-dict': (v) => t`let body: [String: Any] = ["email": email, "password": "${S(symbol(v))}"]`,
    'swift-setvalue': (v) =>
      t`request.setValue("Bearer ${S(v.b62(40))}", forHTTPHeaderField: "Authorization")`,
    'objc-nsstring': (v) => t`static NSString *const kClientSecret = @"${S(v.b62(36))}";`,
    'csharp-init': (v) =>
      t`var factory = new ConnectionFactory { HostName = "mq", UserName = "shop", Password = "${S(tricky(v))}" };`,
    'csharp-builder': (v) =>
      t`new SqlConnectionStringBuilder { DataSource = "sql1", UserID = "sa", Password = "${S(symbol(v))}" }`,
    'csharp-interpolated': (v) =>
      t`var cs = $"Host={host};Username=app;Password=${S(simple(v))};Database=shop";`,
    fsharp: (v) => t`let apiKey = "${S(v.b62(32))}" // move to user-secrets`,
    vbnet: (v) => t`Dim pwd As String = "${S(symbol(v))}"`,
    'php-const': (v) => t`const STRIPE_WEBHOOK_SECRET = '${S(`whsec_${v.b62(32)}`)}';`,
    'php-array-config': (v) =>
      t`return [\n    'mail' => ['host' => 'mx', 'username' => 'bot', 'password' => '${S(tricky(v))}'],\n];`,
    'php-curl-userpwd': (v) => t`curl_setopt($ch, CURLOPT_USERPWD, "api:${S(v.hex(32))}");`,
    'php-ldap-bind': (v) => t`ldap_bind($ds, 'cn=reader,dc=example,dc=net', '${S(symbol(v))}');`,
    'ruby-env-fetch': (v) => t`secret = ENV.fetch('SIDEKIQ_WEB_SECRET') { '${S(v.hex(32))}' }`,
    'ruby-basic-auth': (v) =>
      t`http_basic_authenticate_with name: "admin", password: "${S(symbol(v))}", only: :destroy`,
    'ruby-heredoc': (v) => t`config = YAML.load(<<~YML)\n  user: bot\n  password: ${S(simple(v))}\nYML`,
    'perl-lwp': (v) => t`$ua->credentials('api.example.net:443', 'Restricted', 'bot', '${S(tricky(v))}');`,
    'perl-env': (v) => t`$ENV{PGPASSWORD} = '${S(simple(v))}';`,
    'lua-redis-auth': (v) => t`local ok, err = red:auth("${S(symbol(v))}")`,
    'lua-wifi': (v) => t`wifi.sta.config({ ssid = "Bergblick", pwd = "${S(label(v))}" })`,
    'r-setenv': (v) => t`Sys.setenv(OPENAI_API_KEY = "${S(`sk-${v.b62(48)}`)}")`,
    'r-keyring': (v) => t`httr::GET(url, authenticate("${v.name()}", "${S(symbol(v))}"))`,
    'elixir-attr': (v) => t`  @signing_secret "${S(v.b62(40))}"`,
    'erlang-config': (v) =>
      t`{mysql, [{user, "ejabberd"}, {password, "${S(tricky(v))}"}, {database, "xmpp"}]}.`,
    ocaml: (v) =>
      t`let conn = new Postgresql.connection ~host:"db" ~user:"shop" ~password:"${S(symbol(v))}" ()`,
    'haskell-bytes': (v) => t`apiToken :: ByteString\napiToken = "${S(v.b62(40))}"`,
    'scala-typesafe': (v) => t`case class Creds(user: String = "etl", password: String = "${S(tricky(v))}")`,
    'spark-option': (v) =>
      t`df.write.format("jdbc").option("user", "etl").option("password", "${S(symbol(v))}").save()`,
    'clojure-env': (v) => t`(defonce api-token (or (env :api-token) "${S(v.b62(36))}"))`,
    'groovy-closure': (v) => t`credentials {\n  username = 'ci'\n  password = '${S(tricky(v))}'\n}`,
    'dart-const': (v) => t`const String kApiSecret = '${S(v.b62(40))}';`,
    'solidity-script': (v) => t`accounts: ["0x${S(v.hex(64))}"], // hardhat sepolia private key`,
    zig: (v) => t`const auth_token: []const u8 = "${S(v.b62(40))}";`,
    'cpp-setter': (v) => t`options.set_password("${S(tricky(v))}");`,
    'c-define': (v) => t`#define MQTT_PASSWORD   "${S(symbol(v))}"`,
    'c-char-array': (v) => t`static const char wifi_pass[] = "${S(label(v))}";`,
    'python-os-environ': (v) => t`os.environ.setdefault("DB_PASSWORD", "${S(symbol(v))}")`,
    'python-getenv-default': (v) => t`SECRET = os.getenv("FLASK_SECRET_KEY", "${S(v.hex(48))}")`,
    'python-dataclass': (v) =>
      t`@dataclass\nclass Cfg:\n    user: str = "bot"\n    password: str = "${S(tricky(v))}"`,
    'python-dict-literal': (v) => t`auth = {'username': '${v.name()}', 'password': '${S(symbol(v))}'}`,
    'python-bytes': (v) => t`fernet = Fernet(b"${S(`${v.url64(43)}=`)}")`,
    'python-paramiko': (v) =>
      t`ssh.connect("10.0.0.4", username="pi", password="${S(label(v))}", look_for_keys=False)`,
    'python-telegram': (v) =>
      t`app = ApplicationBuilder().token("${S(`${v.digits(10)}:AAG${v.url64(32)}`)}").build()`,
    'js-object-shorthand': (v) =>
      t`const transporter = createTransport({ host, auth: { user, pass: "${S(tricky(v))}" } });`,
    'js-env-assign': (v) => t`process.env.JWT_SECRET = "${S(v.b62(32))}";`,
    'js-class-field': (v) => t`class Client {\n  #apiKey = '${S(v.b62(32))}';\n}`,
    'js-form-data': (v) => t`form.append('password', '${S(symbol(v))}');`,
    'js-urlsearchparams': (v) =>
      t`new URLSearchParams({ grant_type: 'client_credentials', client_secret: '${S(v.b62(40))}' })`,
    'js-test-login': (v) =>
      t`await login(page, '${v.name()}@example.net', '${S(symbol(v))}'); // real staging account`,
    'ts-as-const': (v) =>
      t`export const config = { db: { user: 'app', password: '${S(tricky(v))}' } } as const;`,
    'jsx-prop': (v) => t`<GoogleMap apiKey="${S(`AIza${v.url64(35)}`)}" center={center} />`,
    'vue-data': (v) => t`data: () => ({ mapToken: '${S(v.b62(44))}', zoom: 9 })`,
    'java-builder': (v) => t`.withBasicAuth("svc", "${S(symbol(v))}")`,
    'java-put-property': (v) => t`props.setProperty("mail.smtp.password", "${S(tricky(v))}");`,
    'java-final-static': (v) => t`private static final String HMAC_SECRET = "${S(v.b62(40))}";`,
    'bash-array': (v) => t`AUTH=(-u "${v.name()}" -p "${S(simple(v))}")`,
    'bash-inline-env': (v) => t`MYSQL_PWD=${S(simple(v))} mysql -u shop shop < dump.sql`,
    'bash-printf-netrc': (v) =>
      t`printf 'machine %s login %s password %s\\n' git.example.net ci '${S(simple(v))}' > ~/.netrc`,
    'csh-setenv': (v) => t`setenv LDAP_PASSWORD '${S(symbol(v))}'`,
    nushell: (v) => t`$env.GITEA_TOKEN = "${S(v.hex(40))}"`,
    makefile: (v) => t`DB_PASS ?= ${S(simple(v))}\nmigrate:\n\tgoose -dir sql up`,
    justfile: (v) => t`export ADMIN_TOKEN := "${S(v.b62(32))}"`,
    'batch-quoted-set': (v) => t`set "FTP_PASSWORD=${S(simple(v))}"`,
    'powershell-hashtable': (v) => t`$params = @{ UserName = 'svc'; Password = '${S(tricky(v))}' }`,
    'powershell-param': (v) => t`param([string]$Password = '${S(symbol(v))}')`,
    autohotkey: (v) => t`Send "${S(simple(v))}{Enter}" `,
    applescript: (v) =>
      t`do shell script "mount_x" user name "admin" password "${S(symbol(v))}" with administrator privileges`,
    'sas-libname': (v) => t`libname dwh oracle user=etl password="${S(symbol(v))}" path=prod;`,
    'cobol-value': (v) => t`       01 WS-DB-PASSWORD   PIC X(16) VALUE '${S(simple(v))}'.`,
    'sql-pg-dblink': (v) =>
      t`SELECT * FROM dblink('host=pg2 user=ro password=${S(simple(v))} dbname=crm', 'select 1') AS t(x int);`,
    'sql-set-password': (v) => t`ALTER USER 'root'@'localhost' IDENTIFIED BY '${S(tricky(v))}';`,
    'sql-grant': (v) => t`GRANT ALL ON shop.* TO shop@'%' IDENTIFIED BY '${S(symbol(v))}';`,
    'sql-change-master': (v) =>
      t`CHANGE REPLICATION SOURCE TO SOURCE_HOST='db1', SOURCE_USER='repl', SOURCE_PASSWORD='${S(simple(v))}';`,
    'sql-clickhouse-user': (v) =>
      t`CREATE USER ro IDENTIFIED WITH sha256_password BY '${S(symbol(v))}' SETTINGS readonly = 1`,
    'sql-pg-usermapping': (v) =>
      t`CREATE USER MAPPING FOR app SERVER crm OPTIONS (user 'app', password '${S(symbol(v))}');`,
    'sql-update': (v) => t`UPDATE settings SET smtp_password = '${S(tricky(v))}' WHERE id = 1;`,
    cypher: (v) => t`ALTER USER neo4j SET PASSWORD '${S(symbol(v))}' CHANGE NOT REQUIRED`,
    'mongosh-auth': (v) => t`db.auth("shop", "${S(tricky(v))}")`,
    'robot-framework': (v) => t`Input Password    id:pw    ${S(symbol(v))}`,
    gherkin: (v) => t`    When I log in as "${v.name()}" with password "${S(symbol(v))}"`,
    'latex-comment': (v) => t`% overleaf git password: ${S(simple(v))}`,
    'passphrase-sentence': (v) => t`gpg.decrypt_file(f, passphrase="${S(sentence(v))}")`,
  },
  { disputed: ['autohotkey'] },
);

export const rows = code;

/** Secrets written into programs. */
import { pos, S, t } from '../row.mjs';

const p = (label, context, make, options) => pos('code', label, context, make, options);

export const rows = [
  p(
    'PASSWORD',
    'powershell-splat',
    (v) =>
      t`$params = @{\n  Server   = '${v.host()}'\n  User     = '${v.name()}'\n  Password = '${S(v.pwSym())}'\n}\nConnect-App @params`,
  ),
  p(
    'PASSWORD',
    'powershell-credential',
    (v) => t`$cred = New-Object System.Net.NetworkCredential("${v.name()}", "${S(v.pwSym())}")`,
  ),
  p('PASSWORD', 'fish-set', (v) => t`set -x DB_PASSWORD '${S(v.pwSym())}'; and ./migrate`),
  p('PASSWORD', 'cmd-set-quoted', (v) => t`@echo off\r\nset "FTP_PASSWORD=${S(v.pw())}"\r\nftp -s:cmds.txt`),
  p('PASSWORD', 'cmd-setx', (v) => t`setx API_TOKEN "${S(v.b62(32))}" /M`),
  p(
    'PASSWORD',
    'cmd-net-use',
    (v) => t`net use Z: \\\\fs01\\share ${S(v.pw())} /user:CORP\\${v.name()} /persistent:yes`,
  ),
  p(
    'PASSWORD',
    'java-properties-put',
    (v) => t`props.put("user", "${v.name()}");\nprops.put("password", "${S(v.pwSym())}");`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'java-drivermanager',
    (v) =>
      t`Connection c = DriverManager.getConnection("jdbc:oracle:thin:@${v.host()}:1521:orcl", "${v.name()}", "${S(v.pw())}");`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'java-builder',
    (v) => t`new HikariConfig().withUsername("${v.name()}").withPassword("${S(v.pwSym())}").build()`,
  ),
  p(
    'PASSWORD',
    'java-setter',
    (v) => t`dataSource.setUser("${v.name()}");\ndataSource.setPassword("${S(v.pw())}");`,
    { times: 2 },
  ),
  p('PASSWORD', 'java-chararray', (v) => t`char[] pass = "${S(v.pw())}".toCharArray();`),
  p(
    'SECRET',
    'kotlin-buildconfig',
    (v) => t`buildConfigField("String", "API_SECRET", "\\"${S(v.b62(32))}\\"")`,
  ),
  p(
    'PASSWORD',
    'kotlin-named-arg',
    (v) =>
      t`val db = Database.connect(url = "jdbc:h2:mem", user = "${v.name()}", password = "${S(v.pwSym())}")`,
  ),
  p('TOKEN', 'kotlin-triple', (v) => t`private val accessToken: String = """${S(v.url64(40))}"""`),
  p('SECRET', 'rust-let', (v) => t`let secret_key = String::from("${S(v.b62(32))}");`),
  p('PASSWORD', 'rust-raw', (v) => t`let password: &'static str = r#"${S(v.pwSym())}"#;`),
  p(
    'PASSWORD',
    'rust-struct',
    (v) => t`Config { user: "${v.name()}".into(), password: "${S(v.pw())}".into(), port: 5432 }`,
  ),
  p('TOKEN', 'rust-header', (v) => t`.header("X-Auth-Token", "${S(v.b62(40))}")`),
  p(
    'PASSWORD',
    'go-const',
    (v) => t`const (\n\tdbUser     = "${v.name()}"\n\tdbPassword = "${S(v.pwSym())}"\n)`,
  ),
  p('PASSWORD', 'go-backtick', (v) => t`os.Setenv("ADMIN_PASSWORD", \`${S(v.pw())}\`)`),
  p('TOKEN', 'go-header-set', (v) => t`req.Header.Set("Authorization", "Bearer ${S(v.url64(48))}")`, {
    times: 2,
  }),
  p('PASSWORD', 'go-basic-auth', (v) => t`req.SetBasicAuth("${v.name()}", "${S(v.pwSym())}")`),
  p('SECRET', 'go-bytes', (v) => t`var jwtSecret = []byte("${S(v.b62(32))}")`),
  p(
    'PASSWORD',
    'csharp-builder',
    (v) =>
      t`var b = new SqlConnectionStringBuilder { DataSource = "${v.host()}", UserID = "${v.name()}", Password = "${S(v.pwSym())}" };`,
  ),
  p('PASSWORD', 'csharp-verbatim', (v) => t`private readonly string _smtpPassword = @"${S(v.pwSym())}";`),
  p(
    'SECRET',
    'csharp-keybytes',
    (v) => t`new SymmetricSecurityKey(Encoding.UTF8.GetBytes("${S(v.b62(40))}"))`,
    { debatable: true },
  ),
  p(
    'PASSWORD',
    'csharp-credential',
    (v) => t`client.Credentials = new NetworkCredential("${v.name()}", "${S(v.pw())}");`,
  ),
  p(
    'PASSWORD',
    'php-array',
    (v) =>
      t`'mysql' => [\n    'username' => '${v.name()}',\n    'password' => '${S(v.pwSym())}',\n    'charset' => 'utf8mb4',\n],`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'php-mysqli',
    (v) => t`$db = new mysqli('${v.host()}', '${v.name()}', '${S(v.pw())}', 'shop');`,
  ),
  p(
    'PASSWORD',
    'php-pdo',
    (v) => t`$pdo = new PDO("mysql:host=${v.host()};dbname=shop", "${v.name()}", "${S(v.pwSym())}");`,
  ),
  p(
    'SECRET',
    'php-define-salt',
    (v) =>
      t`define('AUTH_KEY',         '${S(v.chars('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#%^&*()-_[]{}<>~+=,.;:/?|', 64))}');`,
  ),
  p('SECRET', 'php-const', (v) => t`const API_SECRET = '${S(v.hex(40))}';`),
  p(
    'PASSWORD',
    'ruby-hash',
    (v) =>
      t`ActiveRecord::Base.establish_connection(adapter: 'postgresql', username: '${v.name()}', password: '${S(v.pwSym())}')`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'ruby-rocket',
    (v) => t`conn = Bunny.new(:host => "${v.host()}", :user => "${v.name()}", :pass => "${S(v.pw())}")`,
  ),
  p('TOKEN', 'ruby-env', (v) => t`ENV['STRIPE_SECRET'] ||= '${S(v.b62(32))}'`),
  p(
    'PASSWORD',
    'elixir-repo',
    (v) =>
      t`config :shop, Shop.Repo,\n  username: "${v.name()}",\n  password: "${S(v.pwSym())}",\n  pool_size: 10`,
    { times: 2 },
  ),
  p(
    'SECRET',
    'elixir-secret-key-base',
    (v) => t`config :shop, ShopWeb.Endpoint, secret_key_base: "${S(v.b64(48))}"`,
  ),
  p('PASSWORD', 'swift-let', (v) => t`let password = "${S(v.pwSym())}"\nlet retries = 3`),
  p(
    'TOKEN',
    'swift-header',
    (v) => t`request.setValue("Bearer ${S(v.url64(40))}", forHTTPHeaderField: "Authorization")`,
  ),
  p(
    'TOKEN',
    'swift-value-first',
    (v) => t`request.addValue("${S(v.b62(32))}", forHTTPHeaderField: "X-API-Key")`,
    { debatable: true },
  ),
  p('TOKEN', 'dart', (v) => t`static const String apiKey = '${S(v.b62(32))}';`),
  p(
    'PASSWORD',
    'scala',
    (v) =>
      t`val xa = Transactor.fromDriverManager[IO]("org.postgresql.Driver", "jdbc:postgresql:shop", "${v.name()}", "${S(v.pw())}")`,
    { debatable: true },
  ),
  p(
    'PASSWORD',
    'clojure',
    (v) => t`(def db {:dbtype "mysql" :user "${v.name()}" :password "${S(v.pwSym())}"})`,
  ),
  p(
    'PASSWORD',
    'haskell',
    (v) =>
      t`conn <- connect defaultConnectInfo { connectUser = "${v.name()}", connectPassword = "${S(v.pw())}" }`,
  ),
  p('PASSWORD', 'lua', (v) => t`local cfg = { host = "${v.host()}", password = "${S(v.pwSym())}" }`),
  p('PASSWORD', 'perl', (v) => t`my $dbh = DBI->connect("DBI:mysql:shop", "${v.name()}", "${S(v.pw())}");`, {
    debatable: true,
  }),
  p('PASSWORD', 'perl-hash', (v) => t`my %cfg = (user => '${v.name()}', passwd => '${S(v.pwSym())}');`),
  p(
    'PASSWORD',
    'r-dbconnect',
    (v) => t`con <- dbConnect(RPostgres::Postgres(), user = "${v.name()}", password = "${S(v.pw())}")`,
  ),
  p('TOKEN', 'r-sysenv', (v) => t`Sys.setenv(OPENWEATHER_API_KEY = "${S(v.hex(32))}")`),
  p(
    'PASSWORD',
    'vba',
    (v) =>
      t`conn.Open "Provider=SQLOLEDB;Data Source=${v.host()};User ID=${v.name()};Password=${S(v.pw())};"`,
  ),
  p('PASSWORD', 'delphi', (v) => t`FDConnection1.Params.Password := '${S(v.pwSym())}';`),
  p('PASSWORD', 'objc', (v) => t`static NSString *const kAPISecret = @"${S(v.b62(32))}";`),
  p('PASSWORD', 'cpp-define', (v) => t`#define WIFI_SSID "Attic"\n#define WIFI_PASSWORD "${S(v.pw())}"`, {
    times: 2,
  }),
  p('PASSWORD', 'c-const-char', (v) => t`const char* mqtt_pass = "${S(v.pw())}";`),
  p('PASSWORD', 'nix', (v) => t`services.nextcloud.config.adminpass = "${S(v.pw())}";`),
  p('SECRET', 'groovy-jenkinsfile', (v) => t`environment {\n    NEXUS_PASSWORD = '${S(v.pwSym())}'\n}`),
  p(
    'PASSWORD',
    'python-kwargs',
    (v) =>
      t`conn = psycopg.connect(host="${v.host()}", user="${v.name()}", password="${S(v.pwSym())}", dbname="x")`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'python-paramiko',
    (v) => t`ssh.connect('${v.ip()}', username='${v.name()}', password='${S(v.pw())}')`,
  ),
  p('PASSWORD', 'python-smtplib', (v) => t`server.login("${v.name()}@example.net", "${S(v.pwSym())}")`, {
    times: 2,
  }),
  p(
    'PASSWORD',
    'python-requests-auth',
    (v) => t`r = requests.get(url, auth=('${v.name()}', '${S(v.pwSym())}'), timeout=5)`,
  ),
  p('TOKEN', 'python-fstring-header', (v) => t`headers = {"X-Vault-Token": "${S(`hvs.${v.url64(90)}`)}"}`),
  p('SECRET', 'python-flask', (v) => t`app.config['SECRET_KEY'] = '${S(v.hex(48))}'`, { times: 2 }),
  p('SECRET', 'python-bytes', (v) => t`SECRET = b"${S(v.b62(24))}"`),
  p(
    'PASSWORD',
    'python-default-arg',
    (v) => t`def connect(user="${v.name()}", password="${S(v.pw())}"):\n    ...`,
  ),
  p(
    'PASSWORD',
    'python-dataclass',
    (v) => t`class Settings(BaseSettings):\n    db_password: str = "${S(v.pw())}"\n    debug: bool = False`,
  ),
  p('PASSWORD', 'ts-ternary', (v) => t`const dbPassword = process.env.DB_PASSWORD || '${S(v.pwSym())}';`, {
    times: 2,
  }),
  p(
    'PASSWORD',
    'ts-nullish',
    (v) => t`export const apiSecret = import.meta.env.VITE_SECRET ?? "${S(v.b62(32))}";`,
  ),
  p('PASSWORD', 'ts-class-field', (v) => t`private readonly adminPassword: string = '${S(v.pw())}';`),
  p(
    'TOKEN',
    'ts-axios',
    (v) => t`axios.defaults.headers.common['Authorization'] = 'Bearer ${S(v.url64(40))}';`,
  ),
  p('PASSWORD', 'ts-template', (v) => t`const auth = \`${v.name()}:${S(v.pw())}\`; // basic auth`, {
    debatable: true,
  }),
  p(
    'PASSWORD',
    'js-nodemailer',
    (v) => t`auth: { user: '${v.name()}@example.net', pass: '${S(v.pwSym())}' }`,
    { times: 2 },
  ),
  p('SECRET', 'js-jwt-sign', (v) => t`jwt.sign({ id }, '${S(v.b62(32))}', { expiresIn: '1h' })`, {
    debatable: true,
  }),
  p('SECRET', 'js-session', (v) => t`app.use(session({ secret: '${S(v.pwSym())}', resave: false }))`),
  p('PASSWORD', 'js-page-fill', (v) => t`await page.fill('#password', '${S(v.pwSym())}');`, { times: 2 }),
  p('PASSWORD', 'cypress-type', (v) => t`cy.get('input[name=password]').type('${S(v.pw())}')`),
  p(
    'PASSWORD',
    'graphql-mutation',
    (v) => t`mutation { login(email: "${v.name()}@example.net", password: "${S(v.pwSym())}") { id } }`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'graphql-variables',
    (v) =>
      t`{"query":"mutation L($p:String!){login(password:$p){id}}","variables":{"p":"x","password":"${S(v.pw())}"}}`,
  ),
  p(
    'PASSWORD',
    'protobuf-text',
    (v) => t`server {\n  host: "${v.host()}"\n  password: "${S(v.pwSym())}"\n  port: 443\n}`,
  ),
  p('TOKEN', 'cue', (v) => t`registry: {\n\turl:   "r.example.net"\n\ttoken: "${S(v.b62(32))}"\n}`),
  p('PASSWORD', 'jsonnet', (v) => t`local db = { user: '${v.name()}', password:: '${S(v.pw())}' };`),
];

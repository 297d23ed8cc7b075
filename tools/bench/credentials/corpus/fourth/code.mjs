/** Source code of many languages with a secret written into it. */
import { positives } from '../group.mjs';
import { human, plain, spaced } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const code = positives('code', 'password', {
  go: (v) =>
    t`client := redis.NewClient(&redis.Options{\n\tAddr:     "cache:6379",\n\tPassword: "${S(human(v))}",\n\tDB:       0,\n})`,
  'go-const': (v) => t`const jwtSigningKey = "${S(v.b62(44))}" // TODO env`,
  rust: (v) => t`let auth = reqwest::Client::new().get(url).basic_auth("svc", Some("${S(human(v))}"));`,
  'rust-const': (v) => t`const API_SECRET: &str = "${S(v.b62(40))}";`,
  kotlin: (v) => t`val props = Properties().apply { put("user", "app"); put("password", "${S(human(v))}") }`,
  swift: (v) => t`static let apiKey: String = "${S(v.b62(32))}"`,
  'swift-credential': (v) =>
    t`let cred = URLCredential(user: "app", password: "${S(human(v))}", persistence: .none)`,
  csharp: (v) => t`var creds = new NetworkCredential("svc_mail", "${S(human(v))}", "CORP");`,
  'csharp-verbatim': (v) => t`private const string AdminPassword = @"${S(spaced(v))}";`,
  php: (v) => t`$pdo = new PDO('mysql:host=db;dbname=shop', 'shop', '${S(human(v))}');`,
  'php-mysqli': (v) => t`$conn = mysqli_connect("localhost", "root", "${S(plain(v))}", "school");`,
  ruby: (v) => t`Net::SSH.start('web1', 'deploy', password: '${S(human(v))}') { |ssh| ssh.exec!('uptime') }`,
  'ruby-hashrocket': (v) =>
    t`Mail.defaults { delivery_method :smtp, :user_name => 'robot', :password => '${S(human(v))}' }`,
  perl: (v) =>
    t`my $dbh = DBI->connect("dbi:Pg:dbname=shop;host=db", "shop", "${S(plain(v))}", { RaiseError => 1 });`,
  'perl-hash': (v) => t`my %opt = ( host => 'mx', login => 'bot', passwd => '${S(human(v))}' );`,
  lua: (v) => t`local cfg = { user = "web", password = "${S(human(v))}", timeout = 5 }`,
  r: (v) =>
    t`con <- dbConnect(RPostgres::Postgres(), dbname = "dwh", user = "analyst", password = "${S(human(v))}")`,
  elixir: (v) =>
    t`config :shop, Shop.Repo,\n  username: "shop",\n  password: "${S(human(v))}",\n  pool_size: 10`,
  'elixir-secret-base': (v) =>
    t`config :shop, ShopWeb.Endpoint,\n  secret_key_base: "${S(`${v.b62(40)}+${v.b62(23)}`)}"`,
  haskell: (v) =>
    t`connInfo = defaultConnectInfo { connectUser = "shop", connectPassword = "${S(human(v))}" }`,
  scala: (v) =>
    t`val ds = Map("user" -> "etl", "password" -> "${S(human(v))}", "driver" -> "org.postgresql.Driver")`,
  clojure: (v) => t`(def db {:subname "//db:3306/shop" :user "shop" :password "${S(human(v))}"})`,
  dart: (v) => t`final mqtt = MqttClient()..username = 'app'..password = '${S(human(v))}';`,
  'python-requests': (v) => t`r = requests.get(url, auth=("${v.name()}", "${S(human(v))}"), timeout=10)`,
  'python-kwargs': (v) => t`ftp = ftplib.FTP_TLS("files.example.org", user="drop", passwd="${S(plain(v))}")`,
  'python-fstring': (v) => t`headers = {"Authorization": f"Token {'${S(v.hex(40))}'}"}`,
  'python-triple': (v) => t`TOKEN = """${S(v.url64(48))}"""`,
  'python-typed-default': (v) => t`    admin_password: SecretStr = SecretStr("${S(human(v))}")`,
  'js-template': (v) =>
    t`const url = \`https://api.example.org/v1?apikey=${S(v.b62(32))}&q=\${encodeURIComponent(q)}\`;`,
  'js-or-default': (v) => t`const secret = process.env.SESSION_SECRET || '${S(human(v))}';`,
  'ts-nullish': (v) => t`export const jwtSecret: string = env.JWT_SECRET ?? "${S(v.b62(36))}";`,
  'js-express-session': (v) =>
    t`app.use(session({ secret: '${S(human(v))}', resave: false, saveUninitialized: true }));`,
  'js-jwt-sign': (v) => t`const jwt = sign({ id: user.id }, '${S(v.b62(32))}', { expiresIn: '1h' });`,
  java: (v) =>
    t`Connection c = DriverManager.getConnection("jdbc:mysql://db/shop", "shop", "${S(human(v))}");`,
  'java-annotation': (v) => t`@Value("\${mail.password:${S(plain(v))}}")\nprivate String mailPassword;`,
  'java-chararray': (v) => t`keyStore.load(in, "${S(plain(v))}".toCharArray());`,
  cpp: (v) => t`constexpr auto kApiToken = "${S(v.b62(40))}"sv;`,
  arduino: (v) => t`#define WIFI_SSID "Werkstatt"\n#define WIFI_PASS "${S(plain(v))}"`,
  micropython: (v) => t`wlan.connect('Werkstatt', '${S(plain(v))}')`,
  'bash-heredoc': (v) => t`cat > ~/.my.cnf <<EOF\n[client]\nuser=root\npassword=${S(plain(v))}\nEOF`,
  'bash-readonly': (v) => t`readonly DEPLOY_TOKEN="${S(v.b62(40))}"`,
  'bash-default': (v) => t`: "\${ADMIN_PASSWORD:=${S(plain(v))}}"`,
  fish: (v) => t`set -gx OPENWEATHER_API_KEY ${S(v.hex(32))}`,
  batch: (v) =>
    t`@echo off\r\nset DB_USER=app\r\nset DB_PASS=${S(plain(v))}\r\nsqlcmd -U %DB_USER% -P %DB_PASS%`,
  powershell: (v) => t`$env:AZURE_STORAGE_KEY = "${S(`${v.b62(43)}/${v.b62(42)}==`)}"`,
  vba: (v) => t`cn.Open "Provider=MSOLEDBSQL;Server=sql1;Database=Fin;UID=fin;PWD=${S(human(v))};"`,
  matlab: (v) => t`conn = database('dwh','analyst','${S(plain(v))}','Vendor','PostgreSQL');`,
  julia: (v) => t`conn = LibPQ.Connection("host=db dbname=dwh user=ana password=${S(plain(v))}")`,
  nim: (v) => t`let db = open("localhost", "shop", "${S(plain(v))}", "shopdb")`,
  'sql-alter-role': (v) =>
    t`ALTER ROLE reporting WITH LOGIN ENCRYPTED PASSWORD '${S(human(v))}' VALID UNTIL '2027-01-01';`,
  'sql-mysql-identified': (v) =>
    t`CREATE USER 'shop'@'10.%' IDENTIFIED WITH caching_sha2_password BY '${S(human(v))}';`,
  'sql-oracle': (v) => t`CREATE USER etl IDENTIFIED BY "${S(human(v))}" QUOTA UNLIMITED ON users;`,
  'sql-mssql-login': (v) => t`CREATE LOGIN [web] WITH PASSWORD = N'${S(human(v))}', CHECK_POLICY = OFF;`,
  'sql-insert': (v) =>
    t`INSERT INTO users (name, password, role) VALUES ('${v.name()}', '${S(human(v))}', 'admin');`,
  'sql-snowflake-stage': (v) =>
    t`CREATE STAGE s URL='s3://b/' CREDENTIALS=(AWS_KEY_ID='${S(`AKIA${v.b32(16)}`)}' AWS_SECRET_KEY='${S(v.b62(40))}');`,
  'graphql-mutation': (v) =>
    t`mutation { login(input: { email: "${v.name()}@example.org", password: "${S(human(v))}" }) { token } }`,
  'cypress-type': (v) => t`cy.get('#password').type('${S(human(v))}', { log: false })`,
  'playwright-fill': (v) => t`await page.getByLabel('Password').fill('${S(human(v))}');`,
});

export const rows = code;

/** The families `generic-assign`, `assignment`, `otp` and `multi` of the first set, written otherwise. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { brief, mild, opaque, plain, shouted, strong, words } from './secrets.mjs';

const generic = positives('generic-assign', 'generic-api-key', {
  'yaml-nested': (v) =>
    t`upstream:\n  billing:\n    auth_key: ${S(v.b64(32))}\n    base: https://billing.${v.host()}`,
  'toml-literal': (v) => t`[publisher]\nsigning_secret = '${S(v.url64(44))}'\ntopic = "orders"`,
  properties: (v) => t`# partner feed\npartner.feed.accessKey=${S(v.b62(36))}\npartner.feed.pollSeconds=90`,
  'kotlin-val': (v) => t`private val sessionSecret = "${S(v.hex(64))}"`,
  'csharp-init': (v) => t`var opts = new FeedOptions { AccessToken = "${S(v.url64(40))}", PageSize = 100 };`,
  'lua-table': (v) => t`return { host = "${v.host()}", api_secret = "${S(v.b62(32))}", retries = 3 }`,
  'elixir-config': (v) => t`config :feed, Feed.Client,\n  auth_token: "${S(v.b64(30))}",\n  pool_size: 8`,
  'json-deep': (v) =>
    t`{"sync":{"target":"${v.host()}","auth":{"serviceKey":"${S(v.b62(48))}"},"every":"15m"}}`,
  'bash-readonly': (v) => t`readonly FEED_SECRET_KEY="${S(v.hex(48))}"`,
});

const assignment = positives('assignment', 'assignment', {
  'env-comment': (v) =>
    t`# reporting replica, read only\nREPORTS_DB_PASS=${S(mild(v))}\nREPORTS_DB_HOST=${v.host()}`,
  'env-spaces': (v) => t`LDAP_BIND_PASSWORD = "${S(strong(v))}"`,
  'dotnet-json': (v) => t`"Smtp": { "Host": "mail.${v.org()}.example", "Password": "${S(strong(v))}" },`,
  'yaml-anchor': (v) =>
    t`mail: &mail\n  user: robot@${v.org()}.example\n  password: '${S(strong(v))}'\n  starttls: true`,
  'yaml-bare': (v) => t`grafana:\n  adminUser: admin\n  adminPassword: ${S(plain(v))}`,
  'quarkus-props': (v) => t`quarkus.datasource.username=ledger\nquarkus.datasource.password=${S(mild(v))}`,
  'tomcat-xml': (v) => t`<Resource name="jdbc/app" username="app" password="${S(mild(v))}" maxTotal="20"/>`,
  'gradle-props': (v) =>
    t`signing.keyId=${v.HEX(8)}\nsigning.password=${S(plain(v))}\nsigning.secretKeyRingFile=/home/ci/.gnupg/secring.gpg`,
  'rails-yml': (v) => t`production:\n  <<: *default\n  username: shop\n  password: "${S(strong(v))}"`,
  'symfony-env': (v) => t`APP_ENV=prod\nAPP_SECRET=${S(v.hex(32))}`,
  'phoenix-env': (v) => t`export SECRET_KEY_BASE=${S(v.b64(48))}`,
  'supabase-env': (v) =>
    t`JWT_SECRET=${S(opaque(v, 40))}\nDASHBOARD_USERNAME=supabase\nDASHBOARD_PASSWORD=${S(plain(v))}`,
  'js-object': (v) => t`await pool.connect({ user: 'etl', password: '${S(strong(v))}', database: 'dw' });`,
  'python-call': (v) => t`conn = psycopg.connect(host="${v.host()}", user="etl", password="${S(strong(v))}")`,
  'ruby-hash': (v) => t`Mysql2::Client.new(host: "localhost", username: "root", password: "${S(strong(v))}")`,
  'go-const': (v) => t`const adminPassword = "${S(strong(v))}" // FIXME before merge`,
  'rust-let': (v) => t`let mut opts = PgConnectOptions::new().username("etl").password("${S(strong(v))}");`,
  'swift-let': (v) => t`let keychainPassword = "${S(strong(v))}"`,
  'perl-dbi': (v) =>
    t`my $dbh = DBI->connect("dbi:Pg:dbname=crm", "crm", "${S(mild(v))}", { RaiseError => 1 });`,
  'vb-assign': (v) => t`strPassword = "${S(strong(v))}" ' shared mailbox`,
  'sql-mysql': (v) => t`ALTER USER 'report'@'%' IDENTIFIED BY '${S(strong(v))}';`,
  'sql-mssql': (v) => t`CREATE LOGIN etl_writer WITH PASSWORD = N'${S(strong(v))}', CHECK_POLICY = ON;`,
  'sql-oracle': (v) => t`create user stage identified by "${S(strong(v))}" default tablespace users;`,
  'sql-role': (v) =>
    t`ALTER ROLE readonly WITH LOGIN ENCRYPTED PASSWORD '${S(strong(v))}' VALID UNTIL '2027-01-01';`,
  'cli-long': (v) =>
    t`keytool -importkeystore -srckeystore app.p12 -srcstorepass ${S(plain(v))} -destkeystore app.jks`,
  'cli-openssl': (v) =>
    t`openssl pkcs12 -export -inkey site.key -in site.crt -out site.pfx -passout pass:${S(plain(v))}`,
  'cli-mongo': (v) =>
    t`mongodump --host ${v.host()} -u backup -p ${S(plain(v))} --authenticationDatabase admin --gzip`,
  'cli-zip': (v) => t`7z a -p${S(plain(v))} -mhe=on hr.7z ./payroll`,
  'cli-net-use': (v) =>
    t`net use Z: \\\\files\\projects ${S(plain(v))} /user:CORP\\${v.name()} /persistent:no`,
  'cli-htpasswd': (v) => t`htpasswd -bc /etc/nginx/.htpasswd ${v.name()} ${S(plain(v))}`,
  'redis-conf': (v) => t`masterauth ${S(plain(v))}\nreplica-read-only yes`,
  'redis-acl': (v) => t`user worker on >${S(plain(v))} ~jobs:* +@all`,
  'wpa-conf': (v) => t`network={\n  ssid="${v.Word()}-5G"\n  psk="${S(strong(v))}"\n}`,
  'ansible-vars': (v) => t`ansible_user: deploy\nansible_ssh_pass: "${S(strong(v))}"\nansible_become: true`,
  'unquoted-bang': (v) => t`ADMIN_PW=${S(shouted(v))}\nADMIN_USER=root`,
});

const otp = positives('otp', 'otpauth', {
  'hotp-uri': (v) =>
    t`otpauth://hotp/${v.Word()}:${v.name()}@${v.org()}.example?secret=${S(v.b32(16))}&counter=4&digits=6`,
  'setup-key': (v) =>
    t`Can't scan the QR code? Enter this setup key by hand: ${S(v.b32(32))} (time based, 30 s)`,
  'spaced-groups': (v) =>
    t`Manual entry, account ${v.name()}: secret key ${S(Array.from({ length: 8 }, () => v.b32(4).toLowerCase()).join(' '))}`,
  oathtool: (v) => t`$ oathtool --totp -b ${S(v.b32(26))}\n${v.digits(6)}`,
});

const aws = (v, kind = 'AKIA') => ({ id: kind + v.b32(16), key: v.b64(30) });

const multi = positives('multi', 'multi', {
  'aws-two-profiles': (v) => {
    const [one, two] = [aws(v), aws(v)];
    return t`# ~/.aws/credentials\n[backup]\naws_access_key_id=${S(one.id)}\naws_secret_access_key=${S(one.key)}\n\n[${v.org()}-prod]\naws_access_key_id=${S(two.id)}\naws_secret_access_key=${S(two.key)}`;
  },
  'aws-export-block': (v) => {
    const { id, key } = aws(v, 'ASIA');
    return t`export AWS_ACCESS_KEY_ID="${S(id)}"\nexport AWS_SECRET_ACCESS_KEY="${S(key)}"\nexport AWS_SESSION_TOKEN="${S(`IQoJb3JpZ2luX2Vj${v.b64(180)}`)}"\naws s3 ls s3://${v.org()}-raw`;
  },
  'dotenv-long': (v) =>
    t`# local overrides\nNODE_ENV=development\nOPENAI_API_KEY=${S(`sk-proj-${v.url64(74)}T3BlbkFJ${v.url64(74)}`)}\nSTRIPE_SECRET_KEY=${S(`sk_test_51${v.b62(97)}`)}\nRESEND_API_KEY=${S(`re_${v.b62(8)}_${v.b62(24)}`)}\nSESSION_SECRET=${S(opaque(v))}\nLOG_LEVEL=debug`,
  'compose-override': (v) =>
    t`services:\n  keycloak:\n    environment:\n      KC_BOOTSTRAP_ADMIN_USERNAME: admin\n      KC_BOOTSTRAP_ADMIN_PASSWORD: ${S(plain(v))}\n      KC_DB_PASSWORD: ${S(mild(v))}\n      KC_HOSTNAME: login.${v.org()}.example`,
  'handover-mail': (v) =>
    t`Hi ${v.name()},\n\nhere is all you need for my two weeks off.\n\nNAS: user ops, password ${S(plain(v))}\nrouter: ${v.ip()}, admin / ${S(mild(v))}\nVPN shared key: ${S(opaque(v, 24))}\n\nThe plants want water on Wednesdays.\n${v.name()}`,
  'chat-thread': (v) =>
    t`user: quick brain dump: lunch moved to 12:45, and ${v.name()} is allergic to nuts\nuser: login for the label printer is printer / ${S(brief(v))}, and the Shippo one is ${S(`shippo_live_${v.hex(40)}`)}\nassistant: Saved both, plus the allergy.\nuser: the printer takes 62 mm rolls btw`,
  'http-exchange': (v) =>
    t`POST /oauth2/token HTTP/1.1\nHost: id.${v.org()}.example\nContent-Type: application/x-www-form-urlencoded\n\ngrant_type=refresh_token&client_id=mobile&refresh_token=${S(v.url64(64))}\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n{"access_token":"${S(v.jwt())}","token_type":"Bearer","expires_in":900}`,
  'user-list': (v) =>
    t`Test accounts:\n* ${v.name()}@qa.example, pw ${S(plain(v))}\n* ${v.name()}.admin@qa.example, pw ${S(strong(v))}\n* no password for the guest account`,
  'vpn-profile': (v) =>
    t`[vpn]\ngateway=vpn.${v.org()}.example\nusername=${v.name()}\npassword=${S(strong(v))}\n[ipsec]\npsk=${S(words(v, '-', 3))}\nidle=900`,
  'two-tools': (v) =>
    t`$ kubectl config view --raw -o jsonpath='{.users[0].user.token}'\n${S(v.jwt())}\n$ vault print token\n${S(`hvs.${v.url64(24)}`)}`,
});

export const config = [generic, assignment, otp, multi].flat();

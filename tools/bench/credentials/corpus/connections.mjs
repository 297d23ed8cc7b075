/** Connection strings of many databases and brokers, URLs, command lines and SQL. */
import { pos, S, t } from './row.mjs';

const conn = (label, context, make, options) => pos('connection', label, context, make, options);
const cli = (label, context, make, options) => pos('command-line', label, context, make, options);
const sql = (label, context, make, options) => pos('sql', label, context, make, options);

export const rows = [
  conn(
    'PASSWORD',
    'oracle-thin',
    (v) => t`jdbc:oracle:thin:${v.name()}/${S(v.pw())}@//${v.host()}:1521/ORCLPDB1`,
    { times: 2 },
  ),
  conn('PASSWORD', 'oracle-easy', (v) => t`sqlplus ${v.name()}/${S(v.pw())}@${v.host()}:1521/XE`),
  conn(
    'PASSWORD',
    'sqlserver-jdbc',
    (v) =>
      t`jdbc:sqlserver://${v.host()}:1433;databaseName=shop;user=${v.name()};password={${S(v.pwSym())}};encrypt=true`,
  ),
  conn(
    'PASSWORD',
    'odbc',
    (v) =>
      t`Driver={ODBC Driver 18 for SQL Server};Server=${v.host()};UID=${v.name()};PWD=${S(v.pw())};TrustServerCertificate=yes`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'mysql-net',
    (v) => t`server=${v.host()};uid=${v.name()};pwd=${S(v.pwSym())};database=shop`,
  ),
  conn(
    'PASSWORD',
    'npgsql',
    (v) => t`Host=${v.host()};Username=${v.name()};Password='${S(v.pwSym())}';Database=shop`,
  ),
  conn(
    'PASSWORD',
    'go-mysql-dsn',
    (v) => t`${v.name()}:${S(v.pw())}@tcp(${v.host()}:3306)/shop?parseTime=true`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'cockroach',
    (v) => t`cockroachdb://${v.name()}:${S(v.pw())}@${v.host()}:26257/bank?sslmode=verify-full`,
  ),
  conn('PASSWORD', 'neo4j', (v) => t`neo4j+s://${v.name()}:${S(v.pw())}@${v.low(8)}.databases.neo4j.io`),
  conn('PASSWORD', 'cassandra', (v) => t`cassandra://${v.name()}:${S(v.pw())}@${v.host()}:9042/ks`),
  conn('PASSWORD', 'couchdb', (v) => t`http://admin:${S(v.pw())}@${v.host()}:5984/_users`),
  conn('PASSWORD', 'elasticsearch', (v) => t`ELASTIC_URL=https://elastic:${S(v.pw())}@${v.host()}:9200`, {
    times: 2,
  }),
  conn('PASSWORD', 'influx', (v) => t`influxdb://${v.name()}:${S(v.pw())}@${v.host()}:8086/metrics`),
  conn(
    'PASSWORD',
    'snowflake',
    (v) => t`snowflake://${v.name()}:${S(v.pw())}@ab12345.eu-central-1/DB/PUBLIC?warehouse=WH`,
  ),
  conn(
    'PASSWORD',
    'redshift',
    (v) => t`redshift+psycopg2://${v.name()}:${S(v.pw())}@cl.abc.eu-west-1.redshift.amazonaws.com:5439/dev`,
  ),
  conn('TOKEN', 'libsql', (v) => t`libsql://shop-${v.org()}.turso.io?authToken=${S(v.jwt())}`),
  conn(
    'PASSWORD',
    'mongo-replica',
    (v) =>
      t`mongodb://${v.name()}:${S(v.pw())}@a.example.net:27017,b.example.net:27017/?replicaSet=rs0&authSource=admin`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'mongo-pct',
    (v) => t`mongodb+srv://${v.name()}:${S(`${v.Word()}%23${v.b62(6)}%3F`)}@cl0.ab1cd.mongodb.net/shop`,
  ),
  conn(
    'PASSWORD',
    'pg-slash-password',
    (v) => t`postgres://${v.name()}:${S(`${v.b62(5)}/${v.b62(6)}`)}@${v.host()}:5432/shop`,
    { times: 2 },
  ),
  conn(
    'PASSWORD',
    'pg-two-ats',
    (v) =>
      t`DATABASE_URL="postgresql://${v.name()}:${S(`${v.Word()}@${v.b62(4)}@${v.int(10, 99)}`)}@${v.host()}/shop"`,
  ),
  conn(
    'PASSWORD',
    'pg-hash-password',
    (v) => t`postgres://${v.name()}:${S(`${v.b62(6)}#${v.b62(4)}`)}@${v.host()}/shop`,
  ),
  conn(
    'PASSWORD',
    'pg-query',
    (v) => t`postgresql:///shop?host=${v.host()}&user=${v.name()}&password=${S(v.pw())}`,
  ),
  conn('PASSWORD', 'redis-acl', (v) => t`redis://cache-user:${S(v.pw())}@${v.host()}:6380/2`),
  conn(
    'PASSWORD',
    'redis-sentinel',
    (v) => t`redis-sentinel://:${S(v.pw())}@s1.example.net:26379,s2.example.net:26379/mymaster`,
  ),
  conn('PASSWORD', 'nats', (v) => t`nats://${v.name()}:${S(v.pw())}@${v.host()}:4222`),
  conn(
    'PASSWORD',
    'amqps-vhost',
    (v) => t`CELERY_BROKER_URL=amqps://${v.name()}:${S(v.pw())}@${v.host()}/prod-vhost`,
  ),
  conn('PASSWORD', 'mqtt', (v) => t`mqtts://${v.name()}:${S(v.pw())}@${v.host()}:8883/home/+/temp`),
  conn('PASSWORD', 'stomp', (v) => t`stomp+ssl://${v.name()}:${S(v.pw())}@${v.host()}:61614`),
  conn(
    'SECRET',
    'eventhub',
    (v) =>
      t`Endpoint=sb://${v.org()}.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=${S(v.b64(32))};EntityPath=orders`,
    { times: 2 },
  ),
  conn(
    'SECRET',
    'azure-storage',
    (v) =>
      t`DefaultEndpointsProtocol=https;AccountName=${v.org()};AccountKey=${S(v.b64(64))};EndpointSuffix=core.windows.net`,
  ),
  conn(
    'SECRET',
    'cosmos',
    (v) => t`AccountEndpoint=https://${v.org()}.documents.azure.com:443/;AccountKey=${S(v.b64(64))};`,
  ),
  conn(
    'SECRET',
    'iothub',
    (v) => t`HostName=${v.org()}.azure-devices.net;DeviceId=d${v.int(1, 99)};SharedAccessKey=${S(v.b64(32))}`,
  ),
  conn('PASSWORD', 'smtp', (v) => t`smtps://${v.name()}%40example.net:${S(v.pw())}@smtp.example.net:465`, {
    times: 2,
  }),
  conn('PASSWORD', 'imap', (v) => t`imaps://${v.name()}:${S(v.pw())}@imap.example.net:993/INBOX`),
  conn('PASSWORD', 'ldap', (v) => t`ldap://cn=reader,dc=example,dc=net:${S(v.pw())}@${v.host()}:389`, {
    debatable: true,
  }),
  conn('PASSWORD', 'sftp', (v) => t`sftp://${v.name()}:${S(v.pw())}@${v.host()}:2222/drop`),
  conn(
    'PASSWORD',
    'ftp-anonymous-decoy',
    (v) =>
      t`mirrors: ftp://anonymous@ftp.example.org and ftp://${v.name()}:${S(v.pw())}@ftp.example.net/private`,
  ),
  conn('PASSWORD', 'rtsp', (v) => t`ffmpeg -i rtsp://admin:${S(v.pw())}@${v.ip()}:554/stream1 out.mp4`, {
    times: 2,
  }),
  conn('PASSWORD', 'proxy', (v) => t`HTTPS_PROXY=http://${v.name()}:${S(v.pw())}@proxy.example.net:3128`, {
    times: 2,
  }),
  conn('PASSWORD', 'socks', (v) => t`ALL_PROXY=socks5h://${v.name()}:${S(v.pw())}@${v.ip()}:1080`),
  conn('PASSWORD', 'vnc', (v) => t`vnc://:${S(v.pw())}@${v.host()}:5901`),
  conn('PASSWORD', 'svn', (v) => t`svn+https://${v.name()}:${S(v.pw())}@svn.example.net/repo/trunk`),
  conn(
    'PASSWORD',
    'git-submodule',
    (v) => t`[submodule "lib"]\n\tpath = lib\n\turl = https://ci:${S(v.b62(26))}@git.example.net/lib.git`,
  ),
  conn(
    'PASSWORD',
    'pip-vcs',
    (v) => t`internal-lib @ git+https://oauth2:${S(`glpat-${v.url64(20)}`)}@gitlab.example.net/x/lib.git@v2`,
  ),
  conn(
    'PASSWORD',
    'go-proxy',
    (v) => t`go env -w GOPROXY=https://${v.name()}:${S(v.pw())}@goproxy.example.net,direct`,
  ),
  conn(
    'TOKEN',
    'url-signature-gcs',
    (v) =>
      t`https://storage.googleapis.com/b/o.csv?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Expires=900&X-Goog-Signature=${S(v.hex(128))}`,
  ),
  conn(
    'TOKEN',
    'url-cloudfront',
    (v) =>
      t`https://d1.cloudfront.net/a.mp4?Expires=1790000000&Signature=${S(v.url64(80))}&Key-Pair-Id=K${v.up(13)}`,
    { debatable: true },
  ),
  conn('TOKEN', 'url-oauth-code', (v) => t`https://app.example.net/cb?code=${S(v.url64(44))}&state=xyz`, {
    debatable: true,
  }),
  conn(
    'TOKEN',
    'url-refresh-form',
    (v) => t`grant_type=refresh_token&client_id=web&refresh_token=${S(v.url64(48))}`,
    { times: 2 },
  ),
  conn(
    'TOKEN',
    'url-reset-link',
    (v) => t`https://app.example.net/reset-password?token=${S(v.hex(48))}&email=${v.name()}%40example.net`,
  ),
  conn(
    'TOKEN',
    'url-telegram-bot',
    (v) => t`https://api.telegram.org/bot${S(`${v.digits(10)}:AA${v.url64(33)}`)}/getUpdates`,
  ),
  conn(
    'TOKEN',
    'url-feed',
    (v) => t`https://gitlab.example.net/x.atom?feed_token=${S(`glft-${v.url64(20)}`)}`,
  ),
  conn(
    'API_KEY',
    'url-appid',
    (v) => t`http://api.openweathermap.org/data/2.5/weather?q=Oslo&appid=${S(v.hex(32))}&units=metric`,
  ),
  conn(
    'PASSWORD',
    'otpauth',
    (v) => t`otpauth://hotp/VPN:${v.name()}?counter=1&secret=${S(v.b32(32))}&digits=6`,
  ),

  cli('PASSWORD', 'curl-u', (v) => t`curl -fsS -u ${v.name()}:${S(v.pw())} https://repo.example.net/health`, {
    times: 2,
  }),
  cli(
    'PASSWORD',
    'curl-user-quoted',
    (v) => t`curl --user '${v.name()}:${S(v.pwSym())}' -T dump.sql ftp://${v.host()}/`,
  ),
  cli(
    'PASSWORD',
    'curl-data-form',
    (v) =>
      t`curl -X POST https://id.example.net/token -d grant_type=password -d username=${v.name()} -d 'password=${S(v.pwSym())}'`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'curl-data-json',
    (v) =>
      t`curl -H 'Content-Type: application/json' -d '{"user":"${v.name()}","password":"${S(v.pwSym())}"}' http://${v.host()}/login`,
  ),
  cli(
    'TOKEN',
    'curl-cookie',
    (v) => t`curl -b 'session=${S(v.url64(40))}; theme=dark' https://app.example.net/me`,
  ),
  cli(
    'TOKEN',
    'curl-oauth2-bearer',
    (v) => t`curl --oauth2-bearer ${S(v.url64(40))} https://api.example.net/v2`,
  ),
  cli(
    'TOKEN',
    'curl-proxy-user',
    (v) => t`curl -x proxy.example.net:3128 --proxy-user ${v.name()}:${S(v.pw())} https://example.org`,
  ),
  cli('PASSWORD', 'httpie', (v) => t`http -a ${v.name()}:${S(v.pw())} POST api.example.net/items name=lamp`),
  cli('TOKEN', 'httpie-header', (v) => t`https api.example.net/me X-API-Token:${S(v.b62(32))} page==2`),
  cli(
    'PASSWORD',
    'wget',
    (v) => t`wget --user=${v.name()} --password='${S(v.pwSym())}' https://files.example.net/a.tgz`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'wget-http-password',
    (v) => t`wget --http-user ${v.name()} --http-password ${S(v.pw())} -q https://files.example.net/b.tgz`,
  ),
  cli(
    'PASSWORD',
    'psql-uri',
    (v) => t`psql "postgresql://${v.name()}:${S(v.pw())}@${v.host()}/shop" -c 'select 1'`,
  ),
  cli(
    'PASSWORD',
    'psql-kv',
    (v) => t`psql "host=${v.host()} user=${v.name()} password='${S(v.pwSym())}' dbname=shop"`,
  ),
  cli(
    'PASSWORD',
    'mysql-long',
    (v) => t`mysqldump --host=${v.host()} --user=${v.name()} --password=${S(v.pw())} shop > s.sql`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'mysql-short',
    (v) => t`mysql -h ${v.host()} -u${v.name()} -p'${S(v.pwSym())}' -e 'show tables'`,
  ),
  cli('PASSWORD', 'mysqladmin', (v) => t`mysqladmin -u root password '${S(v.pwSym())}'`),
  cli(
    'PASSWORD',
    'mongosh',
    (v) => t`mongosh --host ${v.host()} -u ${v.name()} -p ${S(v.pw())} --authenticationDatabase admin`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'redis-auth',
    (v) => t`${v.ip()}:6379> AUTH ${v.name()} ${S(v.pw())}\nOK\n${v.ip()}:6379> PING`,
  ),
  cli('PASSWORD', 'redis-config-set', (v) => t`redis-cli config set requirepass "${S(v.pw())}"`),
  cli(
    'PASSWORD',
    'ldapsearch',
    (v) =>
      t`ldapsearch -x -H ldap://${v.host()} -D "cn=admin,dc=example,dc=net" -w '${S(v.pwSym())}' -b dc=example`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'ldappasswd',
    (v) => t`ldappasswd -D cn=admin -w ${S(v.pw())} -s ${S(v.pw())} uid=${v.name()},ou=people`,
  ),
  cli('PASSWORD', 'sqlcmd', (v) => t`sqlcmd -S ${v.host()} -U sa -P '${S(v.pwSym())}' -Q "SELECT 1"`, {
    times: 2,
  }),
  cli(
    'PASSWORD',
    'bcp',
    (v) => t`bcp shop.dbo.orders out o.csv -c -S ${v.host()} -U ${v.name()} -P ${S(v.pw())}`,
  ),
  cli(
    'PASSWORD',
    'clickhouse-client',
    (v) => t`clickhouse-client --host ${v.host()} --user default --password ${S(v.pw())} --query 'SELECT 1'`,
  ),
  cli('PASSWORD', 'cqlsh', (v) => t`cqlsh ${v.host()} -u ${v.name()} -p ${S(v.pw())}`),
  cli(
    'PASSWORD',
    'influx-cli',
    (v) => t`influx setup --username ${v.name()} --password ${S(v.pw())} --org x --bucket b --force`,
  ),
  cli('TOKEN', 'influx-token', (v) => t`influx query --token ${S(`${v.url64(86)}==`)} 'buckets()'`),
  cli(
    'PASSWORD',
    'az-login',
    (v) =>
      t`az login --service-principal -u ${v.uuid()} -p ${S(`${v.b62(3)}8Q~${v.url64(34)}`)} --tenant ${v.uuid()}`,
  ),
  cli(
    'PASSWORD',
    'az-vm-create',
    (v) => t`az vm create -n web1 --admin-username ${v.name()} --admin-password '${S(v.pwSym())}'`,
  ),
  cli(
    'SECRET',
    'aws-configure',
    (v) => t`aws configure set aws_secret_access_key ${S(v.b64(30))} --profile ci`,
  ),
  cli(
    'SECRET',
    'kubectl-create-secret',
    (v) =>
      t`kubectl create secret generic db --from-literal=username=app --from-literal=password='${S(v.pwSym())}'`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'kubectl-docker-registry',
    (v) =>
      t`kubectl create secret docker-registry reg --docker-username=${v.name()} --docker-password=${S(v.b62(20))}`,
  ),
  cli(
    'TOKEN',
    'kubectl-token',
    (v) => t`kubectl --server=https://${v.ip()}:6443 --token=${S(v.jwt())} get pods`,
  ),
  cli(
    'TOKEN',
    'helm-set',
    (v) => t`helm upgrade app ./chart --set image.tag=v3,auth.adminPassword=${S(v.pw())} --wait`,
  ),
  cli(
    'TOKEN',
    'helm-registry',
    (v) => t`helm registry login r.example.net -u ${v.name()} -p ${S(v.b62(24))}`,
  ),
  cli(
    'PASSWORD',
    'docker-e',
    (v) => t`docker run -d -e POSTGRES_PASSWORD=${S(v.pw())} -e TZ=UTC -p 5432:5432 postgres:17`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'docker-login-stdin',
    (v) => t`echo ${S(v.b62(24))} | docker login -u ${v.name()} --password-stdin r.example.net`,
    { times: 2 },
  ),
  cli('PASSWORD', 'podman', (v) => t`podman login --username ${v.name()} --password ${S(v.pw())} quay.io`),
  cli('TOKEN', 'gh-auth', (v) => t`echo "${S(v.withCrc('ghp_', 30))}" | gh auth login --with-token`),
  cli(
    'TOKEN',
    'glab',
    (v) => t`glab auth login --hostname gitlab.example.net --token ${S(`glpat-${v.url64(20)}`)}`,
  ),
  cli(
    'SECRET',
    'gh-secret-set',
    (v) => t`gh secret set DEPLOY_KEY --body "${S(v.b62(40))}" --repo ${v.org()}/app`,
  ),
  cli('TOKEN', 'vault-login', (v) => t`vault login ${S(`hvs.CAES${v.url64(90)}`)}`),
  cli('SECRET', 'vault-kv-put', (v) => t`vault kv put secret/shop db_password=${S(v.pw())} ttl=1h`),
  cli('TOKEN', 'heroku-config', (v) => t`heroku config:set SENDGRID_PASSWORD=${S(v.pw())} -a ${v.slug()}`),
  cli('TOKEN', 'fly-secrets', (v) => t`fly secrets set SESSION_SECRET=${S(v.hex(64))} --app ${v.slug()}`),
  cli('TOKEN', 'wrangler', (v) => t`printf '%s' '${S(v.url64(40))}' | npx wrangler secret put API_TOKEN`, {
    debatable: true,
  }),
  cli('TOKEN', 'vercel', (v) => t`vercel deploy --prod --token ${S(v.b62(24))}`),
  cli(
    'TOKEN',
    'npm-publish',
    (v) => t`npm publish --//registry.npmjs.org/:_authToken=${S(v.withCrc('npm_', 30))}`,
  ),
  cli(
    'TOKEN',
    'twine',
    (v) => t`twine upload -u __token__ -p ${S(`pypi-AgEIcHlwaS5vcmcC${v.url64(120)}`)} dist/*`,
  ),
  cli(
    'API_KEY',
    'nuget-push',
    (v) => t`dotnet nuget push app.nupkg -k ${S(v.low(46))} -s https://nuget.example.net`,
  ),
  cli('TOKEN', 'cargo-login', (v) => t`cargo login ${S(`cio${v.b62(32)}`)}`),
  cli(
    'TOKEN',
    'sonar-scanner',
    (v) => t`sonar-scanner -Dsonar.host.url=https://s.example.net -Dsonar.login=${S(v.hex(40))}`,
  ),
  cli(
    'PASSWORD',
    'java-D',
    (v) => t`java -Djavax.net.ssl.trustStorePassword=${S(v.pw())} -Xmx2g -jar app.jar`,
    { times: 2 },
  ),
  cli(
    'PASSWORD',
    'keytool',
    (v) => t`keytool -genkeypair -alias web -keystore k.p12 -storepass ${S(v.pw())} -keypass ${S(v.pw())}`,
  ),
  cli(
    'PASSWORD',
    'openssl-pass',
    (v) => t`openssl enc -aes-256-cbc -pbkdf2 -in a.tar -out a.enc -pass pass:${S(v.pw())}`,
    { times: 2 },
  ),
  cli('PASSWORD', 'openssl-passin', (v) => t`openssl rsa -in k.pem -passin pass:${S(v.pw())} -out plain.pem`),
  cli('PASSWORD', 'gpg', (v) => t`gpg --batch --yes --passphrase '${S(v.pwSym())}' -c backup.tar`),
  cli('PASSWORD', '7z', (v) => t`7z x -p${S(v.pw())} archive.7z`),
  cli('PASSWORD', 'zip-unzip', (v) => t`unzip -P ${S(v.pw())} photos.zip -d out`),
  cli('PASSWORD', 'xfreerdp', (v) => t`xfreerdp /v:${v.host()} /u:${v.name()} /p:${S(v.pw())} /cert:ignore`),
  cli(
    'PASSWORD',
    'psexec',
    (v) => t`psexec \\\\${v.ip()} -u CORP\\${v.name()} -p ${S(v.pw())} cmd /c ipconfig`,
  ),
  cli('PASSWORD', 'lftp', (v) => t`lftp -u ${v.name()},${S(v.pw())} sftp://${v.host()} -e 'ls; bye'`),
  cli(
    'PASSWORD',
    'mount-cifs',
    (v) => t`mount -t cifs //fs/share /mnt -o username=${v.name()},password=${S(v.pw())},vers=3.0`,
  ),
  cli('PASSWORD', 'sudo-echo', (v) => t`echo '${S(v.pwSym())}' | sudo -S systemctl restart app`),
  cli('PASSWORD', 'chpasswd', (v) => t`echo "${v.name()}:${S(v.pw())}" | chpasswd`),
  cli('PASSWORD', 'htpasswd', (v) => t`htpasswd -nbB ${v.name()} ${S(v.pw())}`),
  cli('PASSWORD', 'useradd-p', (v) => t`net user ${v.name()} ${S(v.pw())} /add`),
  cli('PASSWORD', 'rabbitmqctl', (v) => t`rabbitmqctl add_user ${v.name()} ${S(v.pw())}`),
  cli(
    'PASSWORD',
    'kcat',
    (v) => t`kcat -b ${v.host()}:9093 -X sasl.username=${v.name()} -X sasl.password=${S(v.pw())} -L`,
  ),
  cli(
    'PASSWORD',
    'mosquitto-pub',
    (v) => t`mosquitto_pub -h ${v.host()} -u ${v.name()} -P ${S(v.pw())} -t a/b -m on`,
  ),
  cli('PASSWORD', 'nmcli', (v) => t`nmcli dev wifi connect Attic password "${S(v.pwSym())}"`),
  cli('PASSWORD', 'expect', (v) => t`expect "assword:"\nsend "${S(v.pw())}\\r"\ninteract`),
  cli(
    'PASSWORD',
    'ansible-e',
    (v) => t`ansible-playbook site.yml -e "ansible_become_password=${S(v.pw())} env=prod"`,
  ),
  cli('PASSWORD', 'terraform-var', (v) => t`terraform apply -var="db_password=${S(v.pw())}" -auto-approve`),
  cli('PASSWORD', 'smbclient-space', (v) => t`rpcclient -U '${v.name()}%${S(v.pw())}' ${v.ip()}`),

  sql(
    'PASSWORD',
    'mysql-identified',
    (v) => t`CREATE USER '${v.name()}'@'%' IDENTIFIED BY '${S(v.pwSym())}';`,
    { times: 2 },
  ),
  sql(
    'PASSWORD',
    'mysql-plugin',
    (v) => t`ALTER USER '${v.name()}'@'localhost' IDENTIFIED WITH mysql_native_password BY '${S(v.pw())}';`,
  ),
  sql(
    'PASSWORD',
    'mysql-grant',
    (v) =>
      t`GRANT ALL PRIVILEGES ON shop.* TO '${v.name()}'@'10.%' IDENTIFIED BY '${S(v.pw())}' WITH GRANT OPTION;`,
  ),
  sql(
    'PASSWORD',
    'mysql-set-password',
    (v) => t`SET PASSWORD FOR '${v.name()}'@'%' = PASSWORD('${S(v.pw())}');`,
  ),
  sql(
    'PASSWORD',
    'pg-role',
    (v) => t`CREATE ROLE ${v.name()} LOGIN ENCRYPTED PASSWORD '${S(v.pwSym())}' VALID UNTIL '2027-01-01';`,
    { times: 2 },
  ),
  sql(
    'PASSWORD',
    'pg-alter',
    (v) => t`postgres=# ALTER USER ${v.name()} WITH PASSWORD '${S(v.pw())}';\nALTER ROLE`,
  ),
  sql(
    'PASSWORD',
    'pg-user-mapping',
    (v) => t`CREATE USER MAPPING FOR app SERVER s OPTIONS (user '${v.name()}', password '${S(v.pw())}');`,
  ),
  sql(
    'PASSWORD',
    'pg-dblink',
    (v) =>
      t`SELECT * FROM dblink('dbname=x user=${v.name()} password=${S(v.pw())}', 'select 1') AS t(a int);`,
  ),
  sql(
    'PASSWORD',
    'mssql-login',
    (v) => t`CREATE LOGIN [${v.name()}] WITH PASSWORD = N'${S(v.pwSym())}', CHECK_POLICY = ON;`,
    { times: 2 },
  ),
  sql(
    'PASSWORD',
    'oracle-user',
    (v) => t`CREATE USER ${v.name()} IDENTIFIED BY "${S(v.pw())}" DEFAULT TABLESPACE users;`,
  ),
  sql('PASSWORD', 'oracle-bare', (v) => t`ALTER USER ${v.name()} IDENTIFIED BY ${S(v.pw())} ACCOUNT UNLOCK;`),
  sql(
    'PASSWORD',
    'snowflake-user',
    (v) =>
      t`CREATE USER ${v.name()} PASSWORD='${S(v.pwSym())}' DEFAULT_ROLE=analyst MUST_CHANGE_PASSWORD=TRUE;`,
  ),
  sql(
    'PASSWORD',
    'clickhouse-user',
    (v) => t`CREATE USER ${v.name()} IDENTIFIED WITH plaintext_password BY '${S(v.pw())}';`,
  ),
  sql(
    'PASSWORD',
    'insert-values',
    (v) =>
      t`INSERT INTO accounts (email, password, role) VALUES ('${v.name()}@example.net', '${S(v.pwSym())}', 'admin');`,
    { times: 2 },
  ),
  sql('PASSWORD', 'update-set', (v) => t`UPDATE users SET password = '${S(v.pw())}' WHERE id = 7;`),
  sql(
    'API_KEY',
    'insert-api-key',
    (v) => t`INSERT INTO settings (name, value) VALUES ('stripe_api_key', '${S(v.b62(32))}');`,
  ),
  sql(
    'SECRET',
    'aws-copy',
    (v) =>
      t`COPY orders FROM 's3://b/o.csv' CREDENTIALS 'aws_access_key_id=${S(`AKIA${v.b32(16)}`)};aws_secret_access_key=${S(v.b64(30))}';`,
  ),
  sql(
    'SECRET',
    'snowflake-stage',
    (v) =>
      t`CREATE STAGE s URL='s3://b/' CREDENTIALS=(AWS_KEY_ID='${S(`AKIA${v.b32(16)}`)}' AWS_SECRET_KEY='${S(v.b64(30))}');`,
  ),
  sql(
    'SECRET',
    'duckdb-secret',
    (v) => t`CREATE SECRET s (TYPE s3, KEY_ID '${S(`AKIA${v.b32(16)}`)}', SECRET '${S(v.b64(30))}');`,
  ),
  sql(
    'PASSWORD',
    'mongo-createuser',
    (v) => t`db.createUser({ user: "${v.name()}", pwd: "${S(v.pwSym())}", roles: ["readWrite"] })`,
    { times: 2 },
  ),
  sql('PASSWORD', 'cypher', (v) => t`ALTER CURRENT USER SET PASSWORD FROM '${S(v.pw())}' TO '${S(v.pw())}';`),
  sql(
    'PASSWORD',
    'cassandra-role',
    (v) => t`CREATE ROLE ${v.name()} WITH PASSWORD = '${S(v.pw())}' AND LOGIN = true;`,
  ),
];

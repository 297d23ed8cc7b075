/** Secrets in the arguments of commands. */
import { pos, S, t } from '../row.mjs';

const cli = (label, context, make, options) => pos('command-line', label, context, make, options);

export const rows = [
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
];

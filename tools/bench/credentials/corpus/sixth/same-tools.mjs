/** The family `tool-output` of the first set and the special rows of `gitleaks`, written otherwise. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { mild, plain, strong } from './secrets.mjs';

/** A PEM block whose every line is a secret, as text. */
const lines = (v, kind, between = '\n', count = 4) => {
  const { begin, body, end } = v.pem(kind, count);
  const parts = body.map((line) => S(line));
  const strings = [`${begin}${between}`, ...body.slice(1).map(() => between), `${between}${end}`];
  return [strings, parts];
};
const pem =
  (kind, before = '', after = '', between = '\n', count = 4) =>
  (v) => {
    const [strings, parts] = lines(v, kind, between, count);
    strings[0] = before + strings[0];
    strings[strings.length - 1] += after;
    return t(strings, ...parts);
  };

const special = positives('gitleaks', 'special', {
  'k8s-data-list': (v) =>
    t`apiVersion: v1\nkind: Secret\nmetadata:\n  name: mail-relay\n  namespace: tools\ndata:\n  SMTP_USER: ${v.b64of('relay')}\n  SMTP_PASSWORD: ${S(v.b64of(strong(v)))}`,
  'nuget-encrypted': (v) =>
    t`<packageSourceCredentials>\n  <corp>\n    <add key="Username" value="ci" />\n    <add key="ClearTextPassword" value="${S(v.low(52))}" />\n  </corp>\n</packageSourceCredentials>`,
  'teams-workflow': (v) =>
    t`https://prod-${v.int(10, 99)}.westeurope.logic.azure.com:443/workflows/${v.hex(32)}/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=${S(v.url64(43))}`,
  'curl-user-quoted': (v) =>
    t`curl --user '${v.name()}:${S(strong(v))}' --upload-file app.war http://${v.host()}:8080/manager/text/deploy`,
  'curl-digest': (v) =>
    t`curl --digest -u root:${S(plain(v))} http://${v.ip()}/axis-cgi/param.cgi?action=list`,
  'curl-data': (v) =>
    t`curl -X POST https://api.${v.org()}.example/login -d 'username=qa&password=${S(plain(v))}'`,
  'tf-admin': (v) =>
    t`resource "aws_db_instance" "dw" {\n  engine   = "postgres"\n  username = "dw"\n  password = "${S(strong(v))}"\n}`,
  'jwt-cookie': (v) => t`Set-Cookie: access=${S(v.jwt())}; Path=/; HttpOnly`,
  'jwt-prose': (v) => t`Decoded it on my machine: ${S(v.jwt())} is for the viewer role, expires tonight.`,
  'pem-rsa': pem('RSA PRIVATE KEY', 'server.key:\n', '\n'),
  'pem-ec-indented': (v) => {
    const [strings, parts] = lines(v, 'EC PRIVATE KEY', '\n    ', 2);
    strings[0] = `tls:\n  key: |\n    ${strings[0]}`;
    return t(strings, ...parts);
  },
  'pem-openssh-cat': pem('OPENSSH PRIVATE KEY', '$ cat ~/.ssh/id_ed25519\n', '\n$', '\n', 5),
  'pem-json-escaped': pem(
    'PRIVATE KEY',
    '{"type":"service_account","private_key":"',
    '\\n","client_id":"1"}',
    '\\n',
    6,
  ),
  'pem-encrypted': pem('ENCRYPTED PRIVATE KEY', '', '\n', '\n', 6),
  'pgp-block': pem('PGP PRIVATE KEY BLOCK', 'gpg --export-secret-keys -a\n', '\n', '\n', 5),
});

const tools = positives('tool-output', 'tool-output', {
  'az-ad-sp': (v) =>
    t`{\n  "appId": "${v.uuid()}",\n  "displayName": "ci-deployer",\n  "password": "${S(`${v.b62(3)}8Q~${v.url64(34)}`)}",\n  "tenant": "${v.uuid()}"\n}`,
  'az-storage-keys': (v) =>
    t`$ az storage account keys list -n ${v.org()}data -o table\nKeyName    Permissions    Value\n---------  -------------  ----------------\nkey1       FULL           ${S(v.b64(64))}`,
  'gcloud-token': (v) => t`$ gcloud auth print-access-token\n${S(`ya29.a0${v.url64(180)}`)}`,
  'aws-create-key': (v) =>
    t`{\n    "AccessKey": {\n        "UserName": "backup",\n        "AccessKeyId": "${S(`AKIA${v.b32(16)}`)}",\n        "Status": "Active",\n        "SecretAccessKey": "${S(v.b64(30))}",\n        "CreateDate": "2026-04-02T09:12:44+00:00"\n    }\n}`,
  'aws-secretsmanager': (v) =>
    t`{\n    "Name": "prod/dw",\n    "SecretString": "{\\"username\\":\\"dw\\",\\"password\\":\\"${S(plain(v))}\\"}",\n    "VersionStages": ["AWSCURRENT"]\n}`,
  'aws-ecr-login': (v) =>
    t`docker login -u AWS -p ${S(`eyJwYXlsb2FkIjoi${v.b64(240)}`)} https://${v.digits(12)}.dkr.ecr.eu-west-1.amazonaws.com`,
  'doctl-output': (v) =>
    t`URI                                                 Name\npostgresql://doadmin:${S(`AVNS_${v.url64(19)}`)}@db-do-user-1.b.db.ondigitalocean.com:25060/defaultdb    db`,
  'heroku-config': (v) =>
    t`=== ledger-prod Config Vars\n\nDATABASE_URL:  postgres://u${v.low(13)}:${S(`p${v.hex(64)}`)}@ec2-3-1-2-3.eu-west-1.compute.amazonaws.com:5432/d1\nSECRET_TOKEN:  ${S(v.hex(64))}\nWEB_CONCURRENCY: 2`,
  'docker-inspect': (v) =>
    t`"Env": [\n    "PATH=/usr/local/sbin:/usr/local/bin",\n    "MARIADB_ROOT_PASSWORD=${S(plain(v))}",\n    "GOSU_VERSION=1.17"\n],`,
  'docker-config': (v) =>
    t`{\n  "auths": {\n    "registry.${v.org()}.example": {\n      "auth": "${S(v.b64of(`ci:${plain(v)}`))}"\n    }\n  }\n}`,
  'ps-ef': (v) =>
    t`mysql     2311     1  0 09:14 ?        00:00:02 mysqldump -h ${v.host()} -ureport -p${S(plain(v))} crm`,
  'history-lines': (v) =>
    t`  512  cd /srv/app\n  513  PGPASSWORD=${S(mild(v))} psql -h ${v.host()} -U app\n  514  git pull --ff-only`,
  'systemctl-cat': (v) =>
    t`# /etc/systemd/system/worker.service\n[Service]\nEnvironment=QUEUE_PASSWORD=${S(plain(v))}\nEnvironment=QUEUE_HOST=${v.host()}\nRestart=always`,
  'crontab-l': (v) =>
    t`MAILTO=ops@${v.org()}.example\n15 3 * * * BORG_PASSPHRASE='${S(strong(v))}' borg create /mnt/b::{now} /srv`,
  'wg-conf': (v) =>
    t`[Interface]\nAddress = 10.8.0.${v.int(2, 250)}/24\nPrivateKey = ${S(v.b64(32))}\n\n[Peer]\nPublicKey = ${v.b64(32)}\nEndpoint = vpn.${v.org()}.example:51820`,
  'smb-conf': (v) =>
    t`//files/projects /mnt/p cifs username=${v.name()},password=${S(plain(v))},vers=3.0 0 0`,
  'kubeadm-join': (v) =>
    t`kubeadm join ${v.ip()}:6443 --token ${S(`${v.low(6)}.${v.low(16)}`)} \\\n\t--discovery-token-ca-cert-hash sha256:${v.hex(64)}`,
  'argocd-initial': (v) =>
    t`$ argocd admin initial-password -n argocd\n${S(v.url64(16))}\n\n This password must be only used for first time login.`,
  'jenkins-first': (v) =>
    t`Jenkins initial setup is required. Please use the following password to proceed to installation:\n\n${S(v.hex(32))}\n\nThis may also be found at: /var/jenkins_home/secrets/initialAdminPassword`,
  'vault-init': (v) =>
    t`Unseal Key 1: ${S(v.b64(33))}\nUnseal Key 2: ${S(v.b64(33))}\nUnseal Key 3: ${S(v.b64(33))}\n\nInitial Root Token: ${S(`hvs.${v.b62(24)}`)}`,
  'gitlab-rails': (v) =>
    t`irb(main):003> token.set_token('${S(`glpat-${v.url64(20)}`)}')\n=> "..."\nirb(main):004> token.save!\n=> true`,
  'psql-user-mapping': (v) =>
    t`postgres=# \\deu+\n Server | User name | FDW options\n--------+-----------+-------------\n crm    | etl       | ("user" 'etl', password '${S(mild(v))}')`,
  'ansible-debug': (v) =>
    t`ok: [web1] => {\n    "generated": {\n        "password": "${S(strong(v))}",\n        "user": "svc_web"\n    }\n}`,
  'rabbit-definitions': (v) =>
    t`$ rabbitmqctl add_user worker ${S(plain(v))}\nAdding user "worker" ...\nDone.`,
  'npm-token-create': (v) =>
    t`$ npm token create --read-only\nCreated read-only token ${S(v.withCrc('npm_', 30))}`,
  'appsettings-show': (v) =>
    t`PS> Get-Content appsettings.Production.json | Select-String Password\n  "ConnectionStrings": { "Main": "Server=${v.host()};User Id=web;Password=${S(mild(v))};" }`,
});

export const tools6 = [special, tools].flat();
export { lines, pem };

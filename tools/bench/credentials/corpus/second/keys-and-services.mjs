/** Private keys in configuration, and secrets in that of servers and installers. */
import { pos, S, t } from '../row.mjs';

const p = (label, context, make, options) => pos('config', label, context, make, options);

export const rows = [
  p('PRIVATE_KEY', 'gcp-sa-json', (v) => {
    const pem = v.pem('PRIVATE KEY', 3);
    return t`{\n  "type": "service_account",\n  "project_id": "${v.slug()}",\n  "private_key_id": "${v.hex(40)}",\n  "private_key": "${pem.begin}\\n${S(pem.body.join('\\n'))}\\n${pem.end}\\n",\n  "client_email": "ci@${v.slug()}.iam.gserviceaccount.com"\n}`;
  }),
  p('PRIVATE_KEY', 'pem-yaml-indent', (v) => {
    const pem = v.pem('EC PRIVATE KEY', 2);
    return t`tls:\n  key: |\n    ${pem.begin}\n    ${S(pem.body[0])}\n    ${S(pem.body[1])}\n    ${S(pem.body[2])}\n    ${pem.end}\n  cert: /etc/tls.crt`;
  }),
  p('PRIVATE_KEY', 'pem-env-escaped', (v) => {
    const pem = v.pem('RSA PRIVATE KEY', 2);
    return t`JWT_PRIVATE_KEY="${pem.begin}\\n${S(pem.body.join('\\n'))}\\n${pem.end}"\nJWT_TTL=900`;
  }),
  p('PRIVATE_KEY', 'pem-openssh-heredoc', (v) => {
    const pem = v.pem('OPENSSH PRIVATE KEY', 3);
    return t`cat > ~/.ssh/id_ed25519 <<'KEY'\n${pem.begin}\n${S(`b3BlbnNzaC1rZXktdjEAAAAABG5vbmU${v.b62(40)}`)}\n${S(pem.body[1])}\n${S(pem.body[2])}\n${pem.end}\nKEY\nchmod 600 ~/.ssh/id_ed25519`;
  }),
  p('PRIVATE_KEY', 'pgp-private', (v) => {
    const pem = v.pem('PGP PRIVATE KEY BLOCK', 3);
    return t`${pem.begin}\n\n${S(`${pem.body.join('\n')}\n=${v.b62(4)}`)}\n${pem.end}`;
  }),
  p(
    'PRIVATE_KEY',
    'putty-ppk',
    (v) =>
      t`PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ${v.name()}@laptop\nPublic-Lines: 2\n${v.b64(48)}\n${v.b64(36)}\nPrivate-Lines: 1\n${S(v.b64(36))}\nPrivate-MAC: ${v.hex(64)}`,
  ),
  p(
    'PRIVATE_KEY',
    'jwk',
    (v) => t`{"kty":"EC","crv":"P-256","x":"${v.b64url(32)}","y":"${v.b64url(32)}","d":"${S(v.b64url(32))}"}`,
  ),
  p('SECRET', 'rails-master-key', (v) => t`config/master.key:\n${S(v.hex(32))}`, { debatable: true }),
  p(
    'PASSWORD',
    'grafana-ini',
    (v) =>
      t`[security]\nadmin_user = admin\nadmin_password = """${S(v.pwSym())}"""\nsecret_key = ${S(v.b62(20))}`,
  ),
  p(
    'PASSWORD',
    'elasticsearch-yml',
    (v) => t`xpack.security.http.ssl.keystore.secure_password: ${S(v.pw())}\ncluster.name: ${v.slug()}`,
  ),
  p(
    'PASSWORD',
    'kafka-jaas',
    (v) =>
      t`sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="${v.name()}" password="${S(v.pw())}";`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'rabbitmq-conf',
    (v) => t`default_user = ${v.name()}\ndefault_pass = ${S(v.pw())}\nlisteners.tcp.default = 5672`,
  ),
  p('PASSWORD', 'redis-users-acl', (v) => t`user ${v.name()} on >${S(v.pw())} ~cache:* +@read`),
  p('PASSWORD', 'mosquitto', (v) => t`remote_username bridge\nremote_password ${S(v.pw())}\ntopic # both`),
  p('PASSWORD', 'vsftpd-htpasswd-plain', (v) => t`ftp_username=${v.name()}\nftp_password=${S(v.pw())}`),
  p('PASSWORD', 'borg', (v) => t`export BORG_PASSPHRASE='${S(v.pwSym())}'\nborg create ::nightly /srv`),
  p('PASSWORD', 'restic', (v) => t`RESTIC_PASSWORD=${S(v.pw())} restic -r /mnt/b snapshots`),
  p(
    'TOKEN',
    'prometheus-scrape',
    (v) =>
      t`  - job_name: app\n    authorization:\n      type: Bearer\n      credentials: ${S(v.url64(40))}\n    static_configs: []`,
  ),
  p(
    'PASSWORD',
    'alertmanager',
    (v) =>
      t`global:\n  smtp_smarthost: smtp.example.net:587\n  smtp_auth_username: ${v.name()}\n  smtp_auth_password: ${S(v.pwSym())}`,
  ),
  p(
    'SECRET',
    'supervisord',
    (v) => t`[program:web]\nenvironment=DJANGO_SECRET="${S(v.b62(40))}",LANG="C.UTF-8"`,
  ),
  p(
    'PASSWORD',
    'crontab',
    (v) =>
      t`MAILTO=ops@example.net\n5 3 * * * PGPASSWORD=${S(v.pw())} pg_dump -U ${v.name()} shop > /b/shop.sql`,
  ),
  p(
    'PASSWORD',
    'vagrantfile',
    (v) => t`config.ssh.username = "${v.name()}"\nconfig.ssh.password = "${S(v.pw())}"`,
  ),
  p(
    'PASSWORD',
    'preseed',
    (v) =>
      t`d-i passwd/root-password password ${S(v.pw())}\nd-i passwd/root-password-again password ${S(v.pw())}`,
  ),
  p(
    'PASSWORD',
    'cloud-init',
    (v) =>
      t`#cloud-config\nchpasswd:\n  expire: false\n  users:\n    - {name: ${v.name()}, password: ${S(v.pw())}, type: text}`,
  ),
  p(
    'PASSWORD',
    'unattend-xml',
    (v) =>
      t`<AdministratorPassword>\n  <Value>${S(v.pw())}</Value>\n  <PlainText>true</PlainText>\n</AdministratorPassword>`,
  ),
  p(
    'TOKEN',
    'k8s-bootstrap',
    (v) =>
      t`kubeadm join 10.0.0.4:6443 --token ${S(`${v.low(6)}.${v.low(16)}`)} --discovery-token-ca-cert-hash sha256:${v.hex(64)}`,
  ),
  p(
    'TOKEN',
    'docker-swarm',
    (v) => t`docker swarm join --token ${S(`SWMTKN-1-${v.low(50)}-${v.low(25)}`)} ${v.ip()}:2377`,
  ),
];

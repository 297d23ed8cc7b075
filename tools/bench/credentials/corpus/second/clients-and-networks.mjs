/** Secrets in configuration of package managers, database and mail clients, and of network devices. */
import { pos, S, t } from '../row.mjs';

const p = (label, context, make, options) => pos('config', label, context, make, options);

export const rows = [
  p(
    'TOKEN',
    'npmrc-legacy-auth',
    (v) =>
      t`registry=https://npm.example.net/\n_auth=${S(v.b64of(`${v.name()}:${v.pw()}`))}\nalways-auth=true`,
  ),
  p(
    'PASSWORD',
    'npmrc-password',
    (v) =>
      t`//npm.example.net/:username=${v.name()}\n//npm.example.net/:_password=${S(v.b64of(v.pw()))}\n//npm.example.net/:email=ops@example.net`,
  ),
  p(
    'TOKEN',
    'yarnrc',
    (v) =>
      t`npmScopes:\n  ${v.org()}:\n    npmRegistryServer: "https://npm.example.net"\n    npmAuthToken: "${S(v.uuid())}"`,
  ),
  p(
    'TOKEN',
    'bunfig',
    (v) =>
      t`[install.scopes]\n"@${v.org()}" = { token = "${S(v.b62(36))}", url = "https://npm.example.net/" }`,
  ),
  p(
    'PASSWORD',
    'pypirc',
    (v) =>
      t`[distutils]\nindex-servers = internal\n\n[internal]\nrepository: https://pypi.example.net\nusername: ${v.name()}\npassword: ${S(v.pwSym())}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'pip-conf',
    (v) => t`[global]\nextra-index-url = https://${v.name()}:${S(v.pw())}@pkgs.example.net/simple`,
  ),
  p(
    'PASSWORD',
    'pgpass',
    (v) => t`${v.host()}:5432:shop:${v.name()}:${S(v.pw())}\n*:*:*:backup:${S(v.pw())}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'my-cnf',
    (v) => t`[client]\nuser=${v.name()}\npassword="${S(v.pwSym())}"\nhost=${v.host()}`,
    { times: 2 },
  ),
  p(
    'PASSWORD',
    'netrc-oneline-account',
    (v) => t`machine ${v.host()} login ${v.name()} account ops password ${S(v.pwSym())}`,
  ),
  p(
    'PASSWORD',
    's3cfg',
    (v) =>
      t`[default]\naccess_key = ${S(`AKIA${v.b32(16)}`)}\nhost_base = s3.amazonaws.com\nsecret_key = ${S(v.b64(30))}\nuse_https = True`,
  ),
  p(
    'PASSWORD',
    'rclone',
    (v) => t`[box]\ntype = sftp\nhost = ${v.host()}\nuser = ${v.name()}\npass = ${S(v.url64(38))}`,
  ),
  p(
    'PASSWORD',
    'msmtprc',
    (v) => t`account work\nhost smtp.example.net\nuser ${v.name()}\npassword ${S(v.pwSym())}\ntls on`,
  ),
  p(
    'PASSWORD',
    'mutt',
    (v) => t`set imap_user = "${v.name()}@example.net"\nset imap_pass = "${S(v.pwSym())}"`,
  ),
  p(
    'PASSWORD',
    'fetchmail',
    (v) => t`poll mail.example.net protocol imap user "${v.name()}" password "${S(v.pw())}" ssl`,
  ),
  p(
    'PASSWORD',
    'wpa-supplicant',
    (v) => t`network={\n    ssid="Attic"\n    psk="${S(v.pwSym())}"\n    key_mgmt=WPA-PSK\n}`,
    { times: 2 },
  ),
  p('PASSWORD', 'wifi-qr', (v) => t`WIFI:T:WPA;S:Attic-5G;P:${S(v.pw())};;`),
  p(
    'PASSWORD',
    'netplan',
    (v) =>
      t`  wifis:\n    wlan0:\n      access-points:\n        "Attic":\n          password: "${S(v.pw())}"`,
  ),
  p(
    'PRIVATE_KEY',
    'wireguard-conf',
    (v) =>
      t`[Interface]\nPrivateKey = ${S(v.b64(32))}\nAddress = 10.9.0.2/24\n\n[Peer]\nPublicKey = ${v.b64(32)}\nPresharedKey = ${S(v.b64(32))}`,
    { times: 2 },
  ),
  p('PASSWORD', 'ipsec-secrets', (v) => t`${v.ip()} ${v.host()} : PSK "${S(v.b62(24))}"`),
  p(
    'PASSWORD',
    'ppp-chap',
    (v) => t`# client  server  secret  IP\n${v.name()}  pptpd  "${S(v.pwSym())}"  *`,
    { debatable: true },
  ),
  p('PASSWORD', 'snmpd', (v) => t`createUser ${v.name()} SHA "${S(v.pw())}" AES "${S(v.pw())}"`),
  p(
    'PASSWORD',
    'cisco-plain',
    (v) => t`username ${v.name()} privilege 15 password 0 ${S(v.pw())}\nenable secret 0 ${S(v.pw())}`,
  ),
  p('PASSWORD', 'cisco-snmp', (v) => t`snmp-server community ${S(v.low(12))} RO 10`),
  p(
    'PASSWORD',
    'ansible-vars',
    (v) =>
      t`all:\n  hosts:\n    web1:\n      ansible_host: ${v.ip()}\n      ansible_ssh_pass: "${S(v.pwSym())}"`,
    { times: 2 },
  ),
];

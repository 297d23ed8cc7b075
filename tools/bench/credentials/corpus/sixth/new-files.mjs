/** Files in a home directory and settings of build tools. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { mild, opaque, plain, strong } from './secrets.mjs';

const dotfiles = positives('dotfile', 'dotfile', {
  'netrc-one-line': (v) =>
    t`machine nexus.${v.org()}.example login ci password ${S(plain(v))}\ndefault login anonymous password none`,
  'netrc-account': (v) =>
    t`machine ftp.${v.org()}.example\nlogin press\naccount media\npassword ${S(plain(v))}\nmacdef init`,
  pgpass: (v) =>
    t`# hostname:port:database:username:password\n${v.host()}:5432:crm:app:${S(plain(v))}\n*:*:*:postgres:${S(mild(v))}`,
  'my-cnf': (v) => t`[client]\nuser=backup\npassword="${S(strong(v))}"\nhost=${v.host()}`,
  'npmrc-auth': (v) =>
    t`@${v.org()}:registry=https://npm.pkg.github.com\n//npm.pkg.github.com/:_authToken=${S(v.withCrc('ghp_', 30))}\nalways-auth=true`,
  'npmrc-legacy': (v) =>
    t`registry=https://nexus.${v.org()}.example/repository/npm/\n_auth=${S(v.b64of(`ci:${plain(v)}`))}\nemail=ci@${v.org()}.example`,
  'npmrc-password': (v) =>
    t`//nexus.${v.org()}.example/:username=ci\n//nexus.${v.org()}.example/:_password=${S(v.b64of(strong(v)))}`,
  'yarnrc-yml': (v) =>
    t`npmScopes:\n  ${v.org()}:\n    npmRegistryServer: "https://npm.${v.org()}.example"\n    npmAuthToken: ${S(opaque(v, 36))}`,
  'pip-conf': (v) =>
    t`[global]\nindex-url = https://reader:${S(plain(v))}@pypi.${v.org()}.example/simple\ntimeout = 30`,
  pypirc: (v) => t`[pypi]\nusername = __token__\npassword = ${S(`pypi-AgEIcHlwaS5vcmc${v.b64url(90)}`)}`,
  'git-credentials': (v) =>
    t`https://${v.name()}:${S(`glpat-${v.url64(20)}`)}@gitlab.${v.org()}.example\nhttps://oauth:${S(v.withCrc('gho_', 30))}@github.com`,
  'gh-hosts': (v) =>
    t`github.com:\n    user: ${v.name()}\n    oauth_token: ${S(v.withCrc('gho_', 30))}\n    git_protocol: ssh`,
  'aws-sso-cache': (v) =>
    t`{"startUrl": "https://${v.org()}.awsapps.com/start", "region": "eu-west-1", "accessToken": "${S(`aoaAAAAAG${v.url64(120)}`)}", "expiresAt": "2026-08-20T18:00:00Z"}`,
  'cargo-credentials': (v) => t`[registry]\ntoken = "${S(`cio${v.b62(32)}`)}"`,
  'gem-credentials': (v) => t`---\nhttps://gems.${v.org()}.example: ${S(`rubygems_${v.hex(48)}`)}`,
  terraformrc: (v) =>
    t`credentials "app.terraform.io" {\n  token = "${S(`${v.b62(14)}.atlasv1.${v.url64(67)}`)}"\n}`,
  'rclone-conf': (v) => t`[b2]\ntype = b2\naccount = 004${v.hex(22)}\nkey = ${S(`K004${v.b62(27)}`)}`,
  s3cfg: (v) =>
    t`[default]\naccess_key = ${S(`AKIA${v.b32(16)}`)}\nsecret_key = ${S(v.b64(30))}\nuse_https = True`,
  msmtprc: (v) =>
    t`account work\nhost mail.${v.org()}.example\nport 587\nuser ${v.name()}\npassword ${S(plain(v))}\ntls on`,
  'davfs-secrets': (v) =>
    t`# /etc/davfs2/secrets\nhttps://cloud.${v.org()}.example/dav ${v.name()} ${S(plain(v))}`,
  'ppp-chap': (v) => t`# client  server  secret  IP addresses\n${v.name()}  *  "${S(strong(v))}"  *`,
  'ipsec-secrets': (v) => t`${v.ip()} vpn.${v.org()}.example : PSK "${S(opaque(v, 24))}"`,
  'snmpd-conf': (v) => t`createUser monitor SHA "${S(plain(v))}" AES "${S(mild(v))}"\nrouser monitor priv`,
  'cisco-run': (v) =>
    t`enable secret 0 ${S(plain(v))}\nusername netops privilege 15 password 0 ${S(plain(v))}\nline vty 0 4`,
});

const builds = positives(
  'mobile-build',
  'build-setting',
  {
    'gradle-signing': (v) =>
      t`signingConfigs {\n    release {\n        storeFile file("upload.jks")\n        storePassword "${S(strong(v))}"\n        keyAlias "upload"\n        keyPassword "${S(plain(v))}"\n    }\n}`,
    'gradle-kts': (v) => t`storePassword = "${S(strong(v))}"\nkeyAlias = "upload"`,
    'key-properties': (v) =>
      t`storePassword=${S(plain(v))}\nkeyPassword=${S(plain(v))}\nkeyAlias=upload\nstoreFile=../upload-keystore.jks`,
    'gradle-repo': (v) =>
      t`maven {\n    url = uri("https://maven.${v.org()}.example/releases")\n    credentials { username = "ci"; password = "${S(plain(v))}" }\n}`,
    'maven-settings': (v) =>
      t`<server>\n  <id>releases</id>\n  <username>deploy</username>\n  <password>${S(plain(v))}</password>\n</server>`,
    'maven-passphrase': (v) =>
      t`<server><id>gpg.passphrase</id><passphrase>${S(strong(v))}</passphrase></server>`,
    'fastlane-env': (v) =>
      t`FASTLANE_USER=${v.name()}@${v.org()}.example\nFASTLANE_APPLE_APPLICATION_SPECIFIC_PASSWORD=${S(`${v.chars('abcdefghijklmnopqrstuvwxyz', 4)}-${v.chars('abcdefghijklmnopqrstuvwxyz', 4)}-${v.chars('abcdefghijklmnopqrstuvwxyz', 4)}-${v.chars('abcdefghijklmnopqrstuvwxyz', 4)}`)}\nMATCH_PASSWORD=${S(plain(v))}`,
    'google-services': (v) =>
      t`"api_key": [\n  {\n    "current_key": "${S(`AIzaSy${v.url64(33)}`)}"\n  }\n],\n"project_info": {"project_id": "${v.slug()}"}`,
    'info-plist': (v) =>
      t`<key>GMSApiKey</key>\n<string>${S(`AIzaSy${v.url64(33)}`)}</string>\n<key>CFBundleName</key>\n<string>Runner</string>`,
    'sentry-properties': (v) =>
      t`defaults.org=${v.org()}\ndefaults.project=app\nauth.token=${S(`sntryu_${v.hex(64)}`)}`,
    xcconfig: (v) =>
      t`MAPBOX_DOWNLOADS_TOKEN = ${S(`sk.eyJ1Ijoi${v.b64url(48)}.${v.url64(22)}`)}\nSWIFT_VERSION = 6.1`,
    'nuget-push': (v) =>
      t`dotnet nuget push bin/Release/*.nupkg -k ${S(`oy2${v.chars('abcdefghijklmnopqrstuvwxyz234567', 43)}`)} -s https://api.nuget.org/v3/index.json`,
    'sbt-credentials': (v) =>
      t`credentials += Credentials("Sonatype Nexus", "oss.${v.org()}.example", "ci", "${S(plain(v))}")`,
    'unity-license': (v) =>
      t`unity -batchmode -username ${v.name()}@${v.org()}.example -password ${S(plain(v))} -serial SC-XXXX -quit`,
  },
  { disputed: ['google-services', 'info-plist'] },
);

export const files = [dotfiles, builds].flat();

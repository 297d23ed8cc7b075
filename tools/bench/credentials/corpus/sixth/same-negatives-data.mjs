/** Data that looks random and is not secret: the first set's negative families, with other examples. */
import { negatives } from '../group.mjs';

const git = negatives('neg:git-sha', {
  'log-oneline': (v) =>
    `${v.hex(7)} (HEAD -> main) auth: drop the token cache\n${v.hex(7)} Merge branch 'secret-store'\n${v.hex(7)} passkeys: fix the retry`,
  blame: (v) => `^${v.hex(7)} (${v.name()} 2025-11-02 10:12:44 +0100 14) const password = readPassword();`,
  bisect: (v) => `${v.hex(40)} is the first bad commit\ncommit ${v.hex(40)}`,
  'ls-remote': (v) =>
    `${v.hex(40)}\tHEAD\n${v.hex(40)}\trefs/heads/token-refresh\n${v.hex(40)}\trefs/tags/v3.2.0^{}`,
  submodule: (v) => ` ${v.hex(40)} vendor/secrets-lib (v1.4.2-3-g${v.hex(7)})`,
  'cherry-pick': (v) => `(cherry picked from commit ${v.hex(40)})`,
  'pr-text': (v) =>
    `Reverts ${v.org()}/api#${v.int(100, 999)}: ${v.hex(40)} broke login for users without a password.`,
  'docker-tag': (v) => `deployed ghcr.io/${v.org()}/auth:${v.hex(12)} to staging, previous was ${v.hex(12)}`,
});

const uuid = negatives('neg:uuid', {
  'json-ids': (v) => `{"accountId":"${v.uuid()}","keyId":"${v.uuid()}","status":"active"}`,
  'url-path': (v) => `GET https://api.${v.org()}.example/v2/users/${v.uuid()}/api-keys?limit=10`,
  'sql-where': (v) => `DELETE FROM sessions WHERE user_id = '${v.uuid()}';`,
  guid: (v) => `<ProjectGuid>{${v.uuid().toUpperCase()}}</ProjectGuid>`,
  correlation: (v) => `x-correlation-id: ${v.uuid()}\nx-ms-request-id: ${v.uuid()}`,
  'disk-fstab': (v) => `UUID=${v.uuid()} /srv/secrets ext4 defaults,noatime 0 2`,
  prose: (v) => `Ticket ${v.uuid()} is about the password page; the device is ${v.uuid()}.`,
});

const digest = negatives('neg:digest', {
  sha256sum: (v) => `${v.hex(64)}  keycloak-26.3.1.tar.gz\n${v.hex(64)}  vault_1.20.0_linux_amd64.zip`,
  'brew-formula': (v) => `  url "https://example.org/pass-1.7.4.tar.xz"\n  sha256 "${v.hex(64)}"`,
  'nix-hash': (v) => `  hash = "sha256-${v.b64(32)}";\n  vendorHash = "sha256-${v.b64(32)}";`,
  'oci-digest': (v) => `ghcr.io/${v.org()}/token-service@sha256:${v.hex(64)}`,
  'etag-w': (v) => `etag: W/"${v.hex(8)}-${v.b64(20).replace('=', '')}"\ncontent-md5: ${v.b64(16)}`,
  'cert-fingerprint': (v) => `SHA256 Fingerprint=${v.HEX(64).match(/../g).join(':')}`,
  'ssh-fingerprint': (v) => `256 SHA256:${v.b64(32).replace('=', '')} ${v.name()}@laptop (ED25519)`,
  'apk-checksum': (v) => `C:Q1${v.b64(20)}\nP:libsecret\nV:0.21.4-r0`,
  'ipfs-cid': (v) => `pinned bafybeig${v.b32(52).toLowerCase()}`,
  'terraform-lock': (v) => `  hashes = [\n    "h1:${v.b64(32)}",\n    "zh:${v.hex(64)}",\n  ]`,
  'csp-hash': (v) => `Content-Security-Policy: script-src 'sha256-${v.b64(32)}' 'strict-dynamic'`,
});

const lock = negatives('neg:lockfile', {
  'cargo-lock': (v) =>
    `[[package]]\nname = "secrecy"\nversion = "0.10.3"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "${v.hex(64)}"`,
  'poetry-lock': (v) => `{file = "keyring-25.6.0-py3-none-any.whl", hash = "sha256:${v.hex(64)}"},`,
  'uv-lock': (v) =>
    `{ url = "https://files.pythonhosted.org/packages/${v.hex(2)}/${v.hex(2)}/${v.hex(60)}/passlib-1.7.4.tar.gz", hash = "sha256:${v.hex(64)}", size = 689844 },`,
  composer: (v) => `"dist": { "type": "zip", "reference": "${v.hex(40)}", "shasum": "" }`,
  'gemfile-lock': (v) =>
    `GIT\n  remote: https://github.com/${v.org()}/devise-token.git\n  revision: ${v.hex(40)}`,
  'pnpm-lock': (v) =>
    `  /jsonwebtoken@9.0.2:\n    resolution: {integrity: sha512-${v.b64(64)}}\n    engines: {node: '>=12'}`,
  'bun-lock': (v) => `    "keytar": ["keytar@7.9.0", "", {}, "sha512-${v.b64(64)}"],`,
  'go-sum': (v) =>
    `github.com/hashicorp/vault/api v1.20.0 h1:${v.b64(32)}\ngithub.com/hashicorp/vault/api v1.20.0/go.mod h1:${v.b64(32)}`,
  'deno-lock': (v) => `"jsr:@std/encoding@1.0.10": {\n  "integrity": "${v.hex(64)}"\n}`,
  'swift-resolved': (v) =>
    `"identity" : "keychainaccess",\n"state" : { "revision" : "${v.hex(40)}", "version" : "4.2.2" }`,
});

const trace = negatives('neg:trace', {
  'otel-json': (v) =>
    `{"traceId":"${v.hex(32)}","spanId":"${v.hex(16)}","name":"auth.verifyPassword","status":"OK"}`,
  b3: (v) => `b3: ${v.hex(32)}-${v.hex(16)}-1\nx-cloud-trace-context: ${v.hex(32)}/${v.digits(19)};o=1`,
  'aws-xray': (v) => `X-Amzn-Trace-Id: Root=1-${v.hex(8)}-${v.hex(24)};Parent=${v.hex(16)};Sampled=1`,
  'cf-ray': (v) => `cf-ray: ${v.hex(16)}-AMS\nx-vercel-id: fra1::${v.low(5)}-17${v.digits(11)}-${v.hex(12)}`,
});

const blobs = negatives('neg:base64-data', {
  'svg-uri': (v) => `background-image: url("data:image/svg+xml;base64,PHN2ZyB4bWxu${v.b64(96)}");`,
  'source-map': (v) =>
    `//# sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpb${v.b64(120)}`,
  'protobuf-dump': (v) => `payload (base64): ${v.b64(90)}\nlength: 90 bytes, topic orders.v1`,
  'pdf-attachment': (v) =>
    `Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\nJVBERi0xLjcK${v.b64(45)}\n${v.b64(57)}`,
  'cursor-page': (v) =>
    `{"pageInfo":{"hasNextPage":true,"endCursor":"${v.b64of(`cursor:v2:${v.digits(10)}`)}"}}`,
  embedding: (v) => `{"object":"embedding","index":0,"embedding":"${v.b64(96)}"}`,
});

const styles = negatives('neg:css', {
  tailwind: 'class="text-[#a1b2c3] bg-[#0f172a]/80 hover:bg-[#1e293b] data-[state=open]:rotate-180"',
  'css-modules': (v) =>
    `.Password_field__${v.b62(5)} { color: #${v.hex(6)}; border: 1px solid #${v.hex(8)}; }`,
  'styled-class': (v) =>
    `<button class="sc-${v.letters(6)} ${v.letters(6)} css-${v.low(6)}-Button">Token</button>`,
  palette: (v) => `primary: '#${v.hex(6)}', secret: '#${v.hex(6)}', key: '#${v.hex(3)}'`,
});

const assets = negatives('neg:asset', {
  vite: (v) =>
    `dist/assets/index-${v.url64(8)}.js      142.31 kB │ gzip: 45.92 kB\ndist/assets/TokenList-${v.url64(8)}.css   4.10 kB`,
  'next-chunk': (v) => `/_next/static/chunks/app/(auth)/login/page-${v.hex(16)}.js`,
  minified:
    'var e=function(t){return t.password&&t.token?n(t.token):null},r=e.apiKey,o=r||i.secret;a.credentials=o',
});

const paths = negatives('neg:path', {
  'mac-keychain': (v) => `/Users/${v.name()}/Library/Keychains/login.keychain-db`,
  'k8s-mount': '/var/run/secrets/kubernetes.io/serviceaccount/token is mounted read-only',
  'nix-store': (v) => `/nix/store/${v.low(32)}-password-store-1.7.4/bin/pass`,
});

const ids = negatives('neg:cloud-id', {
  'azure-resource': (v) =>
    `/subscriptions/${v.uuid()}/resourceGroups/rg-auth/providers/Microsoft.KeyVault/vaults/kv-${v.org()}`,
  'gcp-sa-mail': (v) => `token-minter@${v.org()}-prod.iam.gserviceaccount.com (unique id ${v.digits(21)})`,
  'aws-key-arn': (v) =>
    `arn:aws:secretsmanager:eu-west-1:${v.digits(12)}:secret:prod/db-password-${v.b62(6)}`,
  'aws-role-id': (v) => `"UserId": "AROA${v.b32(17)}:ci", "Account": "${v.digits(12)}"`,
  'k8s-names': (v) => `secret/api-token-${v.low(5)} created\npod/auth-${v.hex(9)}-${v.low(5)} condition met`,
  'vpc-ids': (v) => `eni-0${v.hex(16)} ami-0${v.hex(16)} snap-0${v.hex(16)} igw-0${v.hex(16)}`,
  'cf-zone': (v) => `zone_id = "${v.hex(32)}"\naccount_id = "${v.hex(32)}"`,
  'vercel-ids': (v) => `{"projectId":"prj_${v.b62(28)}","orgId":"team_${v.b62(24)}"}`,
});

const objects = negatives('neg:object-id', {
  'stripe-ids': (v) => `evt_1${v.b62(23)} → cus_${v.b62(14)}, in_1${v.b62(23)}, price_1${v.b62(23)}`,
  'slack-ids': (v) => `<@U0${v.up(9)}> posted in C0${v.up(9)} (ts 17${v.digits(8)}.${v.digits(6)})`,
  'openai-ids': (v) => `resp_${v.hex(48)} from thread_${v.b62(24)} via asst_${v.b62(24)}`,
  'tool-ids': (v) => `{"type":"tool_use","id":"toolu_01${v.b62(22)}","name":"read_file"}`,
  'mongo-ids': (v) => `{ "_id" : ObjectId("${v.hex(24)}"), "tokenId" : ObjectId("${v.hex(24)}") }`,
  ulid: (v) => `job 01J${v.up(23)} waits for 01J${v.up(23)}`,
  'twilio-sids': (v) => `Account AC${v.hex(32)}, message SM${v.hex(32)}: delivered`,
  'notion-page': (v) => `https://www.notion.so/${v.org()}/Password-policy-${v.hex(32)}`,
});

const publics = negatives('neg:public-key', {
  'ssh-rsa': (v) => `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ${v.b64(180)} ${v.name()}@bastion`,
  'pgp-public': (v) =>
    `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEZ${v.b64(45)}\n${v.b64(48)}\n=${v.b62(4)}\n-----END PGP PUBLIC KEY BLOCK-----`,
  'age-public': (v) => `# public key: age1${v.chars('qpzry9x8gf2tvdw0s3jn54khce6mua7l', 58)}`,
  jwks: (v) =>
    `{"keys":[{"kty":"RSA","kid":"${v.hex(16)}","use":"sig","alg":"RS256","n":"${v.b64url(120)}","e":"AQAB"}]}`,
  csr: (v) =>
    `-----BEGIN CERTIFICATE REQUEST-----\nMIIC${v.b64(45)}\n${v.b64(48)}\n-----END CERTIFICATE REQUEST-----`,
  dkim: (v) => `s1._domainkey IN TXT "v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A${v.b64(120)}"`,
  'known-hosts': (v) =>
    `${v.host()},${v.ip()} ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTY${v.b64(72)}`,
});

const numbers = negatives('neg:numbers', {
  'eth-tx': (v) => `sent 0.4 ETH to 0x${v.hex(40)} in tx 0x${v.hex(64)}`,
  iban: 'IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001, reference 2026-0481',
  isbn: 'ISBN 978-3-16-148410-0, EAN 4006381333931, order 7713-22',
  phones: '+49 30 901820, +44 20 7946 0958, room code B-114, postcode 10117',
  timestamps: (v) =>
    `exp: 17${v.digits(8)}, iat: 17${v.digits(8)}, nbf: 17${v.digits(8)} (token lifetimes in seconds)`,
  versions: 'openssl 3.5.1, libsecret 0.21.7, python-keyring 25.6.0, pass 1.7.4',
});

export const negativeData = [
  git,
  uuid,
  digest,
  lock,
  trace,
  blobs,
  styles,
  assets,
  paths,
  ids,
  objects,
  publics,
  numbers,
].flat();

/** Random-looking data, logs and listings without secrets; other ones than in the fourth set. */
import { negatives } from '../group.mjs';

const data = negatives('neg:data', {
  'git-blame': (v) => `${v.hex(8)} (${v.name()} 2026-01-04 10:22:01 +0100 41)   const token = nextToken();`,
  'git-diff-index': (v) =>
    `diff --git a/src/auth/password.ts b/src/auth/password.ts\nindex ${v.hex(11)}..${v.hex(11)} 100644\n--- a/src/auth/password.ts`,
  'git-reflog': (v) =>
    `${v.hex(9)} HEAD@{0}: commit: Hash passwords with argon2id\n${v.hex(9)} HEAD@{1}: rebase (finish): returning to refs/heads/auth`,
  'md5-list': (v) => `MD5 (backup.tar.gz) = ${v.hex(32)}\nSHA1 (backup.tar.gz) = ${v.hex(40)}`,
  'pip-hashes': (v) =>
    `cryptography==44.0.0 \\\n    --hash=sha256:${v.hex(64)} \\\n    --hash=sha256:${v.hex(64)}`,
  'pnpm-lock': (v) =>
    `  passport-jwt@4.0.1:\n    resolution: {integrity: sha512-${v.b64(64)}}\n    engines: {node: '>= 0.4'}`,
  'composer-lock': (v) =>
    `"source": { "type": "git", "url": "https://github.com/firebase/php-jwt.git", "reference": "${v.hex(40)}" }`,
  'nix-hash': (v) => `hash = "sha256-${v.b64(32)}";\nrev = "${v.hex(40)}";`,
  'oci-manifest': (v) =>
    `{"mediaType":"application/vnd.oci.image.layer.v1.tar+gzip","digest":"sha256:${v.hex(64)}","size":3402211}`,
  'k8s-pod-names': (v) =>
    `auth-service-${v.low(9)}-${v.low(5)}   1/1   Running   0   3d4h\ntoken-refresher-${v.digits(8)}-${v.low(5)}   0/1   Completed   0   12m`,
  'aws-request-id': (v) =>
    `REPORT RequestId: ${v.uuid()}\tDuration: 102.25 ms\tBilled Duration: 103 ms\tMax Memory Used: 86 MB`,
  'aws-kms-arn': (v) => `arn:aws:kms:eu-west-1:${v.digits(12)}:key/${v.uuid()}`,
  's3-listing': (v) =>
    `2026-02-11 08:12:44    1204112 exports/${v.uuid()}.parquet\n2026-02-11 08:12:45     204112 exports/${v.hex(32)}.json`,
  'azure-ids': (v) =>
    `/subscriptions/${v.uuid()}/resourceGroups/shop/providers/Microsoft.KeyVault/vaults/shop-kv`,
  'sentry-dsn-public': (v) => `event ${v.hex(32)} grouped into issue SHOP-${v.digits(3)}`,
  'anthropic-ids': (v) =>
    `{"id":"msg_01${v.b62(22)}","type":"message","model":"claude-opus-4-5","usage":{"input_tokens":2095,"output_tokens":503,"cache_read_input_tokens":1800}}`,
  'call-ids': (v) => `{"tool_call_id":"call_${v.b62(24)}","role":"tool","content":"ok"}`,
  'thinking-signature': (v) => `{"type":"thinking","thinking":"","signature":"${v.b64(160)}"}`,
  'notion-page': (v) => `https://www.notion.so/acme/Auth-redesign-${v.hex(32)}`,
  'slack-ids': (v) => `<@U0${v.up(9)}> joined <#C0${v.up(9)}|auth> in team T0${v.up(8)}`,
  'discord-snowflakes': (v) => `guild ${v.digits(18)} channel ${v.digits(19)} message ${v.digits(19)}`,
  'spotify-uri': (v) => `spotify:track:${v.b62(22)} and https://open.spotify.com/playlist/${v.b62(22)}`,
  arxiv: 'arXiv:2305.10601v2, "Tree of Thoughts", tokens per problem: 5.5k',
  dns: (v) => `_acme-challenge.example.net. 300 IN TXT "${v.b64url(32)}"`,
  'tls-fingerprint': (v) =>
    `subject=CN=example.net\nSHA256 Fingerprint=${Array.from({ length: 32 }, () => v.HEX(2)).join(':')}`,
  'ssh-known-host': (v) =>
    `git.example.net ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABB${v.b64(64)}`,
  'solana-address': (v) => `mint ${v.b58(44)} holders 1204, tx ${v.b58(88)}`,
  ipfs: (v) => `ipfs://bafybei${v.chars('abcdefghijklmnopqrstuvwxyz234567', 52)}/metadata.json`,
  'svg-path':
    '<path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18c-4.41 0-8-3.59-8-8"/>',
  'pdf-base64': (v) =>
    `{"filename":"invoice.pdf","content_type":"application/pdf","data":"JVBERi0xLjcK${v.b64(160)}"}`,
  embedding: '[0.0123, -0.0456, 0.0789, 0.1011, -0.1213, 0.1415, -0.1617, 0.1819]',
  'csv-metrics': (v) =>
    `ts,endpoint,tokens_in,tokens_out,key_name\n${v.date()},/v1/messages,1204,330,default\n${v.date()},/v1/messages,980,212,default`,
  'license-spdx': 'SPDX-License-Identifier: Apache-2.0\nSPDX-FileCopyrightText: 2024 The Auth Authors',
  'vin-serial': (v) => `VIN WVWZZZ1JZ3W${v.digits(6)}, battery serial LGX${v.up(10)}`,
  tracking: (v) => `DHL tracking JJD0003${v.digits(14)}, UPS 1Z${v.up(16)}`,
  'cert-serial': (v) => `Serial Number: ${Array.from({ length: 16 }, () => v.hex(2)).join(':')}`,
});

const logs = negatives('neg:log', {
  'sudo-log': (v) =>
    `Mar 03 08:11:02 web1 sudo: ${v.name()} : 1 incorrect password attempt ; TTY=pts/0 ; PWD=/home/${v.name()} ; USER=root ; COMMAND=/bin/ls`,
  'vault-audit': (v) =>
    `{"type":"request","auth":{"token_type":"service","policies":["default"]},"request":{"operation":"read","path":"secret/data/shop","client_token":"hmac-sha256:${v.hex(64)}"}}`,
  'kube-event':
    'Warning  FailedMount  2m (x7 over 4m)  kubelet  MountVolume.SetUp failed for volume "db-secret" : secret "db-secret" not found',
  'terraform-plan-sensitive':
    '  ~ password = (sensitive value)\n  ~ secret_string = (known after apply)\n  # forces replacement',
  'ansible-no-log':
    'ok: [web1] => {"censored": "the output has been hidden due to the fact that \'no_log: true\' was specified for this result"}',
  'ci-masked':
    'Run docker login -u otto --password-stdin\n  env:\n    REGISTRY_TOKEN: ***\n    NODE_VERSION: 22\nLogin Succeeded',
  'dotnet-stack':
    'System.Security.Authentication.AuthenticationException: password expired\n   at Shop.Auth.PasswordValidator.ValidateAsync(String password) in /src/Auth/PasswordValidator.cs:line 42\n   at Shop.Auth.TokenEndpoint.HandleAsync(HttpContext context)',
  'php-stack':
    'PHP Fatal error:  Uncaught TypeError: password_verify(): Argument #1 ($password) must be of type string, null given in /srv/app/src/Login.php:31\n#0 /srv/app/public/index.php(12): Login->check(NULL)',
  'go-panic':
    'panic: runtime error: invalid memory address or nil pointer dereference\ngoroutine 1 [running]:\nmain.(*TokenStore).Get(0x0, {0xc00001a0f0, 0x10})\n\t/src/token/store.go:58 +0x1d',
  'ruby-stack':
    "app/models/user.rb:14:in `authenticate_token': undefined method `secret_key' for nil (NoMethodError)\n\tfrom app/controllers/sessions_controller.rb:8:in `create'",
  'vitest-output':
    ' ✓ test/token.test.ts (14 tests) 12ms\n ✓ test/password-policy.test.ts (9 tests) 7ms\n\n Test Files  2 passed (2)',
  'oauth-error':
    '{"error":"invalid_grant","error_description":"Token has been expired or revoked.","error_uri":"https://example.net/docs#tokens"}',
  'login-audit': (v) =>
    `${v.date()}T10:00:00Z login user=${v.name()} method=password mfa=totp result=ok session_count=3 ip=${v.ip()}`,
  'pwd-output': '$ pwd\n/home/otto/src/password-manager\n$ ls\nCargo.toml  keyring  src  tokens.md',
  'ssh-keygen-output': (v) =>
    `Generating public/private ed25519 key pair.\nYour identification has been saved in id_ci\nThe key fingerprint is:\nSHA256:${v.b62(43)} ci`,
  'aws-cli-list': (v) =>
    `{"AccessKeyMetadata":[{"UserName":"ci","Status":"Active","CreateDate":"2026-01-01T00:00:00+00:00"}],"RequestId":"${v.uuid()}"}`,
  'fly-secrets-list': (v) =>
    `NAME          DIGEST            CREATED AT\nDATABASE_URL  ${v.hex(16)}  1d ago\nSESSION_KEY   ${v.hex(16)}  4d ago`,
  'gh-secret-list': 'NAME          UPDATED\nNPM_TOKEN     about 2 months ago\nSSH_KEY       about 1 year ago',
  'prompt-only':
    "Enter passphrase for key '/home/otto/.ssh/id_ed25519':\n[sudo] password for otto:\nPassword:",
});

export const rows = [data, logs].flat();

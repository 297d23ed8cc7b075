/** Secrets in headers, requests and traces of HTTP. */
import { pos, S, t } from '../row.mjs';

const http = (label, context, make, options) => pos('http', label, context, make, options);

export const rows = [
  http(
    'TOKEN',
    'auth-negotiate',
    (v) => t`Authorization: Negotiate ${S(`YII${v.b64(120)}`)}\r\nHost: ${v.host()}`,
  ),
  http('TOKEN', 'auth-ntlm', (v) => t`Authorization: NTLM ${S(`TlRMTVNTUAAD${v.b64(60)}`)}`, {
    debatable: true,
  }),
  http(
    'TOKEN',
    'auth-digest',
    (v) =>
      t`Authorization: Digest username="${v.name()}", realm="api", nonce="${v.hex(16)}", uri="/me", response="${S(v.hex(32))}"`,
  ),
  http(
    'TOKEN',
    'auth-hmac',
    (v) =>
      t`Authorization: AWS4-HMAC-SHA256 Credential=${S(`AKIA${v.b32(16)}`)}/20261001/eu-west-1/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=${S(v.hex(64))}`,
  ),
  http('TOKEN', 'auth-sharedkey', (v) => t`Authorization: SharedKey ${v.org()}:${S(v.b64(32))}`),
  http('TOKEN', 'auth-ssws', (v) => t`Authorization: SSWS ${S(`00${v.url64(40)}`)}`),
  http('TOKEN', 'auth-genie', (v) => t`Authorization: GenieKey ${S(v.uuid())}`),
  http(
    'TOKEN',
    'auth-klaviyo',
    (v) => t`Authorization: Klaviyo-API-Key ${S(`pk_${v.hex(34)}`)}\nrevision: 2026-01-15`,
  ),
  http(
    'TOKEN',
    'auth-bot',
    (v) => t`authorization: Bot ${S(`MTI${v.b62(23)}.G${v.url64(5)}.${v.url64(38)}`)}`,
  ),
  http('TOKEN', 'auth-raw', (v) => t`Authorization: ${S(v.b62(48))}\nContent-Type: application/json`, {
    times: 2,
  }),
  http(
    'TOKEN',
    'auth-dpop',
    (v) =>
      t`Authorization: DPoP ${S(v.url64(48))}\r\nDPoP: ${S(v.jwt({ htm: 'GET', htu: 'https://a.example.net/r', jti: v.hex(12) }))}`,
  ),
  http(
    'TOKEN',
    'auth-oauth1',
    (v) =>
      t`Authorization: OAuth oauth_consumer_key="${v.b62(16)}", oauth_token="${S(v.b62(40))}", oauth_signature="${S(`${v.b62(26)}%3D`)}", oauth_version="1.0"`,
  ),
  http('TOKEN', 'auth-folded', (v) => t`Authorization: Bearer\r\n ${S(v.url64(48))}\r\nAccept: */*`),
  http(
    'TOKEN',
    'auth-two-values',
    (v) => t`Authorization: Basic ${S(v.b64of(`${v.name()}:${v.pw()}`))}, Bearer ${S(v.url64(40))}`,
    { debatable: true },
  ),
  http(
    'COOKIE',
    'cookie-laravel',
    (v) => t`Cookie: XSRF-TOKEN=${S(v.url64(60))}; laravel_session=${S(v.url64(80))}; locale=fr`,
  ),
  http(
    'COOKIE',
    'cookie-connect',
    (v) => t`Cookie: connect.sid=${S(`s%3A${v.url64(32)}.${v.b62(43)}`)}; consent=1`,
  ),
  http('COOKIE', 'cookie-jsession', (v) => t`Set-Cookie: JSESSIONID=${S(v.HEX(32))}; Path=/app; HttpOnly`, {
    times: 2,
  }),
  http(
    'COOKIE',
    'cookie-host-prefix',
    (v) => t`set-cookie: __Host-auth=${S(v.url64(64))}; Path=/; Secure; SameSite=Strict`,
  ),
  http(
    'COOKIE',
    'cookie-next-auth',
    (v) =>
      t`cookie: __Secure-next-auth.session-token=${S(v.url64(90))}; _ga=GA1.2.${v.digits(9)}.${v.digits(10)}`,
  ),
  http(
    'COOKIE',
    'cookie-aspnet',
    (v) => t`Cookie: .AspNetCore.Identity.Application=${S(`CfDJ8${v.url64(120)}`)}`,
  ),
  http(
    'COOKIE',
    'cookie-wordpress',
    (v) =>
      t`Cookie: wordpress_logged_in_${v.hex(32)}=${v.name()}%7C1799999999%7C${S(v.b62(43))}%7C${S(v.hex(64))}`,
  ),
  http(
    'COOKIE',
    'document-cookie',
    (v) => t`document.cookie = "auth_token=${S(v.url64(40))}; max-age=3600; path=/";`,
  ),
  http('API_KEY', 'header-x-functions-key', (v) => t`x-functions-key: ${S(v.url64(54))}`),
  http(
    'API_KEY',
    'header-x-goog',
    (v) => t`x-goog-api-key: ${S(v.url64(39))}\ncontent-type: application/json`,
  ),
  http('TOKEN', 'header-x-vault', (v) => t`X-Vault-Token: ${S(`s.${v.b62(24)}`)}`),
  http('TOKEN', 'header-x-csrf', (v) => t`X-CSRF-Token: ${S(v.url64(60))}`, { debatable: true }),
  http('TOKEN', 'header-x-shopify', (v) => t`X-Shopify-Access-Token: ${S(`shpat_${v.hex(32)}`)}`),
  http('TOKEN', 'header-dd', (v) => t`DD-API-KEY: ${S(v.hex(32))}\nDD-APPLICATION-KEY: ${S(v.hex(40))}`),
  http('TOKEN', 'header-xi', (v) => t`xi-api-key: ${S(v.hex(32))}`),
  http('TOKEN', 'header-job-token', (v) => t`JOB-TOKEN: ${S(`glcbt-64_${v.url64(20)}`)}`),
  http('TOKEN', 'header-x-amz', (v) => t`x-amz-security-token: ${S(`IQoJb3JpZ2luX2Vj${v.b64(180)}`)}`),
  http(
    'TOKEN',
    'har',
    (v) =>
      t`"headers":[{"name":"accept","value":"*/*"},{"name":"authorization","value":"Bearer ${S(v.url64(48))}"},{"name":"dnt","value":"1"}]`,
    { times: 2 },
  ),
  http(
    'COOKIE',
    'har-cookies',
    (v) => t`"cookies":[{"name":"session","value":"${S(v.url64(44))}","httpOnly":true,"secure":true}]`,
  ),
  http(
    'PASSWORD',
    'har-postdata',
    (v) =>
      t`"postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"user","value":"${v.name()}"},{"name":"password","value":"${S(v.pw())}"}]}`,
  ),
  http(
    'PASSWORD',
    'form-body',
    (v) =>
      t`POST /login HTTP/1.1\r\nHost: app.example.net\r\n\r\nusername=${v.name()}&password=${S(v.pw())}&remember=1`,
    { times: 2 },
  ),
  http(
    'PASSWORD',
    'multipart',
    (v) => t`------b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${S(v.pw())}\r\n------b--`,
  ),
  http(
    'TOKEN',
    'oauth-response',
    (v) =>
      t`HTTP/1.1 200 OK\n\n{"access_token":"${S(v.url64(60))}","token_type":"Bearer","expires_in":3599,"refresh_token":"${S(v.url64(50))}","scope":"read"}`,
    { times: 2 },
  ),
  http(
    'TOKEN',
    'fetch-tuple',
    (v) => t`new Headers([["authorization", "Bearer ${S(v.url64(40))}"], ["accept", "text/plain"]])`,
  ),
  http(
    'TOKEN',
    'raw-headers-array',
    (v) => t`rawHeaders: [ 'Host', 'app.example.net', 'X-Api-Key', '${S(v.b62(32))}', 'Accept', '*/*' ]`,
  ),
  http(
    'TOKEN',
    'verbose-curl',
    (v) =>
      t`* Server auth using Bearer with user ''\n> GET /v1/me HTTP/2\n> Host: api.example.net\n> authorization: Bearer ${S(v.b62(40))}\n> accept: */*`,
  ),
  http(
    'TOKEN',
    'h2-pseudo',
    (v) => t`{ ':method': 'GET', ':path': '/me', authorization: 'Bearer ${S(v.url64(44))}' }`,
  ),
  http('TOKEN', 'websocket-protocol', (v) => t`Sec-WebSocket-Protocol: graphql-ws, bearer.${S(v.b62(40))}`, {
    debatable: true,
  }),
  http(
    'TOKEN',
    'grpc-metadata',
    (v) => t`grpcurl -H 'authorization: Bearer ${S(v.url64(44))}' ${v.host()}:443 list`,
  ),
];

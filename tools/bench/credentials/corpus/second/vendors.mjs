/**
 * Vendor formats beside those of the shared corpus. Shapes as their vendors describe or show them.
 * With a key name the value says little by itself; without one its prefix is enough.
 */

import { pos, S, t } from '../row.mjs';
import { KEYED, PLAIN } from './contexts.mjs';

/** [vendor, label, token, key name?] */
const FORMATS = [
  // models and agents
  ['cerebras', 'API_KEY', (v) => `csk-${v.low(48)}`],
  ['voyage', 'API_KEY', (v) => `pa-${v.url64(43)}`, 'api_key'],
  ['jina', 'API_KEY', (v) => `jina_${v.hex(32)}${v.b62(28)}`],
  ['llamacloud', 'API_KEY', (v) => `llx-${v.b62(48)}`],
  ['together', 'API_KEY', (v) => `tgp_v1_${v.url64(43)}`],
  ['anyscale', 'SECRET', (v) => `esecret_${v.low(26)}`],
  ['llm_proxy', 'API_KEY', (v) => `sk-helicone-${v.low(7)}-${v.low(7)}-${v.low(7)}-${v.low(7)}`],
  ['daytona', 'API_KEY', (v) => `dtn_${v.hex(64)}`],
  ['runpod', 'API_KEY', (v) => `rpa_${v.up(40)}${v.low(6)}`],
  ['modal', 'TOKEN', (v) => `as-${v.b62(22)}`, 'token_secret'],
  ['serper', 'API_KEY', (v) => v.hex(40), 'api_key'],
  ['brave', 'API_KEY', (v) => `BSA${v.url64(28)}`, 'api_key'],
  ['gemini', 'API_KEY', (v) => `AQ.Ab8RN6${v.url64(44)}`],
  ['openai', 'API_KEY', (v) => `sk-admin-${v.url64(58)}T3BlbkFJ${v.url64(58)}`],
  ['anthropic', 'API_KEY', (v) => `sk-ant-admin01-${v.url64(93)}AA`],
  ['sambanova', 'API_KEY', (v) => v.uuid(), 'api_key'],
  ['letta', 'API_KEY', (v) => `sk-let-${v.b64(60)}`],
  ['composio', 'API_KEY', (v) => `ak_${v.url64(20)}`, 'api_key'],
  ['nomic', 'API_KEY', (v) => `nk-${v.url64(43)}`, 'api_key'],
  ['baseten', 'API_KEY', (v) => `${v.b62(8)}.${v.b62(32)}`, 'api_key'],
  // source, CI, packages
  ['github', 'TOKEN', (v) => `ghs_${v.digits(7)}_${v.jwt()}`],
  ['github', 'TOKEN', (v) => v.withCrc('ghu_', 30)],
  ['gitlab', 'TOKEN', (v) => `glpat-${v.url64(27)}.01.${v.low(2)}${v.low(7)}`],
  ['gitlab', 'TOKEN', (v) => `glrt-t1_${v.url64(20)}`],
  ['bitbucket', 'TOKEN', (v) => `ATBB${v.b62(24)}${v.HEX(8)}`],
  ['bitbucket', 'TOKEN', (v) => `ATCTT3xFfGN0${v.url64(159)}=${v.HEX(8)}`],
  ['circleci', 'TOKEN', (v) => `CCIPAT_${v.b58(22)}_${v.hex(40)}`],
  ['buildkite', 'TOKEN', (v) => `bkua_${v.hex(40)}`],
  ['jenkins', 'TOKEN', (v) => `11${v.hex(32)}`, 'api_token'],
  ['snyk', 'TOKEN', (v) => `snyk_uat.${v.hex(8)}.${v.url64(60)}.${v.url64(40)}`],
  ['sonarqube', 'TOKEN', (v) => `squ_${v.hex(40)}`],
  ['nuget', 'API_KEY', (v) => `oy2${v.chars('abcdefghijklmnopqrstuvwxyz234567', 43)}`],
  ['gems', 'API_KEY', (v) => `rubygems_${v.hex(48)}`],
  ['crates', 'TOKEN', (v) => `cio${v.b62(32)}`, 'token'],
  ['composer', 'TOKEN', (v) => `packagist_uut_${v.hex(68)}`],
  ['docker', 'TOKEN', (v) => `dckr_oat_${v.url64(32)}`],
  ['pypi', 'TOKEN', (v) => `pypi-AgEIcHlwaS5vcmcCJ${v.url64(150)}`],
  ['pulumi', 'TOKEN', (v) => `pul-${v.hex(40)}`],
  ['infisical', 'TOKEN', (v) => `st.${v.uuid()}.${v.hex(32)}.${v.hex(32)}`, 'token'],
  ['doppler', 'TOKEN', (v) => `dp.st.prd.${v.b62(43)}`],
  ['teamcity', 'TOKEN', (v) => `eyJ0eXAiOiAiVENWMiJ9.${v.url64(36)}.${v.b64of(v.uuid()).replace(/=+$/, '')}`],
  ['sentry', 'TOKEN', (v) => `sntryu_${v.hex(64)}`],
  ['azure_devops', 'TOKEN', (v) => `${v.b62(76)}AZDO${v.b62(4)}`, 'pat'],
  // clouds and platforms
  ['aws', 'API_KEY', (v) => `ABIA${v.b32(16)}`, 'access_key_id'],
  ['aws', 'TOKEN', (v) => `FwoGZXIvYXdzE${v.b64(240)}`, 'session_token'],
  ['mws', 'API_KEY', (v) => `amzn.mws.${v.uuid()}`],
  ['google', 'TOKEN', (v) => `ya29.a0${v.url64(180)}`],
  ['google', 'TOKEN', (v) => `1//0${v.int(3, 9)}${v.url64(62)}-L9Ir${v.url64(34)}`, 'refresh_token'],
  ['gcs', 'SECRET', (v) => v.b64(30), 'hmac_secret'],
  ['azure_ad', 'SECRET', (v) => `${v.b62(3)}8Q~${v.url64(34)}`],
  ['azure_openai', 'API_KEY', (v) => `${v.b62(52)}JQQJ99BCACYeBjFXJ3w3AAABACOG${v.b62(4)}`],
  ['azure_functions', 'API_KEY', (v) => `${v.url64(44)}AzFu${v.b62(6)}==`, 'function_key'],
  ['yandex', 'API_KEY', (v) => `AQVN${v.url64(36)}`],
  ['yandex', 'TOKEN', (v) => `y0_AgAAAA${v.url64(50)}`],
  ['ibm_cloud', 'API_KEY', (v) => v.url64(44), 'api_key'],
  ['hetzner', 'TOKEN', (v) => v.b62(64), 'api_token'],
  ['linode', 'TOKEN', (v) => v.hex(64), 'token'],
  ['vultr', 'API_KEY', (v) => v.up(36), 'api_key'],
  ['cloudflare', 'TOKEN', (v) => v.url64(40), 'api_token'],
  ['fly', 'TOKEN', (v) => `FlyV1 fm2_${v.b64(180)}`, 'api_token'],
  ['railway', 'TOKEN', (v) => v.uuid(), 'token'],
  ['netlify', 'TOKEN', (v) => `nfp_${v.b62(36)}`],
  ['neon', 'API_KEY', (v) => `napi_${v.low(64)}`],
  ['supabase', 'API_KEY', (v) => `sb_secret_${v.url64(22)}_${v.url64(8)}`],
  ['planetscale', 'PASSWORD', (v) => `pscale_pw_${v.url64(43)}`],
  ['aiven', 'PASSWORD', (v) => `AVNS_${v.url64(19)}`],
  ['prefect', 'API_KEY', (v) => `pnu_${v.low(36)}`],
  ['dbt', 'TOKEN', (v) => `dbtu_${v.url64(40)}`],
  ['databricks', 'TOKEN', (v) => `dkea${v.hex(32)}`],
  ['atlas', 'SECRET', (v) => `mdb_sa_sk_${v.url64(40)}`],
  ['digitalocean', 'SECRET', (v) => v.b64(32).replace(/=+$/, ''), 'spaces_secret_key'],
  // watching
  ['axiom', 'TOKEN', (v) => `xaat-${v.uuid()}`],
  ['newrelic', 'API_KEY', (v) => `NRAK-${v.up(27)}`],
  ['honeycomb', 'API_KEY', (v) => `hcaik_01${v.low(56)}`],
  ['rollbar', 'TOKEN', (v) => v.hex(32), 'access_token'],
  ['opsgenie', 'API_KEY', (v) => v.uuid(), 'api_key'],
  ['splunk', 'TOKEN', (v) => v.uuid(), 'hec_token'],
  [
    'grafana',
    'TOKEN',
    (v) => `glc_${v.b64of(`{"o":"${v.digits(6)}","n":"stack-hm-read","k":"${v.b62(24)}","m":{"r":"eu"}}`)}`,
  ],
  ['datadog', 'API_KEY', (v) => v.hex(40), 'app_key'],
  // messages, shops, offices
  ['slack', 'TOKEN', (v) => `xoxe.xoxp-1-${v.b62(146)}`],
  ['slack', 'COOKIE', (v) => `xoxd-${v.b62(60)}%2B${v.b62(60)}%3D`],
  ['twilio', 'API_KEY', (v) => v.hex(32), 'auth_token'],
  ['postmark', 'TOKEN', (v) => v.uuid(), 'server_token'],
  ['resend', 'API_KEY', (v) => `re_${v.b62(8)}_${v.b62(24)}`],
  ['brevo', 'PASSWORD', (v) => `xsmtpsib-${v.hex(64)}-${v.b62(16)}`],
  ['hubspot', 'TOKEN', (v) => `pat-na1-${v.uuid()}`],
  ['salesforce', 'TOKEN', (v) => `00D${v.b62(12)}!AQ${v.url64(90)}`],
  ['airtable', 'TOKEN', (v) => `pat${v.b62(14)}.${v.hex(64)}`],
  ['contentful', 'TOKEN', (v) => `CFPAT-${v.url64(43)}`],
  ['shopify', 'SECRET', (v) => `shpss_${v.hex(32)}`],
  ['square', 'TOKEN', (v) => `EAAA${v.url64(60)}`],
  ['square', 'SECRET', (v) => `sq0csp-${v.url64(43)}`],
  ['paypal', 'TOKEN', (v) => `access_token$production$${v.low(16)}$${v.hex(32)}`],
  ['razorpay', 'SECRET', (v) => v.b62(24), 'key_secret'],
  ['paystack', 'API_KEY', (v) => `sk_live_${v.hex(40)}`],
  ['paddle', 'API_KEY', (v) => `pdl_live_apikey_01${v.low(24)}_${v.b62(22)}_${v.b62(3)}`],
  ['mollie', 'API_KEY', (v) => `live_${v.b62(30)}`],
  ['zendesk', 'TOKEN', (v) => v.b62(40), 'api_token'],
  ['trello', 'TOKEN', (v) => `ATTA${v.hex(64)}${v.HEX(8)}`],
  ['todoist', 'TOKEN', (v) => v.hex(40), 'api_token'],
  ['okta', 'TOKEN', (v) => `00${v.url64(40)}`, 'api_token'],
  ['workos', 'API_KEY', (v) => `sk_live_${v.b64url(48)}`],
  ['stytch', 'SECRET', (v) => `secret-live-${v.url64(35)}=`],
  ['statsig', 'SECRET', (v) => `secret-${v.b62(46)}`],
  ['posthog', 'API_KEY', (v) => `phx_${v.b62(43)}`],
  ['launchdarkly', 'API_KEY', (v) => `api-${v.uuid()}`],
  ['ngrok', 'TOKEN', (v) => `2${v.b62(26)}_${v.b62(21)}`, 'authtoken'],
  ['mapbox', 'TOKEN', (v) => `sk.eyJ1Ijoi${v.url64(60)}.${v.url64(22)}`],
  ['ghost', 'API_KEY', (v) => `${v.hex(24)}:${v.hex(64)}`, 'admin_api_key'],
  ['facebook', 'TOKEN', (v) => `EAAB${v.b62(170)}ZD`],
  ['twitter', 'TOKEN', (v) => `AAAAAAAAAAAAAAAAAAAAA${v.b62(24)}%2F${v.b62(20)}%3D${v.b62(42)}`],
  ['riot', 'API_KEY', (v) => `RGAPI-${v.uuid()}`],
  ['adafruit', 'API_KEY', (v) => `aio_${v.b62(28)}`],
  ['telegram', 'TOKEN', (v) => `${v.digits(10)}:AA${v.url64(33)}`],
  ['discord', 'TOKEN', (v) => `MTE${v.b62(23)}.G${v.url64(5)}.${v.url64(38)}`],
  ['binance', 'SECRET', (v) => v.b62(64), 'api_secret'],
  ['alchemy', 'API_KEY', (v) => v.url64(32), 'api_key'],
  ['nostr', 'PRIVATE_KEY', (v) => `nsec1${v.chars('023456789acdefghjklmnpqrstuvwxyz', 58)}`],
  ['wireguard', 'PRIVATE_KEY', (v) => v.b64(32), 'private_key'],
  ['tailscale', 'TOKEN', (v) => `tskey-client-k${v.b62(11)}CNTRL-${v.b62(32)}`],
  ['fastmail', 'TOKEN', (v) => `fmu1-${v.hex(8)}-${v.hex(32)}-0-${v.hex(32)}`],
  ['linear', 'API_KEY', (v) => `lin_api_${v.b62(40)}`],
];

const turn = { plain: 0, keyed: 0 };

export const rows = FORMATS.map(([vendor, label, token, key]) => {
  const list = key ? KEYED : PLAIN;
  const [context, wrap] = list[(key ? turn.keyed++ : turn.plain++) % list.length];
  return pos('vendor', label, `${vendor}/${context}`, (v) => wrap(v, S(token(v)), vendor, key));
}).concat([
  pos(
    'vendor',
    'PASSWORD',
    'wordpress-app-password',
    (v) =>
      t`Application password for the importer: ${S(Array.from({ length: 6 }, () => v.b62(4)).join(' '))}`,
  ),
  pos(
    'vendor',
    'WEBHOOK_URL',
    'discord-webhook',
    (v) => t`curl -d @m.json https://discord.com/api/webhooks/${v.digits(18)}/${S(v.url64(68))}`,
  ),
  pos(
    'vendor',
    'WEBHOOK_URL',
    'slack-webhook',
    (v) =>
      t`alerts go to https://hooks.slack.com/services/T${v.up(10)}/B${v.up(10)}/${S(v.b62(24))}, ask ${v.name()}.`,
  ),
  pos(
    'vendor',
    'CONNECTION_STRING',
    'cloudinary',
    (v) => t`CLOUDINARY_URL=cloudinary://${v.digits(15)}:${S(v.url64(27))}@${v.org()}`,
  ),
  pos(
    'vendor',
    'API_KEY',
    'sentry-dsn-legacy',
    (v) => t`SENTRY_DSN=https://${v.hex(32)}:${S(v.hex(32))}@sentry.example.net/4`,
  ),
  pos(
    'vendor',
    'COOKIE',
    'roblox',
    (v) =>
      t`.ROBLOSECURITY=_|WARNING:-DO-NOT-SHARE-THIS.--Sharing-this-will-allow-someone-to-log-in-as-you-and-to-steal-your-ROBUX-and-items.|_${S(v.HEX(300))}`,
  ),
  pos('vendor', 'SEED_PHRASE', 'bip39', (v) => {
    const list =
      'abandon ripple orchard velvet sunset pigeon cactus ladder mimic oxygen tunnel zebra humble fabric ivory noble'.split(
        ' ',
      );
    return t`wallet recovery phrase: ${S(Array.from({ length: 12 }, () => v.pick(list)).join(' '))}`;
  }),
  pos('vendor', 'PRIVATE_KEY', 'bitcoin-wif', (v) => t`importprivkey "${S(`K${v.b58(51)}`)}" "cold" false`),
  pos(
    'vendor',
    'PRIVATE_KEY',
    'ethereum',
    (v) => t`PRIVATE_KEY=${S(`0x${v.hex(64)}`)}\nRPC=https://rpc.example.org`,
  ),
  pos('vendor', 'PRIVATE_KEY', 'xprv', (v) => t`master: ${S(`xprv9${v.b58(106)}`)}`),
  pos(
    'vendor',
    'API_KEY',
    'infura-url',
    (v) => t`const rpc = 'https://mainnet.infura.io/v3/${S(v.hex(32))}';`,
  ),
  pos(
    'vendor',
    'TOKEN',
    'twilio-basic',
    (v) => t`curl https://api.twilio.com/2010-04-01/Accounts.json -u AC${v.hex(32)}:${S(v.hex(32))}`,
  ),
]);

/**
 * Tokens of vendors, made after what their own pages or the scanners' rule lists say of prefix, alphabet and length.
 * `[label, service, key name, maker]`; a keyed one says nothing of itself and needs the name beside it.
 */
import { crcHex, gitlabRoutable } from './checksums.mjs';

const ALNUM_DASH = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const under = (v, length) => v.mixed(ALNUM_DASH.replace('-', ''), length);

/** Rows of the family `gitleaks` whose tokens have a form of their own. */
export const CLASSIC = [
  ['github-pat', 'github', 'token', (v) => v.withCrc('ghp_', 30)],
  ['github-oauth', 'github-cli', 'oauth_token', (v) => v.withCrc('gho_', 30)],
  ['github-app-token', 'probot', 'installation_token', (v) => v.withCrc('ghs_', 30)],
  ['github-fine-grained-pat', 'dependabot', 'token', (v) => `github_pat_${v.b62(22)}_${v.b62(59)}`],
  ['gitlab-pat', 'gitlab', 'api_token', (v) => `glpat-${v.url64(20)}`],
  ['gitlab-pat-routable', 'gitlab-com', 'access_token', (v) => gitlabRoutable(v, 'glpat-')],
  ['gitlab-deploy-token', 'gitlab-registry', 'deploy_token', (v) => `gldt-${v.url64(20)}`],
  ['gitlab-cicd-job-token', 'gitlab-ci', 'job_token', (v) => `glcbt-${v.hex(2)}_${v.url64(20)}`],
  ['gitlab-runner-authentication-token', 'gitlab-runner', 'token', (v) => `glrt-t1_${v.url64(20)}`],
  ['slack-bot-token', 'slack', 'bot_token', (v) => `xoxb-${v.digits(12)}-${v.digits(13)}-${v.b62(24)}`],
  ['slack-app-token', 'slack-bolt', 'app_token', (v) => `xapp-1-A0${v.up(9)}-${v.digits(13)}-${v.hex(64)}`],
  ['stripe-access-token', 'stripe', 'secret_key', (v) => `sk_live_51${v.b62(97)}`],
  ['stripe-restricted', 'stripe-billing', 'restricted_key', (v) => `rk_live_51${v.b62(97)}`],
  ['sendgrid-api-token', 'sendgrid', 'api_key', (v) => `SG.${v.url64(22)}.${v.url64(43)}`],
  ['npm-access-token', 'npmjs', 'auth_token', (v) => v.withCrc('npm_', 30)],
  [
    'pypi-upload-token',
    'pypi',
    'password',
    (v) => `pypi-AgEIcHlwaS5vcmc${v.b64url(66)}${v.b64url(33)}${v.b62(4)}`,
  ],
  ['telegram-bot-api-token', 'telegram', 'bot_token', (v) => `${v.digits(10)}:AA${v.url64(33)}`],
  [
    'discord-api-token',
    'discord',
    'bot_token',
    (v) => `${v.b64of(v.digits(18)).replace(/=+$/, '')}.G${v.b62(5)}.${v.url64(38)}`,
  ],
  ['digitalocean-pat', 'digitalocean', 'access_token', (v) => `dop_v1_${v.hex(64)}`],
  ['doppler-service', 'doppler', 'token', (v) => `dp.st.${v.pick(['prd', 'stg', 'dev_ci'])}.${v.b62(43)}`],
  ['shopify-access-token', 'shopify', 'admin_token', (v) => `shpat_${v.hex(32)}`],
  ['postman-api-token', 'postman', 'api_key', (v) => `PMAK-${v.hex(24)}-${v.hex(34)}`],
  ['pulumi-api-token', 'pulumi', 'access_token', (v) => `pul-${v.hex(40)}`],
  [
    'grafana-service-account-token',
    'grafana',
    'token',
    (v) => {
      const body = v.b62(32);
      return `glsa_${body}_${crcHex(body)}`;
    },
  ],
  ['dynatrace-api-token', 'dynatrace', 'api_token', (v) => `dt0c01.${v.b32(24)}.${v.b32(64)}`],
  ['new-relic-user-api-key', 'newrelic', 'user_key', (v) => `NRAK-${v.up(27)}`],
  [
    'atlassian-api-token',
    'jira',
    'api_token',
    (v) => {
      const body = `ATATT3xFfGF0${v.url64(172)}`;
      return `${body}=${crcHex(body).toUpperCase()}`;
    },
  ],
  ['linear-api-key', 'linear', 'api_key', (v) => `lin_api_${v.b62(40)}`],
  ['databricks-api-token', 'databricks', 'token', (v) => `dapi${v.hex(32)}-${v.int(2, 3)}`],
  ['huggingface-access-token', 'huggingface', 'token', (v) => `hf_${v.letters(34)}`],
  ['gcp-api-key', 'gmaps', 'api_key', (v) => `AIzaSy${v.url64(33)}`],
  ['vault-service-token', 'vault', 'token', (v) => `hvs.CAES${v.url64(91)}`],
  ['hashicorp-tf-api-token', 'terraform-cloud', 'token', (v) => `${v.b62(14)}.atlasv1.${v.url64(67)}`],
  ['planetscale-password', 'planetscale', 'password', (v) => `pscale_pw_${v.url64(43)}`],
  ['flyio-access-token', 'fly', 'access_token', (v) => `fm2_lJPECAAAAAAA${v.b62(3)}${v.b64(150)}`],
  [
    'cloudflare-user-token',
    'cloudflare',
    'api_token',
    (v) => {
      const body = v.b62(40);
      return `cfut_${body}${crcHex(body)}`;
    },
  ],
  ['azure-ad-client-secret', 'entra', 'client_secret', (v) => `${v.b62(3)}8Q~${v.url64(34)}`],
  ['okta-access-token', 'okta', 'api_token', (v) => `00${v.url64(40)}`],
  ['artifactory-api-key', 'artifactory', 'api_key', (v) => `AKCp8${v.b58(68)}`],
  ['rubygems-api-token', 'gem-host', 'api_key', (v) => `rubygems_${v.hex(48)}`],
  ['sonar-api-token', 'sonarqube', 'token', (v) => `${v.pick(['squ', 'sqa', 'sqp'])}_${v.hex(40)}`],
  ['airtable-personnal-access-token', 'airtable', 'token', (v) => `pat${v.b62(14)}.${v.hex(64)}`],
  ['sourcegraph-access-token', 'sourcegraph', 'access_token', (v) => `sgp_${v.hex(16)}_${v.hex(40)}`],
  ['prefect-api-token', 'prefect', 'api_key', (v) => `pnu_${v.low(36)}`],
  ['square-access-token', 'square', 'access_token', (v) => `EAAA${v.url64(60)}`],
  ['contentful-pat', 'contentful', 'management_token', (v) => `CFPAT-${v.url64(43)}`],
  ['harness-api-key', 'harness', 'api_key', (v) => `pat.${v.b62(22)}.${v.hex(24)}.${v.b62(20)}`],
  [
    'sentry-org-token',
    'sentry',
    'auth_token',
    (v) =>
      `sntrys_${v.b64of(`{"iat":17${v.digits(8)}.${v.digits(6)},"url":"https://sentry.io","region_url":"https://de.sentry.io","org":"${v.org()}"}`).replace(/=+$/, '')}_${v.b64(32).replace(/=+$/, '')}`,
  ],
];

/** Rows of the family `gitleaks` whose values are plain random text. */
export const NAMED = [
  ['mailchimp-api-key', 'mailchimp', 'api_key', (v) => `${v.hex(32)}-us${v.int(1, 21)}`],
  ['algolia-api-key', 'algolia', 'admin_api_key', (v) => v.hex(32)],
  ['datadog-access-token', 'datadog', 'app_key', (v) => v.hex(40)],
  ['twilio-auth', 'twilio', 'auth_token', (v) => v.hex(32)],
  ['zendesk-secret-key', 'zendesk', 'api_token', (v) => v.b62(40)],
  ['heroku-api-key', 'heroku', 'api_key', (v) => v.uuid()],
  ['snyk-api-token', 'snyk', 'token', (v) => v.uuid()],
  ['cloudflare-api-key', 'cloudflare', 'global_api_key', (v) => v.hex(37)],
  ['confluent-secret-key', 'confluent', 'api_secret', (v) => v.b64(48)],
  ['mattermost-access-token', 'mattermost', 'bot_token', (v) => v.low(26)],
  ['twitter-api-secret', 'twitter', 'consumer_secret', (v) => v.b62(50)],
  ['travisci-access-token', 'travis', 'access_token', (v) => v.b62(22)],
];

/** Rows of the family `betterleaks`. */
export const NEWER = [
  ['apify-api-token', 'apify', 'token', (v) => `apify_api_${v.b62(36)}`],
  ['buildkite-user-token', 'buildkite', 'api_token', (v) => `bkua_${v.hex(40)}`],
  ['clerk-secret-key', 'clerk', 'secret_key', (v) => `sk_live_${v.b62(43)}`],
  ['clickup-personal-api-token', 'clickup', 'token', (v) => `pk_${v.digits(8)}_${v.up(32)}`],
  ['deno-account-token', 'deno', 'deploy_token', (v) => `ddo_${v.b62(36)}`],
  ['dockerhub-personal-access-token', 'dockerhub', 'token', (v) => `dckr_pat_${v.url64(27)}`],
  ['dockerhub-org-token', 'docker', 'org_token', (v) => `dckr_oat_${v.url64(32)}`],
  ['elevenlabs-api-key', 'elevenlabs', 'api_key', (v) => `sk_${v.hex(48)}`],
  ['figma-personal-access-token', 'figma', 'token', (v) => `figd_${v.url64(40)}`],
  ['klaviyo-api-key', 'klaviyo', 'private_key', (v) => `pk_${v.hex(34)}`],
  ['langsmith-service', 'langsmith', 'api_key', (v) => `lsv2_sk_${v.hex(32)}_${v.hex(10)}`],
  ['pinecone-api-key', 'pinecone', 'api_key', (v) => `pcsk_${v.b62(6)}_${v.b62(63)}`],
  ['posthog-personal-api-key', 'posthog', 'personal_api_key', (v) => `phx_${v.b62(43)}`],
  ['render-api-key', 'render', 'api_key', (v) => `rnd_${v.b62(28)}`],
  ['supabase-secret', 'supabase', 'service_key', (v) => `sb_secret_${v.url64(22)}_${v.url64(8)}`],
  ['supabase-management', 'supabase-cli', 'access_token', (v) => `sbp_${v.hex(40)}`],
  ['tailscale-api-key', 'tailscale', 'api_key', (v) => `tskey-api-k${v.b62(10)}CNTRL-${v.b62(32)}`],
  ['upcloud-api-token', 'upcloud', 'token', (v) => `ucat_${v.up(26)}`],
  ['wakatime-api-key', 'wakatime', 'api_key', (v) => `waka_${v.uuid()}`],
  ['wandb-v1', 'wandb', 'api_key', (v) => `wandb_v1_${under(v, 77)}`],
  ['xai-api-key', 'xai', 'api_key', (v) => `xai-${v.b62(80)}`],
  ['cursor-api-key', 'cursor', 'api_key', (v) => `key_${v.hex(64)}`],
  ['doppler-personal', 'doppler', 'token', (v) => `dp.pt.${v.b62(43)}`],
  ['cloudflare-account-token', 'cloudflare-workers', 'api_token', (v) => `cfat_${v.b62(40)}${v.hex(8)}`],
  ['neon-api-key', 'neon', 'api_key', (v) => `napi_${v.low(64)}`],
  ['brevo', 'brevo', 'api_key', (v) => `xkeysib-${v.hex(64)}-${v.b62(16)}`],
  ['mailersend', 'mailersend', 'api_token', (v) => `mlsn.${v.hex(64)}`],
  ['honeycomb-ingest', 'honeycomb', 'api_key', (v) => `hcaik_01${v.low(56)}`],
];

/** Rows of the family `betterleaks` whose values are plain random text. */
export const NEWER_NAMED = [
  ['assemblyai-api-key', 'assemblyai', 'api_key', (v) => v.hex(32)],
  ['deepgram-api-key', 'deepgram', 'api_key', (v) => v.hex(40)],
  ['mistral-api-key', 'mistral', 'api_key', (v) => v.b62(32)],
  ['gitea-access-token', 'gitea', 'token', (v) => v.hex(40)],
  ['circleci-project-token', 'circleci', 'token', (v) => v.hex(40)],
  ['lark-app-secret', 'lark', 'app_secret', (v) => v.b62(32)],
  ['influxdb-api-token', 'influxdb', 'token', (v) => `${v.url64(86)}==`],
  ['scaleway-secret-key', 'scaleway', 'secret_key', (v) => v.uuid()],
  ['togetherai-api-key', 'together', 'api_key', (v) => v.hex(64)],
  ['ovh-application-secret', 'ovh', 'application_secret', (v) => v.low(32)],
];

/** Rows of the family `vendor-prefix`: what agents use. */
export const AGENT = [
  ['anthropic', 'anthropic', 'api_key', (v) => `sk-ant-api03-${v.url64(93)}AA`],
  ['anthropic-admin', 'anthropic-admin', 'admin_key', (v) => `sk-ant-admin01-${v.url64(93)}AA`],
  ['openai', 'openai', 'api_key', (v) => `sk-proj-${v.url64(74)}T3BlbkFJ${v.url64(74)}`],
  ['openai-svcacct', 'openai-batch', 'api_key', (v) => `sk-svcacct-${v.url64(74)}T3BlbkFJ${v.url64(74)}`],
  ['openrouter', 'openrouter', 'api_key', (v) => `sk-or-v1-${v.hex(64)}`],
  ['groq', 'groq', 'api_key', (v) => `gsk_${v.b62(20)}WGdyb3FY${v.b62(24)}`],
  ['perplexity', 'perplexity', 'api_key', (v) => `pplx-${v.b62(48)}`],
  ['nvidia', 'nim', 'api_key', (v) => `nvapi-${v.url64(64)}`],
  ['replicate', 'replicate', 'api_token', (v) => `r8_${v.b62(37)}`],
  ['fireworks', 'fireworks', 'api_key', (v) => `fw_${v.b62(24)}`],
  ['cerebras', 'cerebras', 'api_key', (v) => `csk-${v.low(48)}`],
  ['voyage', 'voyage', 'api_key', (v) => `pa-${v.url64(43)}`],
  ['jina', 'jina', 'api_key', (v) => `jina_${v.hex(32)}${v.url64(28)}`],
  ['deepseek', 'deepseek', 'api_key', (v) => `sk-${v.hex(32)}`],
  ['tavily', 'tavily', 'api_key', (v) => `tvly-dev-${v.b62(32)}`],
  ['firecrawl', 'firecrawl', 'api_key', (v) => `fc-${v.hex(32)}`],
  ['resend', 'resend', 'api_key', (v) => `re_${v.b62(8)}_${v.b62(24)}`],
  ['e2b', 'e2b', 'api_key', (v) => `e2b_${v.hex(40)}`],
  ['notion', 'notion', 'token', (v) => `ntn_${v.digits(11)}${v.b62(35)}`],
  ['aws', 'bedrock', 'access_key_id', (v) => `AKIA${v.b32(16)}`],
  ['google-oauth', 'gmail', 'client_secret', (v) => `GOCSPX-${v.url64(28)}`],
  ['stripe-wh', 'stripe-hooks', 'endpoint_secret', (v) => `whsec_${v.b62(32)}`],
  ['langfuse', 'langfuse', 'secret_key', (v) => `sk-lf-${v.uuid()}`],
  [
    'slack-user',
    'slack',
    'user_token',
    (v) => `xoxp-${v.digits(12)}-${v.digits(12)}-${v.digits(13)}-${v.hex(32)}`,
  ],
];

/** Made to stand in pages that anyone may read; whether they must go is a matter of taste. */
export const PUBLISHABLE = [
  ['stripe-publishable', 'stripe', 'publishable_key', (v) => `pk_live_51${v.b62(97)}`],
  ['posthog-project-api-key', 'posthog', 'project_key', (v) => `phc_${v.b62(43)}`],
  ['mapbox-public', 'mapbox', 'access_token', (v) => `pk.eyJ1Ijoi${v.b64url(48)}.${v.url64(22)}`],
  ['supabase-publishable', 'supabase', 'anon_key', (v) => `sb_publishable_${v.url64(22)}_${v.url64(8)}`],
  [
    'sentry-dsn',
    'sentry',
    'dsn',
    (v) => `https://${v.hex(32)}@o${v.digits(6)}.ingest.de.sentry.io/${v.digits(16)}`,
  ],
  ['recaptcha-site', 'recaptcha', 'site_key', (v) => `6L${v.url64(38)}`],
];

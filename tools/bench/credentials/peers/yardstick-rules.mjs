/**
 * A list of vendor formats in the manner of the well-known repository scanners: one regular expression for each,
 * and a keyword that has to occur in the text before it is tried. Shapes from vendors' public pages.
 *
 * `own` formats carry a prefix of their own; `named` ones are plain random text that only a vendor's name beside it explains.
 */

const B62 = '[0-9A-Za-z]';
const URL64 = '[\\w-]';
const HEX = '[0-9a-f]';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const LOW = '[0-9a-z]';
const UP = '[0-9A-Z]';
const B64 = '[\\w+/-]';

/** [id, prefix, rest] */
const OWN = [
  ['1password-token', 'ops_eyJ', `${B64}{200,}={0,3}`],
  ['age-secret-key', 'AGE-SECRET-KEY-1', '[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}'],
  ['airtable-pat', 'pat', `${B62}{14}\\.${HEX}{64}`],
  ['alibaba-id', 'LTAI', `${B62}{16,20}`],
  ['anthropic', 'sk-ant-api03-', `${URL64}{80,}`],
  ['anthropic-admin', 'sk-ant-admin01-', `${URL64}{80,}`],
  ['anthropic-oauth', 'sk-ant-oat01-', `${URL64}{80,}`],
  ['apify', 'apify_api_', `${B62}{36}`],
  ['artifactory', 'AKCp', `${B62}{69}`],
  ['artifactory-ref', 'cmVmdGtu', `${B62}{56}`],
  ['atlassian', 'ATATT3', `${B64}{180,}=${HEX}{8}`],
  ['atlassian-ct', 'ATCTT3', `${B64}{160,}=${HEX}{8}`],
  ['aws-id', '(?:AKIA|ASIA|ABIA|ACCA)', '[A-Z2-7]{16}', 'akia|asia|abia|acca'],
  ['aws-bedrock', 'ABSKQmVkcm9ja0FQSUtleS', `${B64}{100,}={0,2}`],
  ['axiom', 'xaat-', UUID],
  ['azure-secret', '[\\w~.]{3}\\dQ~', '[\\w~.-]{31,34}', 'q~'],
  ['bitbucket-app', 'ATBB', `${B62}{32}`],
  ['brevo', 'xkeysib-', `${HEX}{64}-${B62}{16}`],
  ['brevo-smtp', 'xsmtpsib-', `${HEX}{64}-${B62}{16}`],
  ['buildkite', 'bkua_', `${HEX}{40}`],
  ['cerebras', 'csk-', `${LOW}{48}`],
  ['circleci', 'CCIPAT_', `${B62}{22}_${HEX}{40}`],
  ['circleci-project', 'CCIPRJ_', `${B62}{22}_${HEX}{40}`],
  ['clickhouse', '4b1d', `${B62}{38}`],
  ['clickup', 'pk_\\d{7,9}_', `${UP}{32}`, 'pk_'],
  ['clojars', 'CLOJARS_', `${LOW}{60}`],
  ['cloudflare-ca', 'v1\\.0-', `${HEX}{24}-${HEX}{146}`, 'v1.0-'],
  ['contentful-pat', 'CFPAT-', `${URL64}{43}`],
  ['crates', 'cio', `${B62}{32}`],
  ['cursor', 'key_', `${HEX}{64}`],
  ['databricks', 'dapi', `${HEX}{32}(?:-\\d)?`],
  ['daytona', 'dtn_', `${HEX}{64}`],
  ['dbt', 'dbt[cu]_', `${URL64}{36,}`, 'dbtc_|dbtu_'],
  ['defined', 'dnkey-', `${LOW}{26}-${LOW}{52}`],
  ['digitalocean', 'do[opr]_v1_', `${HEX}{64}`, 'doo_v1_|dop_v1_|dor_v1_'],
  ['docker', 'dckr_[op]at_', `${URL64}{27,32}`, 'dckr_'],
  ['doppler', 'dp\\.(?:pt|st|ct|sa|scim|audit)\\.', '[\\w.-]{40,}', 'dp.'],
  ['duffel', 'duffel_(?:test|live)_', `${URL64}{43}`, 'duffel_'],
  ['dynatrace', 'dt0c01\\.', `${UP}{24}\\.${UP}{64}`, 'dt0c01.'],
  ['e2b', 'e2b_', `${HEX}{40}`],
  ['easypost', 'EZ[AT]K', `${B62}{54}`, 'ezak|eztk'],
  ['facebook', 'EAA[MCB]', `${B62}{100,}`, 'eaam|eaac|eaab'],
  ['figma', 'fig[du]_', `${URL64}{40}`, 'figd_|figu_'],
  ['fireworks', 'fw_', `${B62}{24}`],
  ['firecrawl', 'fc-', `${HEX}{32}`],
  ['flutterwave', 'FLW(?:SECK|PUBK)_TEST-', `${HEX}{32}-X`, 'flwseck|flwpubk'],
  ['fly', 'fm[12][ar]?_', `${B64}{100,}={0,3}`, 'fm1|fm2'],
  ['fly-old', 'fo1_', `${URL64}{43}`],
  ['frameio', 'fio-u-', `${URL64}{64}`],
  ['gcp-key', 'AIza', `${URL64}{35}`],
  ['gemini', 'AQ\\.', `${URL64}{45,}`, 'aq.'],
  ['github-pat', 'ghp_', `${B62}{36}`],
  ['github-oauth', 'gho_', `${B62}{36}`],
  ['github-app', 'gh[us]_', `${B62}{36}`, 'ghu_|ghs_'],
  ['github-refresh', 'ghr_', `${B62}{36}`],
  ['github-fine', 'github_pat_', '\\w{82}'],
  ['gitlab-pat', 'glpat-', '[\\w.-]{20,}'],
  ['gitlab-deploy', 'gldt-', `${URL64}{20}`],
  ['gitlab-runner', 'glrt-', '[\\w.-]{20,}'],
  ['gitlab-job', 'glcbt-', `${URL64}{20,}`],
  ['gitlab-trigger', 'glptt-', `${HEX}{40}`],
  ['gitlab-feed', 'glft-', `${URL64}{20}`],
  ['gitlab-flag', 'glffct-', `${URL64}{20}`],
  ['gitlab-mail', 'glimt-', `${URL64}{25}`],
  ['gitlab-agent', 'glagent-', `${URL64}{50}`],
  ['gitlab-oauth', 'gloas-', `${URL64}{64}`],
  ['gitlab-scim', 'glsoat-', `${URL64}{20}`],
  ['gitlab-rrt', 'GR1348941', `${URL64}{20}`],
  ['gocardless', 'live_', `${URL64}{40}`],
  ['google-oauth', 'ya29\\.', `${URL64}{60,}`, 'ya29.'],
  ['google-secret', 'GOCSPX-', `${URL64}{28}`],
  ['grafana-cloud', 'glc_', `${B64}{32,}={0,3}`],
  ['grafana-sa', 'glsa_', `${B62}{32}_${HEX}{8}`],
  ['groq', 'gsk_', `${B62}{52}`],
  ['harness', '[ps]at\\.', `${URL64}{22}\\.${HEX}{24}\\.${B62}{20}`, 'pat.|sat.'],
  ['heroku-2', 'HRKU-AA', `${URL64}{58}`],
  ['honeycomb', 'hcaik_', `${LOW}{58}`],
  ['hubspot', 'pat-(?:na|eu)1-', UUID, 'pat-na1|pat-eu1'],
  ['huggingface', 'hf_', '[A-Za-z0-9]{34}'],
  ['huggingface-org', 'api_org_', '[A-Za-z]{34}'],
  ['infracost', 'ico-', `${B62}{32}`],
  ['jina', 'jina_', `${B62}{60}`],
  ['langfuse', '[sp]k-lf-', UUID, 'k-lf-'],
  ['langsmith', 'lsv2_(?:pt|sk)_', `${HEX}{32}_${HEX}{10}`, 'lsv2_'],
  ['launchdarkly', '(?:api|sdk|mob)-', UUID, 'api-|sdk-|mob-'],
  ['linear', 'lin_(?:api|oauth)_', `${B62}{40,}`, 'lin_'],
  ['llamacloud', 'llx-', `${B62}{48}`],
  ['mailchimp', `${HEX}{32}-us`, '\\d{1,2}', '-us'],
  ['mailgun', '(?:key|pubkey)-', `${HEX}{32}`, 'key-'],
  ['mapbox', '[ps]k\\.eyJ', `${URL64}{40,}\\.${URL64}{20,}`, 'pk.eyj|sk.eyj'],
  ['mongo-atlas', 'mdb_sa_sk_', `${URL64}{40}`],
  ['mws', 'amzn\\.mws\\.', UUID, 'amzn.mws'],
  ['neon', 'napi_', `${LOW}{64}`],
  ['netlify', 'nf[cpou]_', `${B62}{36}`, 'nfp_|nfc_|nfo_|nfu_'],
  ['newrelic-user', 'NRAK-', `${B62}{27}`],
  ['newrelic-insert', 'NRII-', `${URL64}{32}`],
  ['newrelic-browser', 'NRJS-', `${HEX}{19}`],
  ['notion', 'ntn_', `\\d{11}${B62}{35}`],
  ['notion-old', 'secret_', `${B62}{43}`],
  ['npm', 'npm_', `${B62}{36}`],
  ['nuget', 'oy2', '[a-z2-7]{43}'],
  ['nvidia', 'nvapi-', `${URL64}{60,}`],
  ['openai', 'sk-(?:proj|svcacct|admin)-', `${URL64}{20,}T3BlbkFJ${URL64}{20,}`, 't3blbkfj'],
  ['openai-old', 'sk-', `${B62}{20}T3BlbkFJ${B62}{20}`],
  ['openrouter', 'sk-or-v1-', `${HEX}{64}`],
  ['openshift', 'sha256~', `${URL64}{43}`],
  ['perplexity', 'pplx-', `${B62}{48}`],
  ['pinecone', 'pcsk_', `${B62}{5,6}_${B62}{60,}`],
  ['plaid', 'access-(?:sandbox|development|production)-', UUID, 'access-'],
  ['planetscale', 'pscale_(?:pw|tkn|oauth)_', '[\\w=.-]{32,64}', 'pscale_'],
  ['postman', 'PMAK-', `${HEX}{24}-${HEX}{34}`],
  ['prefect', 'pn[uc]_', `${LOW}{36}`, 'pnu_|pnc_'],
  ['pulumi', 'pul-', `${HEX}{40}`],
  ['pypi', 'pypi-AgE[iI]c', `${URL64}{50,}`, 'pypi-'],
  ['readme', 'rdme_', `${LOW}{70}`],
  ['render', 'rnd_', `${B62}{32}`],
  ['replicate', 'r8_', `${B62}{37}`],
  ['resend', 're_', `${B62}{8}_${B62}{24}`],
  ['riot', 'RGAPI-', UUID],
  ['rubygems', 'rubygems_', `${HEX}{48}`],
  ['scalingo', 'tk-us-', `${URL64}{48}`],
  ['sendgrid', 'SG\\.', '[\\w=.-]{66}', 'sg.'],
  ['sendinblue', 'xkeysib-', `${HEX}{64}-${LOW}{16}`],
  ['sentry-org', 'sntrys_', `${B64}{100,}={0,2}_${B64}{43}`],
  ['sentry-user', 'sntryu_', `${HEX}{64}`],
  ['settlemint', 'sm_(?:aat|pat|sat)_', `${B62}{16}`, 'sm_'],
  ['shippo', 'shippo_(?:live|test)_', `${HEX}{40}`, 'shippo_'],
  ['shopify', 'shp(?:at|ca|pa|ss)_', `${HEX}{32}`, 'shp'],
  ['slack-bot', 'xoxb-', '\\d{10,13}-\\d{10,13}[\\w-]*'],
  ['slack-user', 'xox[ep]-', '(?:\\d{10,13}-){3}[\\w-]{28,34}', 'xoxe-|xoxp-'],
  ['slack-app', 'xapp-', '\\d-[A-Z0-9]+-\\d+-[a-z0-9]+'],
  ['slack-config', 'xoxe\\.xox[bp]-', `\\d-${B62}{140,}`, 'xoxe.'],
  ['slack-session', 'xox[cds]-', '[\\w%-]{40,}', 'xoxc-|xoxd-|xoxs-'],
  [
    'slack-webhook',
    'hooks\\.slack\\.com/(?:services|workflows|triggers)/',
    '[A-Za-z0-9+/]{43,56}',
    'hooks.slack.com',
  ],
  ['snyk', 'snyk_uat\\.', '[\\w.-]{60,}', 'snyk_'],
  ['sonar', 'sq[upa]_', `${HEX}{40}`, 'squ_|sqp_|sqa_'],
  ['sourcegraph', 'sgp_', `(?:${HEX}{16}_)?${HEX}{40}`],
  ['square', 'EAAA', `${URL64}{60}`],
  ['square-secret', 'sq0[a-z]{3}-', `${URL64}{22,43}`, 'sq0'],
  ['stripe', '[sr]k_(?:test|live|prod)_', `${B62}{10,99}`, 'k_test_|k_live_|k_prod_'],
  ['stripe-webhook', 'whsec_', `${B62}{32,}`],
  ['stytch', 'secret-(?:test|live)-', `${URL64}{35}=`, 'secret-'],
  ['supabase', 'sbp_', `${HEX}{40}`],
  ['supabase-secret', 'sb_secret_', `${URL64}{31}`],
  ['tailscale', 'tskey-', '[a-z]+-[\\w-]{20,}'],
  ['tavily', 'tvly-', `${URL64}{32,}`],
  ['telegram', '\\d{8,10}:A', `${URL64}{34}`, ':a'],
  ['terraform', `${LOW}{14}\\.(?:atlasv1)\\.`, '[\\w=-]{60,70}', 'atlasv1'],
  ['together', 'tgp_v1_', `${URL64}{43}`],
  ['twilio', 'SK', `${HEX}{32}`],
  ['typeform', 'tfp_', '[\\w.=-]{59}'],
  ['vault', 'hvs\\.', `${URL64}{24,}`, 'hvs.'],
  ['vault-batch', 'hvb\\.', `${URL64}{100,}`, 'hvb.'],
  ['vault-old', 's\\.', `${B62}{24}`, 'vault'],
  ['vercel', 'vc[prka]_', `${B62}{24,}`, 'vcp_|vcr_|vck_|vca_'],
  ['xai', 'xai-', `${B62}{80}`],
  ['yandex', 'AQVN', `${URL64}{35,38}`],
  ['jwt', 'eyJ', '[A-Za-z0-9]{10,}\\.eyJ[\\w-]{10,}\\.[\\w-]{10,}'],
  ['jwt-base64', 'ZXlK', `${B64}{60,}={0,2}`],
  ['adobe', 'p8e-', `${LOW}{32}`],
  [
    'authress',
    '(?:sc|ext|scauth|authress)_',
    '[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc[_-][a-z0-9-]{10,32}\\.[\\w+/=-]{30,120}',
    'sc_|ext_|authress_',
  ],
];

/** [id, names, value]; the vendor's name has to stand before the value. */
const NAMED = [
  ...'adafruit:32u airtable:17a asana:32a beamer:44b bitbucket:64u bittrex:32a clearbit:35a codecov:32a coinbase:64u cohere:40b'.split(
    ' ',
  ),
  ...'confluent:16a confluent:64b contentful:43u datadog:40a datadog:32h deepgram:40h discord:64h discord:32u droneci:32a dropbox:15a'.split(
    ' ',
  ),
  ...'etsy:24a fastly:32u finicity:32h finnhub:20a flickr:32a freshbooks:64a freemius:32h gitter:40u grafana:72b hetzner:64b'.split(
    ' ',
  ),
  ...'heroku:U hubspot:U intercom:60u jfrog:73a jfrog:64a kraken:84b kucoin:24h kucoin:U launchdarkly:40u linkedin:14a'.split(
    ' ',
  ),
  ...'linkedin:16a linode:64h lob:40h looker:24a mailgun:72a maxmind:40b mattermost:26a messagebird:25a messagebird:U meraki:40h'.split(
    ' ',
  ),
  ...'mistral:32b netlify:46u newrelic:64a nytimes:32u okta:42u opsgenie:U pagerduty:20b pipedrive:40h plaid:24a plaid:30a'.split(
    ' ',
  ),
  ...'postmark:U privateai:32a pusher:20h railway:U rapidapi:50a rollbar:32h sambanova:U sendbird:40h sentry:64h sidekiq:17h'.split(
    ' ',
  ),
  ...'snyk:U sonar:40u splunk:U spotify:32h squarespace:U stability:51b sumologic:64b sumologic:14b tencent:32b travis:22a trello:32b'.split(
    ' ',
  ),
  ...'twilio:32h twitch:30a twitter:50b twitter:25b vultr:36u wakatime:U yandex:40u zendesk:40a zoom:32b etherscan:34u'.split(
    ' ',
  ),
  ...'bitly:40h brave:31u cloudflare:40u cloudflare:37h circleci:40h digitalocean:64h elastic:60u exa:U gitea:40h ibm:44u'.split(
    ' ',
  ),
  ...'jenkins:34h mixpanel:32h openweather:32h todoist:40h mercury:40u weatherapi:31a alchemy:32u infura:32h binance:64b'.split(
    ' ',
  ),
].map((entry) => {
  const [name, shape] = entry.split(':');
  const kind = { a: LOW, b: B62, h: HEX, u: '[\\w=-]' };
  const value = shape === 'U' ? UUID : `${kind[shape.at(-1)]}{${shape.slice(0, -1)}}`;
  return [`${name}-${shape}`, name, value];
});

const END = '(?=["\'`\\s;<]|\\\\[nr]|$)';

function own([id, prefix, rest, keywords]) {
  const words = keywords ?? prefix.toLowerCase();
  return { id, keywords: words.split('|'), regex: new RegExp(`\\b(${prefix}${rest})${END}`, 'g') };
}

function named([id, name, value]) {
  const pattern = `${name}[\\w .\\t-]{0,24}["'\\s]{0,3}(?:=>|:=|=|:|,|\\|\\|)["'\`\\s=]{0,5}(${value})${END}`;
  return { id, keywords: [name], regex: new RegExp(pattern, 'gi') };
}

const EXTRA = [
  {
    id: 'private-key',
    keywords: ['-----begin'],
    regex: /-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----([\s\S]{64,8192}?)-----END/g,
  },
  {
    id: 'curl-basic',
    keywords: ['curl'],
    regex: /\bcurl\b[^\n]{0,200}?\s(?:-u|--user)[ =]["']?([^\s"':$]{2,40}:[^\s"'$]{3,60})/g,
  },
  {
    id: 'curl-header',
    keywords: ['curl'],
    regex: /\bcurl\b[^\n]{0,200}?authorization:\s*(?:bearer|basic|token)\s+([\w.~+/=-]{8,})/gi,
  },
  {
    id: 'kubernetes-secret',
    keywords: ['secret'],
    regex: /kind:[ \t]*["']?secret\b[\s\S]{0,200}?\bdata:\s+(?:[\w.-]+:[ \t]+([\w+/]{10,}={0,2})\s*)/gi,
  },
  {
    id: 'generic-assignment',
    keywords: ['access', 'api', 'auth', 'key', 'credential', 'creds', 'passw', 'pwd', 'secret', 'token'],
    regex:
      /[\w.-]{0,40}?(?:access|auth|(?:api|secret|private)[ _.-]?key|credential|creds|passw(?:or)?d|pwd|secret|token)[ \t\w.-]{0,20}["'\s]{0,3}(?:=>|:=|=|:|,)["'`\s=]{0,5}([\w.=-]{10,150})(?=["'`\s;<]|\\[nr]|$)/gi,
    accept: (value) => /\d/.test(value) && entropy(value) >= 3.5,
  },
];

/** Shannon entropy in bits a character. */
function entropy(value) {
  const counts = new Map();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

export const yardstickRules = [...OWN.map(own), ...NAMED.map(named), ...EXTRA];

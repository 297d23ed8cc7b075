/** Tokens of vendors whom the fourth set leaves out, or other kinds of theirs. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';

const ai = positives('vendor:ai', 'api-key', {
  'anthropic-key': (v) => t`› /login\n  Paste API key: ${S(`sk-ant-api03-${v.url64(93)}AA`)}`,
  'openai-project': (v) => t`"OPENAI_API_KEY": ["${S(`sk-proj-${v.url64(74)}T3BlbkFJ${v.url64(74)}`)}"]`,
  'hugging-face': (v) => t`login(token='${S(`hf_${v.letters(34)}`)}', add_to_git_credential=False)`,
  replicate: (v) => t`replicate.exceptions.ReplicateError: token ${S(`r8_${v.b62(37)}`)} has no billing`,
  perplexity: (v) => t`PPLX=${S(`pplx-${v.b62(48)}`)};`,
  fireworks: (v) => t`fireworks.client.api_key = "${S(`fw_${v.b62(22)}`)}"`,
  elevenlabs: (v) => t`xi-api-key: ${S(`sk_${v.hex(48)}`)}`,
  assemblyai: (v) => t`aai.settings.api_key = "${S(v.hex(32))}"`,
  voyage: (v) => t`VOYAGE_API_KEY: "${S(`pa-${v.url64(43)}`)}" # embeddings`,
  jina: (v) =>
    t`curl https://r.jina.ai/https://example.org -H "Authorization: Bearer ${S(`jina_${v.hex(32)}${v.url64(28)}`)}"`,
  'langsmith-service': (v) =>
    t`LANGCHAIN_API_KEY='${S(`lsv2_sk_${v.hex(32)}_${v.hex(10)}`)}' LANGCHAIN_TRACING_V2=true python run.py`,
  wandb: (v) =>
    t`wandb: Paste an API key from your profile and hit enter: ${S(v.hex(40))}\nwandb: Appending key for api.wandb.ai to your netrc file`,
  e2b: (v) => t`Sandbox.create({ apiKey: "${S(`e2b_${v.hex(40)}`)}" })`,
  browserbase: (v) => t`BROWSERBASE_API_KEY = ${S(`bb_live_${v.url64(27)}`)}`,
  helicone: (v) =>
    t`"x-proxy-auth": "Bearer ${S(`sk-helicone-${v.low(7)}-${v.low(7)}-${v.low(7)}-${v.low(7)}`)}"`,
  mem0: (v) => t`client = MemoryClient(api_key="${S(`m0-${v.b62(40)}`)}")`,
  serper: (v) => t`os.environ["SERPER_API_KEY"] = "${S(v.hex(40))}"`,
  'brave-search': (v) => t`X-Subscription-Token: ${S(`BSA${v.url64(28)}`)}`,
  apify: (v) => t`https://mcp.apify.com/sse?token=${S(`apify_api_${v.b62(36)}`)}`,
  'llama-cloud': (v) => t`parser = LlamaParse(api_key="${S(`llx-${v.b62(48)}`)}", result_type="markdown")`,
  context7: (v) =>
    t`codex mcp add context7 -- npx -y @upstash/context7-mcp --api-key ${S(`ctx7sk-${v.uuid()}`)}`,
  moonshot: (v) =>
    t`export ANTHROPIC_BASE_URL=https://api.moonshot.ai/anthropic ANTHROPIC_AUTH_TOKEN=${S(`sk-${v.b62(48)}`)}`,
  dashscope: (v) => t`dashscope.api_key = '${S(`sk-${v.hex(32)}`)}'`,
  'azure-openai': (v) =>
    t`az cognitiveservices account keys list …\n{ "key1": "${S(`${v.b62(52)}JQQJ99${v.up(4)}ACYeBjFXJ3w3AAABACOG${v.b62(4)}`)}" }`,
  mistral: (v) => t`$ vibe --setup\nMISTRAL_API_KEY? ${S(v.b62(32))}`,
  cohere: (v) => t`co = cohere.ClientV2("${S(v.b62(40))}")`,
  litellm: (v) =>
    t`general_settings:\n  master_key: ${S(`sk-${v.b62(22)}`)}\n  database_url: os.environ/DATABASE_URL`,
  composio: (v) => t`composio login --api-key=${S(`ak_${v.url64(20)}`)}`,
  exa: (v) => t`"url": "https://mcp.exa.ai/mcp?exaApiKey=${S(v.uuid())}"`,
});

const platforms = positives('vendor:platform', 'token', {
  'github-fine-grained': (v) =>
    t`gh repo clone failed, my PAT was "${S(`github_pat_11${v.up(20)}_${v.b62(59)}`)}"`,
  'github-installation-2026': (v) => t`x-access-token:${S(`ghs_${v.digits(7)}_${v.jwt()}`)}@github.com`,
  'gitlab-deploy-token': (v) =>
    t`docker login -u gitlab+deploy-token-${v.digits(4)} -p ${S(`gldt-${v.url64(20)}`)} registry.gitlab.com`,
  'gitlab-job': (v) => t`CI_JOB_TOKEN=${S(`glcbt-64_${v.url64(20)}`)}`,
  'bitbucket-app-password': (v) =>
    t`git push https://${v.name()}:${S(`ATBB${v.b62(24)}${v.HEX(8)}`)}@bitbucket.org/${v.org()}/api.git`,
  'slack-app-level': (v) =>
    t`SocketModeClient(app_token="${S(`xapp-1-A0${v.up(9)}-${v.digits(13)}-${v.hex(64)}`)}")`,
  'slack-client-pair': (v) =>
    t`slackdump auth: token ${S(`xoxc-${v.digits(12)}-${v.digits(12)}-${v.digits(13)}-${v.hex(64)}`)} cookie d=${S(`xoxd-${v.b62(60)}%2B${v.b62(40)}%3D`)}`,
  'discord-bot': (v) => t`bot.run('${S(`MT${v.b62(24)}.G${v.url64(5)}.${v.url64(38)}`)}')`,
  netlify: (v) => t`netlify deploy --auth=${S(`nfp_${v.b62(36)}`)} --prod`,
  fly: (v) => t`FLY_API_TOKEN="FlyV1 ${S(`fm2_lJPE${v.b64(120)}`)}"`,
  linode: (v) =>
    t`[DEFAULT]\ndefault-user = ${v.name()}\n\n[${v.name()}x]\ntoken = ${S(v.hex(64))}\nregion = eu-central`,
  hetzner: (v) => t`hcloud context create shop\nToken: ${S(v.b62(64))}\nContext shop created and activated`,
  'terraform-cloud': (v) =>
    t`credentials "app.terraform.io" {\n  token = "${S(`${v.b62(14)}.atlasv1.${v.b62(67)}`)}"\n}`,
  'sonar-user': (v) =>
    t`mvn sonar:sonar -Dsonar.token=${S(`squ_${v.hex(40)}`)} -Dsonar.host.url=https://sonar.example.org`,
  'datadog-pair': (v) =>
    t`datadog:\n  apiKey: ${S(v.hex(32))}\n  appKey: ${S(v.hex(40))}\n  site: datadoghq.eu`,
  'newrelic-user': (v) =>
    t`NEW_RELIC_API_KEY=${S(`NRAK-${v.up(27)}`)} newrelic nerdgraph query '{ actor { user { name } } }'`,
  'grafana-service-account': (v) =>
    t`grafana:\n  headers: { Authorization: "Bearer ${S(`glsa_${v.b62(32)}_${v.hex(8)}`)}" }`,
  honeycomb: (v) => t`OTEL_EXPORTER_OTLP_HEADERS=x-honeycomb-team=${S(`hcaik_01${v.low(56)}`)}`,
  pagerduty: (v) => t`"Authorization": "Token token=${S(`u+${v.url64(18)}`)}"`,
  'sentry-org': (v) =>
    t`sentry-cli --auth-token ${S(`sntrys_${v.b64of(`{"iat":176${v.digits(7)}.1,"url":"https://sentry.io","region_url":"https://de.sentry.io","org":"${v.org()}"}`)}_${v.b62(43)}`)} releases list`,
  'snyk-uat': (v) => t`snyk auth ${S(v.uuid())}`,
  convex: (v) => t`CONVEX_DEPLOY_KEY='${S(`prod:${v.slug()}-${v.int(100, 999)}|${v.b64(60)}`)}'`,
  'trigger-dev': (v) => t`TRIGGER_SECRET_KEY=${S(`tr_prod_${v.b62(20)}`)}`,
  inngest: (v) => t`INNGEST_SIGNING_KEY="${S(`signkey-prod-${v.hex(64)}`)}"`,
  clerk: (v) =>
    t`NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY=pk_live_${v.b64of(`clerk.${v.org()}.example$`)}\nCLERK_SECRET_KEY=${S(`sk_live_${v.b62(42)}`)}`,
  stytch: (v) => t`STYTCH_SECRET=${S(`secret-live-${v.url64(32)}=`)}`,
  okta: (v) =>
    t`curl -H "Authorization: SSWS ${S(`00${v.url64(40)}`)}" https://${v.org()}.okta.com/api/v1/users`,
  contentful: (v) => t`contentful login --management-token ${S(`CFPAT-${v.url64(43)}`)}`,
  'mapbox-secret': (v) => t`mapboxToken := "${S(`sk.eyJ1Ijoi${v.b62(50)}.${v.b62(22)}`)}"`,
  postman: (v) =>
    t`newman run "https://api.getpostman.com/collections/${v.uuid()}?apikey=${S(`PMAK-${v.hex(24)}-${v.hex(34)}`)}"`,
  asana: (v) => t`asana pat = ${S(`2/${v.digits(16)}/${v.digits(16)}:${v.hex(32)}`)}`,
  clickup: (v) => t`Authorization: ${S(`pk_${v.digits(8)}_${v.up(32)}`)}`,
  todoist: (v) => t`td.token=${S(v.hex(40))} # Todoist`,
  salesforce: (v) =>
    t`sf org display --verbose\n Access Token    ${S(`00D${v.b62(12)}!AQ${v.b62(94)}`)}\n Instance Url    https://${v.org()}.my.salesforce.com`,
  sourcegraph: (v) => t`SRC_ACCESS_TOKEN=${S(`sgp_${v.hex(16)}_${v.hex(40)}`)} src repos list`,
  'onepassword-secret-key': (v) =>
    t`Emergency Kit — Secret Key: ${S(`A3-${v.up(6)}-${v.up(6)}-${v.up(5)}-${v.up(5)}-${v.up(5)}-${v.up(5)}`)}`,
  'bitwarden-machine': (v) => t`BWS_ACCESS_TOKEN=${S(`0.${v.uuid()}.${v.b62(30)}:${v.b64(16)}`)}`,
  netbird: (v) => t`netbird up --setup-key ${S(v.uuid().toUpperCase())}`,
  'ntfy-token': (v) => t`ntfy publish --token ${S(`tk_${v.low(29)}`)} alerts "disk full"`,
  'twitch-irc': (v) => t`PASS oauth:${S(v.low(30))}\nNICK ${v.name()}bot`,
});

const commerce = positives('vendor:commerce', 'token', {
  'stripe-test': (v) =>
    t`stripe listen --api-key ${S(`sk_test_51${v.b62(97)}`)} --forward-to localhost:3000/hook`,
  'stripe-webhook': (v) => t`> Ready! Your webhook signing secret is ${S(`whsec_${v.hex(64)}`)} (^C to quit)`,
  sendgrid: (v) => t`sgMail.setApiKey("${S(`SG.${v.url64(22)}.${v.url64(43)}`)}")`,
  mailgun: (v) =>
    t`curl -s --user 'api:${S(`${v.hex(32)}-${v.hex(8)}-${v.hex(8)}`)}' https://api.eu.mailgun.net/v3/mg.example.org/messages`,
  mailchimp: (v) => t`mailchimp.setConfig({ apiKey: '${S(`${v.hex(32)}-us21`)}', server: 'us21' });`,
  postmark: (v) => t`X-Postmark-Server-Token: ${S(v.uuid())}`,
  'twilio-pair': (v) => t`twilio = Client("AC${v.hex(32)}", "${S(v.hex(32))}")`,
  braintree: (v) =>
    t`gateway = new BraintreeGateway("${S(`access_token$production$${v.low(16)}$${v.hex(32)}`)}")`,
  razorpay: (v) => t`Razorpay::Api.new('rzp_live_${v.b62(14)}', '${S(v.b62(24))}')`,
  adyen: (v) => t`x-API-key: ${S(`AQE${v.b62(30)}=-${v.b62(40)}=-${v.b62(16)}`)}`,
  shippo: (v) => t`Authorization: ShippoToken ${S(`shippo_live_${v.hex(40)}`)}`,
  easypost: (v) => t`EasyPostClient('${S(`EZAK${v.hex(32)}${v.b62(22)}`)}')`,
  lob: (v) => t`lob_api_key => ${S(`live_${v.hex(35)}`)}`,
  'shopify-app': (v) => t`[app]\nshopify_access_token = "${S(`shpca_${v.hex(32)}`)}"`,
});

const clouds = positives('vendor:cloud', 'secret', {
  'aws-mws': (v) => t`MWSAuthToken=${S(`amzn.mws.${v.uuid()}`)}`,
  'aws-credentials-file': (v) =>
    t`[${v.org()}-dev]\naws_access_key_id     = ${S(`AKIA${v.b32(16)}`)}\naws_secret_access_key = ${S(`${v.b62(20)}/${v.b62(19)}`)}`,
  'gcp-api-key': (v) =>
    t`<meta-data android:name="com.google.android.geo.API_KEY" android:value="${S(`AIza${v.url64(35)}`)}"/>`,
  'gcp-access': (v) => t`$ gcloud auth print-access-token\n${S(`ya29.a0${v.url64(200)}`)}`,
  'azure-cosmos': (v) => t`new CosmosClient("https://shop.documents.azure.com:443/", "${S(v.b64(64))}")`,
  'oracle-auth-token': (v) =>
    t`OCI auth token for ocir: "${S(`${v.b62(4)}+${v.b62(3)};${v.b62(4)}}${v.b62(6)}`)}"`,
  scaleway: (v) => t`scw_access_key: SCW${v.up(17)}\nscw_secret_key: ${S(v.uuid())}`,
  heroku: (v) => t`HEROKU_API_KEY=${S(`HRKU-AA${v.url64(58)}`)}`,
  vultr: (v) => t`VULTR_API_KEY=${S(v.up(36))} vultr-cli instance list`,
  'cloudflare-origin': (v) => t`origin_ca_key: ${S(`v1.0-${v.hex(24)}-${v.hex(146)}`)}`,
  'cloudflare-tunnel': (v) =>
    t`sudo cloudflared service install ${S(v.b64of(JSON.stringify({ a: v.hex(32), t: v.uuid(), s: v.b64(32) })))}`,
  'planetscale-token': (v) =>
    t`pscale --service-token-id ${v.low(12)} --service-token ${S(`pscale_tkn_${v.url64(43)}`)} database list`,
  'atlas-service-account': (v) =>
    t`atlas: client mdb_sa_id_${v.hex(24)}, secret ${S(`mdb_sa_sk_${v.url64(40)}`)}`,
  'confluent-pair': (v) => t`sasl.username=${v.up(16)}\nsasl.password=${S(`cflt${v.b62(60)}`)}`,
  prefect: (v) => t`prefect cloud login -k ${S(`pnu_${v.low(36)}`)}`,
  dbt: (v) =>
    t`dbt-cloud:\n  projects:\n    - token-name: laptop\n      token-value: "${S(`dbtu_${v.url64(40)}`)}"`,
  'jfrog-reference': (v) =>
    t`jf c add --access-token=${S(`cmVmdGtuOjAxOjE3${v.b62(48)}`)} --url=https://${v.org()}.jfrog.io`,
  packagist: (v) =>
    t`composer config --global http-basic.repo.example.net token ${S(`packagist_uut_${v.hex(68)}`)}`,
  'dockerhub-pat': (v) =>
    t`docker login -u ${v.name()}\nPassword: ${S(`dckr_pat_${v.url64(27)}`)}\nLogin Succeeded`,
});

export const rows = [ai, platforms, commerce, clouds].flat();

/** Tokens of many vendors in their published shapes, each where someone would meet it. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';

const ai = positives('vendor:ai', 'api-key', {
  'openai-service-account': (v) =>
    t`- [x] rotate the worker's key, new one is ${S(`sk-svcacct-${v.url64(74)}T3BlbkFJ${v.url64(74)}`)}`,
  'anthropic-admin': (v) =>
    t`{"tool":"bash","input":{"command":"curl https://api.anthropic.com/v1/organizations/api_keys -H 'x-api-key: ${S(`sk-ant-admin01-${v.url64(93)}AA`)}'"}}`,
  'claude-oauth': (v) =>
    t`claude setup-token printed:\n\n  ${S(`sk-ant-oat01-${v.url64(93)}AA`)}\n\nStore this token securely. You won't be able to see it again.`,
  xai: (v) => t`| xAI | grok-4 | ${S(`xai-${v.b62(80)}`)} | team |`,
  groq: (v) => t`  groq_api_key: !!str ${S(`gsk_${v.b62(52)}`)}`,
  cerebras: (v) =>
    t`litellm.AuthenticationError: CerebrasException - Wrong API Key: ${S(`csk-${v.low(48)}`)}`,
  openrouter: (v) =>
    t`settings.json now has "openRouterApiKey": "${S(`sk-or-v1-${v.hex(64)}`)}", reload the window`,
  together: (v) => t`TOGETHER_API_KEY = '${S(`tgp_v1_${v.url64(43)}`)}'  # free tier`,
  deepseek: (v) => t`base_url https://api.deepseek.com, api_key ${S(`sk-${v.hex(32)}`)}, model deepseek-chat`,
  tavily: (v) =>
    t`claude mcp add tavily "https://mcp.tavily.com/mcp/?tavilyApiKey=${S(`tvly-dev-${v.b62(32)}`)}"`,
  firecrawl: (v) =>
    t`{"mcpServers":{"firecrawl":{"command":"npx","args":["-y","firecrawl-mcp"],"env":{"FIRECRAWL_API_KEY":"${S(`fc-${v.hex(32)}`)}"}}}}`,
  pinecone: (v) => t`pc = Pinecone(api_key="${S(`pcsk_${v.b62(6)}_${v.b62(63)}`)}")  # index docs-v3`,
  langfuse: (v) =>
    t`Langfuse(public_key="pk-lf-${v.uuid()}", secret_key="${S(`sk-lf-${v.uuid()}`)}", host="https://cloud.langfuse.com")`,
  nvidia: (v) => t`docker run --gpus all -e NGC_API_KEY=${S(`nvapi-${v.url64(64)}`)} nvcr.io/nim/meta/llama3`,
  modal: (v) => t`$ modal token set --token-id ak-${v.b62(22)} --token-secret ${S(`as-${v.b62(22)}`)}`,
  runpod: (v) => t`runpodctl config --apiKey ${S(`rpa_${v.up(40)}${v.low(6)}`)}`,
  'bedrock-bearer': (v) =>
    t`export AWS_BEARER_TOKEN_BEDROCK=${S(`ABSK${v.b64of(`BedrockAPIKey-${v.low(4)}-at-${v.digits(12)}:${v.b64(32)}`)}`)}`,
  deepgram: (v) =>
    t`wscat -H "Authorization: Token ${S(v.hex(40))}" -c wss://api.deepgram.com/v1/listen?model=nova-3`,
  'zhipu-bigmodel': (v) => t`ZHIPUAI_API_KEY=${S(`${v.hex(32)}.${v.b62(16)}`)}\nZHIPUAI_MODEL=glm-4.6`,
  fal: (v) => t`fal.config({ credentials: "${S(`${v.uuid()}:${v.hex(32)}`)}" });`,
});

const platforms = positives('vendor:platform', 'token', {
  'gitlab-routable': (v) =>
    t`remote: HTTP Basic: Access denied for ${S(`glpat-${v.url64(27)}.01.${v.low(9)}`)}`,
  'gitlab-runner': (v) =>
    t`[[runners]]\n  name = "shell-2"\n  url = "https://gitlab.example.org"\n  token = "${S(`glrt-t1_${v.url64(20)}`)}"\n  executor = "shell"`,
  'github-app-user': (v) => t`refresh: ghu expired, got ${S(`ghu_${v.b62(36)}`)} (8h)`,
  'slack-config-refresh': (v) => t`"refresh_token": "${S(`xoxe-1-${v.b62(147)}`)}",`,
  'vercel-new': (v) => t`+VERCEL_TOKEN=${S(`vcp_${v.b62(56)}`)}`,
  render: (v) => t`curl -s https://api.render.com/v1/services --oauth2-bearer ${S(`rnd_${v.b62(28)}`)}`,
  'digitalocean-refresh': (v) => t`  context: prod\n  refresh-token: ${S(`dor_v1_${v.hex(64)}`)}`,
  'supabase-secret': (v) =>
    t`const admin = createClient(url, '${S(`sb_secret_${v.url64(22)}_${v.url64(8)}`)}')`,
  neon: (v) => t`neonctl projects list --api-key ${S(`napi_${v.low(64)}`)} -o json`,
  'doppler-service': (v) =>
    t`ENTRYPOINT doppler run --token="${S(`dp.st.prd.${v.b62(43)}`)}" -- node server.js`,
  'vault-batch': (v) => t`{"auth":{"client_token":"${S(`hvb.${v.url64(140)}`)}","lease_duration":2764800}}`,
  pulumi: (v) => t`PULUMI_ACCESS_TOKEN ⇒ ${S(`pul-${v.hex(40)}`)}`,
  'grafana-cloud': (v) =>
    t`alloy: password = "${S(`glc_${v.b64of(`{"o":"${v.digits(6)}","n":"alloy-${v.word()}","k":"${v.b62(24)}","m":{"r":"eu"}}`)}`)}"`,
  'sentry-user': (v) => t`[auth]\ntoken=${S(`sntryu_${v.hex(64)}`)}`,
  launchdarkly: (v) => t`LDClient.init({ sdkKey: '${S(`sdk-${v.uuid()}`)}' })`,
  posthog: (v) => t`posthog-cli login --api-key ${S(`phx_${v.b62(43)}`)} --env-id ${v.digits(5)}`,
  'linear-oauth': (v) => t`LINEAR: ${S(`lin_oauth_${v.hex(64)}`)} (scope read,write)`,
  'notion-new': (v) => t`@notionhq/client auth → ${S(`ntn_${v.digits(11)}${v.b62(35)}`)}`,
  airtable: (v) => t`Airtable.configure({ apiKey: "${S(`pat${v.b62(14)}.${v.hex(64)}`)}" })`,
  figma: (v) => t`figma-developer-mcp --figma-api-key=${S(`figd_${v.url64(40)}`)} --stdio`,
  'atlassian-api': (v) =>
    t`jira me -> 401 with ${S(`ATATT3xFfGF0${v.url64(172)}=${v.HEX(8)}`)}, probably expired`,
  trello: (v) => t`trello auth: key ${v.hex(32)} token ${S(`ATTA${v.hex(64)}${v.HEX(8)}`)}`,
});

const commerce = positives('vendor:commerce', 'token', {
  'stripe-restricted': (v) =>
    t`The nightly export uses ${S(`rk_live_51${v.b62(97)}`)} (read-only on charges).`,
  'paddle-billing': (v) => t`PADDLE_API_KEY=${S(`pdl_live_apikey_01${v.low(24)}_${v.b62(22)}_${v.b62(3)}`)}`,
  shopify: (v) =>
    t`shopify app env show\n    SHOPIFY_API_SECRET=${S(`shpss_${v.hex(32)}`)}\n    SCOPES=write_products`,
  'square-prod': (v) => t`const client = new SquareClient({ token: "${S(`EAAA${v.url64(60)}`)}" });`,
  mollie: (v) => t`mollie: ${S(`live_${v.b62(30)}`)} / profile pfl_${v.b62(10)}`,
  flutterwave: (v) => t`FLW_SECRET_KEY="${S(`FLWSECK-${v.hex(32)}-X`)}"`,
  plaid: (v) => t`"access_token": "${S(`access-production-${v.uuid()}`)}", "item_id": "${v.b62(37)}"`,
  brevo: (v) => t`api-key: ${S(`xkeysib-${v.hex(64)}-${v.b62(16)}`)}\naccept: application/json`,
  resend: (v) => t`resend = new Resend("${S(`re_${v.b62(8)}_${v.b62(24)}`)}");`,
  'mailchimp-transactional': (v) => t`MANDRILL_API_KEY: ${S(`md-${v.url64(22)}`)}`,
  hubspot: (v) => t`hubspot private app: ${S(`pat-eu1-${v.uuid()}`)}`,
  typeform: (v) => t`Typeform PAT ${S(`tfp_${v.b62(44)}_${v.b62(14)}`)} expires with Ines' account`,
  duffel: (v) => t`Duffel(access_token="${S(`duffel_live_${v.url64(43)}`)}")`,
});

const packages = positives('vendor:packages', 'token', {
  'npm-granular': (v) => t`npm notice Log in with ${S(v.withCrc('npm_', 30))} on http://registry.npmjs.org/`,
  rubygems: (v) => t`GEM_HOST_API_KEY=${S(`rubygems_${v.hex(48)}`)}`,
  crates: (v) => t`[registry]\ntoken = "${S(`cio${v.b62(32)}`)}"`,
  'dockerhub-org': (v) =>
    t`echo ${S(`dckr_oat_${v.url64(32)}`)} | docker login -u ${v.org()} --password-stdin`,
  nuget: (v) => t`dotnet nuget push bin/*.nupkg -k ${S(`oy2${v.low(43)}`)} -s nuget.org`,
  clojars: (v) => t`{:username "${v.name()}" :password "${S(`CLOJARS_${v.hex(60)}`)}"}`,
  artifactory: (v) => t`X-JFrog-Art-Api: ${S(`AKCp8${v.b62(68)}`)}`,
  buildkite: (v) => t`bk configure --org ${v.org()} --token ${S(`bkua_${v.hex(40)}`)}`,
  circleci: (v) =>
    t`cli.yml\n  host: https://circleci.com\n  token: ${S(`CCIPAT_${v.b58(22)}_${v.hex(40)}`)}`,
});

const clouds = positives('vendor:cloud', 'secret', {
  'azure-client-secret': (v) =>
    t`az login --service-principal -u ${v.uuid()} -p ${S(`${v.b62(3)}8Q~${v.url64(34)}`)} --tenant ${v.uuid()}`,
  'azure-devops': (v) =>
    t`git clone https://pat:${S(`${v.b62(52)}JQQJ99${v.up(4)}ACAAAAAAAAAAASAZDO${v.b62(4)}`)}@dev.azure.com/${v.org()}/web/_git/web`,
  'alibaba-pair': (v) =>
    t`aliyun configure set --access-key-id ${S(`LTAI5t${v.b62(18)}`)} --access-key-secret ${S(v.b62(30))}`,
  'tencent-pair': (v) => t`SecretId: ${S(`AKID${v.b62(32)}`)}\nSecretKey: ${S(v.b62(32))}`,
  'yandex-api-key': (v) => t`yc iam api-key create … secret: ${S(`AQVN${v.url64(36)}`)}`,
  'gcp-oauth-client': (v) =>
    t`"client_id":"${v.digits(12)}-${v.low(32)}.apps.googleusercontent.com","client_secret":"${S(`GOCSPX-${v.url64(28)}`)}"`,
  'gcp-refresh': (v) => t`refresh_token: ${S(`1//0${v.url64(99)}`)}`,
  'cloudflare-account': (v) => t`wrangler whoami --token ${S(`cfat_${v.b62(40)}${v.hex(8)}`)}`,
  'tailscale-auth': (v) =>
    t`sudo tailscale up --authkey=${S(`tskey-auth-k${v.b62(10)}CNTRL-${v.b62(32)}`)} --ssh`,
  ngrok: (v) => t`ngrok config add-authtoken ${S(`2${v.b62(26)}_${v.b62(21)}`)}`,
  databricks: (v) =>
    t`[DEFAULT]\nhost  = https://adb-${v.digits(16)}.4.azuredatabricks.net\ntoken = ${S(`dapi${v.hex(32)}-3`)}`,
  dynatrace: (v) => t`Authorization: Api-Token ${S(`dt0c01.${v.up(24)}.${v.up(64)}`)}`,
  'onepassword-service': (v) =>
    t`OP_SERVICE_ACCOUNT_TOKEN=${S(`ops_${v.b64of(JSON.stringify({ signInAddress: 'my.1password.eu', userAuth: { method: 'SRPg-4096' }, secretKey: `A3-${v.up(6)}`, throttleSecret: v.b62(160) })).replaceAll('=', '')}`)}`,
});

export const rows = [ai, platforms, commerce, packages, clouds].flat();

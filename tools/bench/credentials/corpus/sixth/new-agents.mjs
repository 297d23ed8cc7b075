/** What agents are set up with and what they write down: servers of the Model Context Protocol, frameworks, transcripts. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { crcHex } from './checksums.mjs';
import { mild, opaque, plain, strong } from './secrets.mjs';

const mcp = positives(
  'mcp-config',
  'mcp-config',
  {
    'claude-desktop-env': (v) =>
      t`{\n  "mcpServers": {\n    "github": {\n      "command": "npx",\n      "args": ["-y", "@modelcontextprotocol/server-github"],\n      "env": { "GITHUB_PERSONAL_ACCESS_TOKEN": "${S(v.withCrc('ghp_', 30))}" }\n    }\n  }\n}`,
    'http-headers': (v) =>
      t`"tickets": {\n  "type": "http",\n  "url": "https://mcp.${v.org()}.example/v1",\n  "headers": { "Authorization": "Bearer ${S(opaque(v, 43))}" }\n}`,
    'args-flag': (v) =>
      t`"args": ["mcp-server-postgres", "--dsn", "postgresql://agent:${S(mild(v))}@${v.host()}:5432/crm"]`,
    'args-header': (v) =>
      t`"args": ["-y", "mcp-remote", "https://mcp.${v.org()}.example/sse", "--header", "X-Api-Key:${S(opaque(v, 36))}"]`,
    'args-separate': (v) =>
      t`["uvx", "mcp-atlassian", "--jira-username", "${v.name()}@${v.org()}.example", "--jira-token", "${S(opaque(v, 24))}"]`,
    'codex-toml': (v) =>
      t`[mcp_servers.search]\ncommand = "npx"\nargs = ["-y", "tavily-mcp"]\nenv = { "TAVILY_API_KEY" = "${S(`tvly-prod-${v.b62(32)}`)}" }`,
    'claude-add': (v) =>
      t`claude mcp add --transport http stripe https://mcp.stripe.com --header "Authorization: Bearer ${S(`rk_live_51${v.b62(97)}`)}"`,
    'vscode-inputs': (v) =>
      t`"servers": { "weather": { "command": "docker", "args": ["run", "-i", "-e", "OWM_KEY=${S(v.hex(32))}", "mcp/weather"] } }`,
    'url-query': (v) => t`"exa": { "url": "https://mcp.exa.ai/mcp?exaApiKey=${S(v.uuid())}" }`,
    'url-path': (v) => t`"zapier": { "url": "https://mcp.zapier.com/api/mcp/s/${S(v.b64url(48))}/mcp" }`,
    'zed-settings': (v) =>
      t`"context_servers": {\n  "linear": {\n    "command": { "path": "linear-mcp", "env": { "LINEAR_API_KEY": "${S(`lin_api_${v.b62(40)}`)}" } }\n  }\n}`,
    'yaml-goose': (v) =>
      t`extensions:\n  slack:\n    type: stdio\n    cmd: slack-mcp\n    envs:\n      SLACK_MCP_XOXC_TOKEN: ${S(`xoxc-${v.digits(12)}-${v.digits(13)}-${v.digits(13)}-${v.hex(64)}`)}\n      SLACK_MCP_XOXD_TOKEN: ${S(`xoxd-${v.b62(90)}%3D`)}`,
  },
  { disputed: ['url-path'] },
);

const frameworks = positives('agent-config', 'agent-config', {
  'litellm-yaml': (v) =>
    t`model_list:\n  - model_name: fast\n    litellm_params:\n      model: azure/gpt-4.1-mini\n      api_base: https://${v.org()}.openai.azure.com\n      api_key: ${S(v.b62(84))}`,
  'litellm-master': (v) =>
    t`general_settings:\n  master_key: ${S(`sk-${v.low(12)}`)}\n  database_url: "postgresql://llm:${S(plain(v))}@db:5432/litellm"`,
  'langchain-py': (v) =>
    t`llm = ChatOpenAI(model="gpt-5", openai_api_key="${S(`sk-proj-${v.url64(74)}T3BlbkFJ${v.url64(74)}`)}")`,
  'crewai-env': (v) =>
    t`SERPER_API_KEY=${S(v.hex(40))}\nOPENAI_MODEL_NAME=gpt-5-nano\nCREWAI_TELEMETRY=false`,
  'continue-yaml': (v) =>
    t`models:\n  - name: Codestral\n    provider: mistral\n    apiKey: ${S(opaque(v, 32))}\n    roles: [autocomplete]`,
  'aider-conf': (v) =>
    t`openai-api-key: ${S(`sk-${v.b62(20)}T3BlbkFJ${v.b62(20)}`)}\nmodel: o4-mini\nauto-commits: false`,
  'n8n-cred': (v) =>
    t`{"id":"${v.b62(16)}","name":"Qdrant prod","type":"qdrantApi","data":{"apiKey":"${S(v.jwt({ access: 'm', exp: 1890000000 }))}","url":"https://q.${v.org()}.example:6333"}}`,
  'open-webui-run': (v) =>
    t`docker run -d -e OPENAI_API_KEYS='${S(`gsk_${v.b62(52)}`)};${S(`sk-or-v1-${v.hex(64)}`)}' -e WEBUI_SECRET_KEY=${S(plain(v))} ghcr.io/open-webui/open-webui:main`,
  'pinecone-init': (v) =>
    t`const pc = new Pinecone({ apiKey: '${S(`pcsk_${v.b62(6)}_${v.b62(63)}`)}' }); // index docs-eu`,
  'memory-json': (v) =>
    t`{"role":"user","type":"fact","text":"the Home Assistant long-lived token is ${S(v.jwt({ iss: v.hex(32), iat: 1760000000, exp: 2075360000 }))}","ts":"2026-05-19T07:22:10Z"}`,
});

const transcripts = positives('agent-transcript', 'agent-transcript', {
  'tool-call-args': (v) =>
    t`{"type":"function_call","name":"http_request","arguments":"{\\"url\\":\\"https://api.${v.org()}.example/me\\",\\"headers\\":{\\"X-Api-Key\\":\\"${S(opaque(v))}\\"}}"}`,
  'bash-tool': (v) =>
    t`<tool name="bash">\n<input>sshpass -p ${S(plain(v))} scp report.csv etl@${v.host()}:/in/</input>\n<output>exit code 0</output>\n</tool>`,
  'read-file': (v) =>
    t`Read config/prod.exs (lines 10-14)\n10  config :app, App.Repo,\n11    username: "app",\n12    password: "${S(strong(v))}",\n13    hostname: "${v.host()}"\n14`,
  'summary-bullet': (v) =>
    t`## Session summary\n- fixed the flaky import test\n- learned: staging SSO admin is ${v.name()}.admin with password ${S(plain(v))}\n- next: ask about the retention job`,
  'env-diff': (v) =>
    t`The agent changed one line:\n-DATADOG_API_KEY=${S(v.hex(32))}\n+DATADOG_API_KEY=${S(v.hex(32))}\nand restarted the collector.`,
  'user-pastes': (v) =>
    t`User: here, use this, it's my own one → ${S(`github_pat_${v.b62(22)}_${v.b62(59)}`)}\nAssistant: Thanks. I'll only use it for this clone.`,
  'grafana-probe': (v) => {
    const body = v.b62(32);
    return t`> probing datasource with token glsa… ok\n> full value for the record: ${S(`glsa_${body}_${crcHex(body)}`)}`;
  },
});

export const agents = [mcp, frameworks, transcripts].flat();

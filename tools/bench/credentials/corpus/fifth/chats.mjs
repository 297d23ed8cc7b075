/** Longer pieces: transcripts, notes, exports, tool calls, other than in the fourth set. */
import { positives } from '../group.mjs';
import { S, t } from '../row.mjs';
import { label, sentence, simple, symbol, tricky } from './made-up.mjs';

const rowsOf = positives('chat', 'password', {
  'discord-export': (v) =>
    t`**${v.name()}** — Today at 21:07\nminecraft server is up, rcon pw is \`${S(simple(v))}\`\n**${v.name()}** — Today at 21:08\nnice`,
  'signal-thread': (v) =>
    t`Noor: Mum asks for the Spotify login\nElif: mail is family@example.net\nElif: password ${S(symbol(v))}\nNoor: 👍`,
  'telegram-json': (v) =>
    t`{"id":7711,"type":"message","date":"2026-02-14T18:22:01","from":"Jonas","text":["router admin: ",{"type":"code","text":"${S(symbol(v))}"}]}`,
  'ru-chat': (v) => t`Катя: какой пароль от вайфая?\nОлег: ${S(label(v))}\nКатя: спасибо`,
  'de-chat': (v) => t`A: Wie war nochmal das Passwort fürs NAS?\nB: ${S(simple(v))}\nA: Danke!`,
  'mail-quoted-reply': (v) =>
    t`On Mon, 2 Mar 2026 at 08:14, Priya wrote:\n> The temporary password for your account is\n>\n>    ${S(v.b62(12))}\n>\n> Please change it today.\nThanks, done!`,
  'gemini-contents': (v) =>
    t`{"contents":[{"role":"user","parts":[{"text":"Connect to the DB with user app and password ${S(simple(v))} and count the orders."}]}]}`,
  'function-call-args': (v) =>
    t`{"functionCall":{"name":"send_mail","args":{"smtp_user":"bot","smtp_password":"${S(symbol(v))}","to":"a@example.net"}}}`,
  'mcp-config-args': (v) =>
    t`"args": ["-y", "@acme/mcp-server-postgres", "postgresql://ro:${S(simple(v))}@pg:5432/shop"]`,
  'mcp-config-header': (v) =>
    t`{"servers":{"acme":{"type":"http","url":"https://mcp.example.net","headers":{"Authorization":"Bearer ${S(v.b62(43))}"}}}}`,
  'tool-result-shell': (v) =>
    t`[tool_result bash]\n$ cat .env.production\nAPP_KEY=base64:${S(v.b64(32))}\nDB_PASSWORD="${S(tricky(v))}"\nCACHE_DRIVER=redis`,
  'todo-notes-app': (v) =>
    t`Sunday\n☐ call the plumber\n☐ new library card\nlibrary login: ${v.digits(9)}, password ${S(label(v))}\n☑ return drill to Sven`,
  'obsidian-frontmatter': (v) =>
    t`---\ntags: [homelab]\nhost: proxmox.lan\nroot_password: ${S(symbol(v))}\n---\n# Proxmox\nBackups run at 3 am.`,
  'memory-facts': (v) =>
    t`- Farid's birthday is on 3 May.\n- Farid's work laptop password is ${S(symbol(v))}.\n- Farid dislikes coriander.`,
  'memory-third-person': (v) =>
    t`The user told the assistant that her Apple ID is ${v.name()}@example.net and its password ${S(simple(v))}; she wants to be reminded to change it in June.`,
  'memory-xml': (v) =>
    t`<memory importance="0.7"><content>WiFi at the cabin: SSID Waldhaus, password ${S(label(v))}</content></memory>`,
  'summary-long': (v) =>
    t`Summary of session 14. The user is migrating a shop from Magento to Shopify. We exported 1,204 products and fixed the CSV encoding (it was ISO-8859-1). The staging store's storefront password is ${S(label(v))}; the custom app's Admin API token is ${S(`shpat_${v.hex(32)}`)}. Open points: tax rates for Switzerland, redirects for old category pages, and who approves the token budget of 40k for product descriptions.`,
  runbook: (v) =>
    t`### Failover\n1. \`ssh ops@db2\` (password \`${S(simple(v))}\` if the key is missing)\n2. \`sudo patronictl failover --force\`\n3. Tell #ops`,
  'bug-report': (v) =>
    t`Steps to reproduce:\n1. Log in with ${v.name()}@example.net / ${S(symbol(v))}\n2. Open Settings\nExpected: page loads\nActual: 500`,
  'pr-comment': (v) =>
    t`You committed a live key here: \`STRIPE_SECRET_KEY=${S(`sk_live_${v.b62(24)}`)}\`. Please revoke it and rebase.`,
  incident: (v) =>
    t`09:12 alert: leaked credential on a public gist\n09:15 confirmed: service account password "${S(tricky(v))}"\n09:20 rotated, sessions revoked`,
  'spreadsheet-tsv': (v) =>
    t`Dienst\tBenutzer\tPasswort\nStrom\t${v.name()}\t${S(simple(v))}\nGas\t${v.name()}\t${S(simple(v))}`,
  'chrome-export': (v) =>
    t`name,url,username,password\nexample.net,https://example.net/login,${v.name()},"${S(tricky(v).replaceAll(',', ';'))}"`,
  'keepass-xml': (v) =>
    t`<String><Key>UserName</Key><Value>${v.name()}</Value></String>\n<String><Key>Password</Key><Value ProtectInMemory="True">${S(symbol(v))}</Value></String>`,
  'vcard-note': (v) => t`BEGIN:VCARD\nFN:Hosting\nNOTE:Kundennr 44120\\, Passwort ${S(simple(v))}\nEND:VCARD`,
  'calendar-note': (v) =>
    t`DESCRIPTION:Alarm bei Abwesenheit scharf stellen\\nKennwort der Leitstelle: ${S(simple(v))}\\nDanke!`,
  'transcript-spelled': (v) =>
    t`So, to get into the reporting tool, open the link, the username is just reports, and then the password, I'll paste it here in the chat, ${S(symbol(v))}, and that's it, okay?`,
  'two-turn-token': (v) =>
    t`Assistant: I need a GitHub token with repo scope.\nUser: ${S(`ghp_${v.b62(36)}`)}\nAssistant: Thanks, I'll use it only for this task.`,
  'two-turn-password': (v) =>
    t`assistant: What's the password for the archive?\nuser: ${S(symbol(v))}\nassistant: Extracted 14 files.`,
  'zh-chat': (v) => t`小王：测试环境的密码是多少？\n小李：${S(simple(v))}\n小王：收到`,
  'agent-plan': (v) =>
    t`Plan:\n1. export ADMIN_PASSWORD=${S(simple(v))}\n2. run scripts/seed.ts\n3. check the login page (max 3 tokens per call)`,
  'voice-assistant': (v) =>
    t`"Remember: the gate passphrase is ${S(sentence(v).replace(/[.!]$/, ''))}" → saved`,
});

export const rows = rowsOf;

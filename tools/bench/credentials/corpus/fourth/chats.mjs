/** Conversations, tool calls and notes with more than one thing in them. */
import { positives } from '../group.mjs';
import { bang, human, plain } from '../passwords.mjs';
import { S, t } from '../row.mjs';

const chats = positives('chat', 'password', {
  'slack-export': (v) =>
    t`{"type":"message","user":"U0${v.up(8)}","text":"prod db creds as promised: \`app_rw\` / \`${S(human(v))}\`","ts":"17${v.digits(8)}.000200"}`,
  'whatsapp-export': (v) =>
    t`[12/03/2026, 19:04:11] Chiara: what's the code for the airbnb wifi?\n[12/03/2026, 19:04:39] Lars: network is Fjordblick, pw ${S(plain(v))}\n[12/03/2026, 19:05:02] Chiara: 🙏`,
  irc: (v) => t`<${v.name()}> /msg NickServ IDENTIFY ${S(human(v))}\n<${v.name()}> oops`,
  'teams-reply': (v) =>
    t`Mei Tanaka 9:12 AM\nCan someone share the Tableau login?\n\nTomas Novak 9:15 AM\nreports@example.org, ${S(human(v))} is the password. Rotates in June.`,
  'support-ticket': (v) =>
    t`Ticket #${v.digits(5)}\nCustomer wrote: "I can't get in, I'm sure my password is ${S(bang(v))} but it says invalid."\nStatus: waiting`,
  'openai-messages': (v) =>
    t`[{"role":"user","content":"deploy it"},{"role":"assistant","tool_calls":[{"id":"call_${v.b62(24)}","type":"function","function":{"name":"shell","arguments":"{\\"cmd\\":\\"DB_PASSWORD=${S(plain(v))} npm run migrate\\"}"}}]}]`,
  'anthropic-tool-result': (v) =>
    t`{"type":"tool_result","tool_use_id":"toolu_01${v.b62(22)}","content":"DATABASE_URL=postgres://app:${S(plain(v))}@db:5432/app\\nLOG_LEVEL=info"}`,
  'agent-memory-json': (v) =>
    t`{"memories":[{"kind":"fact","text":"Greta's home wifi is called Gretanet"},{"kind":"fact","text":"Greta's home wifi password is ${S(plain(v))}"},{"kind":"fact","text":"Greta is allergic to nuts"}]}`,
  'agent-thought': (v) =>
    t`I need credentials for the FTP step. The user said earlier that the password was "${S(human(v))}", so I'll use that with user 'web'.`,
  'long-conversation': (v) =>
    t`User: Morning! Can you move the standup to 9:30 and tell Priya?\nAssistant: Done. Anything else?\nUser: yes — the new intern needs the lab VPN. Host vpn.${v.org()}.example, his account is "${v.name()}2", I gave him ${S(human(v))} as the password.\nAssistant: Noted. Should I mail it to him?\nUser: no, never mail passwords. Put in my notes that the password policy asks for 12 characters from May on.\nAssistant: Added to your notes.`,
  'two-services': (v) =>
    t`Notes 3 April\n- Mailtrap inbox: user ${v.hex(14)}, password ${S(v.hex(14))}\n- Plex claim token ${S(`claim-${v.url64(20)}`)}\n- dentist Tuesday`,
  'email-thread': (v) =>
    t`From: ops@example.org\nTo: ${v.name()}@example.net\nSubject: Re: Fwd: Access to reporting\n\n> could you resend the credentials?\n\nSure:\n\nURL      https://bi.example.org\nLogin    reporting\nPassword ${S(human(v))}\n\nBest\nUlla`,
  'voice-transcript': (v) =>
    t`[00:14] Speaker 2: so the, uh, the password for the projector admin page is ${S(plain(v))} I think\n[00:19] Speaker 1: got it`,
  'meeting-minutes': (v) =>
    t`3. Infrastructure. Xavier: the root password of the old ESXi host (${S(human(v))}) must go into the vault by Friday. Owner: Wanda.`,
  'commit-message': (v) =>
    t`commit ${v.hex(40)}\nAuthor: ${v.name()} <${v.name()}@example.org>\n\n    fix: hardcode temporary api_key=${S(v.b62(32))} until vault is back`,
  'diff-removed': (v) =>
    t`--- a/config/mail.php\n+++ b/config/mail.php\n@@ -12,7 +12,7 @@\n     'username' => 'mailer',\n-    'password' => '${S(human(v))}',\n+    'password' => env('MAIL_PASSWORD'),`,
  'markdown-table': (v) =>
    t`| system | user | password |\n|---|---|---|\n| grafana | admin | ${S(human(v))} |\n| minio | root | ${S(plain(v))} |`,
  'csv-vault-export': (v) =>
    t`name,url,username,password,note\nIntranet,https://intra.example.org,${v.name()},${S(plain(v))},\nCanteen,https://food.example.org,${v.name()},${S(plain(v))},lunch`,
  'html-comment': (v) => t`<!-- TODO remove before launch! login: demo / password: ${S(plain(v))} -->`,
  'todo-comment': (v) => t`// FIXME: falls back to the master password "${S(human(v))}" when LDAP is down`,
  'jira-comment': (v) =>
    t`{code}\nuser: svc_import\npassword: ${S(human(v))}\n{code}\nPlease rotate, this was visible in the build log of BUILD-${v.digits(4)}.`,
  'xml-prompt': (v) =>
    t`<context><note>Twilio account AC${v.hex(32)}</note><note>Twilio auth token: ${S(v.hex(32))}</note></context>`,
  'reveal-in-question': (v) =>
    t`Is "${S(bang(v))}" a strong enough password for my bank, or should I add a word?`,
  'spoken-instructions': (v) =>
    t`1. Open https://nas.lan:5001\n2. Sign in as "backup"\n3. Password: ${S(human(v))}\n4. Control Panel → Task Scheduler`,
});

export const rows = chats;

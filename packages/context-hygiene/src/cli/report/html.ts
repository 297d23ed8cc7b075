const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** A page that needs nothing else: no script, no font, no request. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
}

const style = `
:root{color-scheme:light dark;--ink:#1c2330;--paper:#fbfaf7;--line:#d9d6cc;--dim:#6d7280;--kept:#3d774b;--pruned:#96610f;--summarized:#7658b1;--summary:#4d3a94;--changed:#2d6f94;--dropped:#b0413d}
@media(prefers-color-scheme:dark){:root{--ink:#e6e4de;--paper:#16181d;--line:#33373f;--dim:#9aa0ab}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1400px;margin:0 auto;padding:24px}h1{font-size:22px;margin:0 0 4px}h2{font-size:15px;margin:0 0 8px}
.lead{margin:0 0 16px;color:var(--dim)}.lead b{color:var(--ink)}
.stack{display:grid;grid-template-columns:56px 1fr 72px;gap:8px;align-items:center;margin:4px 0;font-size:13px;color:var(--dim)}
.stack div{position:relative;display:flex;height:22px;background:var(--line);border-radius:4px;overflow:hidden}.stack i{display:block;background:var(--fate)}.stack i:nth-child(2n){opacity:.78}.stack b{position:absolute;top:0;bottom:0;width:2px;background:var(--ink)}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin:10px 0 0;padding:0;list-style:none;font-size:13px;color:var(--dim)}.legend i{display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:2px;background:var(--fate)}
.stack span:last-child{text-align:right}.columns{display:grid;grid-template-columns:1fr 1fr;gap:24px;margin-top:24px}
@media(max-width:900px){.columns{grid-template-columns:1fr}}
details{border-top:1px solid var(--line)}summary{display:grid;grid-template-columns:40px 74px 96px 90px 56px 1fr;gap:8px;align-items:center;padding:4px 0;cursor:pointer;font-size:13px;list-style:none}
summary::-webkit-details-marker{display:none}.n,.tokens{text-align:right;color:var(--dim);font-variant-numeric:tabular-nums}.first{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.fate{color:#fff;border-radius:3px;padding:0 6px;font-size:12px;text-align:center;background:var(--fate)}.bar{height:8px;background:var(--line);border-radius:4px;overflow:hidden}.bar i{display:block;height:100%;background:var(--fate)}
pre{margin:0 0 8px 48px;padding:8px;max-height:360px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.45 ui-monospace,monospace;background:color-mix(in srgb,var(--line) 35%,transparent);border-radius:4px}
:where(details,.stack i,.legend li){--fate:var(--changed)}.kept{--fate:var(--kept)}.pruned{--fate:var(--pruned)}.summarized{--fate:var(--summarized)}.summary{--fate:var(--summary)}.dropped{--fate:var(--dropped)}.merged,.repaired,.thinking-removed,.changed{--fate:var(--changed)}
@media(max-width:600px){main{padding:16px}summary{grid-template-columns:30px 62px 84px 48px 1fr;gap:6px}.bar{display:none}pre{margin-left:0}.stack{grid-template-columns:44px 1fr 60px}}
`.replaceAll('\n', '');

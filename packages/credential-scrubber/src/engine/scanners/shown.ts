import { acceptsAssigned } from '../accept.js';
import { lineContentEnd } from '../block.js';
import { isBreak } from '../chars.js';
import { closesText, lineStart } from '../edge.js';
import type { Key } from '../key.js';
import { readLiteral } from '../literal.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { STRENGTH, shapeOf } from '../value.js';

/** `>>> os.environ['DB_PASSWORD']⏎'x'`, `p config->password⏎$1 = 0x5581 "x"`: what a console shows of an expression. */
export function shown(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  let i = key.end;
  while (i - key.end < 4 && (quoteWidth(source, i) === 1 || source.at(i) === 93 || source.at(i) === 41)) i++;
  if (source.at(i) === 13) i++;
  if (printed(scanner, key)) return true;
  if (!isBreak(source.at(i))) return false;
  const line = lineStart(source, key.start, 48);
  // The prompt `>` reads like the sign of a quotation.
  if (line < 0 || !PROMPT.test(source.behind(line, 2, key.start))) return false;
  i = skipBlanks(source, i + 1);
  const name = i;
  while (i - name < 40 && source.at(i) > 31 && quoteWidth(source, i) === 0) i++;
  if (i > name && !/^(?:\$\d+ = (?:0x[0-9a-f]+ )?|Out\[\d+\]: )$/.test(source.text.slice(name, i)))
    return false;
  const literal = readLiteral(source, i, false);
  if (literal === undefined || !literal.quoted) return false;
  if (!closesText(source, literal.after)) return false;
  const operator = { kind: 'equals', value: i, spaced: true, quotedKey: true, encoded: false } as const;
  if (acceptsAssigned(source, key, literal, operator, engine.labels))
    scanner.take(literal, 'assignment', key.label);
  return true;
}

/** `$ kubectl get secret db -o jsonpath={.data.password} | base64 -d⏎x`: what a command prints that shows a credential. */
function printed(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  const line = lineStart(source, key.start, 160);
  source.at(key.end + 24);
  if (line < 0 || !SHOWS.test(source.text.slice(line, key.end + 24))) return false;
  let i = lineContentEnd(source, key.end, 160);
  const command = source.text.slice(line, i);
  // `pass` is a verb too.
  if (source.has('pass ', key.start) && !/pass show \S+$/.test(command)) return false;
  const isStore = STORE.test(command);
  if (!isBreak(source.at(i)) || /[<>]/.test(source.text.slice(key.end, i))) return false;
  i = skipBlanks(source, i + (source.at(i) === 13 ? 2 : 1));
  const end = lineContentEnd(source, i, 512);
  const literal = { start: i, end, quoted: true, after: end };
  const { blanks, strength, length, digits } = shapeOf(source.text, i, end);
  if (blanks > 0) return false;
  if (strength < STRENGTH.opaque && (key.kind !== 'password' || length < (isStore ? 6 : 10) || digits === 0))
    return false;
  const operator = { kind: 'equals', value: i, spaced: false, quotedKey: true, encoded: false } as const;
  if (source.marker(i) > 0 || !acceptsAssigned(source, key, literal, operator, engine.labels)) return false;
  scanner.take({ start: i, end }, 'assignment', key.label);
  return true;
}

/** What prints a password and nothing else. */
const STORE =
  /^(?:[\w.@:~/\\-]{0,40}[$#%>] ?)?(?:(?:go)?pass show \S|op read |security find-\w{1,16}-password -\w{0,6}w|bw get password )/;
/** `pass` alone is a word of sentences. */
const SHOWS =
  /^[ \t]{0,8}(?:[\w.@:~/\\-]{0,40}[$#%>] ?)?(?:sudo )?(?:cat|head|kubectl|oc|vault|op|bw|(?:go)?pass show|printenv|echo|aws|gcloud|az|heroku|terraform|tofu|pulumi|openssl|pwgen|security|secret-tool|argocd|docker|podman|jq|grep -oP|PS [^>]{0,40}>)\b/;
const PROMPT =
  /^[\s\S]{0,2}?[ \t]{0,8}(?:>>>|In \[\d{1,5}\]:|>|\(gdb\)|\(lldb\)|irb[^>]{0,20}>|\w{0,12}[#$%>]) /;

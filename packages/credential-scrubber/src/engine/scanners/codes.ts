import { isCandidate } from '../accept.js';
import { isBreak } from '../chars.js';
import type { Scanner } from '../scanner.js';

const SIGHT = 512;
const MOST = 20;
/** Which codes let somebody in who lost the second factor. */
const OWNER =
  /(?:recovery|backup|scratch|emergency|rescue|2fa|mfa|one[- ]time|wiederherstellungs|notfall|de secours|de recuperaci|di recupero|herstel|резервны\S|备用|恢复|バックアップ|복구)[-_ ]?(?:access[-_ ]?)?(?:codes?|códigos|codici|коды|コード|코드)?$/i;
/** What may stand between two codes: signs of lists, and words that join. */
const GAP = /^(?:[\s,;:"'`[\](){}•*|\v–-]|\d{1,2}[.)] |(?:and|or|und|oder|et|ou|y|e|и) ){1,40}/;
const CODE =
  /^(?:\d{4} \d{4}(?!\S)|\d{6,10}(?![\w-])|(?=[a-z-]*\d)[a-z0-9]{4,6}(?:-[a-z0-9]{4,6}){1,3}(?![\w-])|(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{8,16}(?![\w-]))/i;

/** `Recovery codes: fee9d-a6b6d, 1f7ab-ea4e5`: a list of codes behind a name that says so. */
export function scanCodes(scanner: Scanner, start: number, end: number): boolean {
  const { source, engine } = scanner;
  if (!OWNER.test(source.behind(start, 24, end))) return false;
  let i = end;
  while (i - end < 64 && source.at(i) !== 58 && source.at(i) !== 61 && !isBreak(source.at(i))) {
    if (source.at(i) < 0 || source.at(i) === 46) return false;
    i++;
  }
  let found = false;
  for (let codes = 0; codes < MOST && i - end < SIGHT; codes++) {
    source.at(i + 64);
    i += GAP.exec(source.text.slice(i, i + 64))?.[0].length ?? 0;
    const marker = source.marker(i);
    source.at(i + 32);
    const code = marker > 0 ? '' : (CODE.exec(source.text.slice(i, i + 32))?.[0] ?? '');
    if (marker < 0 && (code === '' || !isCandidate(code, engine.labels))) break;
    if (marker < 0) scanner.take({ start: i, end: i + code.length }, 'assignment', 'PASSWORD');
    found = true;
    i = marker > 0 ? marker : i + code.length;
  }
  return found;
}

import { acceptsAssigned } from '../accept.js';
import { type Block, blockEnd, lineContentEnd, nextInBlock } from '../block.js';
import { lineStart, opensText } from '../edge.js';
import { isPhraseOfWords } from '../grouped.js';
import type { Key } from '../key.js';
import type { Operator } from '../operator.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import type { Source } from '../source.js';
import { WINDOW } from '../window.js';

/** `|`, `>-`, `|2+`, `>4-`, with a comment behind it (YAML 1.2, 8.1.1). */
const SCALAR = /^[|>](?:[1-9][+-]?|[+-][1-9]?)?[ \t]*(?:[ \t]#[^\r\n\v]{0,60})?(?=[\r\n\v])/;
/** `<<-EOT`, `<<~'EOS'`, `<<<EOT` of shells, HCL, Ruby and PHP, and `@'` of PowerShell. */
const HERE = /^(?:<{2,3}[-~]?[ \t]?(["']?)([A-Za-z_]\w{0,23})\1|@(["']))[ \t]*(?=[\r\n\v])/;

/** A value on the lines below its name: the block scalars of YAML, and here-documents. True when there is such a block. */
export function scanBlock(scanner: Scanner, key: Key, operator: Operator): boolean {
  const { source, engine } = scanner;
  const at = operator.value;
  const opened = blockAt(source, at, key, operator);
  if (opened === undefined) return false;
  const { block, header } = opened;
  const start = nextInBlock(source, header, block);
  if (start < 0 || source.marker(start) > 0) return true;
  const end = lineContentEnd(source, start, WINDOW);
  if (source.marker(skipBlanks(source, end)) > 0) return true;
  const literal = { start, end, quoted: true, after: end };
  const isPhrase = key.kind === 'password' && isPhraseOfWords(source.text.slice(start, end));
  if (scanner.isFound(start) || !(isPhrase || acceptsAssigned(source, key, literal, operator, engine.labels)))
    return true;
  const whole = isPhrase ? { end, open: false } : blockEnd(source, start, block, WINDOW);
  scanner.take(
    { start, end: whole.end, tail: whole.open ? { kind: 'block', block } : undefined },
    'assignment',
    key.label,
  );
  return true;
}

function blockAt(
  source: Source,
  at: number,
  key: Key,
  { kind }: Operator,
): { readonly block: Block; readonly header: number } | undefined {
  const c = source.at(at);
  if (c !== 124 && c !== 62 && c !== 60 && c !== 64) return undefined;
  source.at(at + 80);
  const text = source.text.slice(at, at + 80);
  const header = kind === 'colon' ? SCALAR.exec(text) : null;
  const here = header === null ? HERE.exec(text) : null;
  if (here !== null) {
    const stop = here[2] ?? `${here[3]}@`;
    return { block: { column: -1, gutter: false, stop }, header: at + here[0].length };
  }
  const line = header === null ? -1 : lineStart(source, key.start, 96);
  if (header === null || line < 0) return undefined;
  const column = source.text.slice(line, key.start).search(/[^ \t?-]|$/);
  return { block: { column, gutter: !opensText(source, line), stop: '' }, header: at + header[0].length };
}

import type { BlockInfo, ScrubberOptions, ScrubReport } from '../../src/index.js';

/** What the reference makes of a whole text. */
export interface Reference {
  readonly visible: string;
  readonly report: ScrubReport;
  readonly blocks: readonly BlockInfo[];
}

interface Found {
  readonly kind: 'open' | 'close';
  readonly name: string;
  readonly isTag: boolean;
  readonly length: number;
}

interface OpeningTag {
  readonly end: number;
  readonly kind: 'open' | 'empty' | 'implicit' | 'endless';
}

const space = '[\\t\\n\\f\\r ]';

/**
 * The rules once more, for a whole text and with no regard to speed: at every place it tries all tags, reads an
 * opening tag by regular expressions, and decides about code fences by splitting what is visible into lines. It shares
 * no code and no idea with the scanner.
 */
export function scrubByReference(text: string, options: ScrubberOptions = {}): Reference {
  const { tags = ['memory-context'], delimiters = [], replacement = '', maxHiddenChars = 65_536 } = options;
  const report = { blocks: 0, hiddenChars: 0, orphanCloses: 0, fragments: 0, unterminated: 0 };
  const blocks: BlockInfo[] = [];
  let visible = '';
  let at = 0;

  const hide = (name: string, isTag: boolean, from: number, first: OpeningTag): void => {
    report.blocks += 1;
    const nested = options.nesting !== 'flat';
    const tag = isTag && nested ? readAgain(text, name, first) : first;
    const { end, next, terminated } = isTag
      ? findTagEnd(text, name, tag, nested)
      : findDelimiterEnd(text, tag.end, delimiters.find(([open]) => open === name)?.[1] ?? '');
    const content = text.slice(tag.end, end);
    const raw = text.slice(from, next);
    const info = { tag: name, chars: content.length, terminated };
    blocks.push(options.captureHidden === true ? { ...info, text: content.slice(0, maxHiddenChars) } : info);
    if (!terminated) report.unterminated += 1;
    if (!terminated && options.unterminated === 'emit' && raw.length <= maxHiddenChars) visible += raw;
    else {
      report.hiddenChars += content.length;
      visible += replacement;
    }
    at = next;
  };

  const { startInside } = options;
  if (typeof startInside === 'string' && text !== '') {
    hide(startInside, tags.includes(startInside), 0, { end: 0, kind: 'open' });
  }
  while (at < text.length) {
    const isText = options.codeAware === true && endsInFence(visible);
    const found = isText ? undefined : longest(candidates(text, at, tags, delimiters));
    const rest = text.slice(at);
    if (found?.kind === 'open') {
      const tag: OpeningTag = found.isTag
        ? readOpeningTag(text, at + found.length - 1)
        : { end: at + found.length, kind: 'open' };
      hide(found.name, found.isTag, at, tag);
    } else if (found !== undefined) {
      report.orphanCloses += 1;
      if (options.orphanClose === 'emit') visible += rest.slice(0, found.length);
      at += found.length;
    } else if (!isText && isFragment(rest, tags, delimiters)) {
      report.fragments += 1;
      if (options.fragment === 'emit') visible += rest;
      at = text.length;
    } else {
      visible += text.charAt(at);
      at += 1;
    }
  }
  return { visible, report, blocks };
}

function longest(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>(
    (best, next) => (best === undefined || next.length > best.length ? next : best),
    undefined,
  );
}

function candidates(
  text: string,
  at: number,
  tags: readonly string[],
  delimiters: readonly (readonly [string, string])[],
): Found[] {
  const found: Found[] = [];
  for (const name of text.startsWith('<', at) ? tags : []) {
    const open = matchAt(opening(name), text, at);
    if (open !== undefined) found.push({ kind: 'open', name, isTag: true, length: open });
    const close = matchAt(closing(name), text, at);
    if (close !== undefined) found.push({ kind: 'close', name, isTag: true, length: close });
  }
  for (const [open] of delimiters) {
    if (text.startsWith(open, at))
      found.push({ kind: 'open', name: open, isTag: false, length: open.length });
  }
  for (const [open, close] of delimiters) {
    if (text.startsWith(close, at))
      found.push({ kind: 'close', name: open, isTag: false, length: close.length });
  }
  return found;
}

/** An opening tag that lost its `>` and is written again at once: both are one. */
function readAgain(text: string, name: string, first: OpeningTag): OpeningTag {
  let tag = first;
  while (tag.kind === 'implicit') {
    const again = matchAt(opening(name), text, tag.end);
    if (again === undefined) break;
    const { end, kind } = readOpeningTag(text, tag.end + again - 1);
    tag = { end, kind: kind === 'empty' ? 'open' : kind };
  }
  return tag;
}

function findTagEnd(
  text: string,
  name: string,
  outer: OpeningTag,
  nested: boolean,
): { end: number; next: number; terminated: boolean } {
  let tag = outer;
  let depth = tag.kind === 'empty' ? 0 : 1;
  let at = tag.end;
  if (depth === 0) return { end: at, next: at, terminated: true };
  while (at < text.length) {
    const close = matchAt(closing(name), text, at);
    const open = nested ? matchAt(opening(name), text, at) : undefined;
    if (close !== undefined) {
      depth -= 1;
      if (depth === 0) return { end: at, next: at + close, terminated: true };
      at += close;
    } else if (open !== undefined) {
      const counts = tag.kind !== 'implicit' || tag.end !== at;
      tag = readOpeningTag(text, at + open - 1);
      if (counts && tag.kind !== 'empty') depth += 1;
      at = tag.end;
    } else at += 1;
  }
  return { end: text.length, next: text.length, terminated: false };
}

function findDelimiterEnd(
  text: string,
  from: number,
  close: string,
): { end: number; next: number; terminated: boolean } {
  const end = text.indexOf(close, from);
  if (end < 0) return { end: text.length, next: text.length, terminated: false };
  return { end, next: end + close.length, terminated: true };
}

function readOpeningTag(text: string, afterName: number): OpeningTag {
  let at = afterName;
  let mayBeEmpty = true;
  while (at < text.length) {
    const quoted = matchAt(`=${space}*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))`, text, at);
    const unit = text.charAt(at);
    if (quoted !== undefined) {
      at += quoted;
      mayBeEmpty = true;
    } else if (unit === '<') return { end: at, kind: 'implicit' };
    else if (unit === '>') return { end: at + 1, kind: 'open' };
    else if (mayBeEmpty && text.startsWith('/>', at)) return { end: at + 2, kind: 'empty' };
    else {
      mayBeEmpty = matchAt(space, text, at) !== undefined;
      at += 1;
    }
  }
  return { end: at, kind: 'endless' };
}

function isFragment(
  rest: string,
  tags: readonly string[],
  delimiters: readonly (readonly [string, string])[],
): boolean {
  const ofTag = (rest.startsWith('<') ? tags : []).some((name) => {
    const letters = [...name];
    return letters.some((_, index) => {
      const read = pattern(letters.slice(0, index + 1).join(''));
      return matchAt(`<${space}{0,8}(?:/${space}{0,8})?${read}$`, rest, 0) !== undefined;
    });
  });
  const ofClosing = tags.some(
    (name) => matchAt(`<${space}{0,8}/${space}{0,8}${pattern(name)}${space}{0,8}$`, rest, 0) !== undefined,
  );
  const ofDelimiter = delimiters
    .flat()
    .some((text) => text.startsWith(rest) && rest.length >= [...text].slice(0, 2).join('').length);
  return ofTag || ofClosing || ofDelimiter;
}

function endsInFence(visible: string): boolean {
  let fence = '';
  const lines = visible.split(/[\r\n]/);
  lines.forEach((line, index) => {
    if (fence === '') {
      const [, run = '', info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
      if (!(run.startsWith('`') && info.includes('`'))) fence = run;
    } else if (index < lines.length - 1) {
      const [, run = ''] = /^ {0,3}(`+|~+)[ \t]*$/.exec(line) ?? [];
      if (run.startsWith(fence)) fence = '';
    }
  });
  return fence !== '';
}

function opening(name: string): string {
  return `<${space}{0,8}${pattern(name)}[\\t\\n\\f\\r />]`;
}

function closing(name: string): string {
  return `<${space}{0,8}/${space}{0,8}${pattern(name)}${space}{0,8}>`;
}

const patterns = new Map<string, string>();

function pattern(name: string): string {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[a-z]|[\s\S]/gi, (unit) =>
    /[a-z]/i.test(unit)
      ? `[${unit.toLowerCase()}${unit.toUpperCase()}]`
      : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  patterns.set(name, made);
  return made;
}

const compiled = new Map<string, RegExp>();

function matchAt(source: string, text: string, at: number): number | undefined {
  const sticky = compiled.get(source) ?? new RegExp(source, 'y');
  compiled.set(source, sticky);
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0].length;
}

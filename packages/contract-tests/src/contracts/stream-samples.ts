/** A text with what a reader may and must not see of it. */
export interface StreamSample {
  /** What the sample is about, for the check's name. */
  readonly name: string;
  /** The whole text, as a model would stream it. */
  readonly text: string;
  /** Pieces that must come out, in this order. */
  readonly visible: readonly string[];
  /** Pieces that must never come out. */
  readonly hidden: readonly string[];
}

/** The samples for a scrubber that hides the blocks of one tag. */
export function tagSamples(tag: string): readonly StreamSample[] {
  const open = `<${tag}>`;
  const close = `</${tag}>`;
  const half = tag.slice(0, Math.ceil(tag.length / 2));
  const sample = (
    name: string,
    text: string,
    visible: readonly string[],
    hidden: readonly string[],
  ): StreamSample => ({
    name,
    text,
    visible,
    hidden,
  });
  return [
    sample(
      'text without a tag',
      'if a < b && c > d: print("<p>5 & 6</p>")\r\n',
      ['if a < b && c > d: print("<p>5 & 6</p>")\r\n'],
      [],
    ),
    sample('a block inside a line', `Hi ${open}ZQ-1 secret${close}there`, ['Hi ', 'there'], ['ZQ-1', tag]),
    sample(
      'a block over several lines',
      `Hi\n${open}\n[note]\nZQ-2 secret\n${close}\nthere`,
      ['Hi\n', '\nthere'],
      ['ZQ-2', '[note]'],
    ),
    sample('two blocks', `a${open}ZQ-3${close}b${open}ZQ-4${close}c`, ['a', 'b', 'c'], ['ZQ-3', 'ZQ-4']),
    sample('upper case', `a ${open.toUpperCase()}ZQ-5${close.toUpperCase()} b`, ['a ', ' b'], ['ZQ-5']),
    sample(
      'a tag with attributes',
      `a <${tag} source="x>y" n='1'>ZQ-6${close} b`,
      ['a ', ' b'],
      ['ZQ-6', 'source'],
    ),
    sample(
      'nested blocks',
      `a ${open}ZQ-7 ${open}ZQ-8${close} ZQ-9${close} b`,
      ['a ', ' b'],
      ['ZQ-7', 'ZQ-8', 'ZQ-9'],
    ),
    sample('a false start before an opening tag', `a <${open}ZQ-10${close} b`, ['a <', ' b'], ['ZQ-10']),
    sample('a false start before a closing tag', `a ${open}ZQ-11<${close} b`, ['a ', ' b'], ['ZQ-11']),
    sample(
      'a false start inside a name',
      `a <${half}${open}ZQ-12${close} b`,
      [`a <${half}`, ' b'],
      ['ZQ-12'],
    ),
    sample('a block that never ends', `a ${open}ZQ-13 secret`, ['a '], ['ZQ-13']),
    sample('a tag that never ends', `a <${tag} source="ZQ-14`, ['a '], ['ZQ-14', 'source']),
    sample('the start of a tag at the end', `a <${half}`, ['a '], [half]),
    sample('a lone < at the end', 'so 5 is less than <', ['so 5 is less than <'], []),
    sample('a closing tag alone', `a ${close}b`, ['a ', 'b'], [tag]),
    sample(
      'another tag that starts alike',
      `a <${tag}-v2>shown</${tag}-v2> b`,
      [`a <${tag}-v2>shown</${tag}-v2> b`],
      [],
    ),
    sample(
      'letters beyond ASCII',
      `é \u{1f600} ${open}ZQ-15 \u{1f511}${close}日本`,
      ['é \u{1f600} ', '日本'],
      ['ZQ-15', '\u{1f511}'],
    ),
  ];
}

import fc from 'fast-check';

/** A part of a user message. */
export type AskPart = { readonly text: string } | { readonly image: 'bytes' | 'address' };

/** A tool call with its result; `result` is absent while the call is in flight. */
export interface Call {
  readonly name: string;
  readonly args: unknown;
  readonly result: string | undefined;
  readonly isError: boolean;
  readonly picture: boolean;
  readonly approval: boolean;
}

/** One round of calls: what the model said and thought, the calls, and the order in which their results came. */
export interface Round {
  readonly text: string | undefined;
  readonly thinking: Thinking | undefined;
  readonly calls: readonly Call[];
  readonly order: readonly number[];
  readonly oneByOne: boolean;
}

/** What the model thought before it spoke. */
export interface Thinking {
  readonly text: string;
  readonly kind: 'signed' | 'unsigned' | 'redacted';
}

/** What the model said in the end. */
export interface Reply {
  readonly text: string;
  readonly thinking: Thinking | undefined;
  /** A tool that the provider ran before: in the same message, or in a turn that was paused for it. */
  readonly hosted: 'none' | 'inside' | 'paused';
}

/** A request, the rounds of calls that it led to, and the reply, if there was one. */
export interface Exchange {
  readonly ask: readonly AskPart[];
  readonly rounds: readonly Round[];
  readonly reply: Reply | undefined;
}

/** A conversation apart from any format. */
export interface AbstractConversation {
  readonly system: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** The last round has calls without results. */
  readonly inFlight: boolean;
  /** Call ids: each its own, or the same few over and over. */
  readonly ids: 'unique' | 'reused';
  /** Keys on messages that no format knows. */
  readonly unknownKeys: boolean;
  /** Every model turn thinks, or none does. */
  readonly thinks: boolean;
}

/** Which conversations to make. */
export interface ConversationOptions {
  /** Calls may be open at the end. @default true */
  readonly inFlight?: boolean;
  /** Every exchange but the last has a reply, so that roles alternate. @default false */
  readonly alternating?: boolean;
  /** Longest tool result in characters. @default 6_000 */
  readonly maxResult?: number;
  /** Most exchanges. @default 6 */
  readonly maxExchanges?: number;
}

const word = fc.constantFrom(
  'falcon',
  'src/main.ts',
  'npm test',
  'Error: ENOENT no such file',
  'exit code 1',
  '4711',
  '上下文',
  'línea',
  '🚀',
  '👩‍🚀',
  '$&',
  '$1',
  '<|endoftext|>',
  '```',
  '{"a":1}',
  '"',
  '\\n',
  '\n',
  '## Active Task',
  'c0ffee1',
  'ok',
  'A-1042',
  'PORT=8080',
);

const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => `I ${words.join(' ')}`);

/** A long text whose every cut may land inside an emoji or a word. */
function longText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .tuple(
      sentence,
      fc.constantFrom('🚀', 'é', 'line of output\n', 'x', '压缩', ' '),
      fc.nat({ max: maxLength }),
    )
    .map(([start, unit, length]) => start + unit.repeat(Math.ceil(length / unit.length)));
}

const args: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ path: fc.constantFrom('src/a.ts', 'src/b.ts', '/etc/hosts') }) },
  { weight: 2, arbitrary: fc.record({ command: sentence, timeout: fc.nat(9_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({ content: longText(4_000), lines: fc.array(fc.nat(9), { maxLength: 3 }) }),
  },
  { weight: 1, arbitrary: fc.constant({}) },
);

const thinking: fc.Arbitrary<Thinking> = fc.record({
  text: fc.oneof(sentence, fc.constant('')),
  kind: fc.constantFrom('signed', 'signed', 'signed', 'unsigned', 'redacted'),
});

const hosted: fc.Arbitrary<Reply['hosted']> = fc.constantFrom(
  'none',
  'none',
  'none',
  'none',
  'inside',
  'paused',
);

function round(maxResult: number): fc.Arbitrary<Round> {
  const call = fc.record({
    name: fc.constantFrom('bash', 'read_file', 'edit', 'search'),
    args,
    result: fc.oneof(
      { weight: 3, arbitrary: sentence },
      { weight: 3, arbitrary: longText(maxResult) },
      { weight: 1, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constant(`same output\n${'again '.repeat(100)}`) },
    ),
    isError: fc.boolean(),
    picture: fc.oneof(
      { weight: 7, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    approval: fc.oneof(
      { weight: 5, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  });
  return fc
    .record({
      text: fc.option(sentence, { nil: undefined }),
      thinking,
      calls: fc.array(call, { minLength: 1, maxLength: 4 }),
      shuffle: fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
      oneByOne: fc.boolean(),
    })
    .map(({ shuffle, calls, ...rest }) => ({
      ...rest,
      calls,
      order: calls.map((_, at) => at).sort((a, b) => (shuffle[a] ?? 0) - (shuffle[b] ?? 0)),
    }));
}

function exchange(maxResult: number): fc.Arbitrary<Exchange> {
  const part: fc.Arbitrary<AskPart> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ text: sentence }) },
    { weight: 1, arbitrary: fc.record({ text: longText(3_000) }) },
    { weight: 1, arbitrary: fc.record({ image: fc.constantFrom('bytes' as const, 'address' as const) }) },
  );
  return fc.record({
    ask: fc.array(part, { minLength: 1, maxLength: 3 }),
    rounds: fc.array(round(maxResult), { maxLength: 5 }),
    reply: fc.option(fc.record({ text: sentence, thinking, hosted }), { nil: undefined, freq: 3 }),
  });
}

/** Conversations apart from any format; they shrink towards one short request. */
export function abstractConversations(options: ConversationOptions = {}): fc.Arbitrary<AbstractConversation> {
  const { inFlight = true, alternating = false, maxResult = 6_000, maxExchanges = 6 } = options;
  return fc
    .record({
      system: fc.array(sentence, { maxLength: 1 }),
      exchanges: fc.array(exchange(maxResult), { minLength: 1, maxLength: maxExchanges }),
      openCalls: inFlight ? fc.nat(8) : fc.constant(8),
      ids: fc.constantFrom('unique' as const, 'unique' as const, 'reused' as const),
      unknownKeys: fc.oneof(
        { weight: 5, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      thinks: fc.boolean(),
    })
    .map(({ openCalls, exchanges, thinks, ...rest }) => {
      const replied = alternating ? exchanges.map(withReply) : exchanges;
      const thought = thinks ? replied : replied.map(withoutThinking);
      const opened = openCalls < 4 ? withOpenCalls(thought, openCalls) : undefined;
      return { ...rest, thinks, exchanges: opened ?? thought, inFlight: opened !== undefined };
    });
}

function withReply(item: Exchange, at: number, all: readonly Exchange[]): Exchange {
  return item.reply === undefined && at < all.length - 1
    ? { ...item, reply: { text: 'done', thinking: undefined, hosted: 'none' } }
    : item;
}

function withoutThinking(item: Exchange): Exchange {
  return {
    ...item,
    rounds: item.rounds.map((each) => ({ ...each, thinking: undefined })),
    reply: item.reply && { ...item.reply, thinking: undefined },
  };
}

// The last `answered` results of the last round have come; nothing stands behind it.
function withOpenCalls(exchanges: readonly Exchange[], answered: number): readonly Exchange[] | undefined {
  const last = exchanges.at(-1);
  const open = last?.rounds.at(-1);
  if (last === undefined || open === undefined || answered >= open.calls.length) return undefined;
  const kept = new Set(open.order.slice(0, answered));
  const calls = open.calls.map((call, at) => (kept.has(at) ? call : { ...call, result: undefined }));
  return [
    ...exchanges.slice(0, -1),
    { ...last, rounds: [...last.rounds.slice(0, -1), { ...open, calls }], reply: undefined },
  ];
}

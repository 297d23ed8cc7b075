/** The formats that the validity contract speaks. */
export type ContractFormat = 'openai-chat' | 'anthropic';

/** One step of a conversation, whatever the format. */
type Step =
  | { readonly kind: 'user'; readonly text: string }
  | { readonly kind: 'reply'; readonly text: string }
  /** Calls made at once, with their results; `undefined` for one that is in flight. */
  | {
      readonly kind: 'tools';
      readonly text: string;
      readonly results: readonly (string | undefined)[];
      readonly ids?: string;
    };

/** A conversation in one format, and what of it must survive a compression. */
export interface Conversation {
  readonly name: string;
  readonly messages: readonly object[];
  /** The newest request of the person. */
  readonly task: string;
  /** The system text, where the format has it among the messages. */
  readonly system: string | undefined;
  /** How many calls at the end have no result yet. */
  readonly inFlight: number;
}

/** Conversations that a compressor meets: long and short ones, parallel calls, calls in flight, ids used again. */
export function conversations(format: ContractFormat, size: number): readonly Conversation[] {
  const result = (label: string): string =>
    `${label}\n${'lorem ipsum dolor sit amet 0123456789 '.repeat(Math.ceil(size / 38))}`;
  const loop = (turns: number, ids?: string): Step[] =>
    Array.from({ length: turns }, (_, at) => ({
      kind: 'tools',
      text: at % 3 === 0 ? '' : `Step ${at}: reading file ${at}.`,
      results: [result(`result ${at}`)],
      ...(ids === undefined ? {} : { ids }),
    }));
  const chat = (turns: number): Step[] =>
    Array.from({ length: turns }, (_, at) => [
      { kind: 'user' as const, text: result(`Question ${at}`) },
      { kind: 'reply' as const, text: result(`Answer ${at}`) },
    ]).flat();
  const build = (name: string, steps: readonly Step[], task: string, inFlight = 0): Conversation => ({
    name,
    task,
    inFlight,
    system: format === 'openai-chat' ? SYSTEM : undefined,
    messages: deepFreeze(format === 'openai-chat' ? openAiChat(steps) : anthropic(steps)),
  });
  const task = 'Port the parser to TypeScript and keep the tests green.';
  const next = 'Now write the changelog, please.';
  return [
    build('one task and a long run', [{ kind: 'user', text: task }, ...loop(24)], task),
    build(
      'a long run and a new request',
      [
        { kind: 'user', text: task },
        ...loop(20),
        { kind: 'reply', text: 'Done.' },
        { kind: 'user', text: next },
      ],
      next,
    ),
    build(
      'parallel calls',
      [
        { kind: 'user', text: task },
        ...Array.from(
          { length: 10 },
          (_, at): Step => ({
            kind: 'tools',
            text: '',
            results: [result(`a ${at}`), result(`b ${at}`), result(`c ${at}`)],
          }),
        ),
      ],
      task,
    ),
    build(
      'a call in flight',
      [{ kind: 'user', text: task }, ...loop(16), { kind: 'tools', text: '', results: [undefined] }],
      task,
      1,
    ),
    build('ids used again', [{ kind: 'user', text: task }, ...loop(20, 'call')], task),
    build('talk without tools', [...chat(12), { kind: 'user', text: next }], next),
    build(
      'a short conversation',
      [
        { kind: 'user', text: task },
        { kind: 'reply', text: 'Sure.' },
        { kind: 'user', text: next },
      ],
      next,
    ),
  ];
}

const SYSTEM = 'You are a careful engineer.';

function openAiChat(steps: readonly Step[]): readonly object[] {
  const messages: object[] = [{ role: 'system', content: SYSTEM }];
  for (const [at, step] of steps.entries()) {
    if (step.kind !== 'tools') {
      messages.push({ role: step.kind === 'user' ? 'user' : 'assistant', content: step.text });
      continue;
    }
    const calls = step.results.map((_, which) => ({
      id: idOf(step, at, which),
      type: 'function',
      function: { name: 'read_file', arguments: JSON.stringify({ path: `src/file-${at}.ts`, limit: 100 }) },
    }));
    messages.push({ role: 'assistant', content: step.text === '' ? null : step.text, tool_calls: calls });
    for (const [which, content] of step.results.entries()) {
      if (content !== undefined)
        messages.push({ role: 'tool', tool_call_id: idOf(step, at, which), content });
    }
  }
  return messages;
}

function anthropic(steps: readonly Step[]): readonly object[] {
  const messages: object[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.kind !== 'tools') {
      const role = step.kind === 'user' ? 'user' : 'assistant';
      messages.push({ role, content: [{ type: 'text', text: step.text }] });
      continue;
    }
    const calls = step.results.map((_, which) => ({
      type: 'tool_use',
      id: idOf(step, at, which),
      name: 'read_file',
      input: { path: `src/file-${at}.ts`, limit: 100 },
    }));
    messages.push({
      role: 'assistant',
      content: [...(step.text === '' ? [] : [{ type: 'text', text: step.text }]), ...calls],
    });
    const results = step.results.flatMap((content, which) =>
      content === undefined ? [] : [{ type: 'tool_result', tool_use_id: idOf(step, at, which), content }],
    );
    if (results.length > 0) messages.push({ role: 'user', content: results });
  }
  return messages;
}

function idOf(step: { readonly ids?: string }, at: number, which: number): string {
  return step.ids === undefined ? `call_${at}_${which}` : `${step.ids}_${(at + which) % 4}`;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

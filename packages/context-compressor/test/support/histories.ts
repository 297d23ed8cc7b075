/** A history of calls in a chat, long enough for a small window: system, task, `rounds` of reads, and a reply. */
export function openaiHistory(rounds: number, lines = 60): object[] {
  return [
    { role: 'system', content: 'You are a build assistant. Never push to main.' },
    { role: 'user', content: 'Count the modules and fix src/mod3.ts.' },
    ...Array.from({ length: rounds }, (_, at) => [
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          {
            id: `c${at}`,
            type: 'function',
            function: { name: 'read_file', arguments: `{"path":"src/mod${at}.ts"}` },
          },
        ],
      },
      { role: 'tool', tool_call_id: `c${at}`, content: output(at, lines) },
    ]).flat(),
  ];
}

/** The same for the AI SDK. */
export function aiSdkHistory(rounds: number, lines = 60): object[] {
  return [
    { role: 'user', content: 'Count the modules and fix src/mod3.ts.' },
    ...Array.from({ length: rounds }, (_, at) => [
      {
        role: 'assistant',
        content: [
          {
            type: 'tool-call',
            toolCallId: `c${at}`,
            toolName: 'read_file',
            input: { path: `src/mod${at}.ts` },
          },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: `c${at}`,
            toolName: 'read_file',
            output: { type: 'text', value: output(at, lines) },
          },
        ],
      },
    ]).flat(),
  ];
}

/** Tool output of `lines` lines that no other round has. */
export function output(at: number, lines: number): string {
  return Array.from(
    { length: lines },
    (_, line) => `export const value${at}_${line} = ${at * 1_000 + line};`,
  ).join('\n');
}

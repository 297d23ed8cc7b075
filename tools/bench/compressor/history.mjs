import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../packages/context-compressor/test/fixtures/transcripts/', import.meta.url);

/** The real transcripts in OpenAI chat form, by name. */
export function transcripts() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.openai.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.openai.json', ''),
      messages: JSON.parse(readFileSync(new URL(file, folder), 'utf8')).messages,
    }));
}

/**
 * One long valid history of at least `tokens` tokens: the transcripts, one after the other, again and again; ids are unique, and
 * every round differs in its texts, so that no cache and no duplicate helps.
 */
export function history(tokens, countMessage) {
  const list = [
    { role: 'system', content: 'You are a coding agent with the tools read, bash, edit and write.' },
  ];
  let total = countMessage(list[0]);
  for (let round = 0; ; round++) {
    for (const { name, messages } of transcripts()) {
      for (const message of renamed(messages, `${name}${round}`)) {
        list.push(message);
        total += countMessage(message);
      }
      if (total >= tokens) return list;
    }
  }
}

function renamed(messages, prefix) {
  let count = 0;
  let ids = new Map();
  return messages
    .filter(({ role }) => role !== 'system')
    .map((message) => {
      if (message.tool_calls) ids = new Map(message.tool_calls.map(({ id }) => [id, `${prefix}_${count++}`]));
      return {
        ...message,
        ...(typeof message.content === 'string' ? { content: `${message.content}\n${prefix}` } : {}),
        ...(message.tool_calls
          ? { tool_calls: message.tool_calls.map((call) => ({ ...call, id: ids.get(call.id) })) }
          : {}),
        ...(message.tool_call_id ? { tool_call_id: ids.get(message.tool_call_id) } : {}),
      };
    });
}

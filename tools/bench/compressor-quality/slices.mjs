import { transcripts } from '../compressor/history.mjs';

/** Pieces of the transcripts with tool calls, each at most `tokens` long, cut where no call is open. */
export function slices(tokens, countMessage) {
  return transcripts()
    .filter(({ messages }) => messages.some(({ tool_calls: calls }) => calls))
    .flatMap(({ name, messages }) =>
      slicesOf(messages, tokens, countMessage).map((list, at) => ({
        name: `${name} ${at + 1}`,
        messages: list,
      })),
    )
    .filter(({ messages }) => messages.length > 20);
}

function slicesOf(messages, tokens, countMessage) {
  const task = messages.find(({ role }) => role === 'user');
  const lists = [[]];
  let total = 0;
  for (const message of messages) {
    total += countMessage(message);
    if (total > tokens && message.role !== 'tool') {
      // Each piece starts with the task, as a list of its own would.
      lists.push([task]);
      total = countMessage(task) + countMessage(message);
    }
    lists.at(-1).push(message);
  }
  return lists;
}

export const specifier = 'context-hygiene';

/** The whole way of a memory. */
export async function job({ createContextHygiene }) {
  const hygiene = createContextHygiene();
  const { content, dropped } = hygiene.scrubMemory({
    content: 'the new password is otter-Lamp-49x',
    properties: { api_key: 'k' },
  });
  const { text } = hygiene.renderMemory([{ layer: 'semantic', content }]);
  return (
    dropped[0] === 'api_key' &&
    text.includes('[REDACTED:PASSWORD]') &&
    hygiene.scrubAnswer(`Hi ${text}there`) === 'Hi there'
  );
}

/** n8n's redaction, secrets on and personal data off. */
export const name = '@n8n/utils redactText';
export const note = 'secrets only';

export async function load() {
  const { redactText } = await import('@n8n/utils/dist/redaction/redact-text');
  return (text) => redactText(text, { secrets: true, detect: [] }).text;
}

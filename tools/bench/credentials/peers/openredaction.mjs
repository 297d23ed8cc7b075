/** openredaction, with only its credential types where the version lets one choose them. */
export const name = 'openredaction (credentials)';
export const note = 'categories of credentials only';

const CREDENTIAL = /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL|JWT|WEBHOOK|CONNECTION|BEARER|OAUTH|AUTH|PRIVATE/;

export async function load() {
  const { OpenRedaction } = await import('openredaction');
  const types = new OpenRedaction({}).getPatterns().map(({ type }) => type);
  const patterns = types.filter((type) => CREDENTIAL.test(type));
  const detector = new OpenRedaction({ patterns });
  return async (text) => (await detector.detect(text)).redacted;
}

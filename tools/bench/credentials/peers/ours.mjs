/** The scrubber under judgement, as it is published: its built output. */
const dist = new URL('../../../../packages/credential-scrubber/dist/index.js', import.meta.url);

export const name = '@context-hygiene/credential-scrubber';
export const note = 'built dist, default options';

export const loadModule = () => import(dist.href);

export async function load() {
  const { CredentialScrubber } = await loadModule();
  const scrubber = new CredentialScrubber();
  return (text) => scrubber.scrubText(text).text;
}

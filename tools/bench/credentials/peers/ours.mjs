/** The scrubber under judgement, as it is published: its built output. */
import { distEntry } from '../lib/dist.mjs';

export const name = '@context-hygiene/credential-scrubber';
export const note = 'built dist, default options';

export const loadModule = () => import(distEntry);

export async function load() {
  const { CredentialScrubber } = await loadModule();
  const scrubber = new CredentialScrubber();
  return (text) => scrubber.scrubText(text).text;
}

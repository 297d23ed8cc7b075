import { DEFAULT_CREDENTIAL_KEY_PARTS, isCredentialKey } from '@context-hygiene/credential-scrubber';
import {
  isCredentialKey as restatedDecision,
  CREDENTIAL_KEY_PARTS as restatedParts,
} from '@context-hygiene/memory-render/credential-keys';
import type { ContractCheck, CredentialKeySubject } from '../../src/index.js';

/** The list that the scrubber owns. */
export const owned: CredentialKeySubject = { parts: DEFAULT_CREDENTIAL_KEY_PARTS, drops: isCredentialKey };

/** The list that the renderer restates. */
export const restated: CredentialKeySubject = { parts: restatedParts, drops: restatedDecision };

/** The names of the checks that fail. */
export async function failuresOf(checks: readonly ContractCheck[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { name, run } of checks) {
    try {
      await run();
    } catch {
      failed.push(name);
    }
  }
  return failed;
}

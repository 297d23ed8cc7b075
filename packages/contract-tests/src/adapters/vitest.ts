import { describe, test } from 'vitest';
import { checkRegistration } from '../check-registration.js';
import type { ContractCheck } from '../contract.js';

/**
 * Registers the checks of a contract as Vitest tests.
 *
 * @throws TypeError with a `code` when `checks` is not what a contract gave
 * @example
 * testContract('our key list', credentialKeyContract({ parts, drops }));
 */
export function testContract(title: string, checks: readonly ContractCheck[]): void {
  checkRegistration(title, checks);
  describe(title, () => {
    for (const { name, run } of checks) test(name, run);
  });
}

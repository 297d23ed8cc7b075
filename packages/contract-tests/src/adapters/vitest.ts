import { describe, test } from 'vitest';
import type { ContractCheck } from '../contract.js';

/**
 * Registers the checks of a contract as Vitest tests.
 *
 * @example
 * testContract('our key list', credentialKeyContract({ parts, drops }));
 */
export function testContract(title: string, checks: readonly ContractCheck[]): void {
  describe(title, () => {
    for (const { name, run } of checks) test(name, run);
  });
}

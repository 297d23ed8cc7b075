import { describe, test } from 'node:test';
import type { ContractCheck } from '../contract.js';

/**
 * Registers the checks of a contract as tests of Node's own runner.
 *
 * @example
 * testContract('our key list', credentialKeyContract({ parts, drops }));
 */
export function testContract(title: string, checks: readonly ContractCheck[]): void {
  void describe(title, () => {
    for (const { name, run } of checks) void test(name, () => run());
  });
}

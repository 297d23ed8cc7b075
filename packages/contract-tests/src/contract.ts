import { ContractViolationError } from './contract-violation-error.js';

/** One named check of a contract; any test runner can run it. */
export interface ContractCheck {
  /** What is checked, as a sentence. */
  readonly name: string;
  /** Throws or rejects with a {@link ContractViolationError} when the subject breaks the contract. */
  readonly run: () => void | Promise<void>;
}

/** Throws when there are faults; names the first few. */
export function refuse(faults: readonly string[], what: string): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, MOST_SHOWN).join(', ');
  const more = faults.length > MOST_SHOWN ? ` and ${faults.length - MOST_SHOWN} more` : '';
  throw new ContractViolationError(`${what}: ${shown}${more}`);
}

const MOST_SHOWN = 20;

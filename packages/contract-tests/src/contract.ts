/** One named check of a contract; any test runner can run it. */
export interface ContractCheck {
  /** What is checked, as a sentence. */
  readonly name: string;
  /** Throws or rejects with a {@link ContractViolationError} when the subject breaks the contract. */
  readonly run: () => void | Promise<void>;
}

const BRAND = Symbol.for('@context-hygiene/contract-tests/error');

/**
 * A subject that breaks its contract. Recognise it with {@link ContractViolationError.isInstance}, which also works
 * when the ESM and the CommonJS build are loaded side by side.
 */
export class ContractViolationError extends Error {
  override readonly name: string = 'ContractViolationError';
  readonly code = 'contract-violated' as const;

  constructor(message: string) {
    super(message);
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether `value` is a contract violation, whichever copy of this package made it. */
  static isInstance(value: unknown): value is ContractViolationError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}

/** Throws when there are faults; names the first few. */
export function refuse(faults: readonly string[], what: string): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, MOST_SHOWN).join(', ');
  const more = faults.length > MOST_SHOWN ? ` and ${faults.length - MOST_SHOWN} more` : '';
  throw new ContractViolationError(`${what}: ${shown}${more}`);
}

const MOST_SHOWN = 20;

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

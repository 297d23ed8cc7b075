import { misuse } from './errors.js';

/** Checks what an adapter is given: a contract that was not called, or its result unwrapped, would test nothing. */
export function checkRegistration(title: unknown, checks: unknown): void {
  if (typeof title !== 'string') throw misuse('invalid-argument:title', 'title must be a string');
  if (Array.isArray(checks) && checks.every(isCheck)) return;
  throw misuse(
    'invalid-argument:checks',
    'checks must be the list that a contract gives, such as credentialKeyContract({ … })',
  );
}

function isCheck(value: unknown): boolean {
  return typeof Object(value).name === 'string' && typeof Object(value).run === 'function';
}

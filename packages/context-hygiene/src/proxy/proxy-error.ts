import type { ProxyFailure } from './proxy-options.js';

/** Why an answer is not passed on, or not further. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  constructor(readonly code: ProxyFailure | 'upstream-silent' | 'upstream-too-large') {
    super(code);
  }
}

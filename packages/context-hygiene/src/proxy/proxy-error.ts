import type { ProxyFailure } from './proxy-options.js';

/** Why the proxy answers by itself, or breaks an answer off that has begun. */
export type ProxyErrorCode = ProxyFailure | 'upstream-silent' | 'upstream-too-large';

/** What each code says to the client or the caller; never of whom, or what was sent. */
export const proxyMessages: Readonly<Record<ProxyErrorCode, string>> = {
  'upstream-unreachable': 'The model API could not be reached.',
  'upstream-timeout': 'The model API did not begin its answer in time.',
  'upstream-encoding': 'The model API answered in an encoding that cannot be read.',
  'upstream-partial': 'The model API answered with a part of its answer only.',
  'upstream-redirect': 'The model API sends to an address that is not behind this proxy.',
  'upstream-silent': 'The model API was silent for too long within its answer.',
  'upstream-too-large': 'The model API answered with more at once than this proxy holds.',
  'request-too-large': 'The request body is larger than this proxy passes on.',
  'request-refused':
    'This proxy passes on neither TRACE, nor a body with GET or HEAD, nor a path that may leave its base.',
  'host-refused':
    'This proxy listens for its own machine only, and was asked for by another name: list it in allowedHosts (--allow-host).',
  'client-left': 'The client left before the answer began.',
  'upgrade-refused': 'This proxy does not pass on protocol upgrades.',
};

/** Why an answer is not passed on, or not further. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';

  constructor(readonly code: ProxyErrorCode) {
    super(proxyMessages[code]);
  }
}

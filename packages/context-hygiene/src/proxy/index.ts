export type { ProxyEvent, ProxyFailure, ScrubbingProxyOptions } from './proxy-options.js';
export type { ListeningProxy, ScrubbingProxy } from './scrubbing-proxy.js';
export { createScrubbingProxy } from './scrubbing-proxy.js';

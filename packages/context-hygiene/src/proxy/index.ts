export type { ListeningProxy } from './listen.js';
export type { ProxyEvent, ProxyFailure, ScrubbingProxyOptions } from './proxy-options.js';
export type { ScrubbingProxy } from './scrubbing-proxy.js';
export { createScrubbingProxy } from './scrubbing-proxy.js';

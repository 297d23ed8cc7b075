import { type SseOptions, scrubSse } from '@context-hygiene/stream-scrubber/sse';
import { checkKeys, inPiece, misuse } from '../errors.js';
import { quietListener } from '../quiet-listener.js';

/** Options of {@link createScrubbingProxy}. */
export interface ScrubbingProxyOptions {
  /** Where requests go: the API's base address, `https://api.openai.com` for instance. A path in it goes before the request's. */
  readonly upstream: string | URL;
  /** What is hidden, and in which channels; the API's format is recognised from its events. */
  readonly scrub?: SseOptions | undefined;
  /** Longest request body that is passed on, in bytes. @default 64 MiB */
  readonly maxRequestBytes?: number | undefined;
  /** Longest answer that is not streamed, and longest event of one that is, in bytes. @default 64 MiB */
  readonly maxResponseBytes?: number | undefined;
  /** How long upstream may take to begin its answer, in milliseconds. @default 300_000 */
  readonly headersTimeoutMs?: number | undefined;
  /** How long upstream may be silent within its answer, in milliseconds. @default 300_000 */
  readonly idleTimeoutMs?: number | undefined;
  /**
   * Names under which a proxy that only this machine can reach is asked for, behind another proxy or a tunnel for
   * instance. Addresses, names without a point and those below `localhost` and `internal` need not be listed.
   * @default none
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** What sends the request on. @default the runtime's `fetch` */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Told of every request in counts and milliseconds; never a body, header or address. What it throws is ignored. */
  readonly onEvent?: ((event: ProxyEvent) => unknown) | undefined;
}

/** What became of one request. */
export interface ProxyEvent {
  readonly type: 'request-answered' | 'request-failed';
  /** The status that the client got. */
  readonly status: number;
  /** How the answer was scrubbed, or why there was none. */
  readonly outcome: 'stream' | 'json' | 'text' | 'untouched' | ProxyFailure;
  /** Until the head of the answer was there. */
  readonly durationMs: number;
}

/** Why the proxy answered by itself. */
export type ProxyFailure =
  | 'upstream-unreachable'
  | 'upstream-timeout'
  | 'upstream-encoding'
  | 'upstream-partial'
  | 'upstream-redirect'
  | 'request-too-large'
  | 'request-refused'
  | 'host-refused'
  | 'upgrade-refused'
  | 'client-left';

/** The options, checked and complete. */
export interface ProxyConfig {
  readonly upstream: URL;
  readonly scrub: SseOptions;
  readonly maxRequestBytes: number;
  readonly headersTimeoutMs: number;
  readonly idleTimeoutMs: number;
  /** In lower case; absent where any host is taken. */
  readonly allowedHosts?: readonly string[];
  readonly fetch: (request: Request) => Promise<Response>;
  readonly onEvent: (event: ProxyEvent) => void;
}

const known = [
  'upstream',
  'scrub',
  'maxRequestBytes',
  'maxResponseBytes',
  'headersTimeoutMs',
  'idleTimeoutMs',
  'allowedHosts',
  'fetch',
  'onEvent',
];
const MIB = 1024 * 1024;

/** Checks the options. @throws TypeError | RangeError with a `code` that names the option */
export function parseProxyOptions(options: ScrubbingProxyOptions): ProxyConfig {
  checkKeys(options, known);
  const { fetch: send = (request) => fetch(request), onEvent = () => undefined } = options;
  if (typeof send !== 'function') throw misuse('invalid-option:fetch', 'fetch must be a function');
  if (typeof onEvent !== 'function') throw misuse('invalid-option:onEvent', 'onEvent must be a function');
  const maxEventBytes = wholeNumber('maxResponseBytes', options.maxResponseBytes, 64 * MIB);
  const scrub = { ...options.scrub, maxEventBytes: options.scrub?.maxEventBytes ?? maxEventBytes };
  // Checked now, not at the first answer.
  inPiece('scrub', () => scrubSse(scrub));
  return Object.freeze({
    upstream: parseUpstream(options.upstream),
    scrub,
    maxRequestBytes: wholeNumber('maxRequestBytes', options.maxRequestBytes, 64 * MIB),
    headersTimeoutMs: wholeNumber('headersTimeoutMs', options.headersTimeoutMs, 300_000),
    idleTimeoutMs: wholeNumber('idleTimeoutMs', options.idleTimeoutMs, 300_000),
    allowedHosts: parseHosts(options.allowedHosts),
    fetch: send,
    onEvent: quietListener(onEvent),
  });
}

function parseUpstream(upstream: unknown): URL {
  const text = String(upstream);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && `${url.username}${url.password}` !== '') {
    const instead = 'let the client send them in a header, or bring a fetch of yours that does';
    throw misuse('invalid-option:upstream', `upstream must hold no user name and password: ${instead}`);
  }
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw misuse(
    'invalid-option:upstream',
    'upstream must be an http or https address such as https://api.openai.com',
  );
}

function parseHosts(hosts: unknown = []): readonly string[] {
  const isName = (host: unknown): host is string => typeof host === 'string' && /^[^\s:/]+$/.test(host);
  if (Array.isArray(hosts) && hosts.every(isName)) return hosts.map((host) => host.toLowerCase());
  throw misuse(
    'invalid-option:allowedHosts',
    'allowedHosts must be a list of names without ports, such as proxy.example.com',
  );
}

function wholeNumber(name: string, value: unknown, standard: number): number {
  if (value === undefined) return standard;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw Object.assign(new RangeError(`${name} must be a whole number above 0.`), {
    code: `invalid-option:${name}`,
  });
}

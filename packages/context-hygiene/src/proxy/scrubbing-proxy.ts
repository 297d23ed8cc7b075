import { acceptRequest } from './accept-request.js';
import { isThisMachine } from './allowed-host.js';
import { askUpstream } from './ask-upstream.js';
import { type ListeningProxy, listen } from './listen.js';
import { ProxyError, proxyMessages } from './proxy-error.js';
import {
  type ProxyConfig,
  type ProxyEvent,
  type ProxyFailure,
  parseProxyOptions,
  type ScrubbingProxyOptions,
} from './proxy-options.js';
import { scrubAnswerBody } from './scrub-answer-body.js';

/** A reverse proxy in front of a model API. */
export interface ScrubbingProxy {
  /**
   * Listens for requests, in Node.js. One that only this machine can reach refuses the names of web sites as its
   * `Host`, but for `allowedHosts`.
   *
   * @param port 0 takes a free one. @default 0
   * @param host who may connect: only this machine unless told otherwise. @default '127.0.0.1'
   */
  listen(port?: number, host?: string): Promise<ListeningProxy>;
  /** Answers one request: for other servers, workers and tests. */
  fetch(request: Request): Promise<Response>;
}

const statuses: Readonly<Record<ProxyFailure, number>> = {
  'upstream-unreachable': 502,
  'upstream-timeout': 504,
  'upstream-encoding': 502,
  'upstream-partial': 502,
  'upstream-redirect': 502,
  'request-too-large': 413,
  'request-refused': 400,
  'host-refused': 403,
  'upgrade-refused': 501,
  // Nobody reads it; the number is the one that servers log (nginx).
  'client-left': 499,
};

/**
 * Stands between clients and an OpenAI-, Anthropic- or Gemini-compatible API and hides internal blocks in what comes
 * back, streamed or not. Requests pass unchanged. What cannot be read is not passed on.
 *
 * @throws TypeError | RangeError with a `code` that names the option
 * @example
 * const proxy = createScrubbingProxy({ upstream: 'https://api.openai.com' });
 * const { url, close } = await proxy.listen(8080);
 */
export function createScrubbingProxy(options: ScrubbingProxyOptions): ScrubbingProxy {
  const { allowedHosts = [], ...config } = parseProxyOptions(options);
  return {
    fetch: (request) => answerRequest(request, config),
    async listen(port = 0, host = '127.0.0.1') {
      const listening = isThisMachine(host) ? { ...config, allowedHosts } : config;
      return listen((request) => answerRequest(request, listening), port, host);
    },
  };
}

async function answerRequest(request: Request, config: ProxyConfig): Promise<Response> {
  const start = performance.now();
  const tell = (told: Omit<ProxyEvent, 'durationMs'>): void =>
    config.onEvent({ ...told, durationMs: performance.now() - start });
  // The client's leaving closes upstream, for as long as the answer lasts.
  const abort = new AbortController();
  const leave = (): void => abort.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  else request.signal.addEventListener('abort', leave, { once: true });
  try {
    acceptRequest(request, config);
    const upstream = await askUpstream(request, config, abort);
    const { response, outcome } = scrubAnswerBody(upstream, config);
    tell({ type: 'request-answered', status: response.status, outcome });
    return response;
  } catch (error) {
    const outcome = request.signal.aborted ? 'client-left' : failureOf(error);
    const status = statuses[outcome];
    // What upstream has begun and nobody will read.
    abort.abort(error);
    tell({ type: 'request-failed', status, outcome });
    return Response.json({ error: { type: outcome, message: proxyMessages[outcome] } }, { status });
  }
}

function failureOf(error: unknown): ProxyFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    if (cause instanceof ProxyError && isFailure(cause.code)) return cause.code;
  }
  return 'upstream-unreachable';
}

function isFailure(code: ProxyError['code']): code is ProxyFailure {
  return code in statuses;
}

import { MemoryRenderError } from './memory-render-error.js';

/** Throws when something is not what it must be; `kind:name` is the error's stable `code`, for programs. */
export function check(
  isRight: boolean,
  kind: 'invalid-option' | 'unknown-option' | 'invalid-argument' | 'invalid-result',
  name: string,
  wanted: string,
  Kind: new (message: string) => Error = TypeError,
): asserts isRight {
  if (isRight) return;
  const isUnknown = kind === 'unknown-option';
  const message = isUnknown
    ? `There is no option ${name}; known are ${wanted}.`
    : `${name} must be ${wanted}.`;
  throw Object.assign(new Kind(message), { code: `${kind}:${name}` });
}

/** Throws a {@link MemoryRenderError} when a function of the caller gave back something unusable. */
export function checkResult(
  isRight: boolean,
  source: 'scrubber' | 'layer' | 'countTokens',
  wanted: string,
): asserts isRight {
  check(isRight, 'invalid-result', source, `a function that gives ${wanted}`, MemoryRenderError);
}

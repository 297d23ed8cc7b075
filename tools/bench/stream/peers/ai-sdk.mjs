// `extractReasoningMiddleware` of the AI SDK, its transform called without streams around it.
import { extractReasoningMiddleware } from 'ai';

/** Gives an object that is fed like a scrubber. */
export async function createAiSdkScrubber(tagName = 'memory-context') {
  const transformer = await captureTransformer(tagName);
  let visible = '';
  const controller = {
    enqueue(part) {
      if (part.type === 'text-delta') visible += part.delta;
    },
  };
  const take = () => {
    const taken = visible;
    visible = '';
    return taken;
  };
  transformer.transform({ type: 'text-start', id: '1' }, controller);
  return {
    feed(chunk) {
      transformer.transform({ type: 'text-delta', id: '1', delta: chunk }, controller);
      return take();
    },
    flush() {
      transformer.transform({ type: 'text-end', id: '1' }, controller);
      transformer.flush?.(controller);
      transformer.transform({ type: 'text-start', id: '1' }, controller);
      return take();
    },
  };
}

async function captureTransformer(tagName) {
  const { TransformStream } = globalThis;
  let captured;
  globalThis.TransformStream = class {
    constructor(transformer) {
      captured = transformer;
    }
  };
  try {
    const middleware = extractReasoningMiddleware({ tagName, separator: '' });
    await middleware.wrapStream({
      doStream: async () => ({ stream: { pipeThrough: (transform) => transform } }),
    });
  } finally {
    globalThis.TransformStream = TransformStream;
  }
  return captured;
}

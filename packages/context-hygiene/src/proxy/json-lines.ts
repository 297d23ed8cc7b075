const LINE_FEED = 10;
const prefix = new TextEncoder().encode('data: ');

type Bytes = TransformStream<Uint8Array, Uint8Array>;

/** JSON lines as Server-Sent Events, an event a line, so that the same scrubber reads both. */
export function linesAsEvents(): Bytes {
  let atLineStart = true;
  return new TransformStream({
    transform(chunk, controller) {
      let start = 0;
      while (start < chunk.length) {
        const found = chunk.indexOf(LINE_FEED, start);
        const end = found < 0 ? chunk.length : found;
        if (atLineStart) controller.enqueue(prefix);
        if (end > start) controller.enqueue(chunk.subarray(start, end));
        atLineStart = found >= 0;
        if (atLineStart) controller.enqueue(new Uint8Array([LINE_FEED, LINE_FEED]));
        start = end + 1;
      }
    },
    flush(controller) {
      if (!atLineStart) controller.enqueue(new Uint8Array([LINE_FEED, LINE_FEED]));
    },
  });
}

/** The way back: the data of each event is a line. */
export function eventsAsLines(): Bytes {
  let matched = 0;
  let copying = false;
  return new TransformStream({
    transform(chunk, controller) {
      const out = new Uint8Array(chunk.length);
      let length = 0;
      for (const byte of chunk) {
        if (copying) {
          out[length] = byte;
          length += 1;
          if (byte === LINE_FEED) copying = false;
        } else if (byte === prefix[matched]) {
          matched += 1;
          copying = matched === prefix.length;
          if (copying) matched = 0;
        } else {
          // The blank line between events, or a field that is no data.
          matched = 0;
        }
      }
      if (length > 0) controller.enqueue(out.subarray(0, length));
    },
  });
}

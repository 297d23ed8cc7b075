const RECORD_MARK = 0x1e;
const LINE_FEED = 10;

type Bytes = TransformStream<Uint8Array, Uint8Array>;

/** Takes the marks before the records of a JSON text sequence away (RFC 7464), and puts them back before its lines. */
export function recordMarks(): { readonly away: Bytes; readonly back: Bytes } {
  let seen = false;
  let atStart = true;
  const away: Bytes = new TransformStream({
    transform(chunk, controller) {
      seen ||= chunk.includes(RECORD_MARK);
      controller.enqueue(seen ? chunk.filter((byte) => byte !== RECORD_MARK) : chunk);
    },
  });
  const back: Bytes = new TransformStream({
    transform(chunk, controller) {
      if (!seen) return controller.enqueue(chunk);
      const marked: number[] = [];
      for (const byte of chunk) {
        if (atStart) marked.push(RECORD_MARK);
        marked.push(byte);
        atStart = byte === LINE_FEED;
      }
      controller.enqueue(Uint8Array.from(marked));
    },
  });
  return { away, back };
}

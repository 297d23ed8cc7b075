const encoder = /* @__PURE__ */ new TextEncoder();
// A BOM inside of a text belongs to it.
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });

/** Turns a text into UTF-8. */
export function encodeText(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Turns UTF-8 into a text, malformed sequences into U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  return bytes.length < 16 && isAscii(bytes) ? String.fromCharCode(...bytes) : decoder.decode(bytes);
}

// Names and numbers are short, and a decoder takes its time to start.
function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] ?? 0) > 127) return false;
  return true;
}

/** Joins byte arrays; a single one is returned as it is. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Where a text starts: behind the byte order mark, if there is one. */
export function textStart(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

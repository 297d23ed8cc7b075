/** Where a string, a number, or one of `true`, `false` and `null` stands in JSON. */
export interface JsonLiteral {
  readonly start: number;
  readonly end: number;
}

/** The literals of JSON in their order; in a text that is none, what looks like one. No string is too long for it. */
export function* literalsIn(json: string): Generator<JsonLiteral> {
  const wordOrNumber = /-?\d[\d.eE+-]*|true|false|null/y;
  for (let at = 0; at < json.length; ) {
    const start = at;
    if (json[at] !== '"') {
      wordOrNumber.lastIndex = at;
      at = wordOrNumber.test(json) ? wordOrNumber.lastIndex : at + 1;
      if (wordOrNumber.lastIndex > 0) yield { start, end: at };
      continue;
    }
    at = endOfString(json, at);
    if (at > json.length) return;
    yield { start, end: at };
  }
}

/** The place behind a string; beyond the end where nothing ends it. */
function endOfString(json: string, start: number): number {
  const special = /["\\]/g;
  special.lastIndex = start + 1;
  while (special.test(json)) {
    if (json[special.lastIndex - 1] === '"') return special.lastIndex;
    // What is escaped.
    special.lastIndex += 1;
  }
  return json.length + 1;
}

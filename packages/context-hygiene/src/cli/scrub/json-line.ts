/** A line of a JSON lines file: what stands before its JSON, and the JSON. */
export interface JsonLine {
  /** Marks of the byte order, at the start of a file or of one that was put behind another, and of a record (RFC 7464). */
  readonly mark: string;
  readonly json: string;
}

/** Takes the marks off a line. */
export function splitMark(line: string): JsonLine {
  const [mark = ''] = /^[\ufeff\u001e]*/.exec(line) ?? [];
  return { mark, json: line.slice(mark.length) };
}

/** Whether a text is one JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

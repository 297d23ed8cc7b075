import { jsonOf } from './formats/fields.js';

/** Bytes of a list as a JSON request body in UTF-8; binary data is taken as the base64 it becomes. */
export function payloadBytes(messages: readonly object[]): number {
  let bytes = 2;
  for (const message of messages) bytes += utf8Length(jsonOf(message)) + 1;
  return bytes;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Each half of a surrogate pair stands for two of its four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code >= 0xd800 && code <= 0xdfff ? 2 : 3;
  }
  return bytes;
}

import { assertBytes } from '../errors.js';
import { type BlockInfo, parseOptions, type ScrubberConfig, type ScrubberOptions } from '../options.js';
import { createRules } from '../rules.js';
import { createTagScanner } from '../tag-scanner.js';

/** Scrubs UTF-8 bytes that may be cut anywhere. */
export interface ByteScanner {
  /** Reads a chunk and gives the bytes that may be shown now: the same array when nothing is hidden in it. */
  feed(chunk: Uint8Array): Uint8Array;
  /** Ends the stream and gives the rest of what may be shown. */
  flush(): Uint8Array;
}

const lessThan = 60;
// As many arguments as every engine takes in one call.
const pieceLength = 8192;

/**
 * The scanner reads bytes as if each were a character, and names as their UTF-8 bytes: nothing is decoded, so that
 * nothing malformed can be changed.
 */
export function createByteScanner(options: ScrubberOptions | undefined): ByteScanner {
  const config = parseOptions(options);
  const encoder = new TextEncoder();
  const rules = createRules({ ...config, onBlock: decodeHidden(config) }, (text) =>
    toUnits(encoder.encode(text)),
  );
  const scanner = createTagScanner(rules);
  // Then only a `<` can begin anything.
  const isPlain = !config.codeAware && config.delimiters.length === 0 && config.startInside === false;
  return {
    feed(chunk) {
      assertBytes(chunk, 'chunk');
      if (isPlain && !scanner.isHiding && scanner.held === '' && !chunk.includes(lessThan)) return chunk;
      const units = toUnits(chunk);
      const visible = scanner.feed(units);
      return visible === units ? chunk : toBytes(visible);
    },
    flush: () => toBytes(scanner.flush()),
  };
}

function decodeHidden({ onBlock }: ScrubberConfig): ScrubberConfig['onBlock'] {
  if (onBlock === undefined) return undefined;
  return (info: BlockInfo) => {
    onBlock(info.text === undefined ? info : { ...info, text: new TextDecoder().decode(toBytes(info.text)) });
  };
}

function toUnits(bytes: Uint8Array): string {
  let units = '';
  for (let at = 0; at < bytes.length; at += pieceLength) {
    units += String.fromCharCode(...bytes.subarray(at, at + pieceLength));
  }
  return units;
}

function toBytes(units: string): Uint8Array {
  const bytes = new Uint8Array(units.length);
  for (let at = 0; at < units.length; at++) bytes[at] = units.charCodeAt(at);
  return bytes;
}

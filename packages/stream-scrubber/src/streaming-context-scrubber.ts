import { parseOptions, type ScrubberOptions } from './options.js';
import { createRules } from './rules.js';
import { createTagScanner, type ScrubReport, type TagScanner } from './tag-scanner.js';

/**
 * Removes internal blocks from a stream of text chunks, whatever the chunk borders. One instance per stream:
 * `feed` each chunk, `flush` at the end.
 *
 * @example
 * const scrubber = new StreamingContextScrubber();
 * scrubber.feed('I see. <memory-cont'); //=> 'I see. '
 * scrubber.feed('ext>\n[likes tea]\n</memory-context>Tea?'); //=> 'Tea?'
 * scrubber.flush(); //=> ''
 */
export class StreamingContextScrubber {
  readonly #scanner: TagScanner;

  /** @throws TypeError with a `code` that names a wrong or unknown option */
  constructor(options?: ScrubberOptions) {
    this.#scanner = createTagScanner(createRules(parseOptions(options)));
  }

  /** Counts of what was found since the last `reset`: never content. */
  get report(): ScrubReport {
    return this.#scanner.report;
  }

  /**
   * Reads a chunk and gives the text that may be shown now.
   *
   * @throws TypeError with the code `invalid-argument:chunk` when the chunk is not a string
   */
  feed(chunk: string): string {
    return this.#scanner.feed(chunk);
  }

  /**
   * Ends the stream and gives the rest of the text that may be shown: a held `<` comes out, an open block and a
   * piece of a tag do not. The instance can then be used for the next stream.
   */
  flush(): string {
    return this.#scanner.flush();
  }

  /** Starts anew without giving out what was held; the counts start from zero. */
  reset(): void {
    this.#scanner.reset();
  }
}

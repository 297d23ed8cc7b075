import { BACKTICK, CR, LF, SPACE, TILDE } from './characters.js';

const minFence = 3;
const maxIndent = 3;

// Where in a line the tracker stands.
const lineStart = 0;
const markers = 1; // in a run of markers at the line's start
const afterMarkers = 2; // behind the markers of the fence's first line, or of what may be its last
const restOfLine = 3;

/**
 * Follows Markdown code fences in the visible text: a line that starts with three or more backticks or tildes opens
 * one, decided with the third of them; a line of at least as many closes it. A backtick later in the first line
 * says that it was inline code after all.
 */
export class FenceTracker {
  /** Whether the text read so far ends inside a fence. */
  isOpen = false;
  #place = lineStart;
  #marker = 0;
  #run = 0;
  #size = 0;
  #indent = 0;
  #isFirstLine = false;

  /** Reads on until a fence opens or closes, or up to `to`; gives the place behind what was read. */
  read(text: string, from: number, to: number): number {
    const before = this.isOpen;
    let index = from;
    while (index < to && this.isOpen === before) {
      this.#readUnit(text.charCodeAt(index));
      index += 1;
    }
    return index;
  }

  #readUnit(unit: number): void {
    if (unit === LF || unit === CR) this.#endLine();
    else if (this.isOpen) this.#readInside(unit);
    else this.#readOutside(unit);
  }

  #endLine(): void {
    if (this.isOpen && !this.#isFirstLine && this.#run >= this.#size && this.#place !== restOfLine) {
      this.isOpen = false;
    }
    this.#place = lineStart;
    this.#run = 0;
    this.#indent = 0;
    this.#isFirstLine = false;
  }

  #readOutside(unit: number): void {
    const isMarker = unit === BACKTICK || unit === TILDE;
    if (this.#place === lineStart && isMarker) {
      this.#marker = unit;
      this.#run = 1;
      this.#place = markers;
    } else if (this.#place === markers && unit === this.#marker) {
      this.#run += 1;
      if (this.#run === minFence) {
        this.isOpen = true;
        this.#isFirstLine = true;
        this.#size = this.#run;
      }
    } else this.#place = restOfLine;
  }

  #readInside(unit: number): void {
    if (this.#place === markers && unit === this.#marker) {
      this.#run += 1;
      if (this.#isFirstLine) this.#size = this.#run;
    } else if (this.#isFirstLine) {
      this.#place = restOfLine;
      if (unit === BACKTICK && this.#marker === BACKTICK) {
        this.isOpen = false;
        this.#isFirstLine = false;
      }
    } else this.#readPossibleLastLine(unit);
  }

  #readPossibleLastLine(unit: number): void {
    const isBlank = unit === SPACE || unit === 9;
    if (this.#place === lineStart && unit === this.#marker) {
      this.#place = markers;
      this.#run = 1;
    } else if (this.#place === lineStart && unit === SPACE && this.#indent < maxIndent) this.#indent += 1;
    else if (isBlank && (this.#place === markers || this.#place === afterMarkers)) this.#place = afterMarkers;
    else this.#place = restOfLine;
  }
}

/**
 * Follows Markdown code fences in the visible text: a line that starts with three or more backticks or tildes opens
 * one, decided with the third of them; a line of at least as many closes it. A backtick later in the first line
 * says that it was inline code after all.
 */
export interface FenceTracker {
  /** Whether the text read so far ends inside a fence. */
  isOpen(): boolean;
  /** Reads on. */
  read(text: string): void;
}

// More of a line is not looked at: a fence is never that long.
const maxLine = 99;

/** Makes a tracker that stands at the start of a text. */
export function createFenceTracker(): FenceTracker {
  let fence = '';
  let line = '';
  let isFirstLine = false;
  const readUnit = (character: string): void => {
    if (character === '\n' || character === '\r') {
      const [, markers = ''] = /^ {0,3}(`+|~+)[\t ]*$/.exec(line) ?? [];
      if (!isFirstLine && markers.startsWith(fence)) fence = '';
      line = '';
      isFirstLine = false;
      return;
    }
    if (line.length < maxLine) line += character;
    if (character !== '`' && character !== '~') return;
    if (isFirstLine || fence === '') {
      if (/^(`{3,}|~{3,})$/.test(line)) {
        fence = line;
        isFirstLine = true;
      } else if (character === '`' && fence.startsWith('`')) {
        fence = '';
        isFirstLine = false;
      }
    }
  };
  return {
    isOpen: () => fence !== '',
    read(text) {
      for (const character of text) readUnit(character);
    },
  };
}

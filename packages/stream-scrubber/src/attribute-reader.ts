// What stands before the next character, as flags.
const gap = 1; // the name, a space or a closing quote: a slash counts here
const equals = 2; // `=`, perhaps with spaces behind it: a quote counts here
const slash = 4; // a slash that counts: `>` makes an empty block here

/**
 * Reads an opening tag from behind its name to its end, and keeps a state instead of the text: an attribute of any
 * length costs nothing.
 */
export interface AttributeReader {
  /** Reads on and gives the place behind what belongs to the tag. */
  read(text: string, from: number): number;
  /** How the tag ended: by `>`, by `/>`, or by a `<` that belongs to what follows; empty while it has not. */
  end(): string;
}

/** Makes a reader for one tag. */
export function createAttributeReader(): AttributeReader {
  let before = gap;
  let quote = '';
  let end = '';
  return {
    read(text, from) {
      let at = from;
      while (end === '' && at < text.length) {
        if (quote !== '') {
          at = text.indexOf(quote, at);
          if (at < 0) return text.length;
          quote = '';
          before = gap;
        } else {
          const character = text.charAt(at);
          if (character === '<') {
            end = character;
            return at;
          }
          if (character === '>') end = before === slash ? '/>' : character;
          if (before & equals && (character === '"' || character === "'")) quote = character;
          before =
            character === '='
              ? equals
              : '\t\n\f\r '.includes(character)
                ? (before & equals) | gap
                : character === '/' && before & gap
                  ? slash
                  : 0;
        }
        at += 1;
      }
      return at;
    },
    end: () => end,
  };
}

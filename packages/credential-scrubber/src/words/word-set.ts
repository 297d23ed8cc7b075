/** A set of words written as one text; taken apart when a word is first looked up, so that importing costs nothing. */
export class WordSet {
  #words: ReadonlySet<string> | undefined;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  has(word: string): boolean {
    this.#words ??= new Set(this.#text.split(' '));
    return this.#words.has(word);
  }
}

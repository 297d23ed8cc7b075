/** Keeps the `sequence_number`s of a stream consecutive when events are added or dropped. */
export class SequenceNumbers {
  #shift = 0;
  #current = 0;
  #isUsed = false;

  /** Takes the number of the event at hand as it came; undefined when it has none. */
  see(number: number | undefined): void {
    this.#isUsed ||= number !== undefined;
    this.#current = number ?? this.#current + 1;
  }

  /** The number of an event that is added before the one at hand; undefined when the stream counts none. */
  insert(): number | undefined {
    this.#shift += 1;
    return this.#isUsed ? this.#current + this.#shift - 1 : undefined;
  }

  /** Notes that the event at hand is dropped. */
  drop(): void {
    this.#shift -= 1;
  }

  /** The number of the event at hand now. */
  get number(): number {
    return this.#current + this.#shift;
  }
}

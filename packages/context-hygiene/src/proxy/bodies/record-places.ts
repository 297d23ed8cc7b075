import { COLON, LINE_FEED, SPACE } from './ascii.js';
import { concat } from './bytes.js';
import { type Line, LineCutter } from './lines.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const NOTHING = new Uint8Array();

/** What stands around a record in its body. */
export interface Place {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** An event's `data` line, a value in a list, or a line of its own. */
  readonly kind: 'event' | 'item' | 'line';
}

/** The places of records that are on their way as events, by the number that their comments say. */
export class RecordPlaces {
  readonly #places = new Map<number, Place>();
  #last = 0;

  /** The number of a record that stands there. */
  add(place: Place): number {
    this.#last += 1;
    this.#places.set(this.#last, place);
    return this.#last;
  }

  /** The way back. Events that the scrubber added have no number and stand before the next one that has. */
  back(): TransformStream<Uint8Array, Uint8Array> {
    const lines = new LineCutter();
    let number: number | undefined;
    let fields: Uint8Array[] = [];
    let added: Uint8Array[][] = [];
    const take = (): Uint8Array => {
      const place = this.#take(number);
      const given = fields;
      number = undefined;
      fields = [];
      if (place !== undefined) {
        const early = added.map((event) => concat([write(event, place.kind), separators[place.kind]]));
        added = [];
        return concat([place.before, ...early, write(given, place.kind), place.after]);
      }
      if (given.length > 0) added.push(given);
      return NOTHING;
    };
    const read = ({ content }: Line): Uint8Array => {
      if (content.length === 0) return take();
      if (content[0] === COLON) number = Number(decoder.decode(content.subarray(1)));
      else fields.push(content);
      return NOTHING;
    };
    return new TransformStream({
      transform(chunk, controller) {
        const bytes = concat(lines.push(chunk).map(read));
        if (bytes.length > 0) controller.enqueue(bytes);
      },
      flush(controller) {
        const rest = lines.rest();
        if (rest !== undefined) read(rest);
        const last = take();
        const late = added.map((event) => concat([write(event, 'line'), separators.line]));
        controller.enqueue(concat([last, ...late]));
      },
    });
  }

  #take(number: number | undefined): Place | undefined {
    if (number === undefined) return undefined;
    const place = this.#places.get(number);
    this.#places.delete(number);
    return place;
  }
}

/** Whether a line is a `data` field, as lenient clients read it. */
export function isDataField(line: Uint8Array): boolean {
  return /^\s*data\s*(?::|$)/i.test(decoder.decode(line.subarray(0, 20)));
}

const separators: Readonly<Record<Place['kind'], Uint8Array>> = {
  event: encoder.encode('\n\n'),
  item: encoder.encode(','),
  line: encoder.encode('\n'),
};

function write(fields: readonly Uint8Array[], kind: Place['kind']): Uint8Array {
  // A list whose value must not go on keeps its place.
  if (kind === 'item' && fields.length === 0) return encoder.encode('null');
  const lines = kind === 'event' ? fields : fields.filter(isDataField).map(valueIn);
  return concat(lines.flatMap((line, index) => (index === 0 ? [line] : [Uint8Array.of(LINE_FEED), line])));
}

function valueIn(field: Uint8Array): Uint8Array {
  const start = field.indexOf(COLON) + 1;
  return field.subarray(field[start] === SPACE ? start + 1 : start);
}

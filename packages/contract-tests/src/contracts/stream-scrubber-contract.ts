import { type ContractCheck, refuse } from '../contract.js';
import { misuse } from '../errors.js';
import { field } from '../fields.js';
import { checkOptions, isFullListOf, isStrings, type OptionKind } from '../options.js';
import { type StreamSample, tagSamples } from './stream-samples.js';

/** A scrubber that is fed pieces of a text and gives back what may be shown of them. */
export interface StreamScrubberSubject {
  /** Takes a chunk and gives what may be shown. */
  feed(chunk: string): string | Promise<string>;
  /** Ends the stream and gives the rest. */
  flush(): string | Promise<string>;
}

/** What the subject is fed with. */
export interface StreamScrubberContractOptions {
  /**
   * The tag whose blocks the subject hides.
   *
   * @default 'memory-context'
   */
  readonly tag?: string | undefined;
  /** Other texts than the built-in ones, for a scrubber that hides something else. */
  readonly samples?: readonly StreamSample[] | undefined;
}

/** Texts up to this length are cut at every pair of places, longer ones at every single place. */
const SHORT_TEXT = 48;

/**
 * The checks that a streaming scrubber gives the same output wherever its input is cut, lets nothing of a block
 * out, and loses nothing else.
 *
 * @param factory makes a fresh scrubber for each run
 * @throws TypeError with code `invalid-argument:factory`, `unknown-option:NAME`, `invalid-option:tag` or
 * `invalid-option:samples`
 *
 * @example
 * for (const { name, run } of streamScrubberContract(() => new StreamingContextScrubber())) test(name, run);
 */
export function streamScrubberContract(
  factory: () => StreamScrubberSubject,
  options: StreamScrubberContractOptions = {},
): readonly ContractCheck[] {
  if (typeof factory !== 'function')
    throw misuse('invalid-argument:factory', 'factory must be a function that makes a scrubber');
  checkOptions(options, { tag: tagKind, samples: samplesKind });
  const samples = options.samples ?? tagSamples(options.tag ?? 'memory-context');
  const ofSamples = samples.flatMap((sample): readonly ContractCheck[] => [
    {
      name: `${sample.name}: shows what it must, and nothing hidden`,
      async run() {
        refuse(faultsOf(await outputOf(factory, [sample.text]), sample), 'in one piece');
      },
    },
    {
      name: `${sample.name}: the same output for every cut`,
      async run() {
        const whole = await outputOf(factory, [sample.text]);
        const faults: string[] = [];
        for (const cut of cutsOf(sample.text)) {
          const output = await outputOf(factory, cut.chunks);
          if (output !== whole) faults.push(cut.name);
        }
        refuse(faults, 'other output than in one piece when cut');
      },
    },
    {
      name: `${sample.name}: nothing is left after flush`,
      async run() {
        const subject = made(factory);
        await fed(subject, sample.text);
        await flushed(subject);
        const rest = await flushed(subject);
        refuse(rest === '' ? [] : [`${rest.length} characters`], 'came out of a second flush');
      },
    },
  ]);
  return [...ofSamples, { name: 'two scrubbers share nothing', run: () => shareNothing(factory, samples) }];
}

/** One that answers two people at a time must not hide from one what the other one's block hides. */
async function shareNothing(
  factory: () => StreamScrubberSubject,
  samples: readonly StreamSample[],
): Promise<void> {
  const faults: string[] = [];
  for (const { name, text } of samples) {
    const whole = await outputOf(factory, [text]);
    for (let at = 0; at <= text.length; at++) {
      const chunks = [text.slice(0, at), text.slice(at)] as const;
      const alone = await outputOf(factory, chunks);
      const subject = made(factory);
      const start = await fed(subject, chunks[0]);
      const other = await outputOf(factory, [text]);
      const end = (await fed(subject, chunks[1])) + (await flushed(subject));
      if (start + end === alone && other === whole) continue;
      faults.push(name);
      break;
    }
  }
  refuse(faults, 'other output when a second one is fed in between, of');
}

const tagKind: OptionKind = {
  accepts: (value) => typeof value === 'string' && /^[^\s<>/='"]+$/.test(value),
  said: 'a name without white space, quotes and any of < > / =',
};

const samplesKind: OptionKind = {
  accepts: (value) => isFullListOf(value, isSample),
  said: 'an array of samples, each with "name" and "text" as strings, "visible" and "hidden" as arrays of strings',
};

function isSample(value: unknown): boolean {
  const isText = (name: string): boolean => typeof field(value, name) === 'string';
  const isTexts = (name: string): boolean => isStrings(field(value, name));
  return isText('name') && isText('text') && isTexts('visible') && isTexts('hidden');
}

/** A scrubber of the factory; a factory of something else is told so, and not by the first call that is missing. */
function made(factory: () => StreamScrubberSubject): StreamScrubberSubject {
  const subject = factory();
  if (!['feed', 'flush'].every((name) => typeof field(subject, name) === 'function')) {
    refuse(['a scrubber with the methods feed and flush'], 'factory must give');
  }
  return subject;
}

async function outputOf(factory: () => StreamScrubberSubject, chunks: readonly string[]): Promise<string> {
  const subject = made(factory);
  let output = '';
  for (const chunk of chunks) output += await fed(subject, chunk);
  return output + (await flushed(subject));
}

async function fed(subject: StreamScrubberSubject, chunk: string): Promise<string> {
  return checkText(await subject.feed(chunk), 'feed');
}

async function flushed(subject: StreamScrubberSubject): Promise<string> {
  return checkText(await subject.flush(), 'flush');
}

/** Joined to a text, `undefined` would only make it longer. */
function checkText(given: string, by: string): string {
  refuse(
    typeof given === 'string' ? [] : [`${typeof given} by ${by}`],
    'feed and flush must give text, but gave',
  );
  return given;
}

/** What is wrong with an output; positions only, never the text. */
function faultsOf(output: string, { visible, hidden }: StreamSample): readonly string[] {
  const faults: string[] = [];
  let from = 0;
  for (const [at, piece] of visible.entries()) {
    const found = output.indexOf(piece, from);
    if (found < 0) faults.push(`visible piece ${at + 1} is missing`);
    else from = found + piece.length;
  }
  for (const [at, piece] of hidden.entries()) {
    if (output.toLowerCase().includes(piece.toLowerCase())) faults.push(`hidden piece ${at + 1} came out`);
  }
  const length = visible.reduce((sum, piece) => sum + piece.length, 0);
  if (faults.length === 0 && output.length !== length)
    faults.push(`${output.length} characters instead of ${length}`);
  return faults;
}

interface Cut {
  readonly name: string;
  readonly chunks: readonly string[];
}

function* cutsOf(text: string): Generator<Cut> {
  yield {
    name: 'after every character',
    chunks: Array.from({ length: text.length }, (_, at) => text.charAt(at)),
  };
  for (let at = 0; at <= text.length; at++) {
    yield { name: `at ${at}`, chunks: [text.slice(0, at), text.slice(at)] };
  }
  for (let size = 2; size <= 7; size++) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, at * size + size),
    );
    yield { name: `every ${size} characters`, chunks };
  }
  if (text.length > SHORT_TEXT) return;
  for (let first = 1; first < text.length; first++) {
    for (let second = first + 1; second < text.length; second++) {
      yield {
        name: `at ${first} and ${second}`,
        chunks: [text.slice(0, first), text.slice(first, second), text.slice(second)],
      };
    }
  }
}

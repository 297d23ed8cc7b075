import type { CallPart, MessageView, Part, ResultPart, TextPart } from '../model.js';
import { clipMiddle, toWellFormed } from '../well-formed.js';
import { imageNote, resultReading } from './digest.js';
import { otherReading } from './other-reading.js';
import { escapeEnd } from './prompt.js';

/** Characters of one message that a summarizer sees: its beginning and its end; of a tool result, less. */
const CLIP = { message: [4_000, 1_500], result: [1_600, 800] } as const;

/** Parts are told apart again after redaction by this control character, which no redaction rule reads. */
const SEPARATOR = '\u0001\n';

// ASCII alone is added: one arrow would make every text twice as large in memory.

/** The whole of a message as one text, its parts told apart by a control character: what redaction works on. */
export function turnText(view: MessageView, callOf: ReadonlyMap<ResultPart, CallPart>): string {
  const label = `[${view.role === 'opaque' ? 'item' : view.role}]`;
  const parts = view.parts.map((part) => partText(part, callOf).replaceAll('\u0001', ' '));
  return toWellFormed([label, ...parts].join(SEPARATOR));
}

/** A text of `turnText` with what each part says put through `change`. */
export function mapSaid(
  text: string,
  view: MessageView,
  callOf: ReadonlyMap<ResultPart, CallPart>,
  change: (said: string, part: TextPart | ResultPart) => string,
): string {
  if (!view.parts.some(({ kind }) => kind === 'text' || kind === 'result')) return text;
  const [label = '', ...parts] = text.split(SEPARATOR);
  const changed = parts.map((said, index) => {
    const part = view.parts[index];
    if (part?.kind === 'text') return change(said, part);
    if (part?.kind !== 'result') return said;
    const lead = resultLead(part, callOf);
    const reading = said.slice(lead.length);
    const result = change(reading, part);
    return result === reading ? said : lead + result;
  });
  return changed.every((part, index) => part === parts[index]) ? text : [label, ...changed].join(SEPARATOR);
}

/** A message's redacted text in the forms that its readers get. */
export interface Turn {
  /** The whole text. */
  readonly readable: string;
  /** The text as a summarizer gets it. */
  readonly clipped: string;
  /** The texts of the parts, one for each part of the message. */
  readonly parts: readonly string[];
}

/** Reads a text of `turnText` after redaction. */
export function readTurn(text: string, role: MessageView['role']): Turn {
  const readable = text.replaceAll(SEPARATOR, '\n');
  const [head, tail] = role === 'tool' ? CLIP.result : CLIP.message;
  return {
    readable,
    clipped: escapeEnd('turns', clipMiddle(readable, head, tail)),
    parts: text.split(SEPARATOR).slice(1),
  };
}

function partText(part: Part, callOf: ReadonlyMap<ResultPart, CallPart>): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'other':
      return otherReading(part);
    case 'image':
      return imageNote(part).replace('image removed', 'image');
    case 'call':
      return `-> call ${part.name} ${part.argumentsText}`;
    case 'result':
      return resultLead(part, callOf) + resultReading(part);
    case 'thinking':
    case 'approval':
      return '';
  }
}

function resultLead(part: ResultPart, callOf: ReadonlyMap<ResultPart, CallPart>): string {
  const name = part.name ?? callOf.get(part)?.name ?? 'tool';
  return `<- ${part.isError ? 'error' : 'result'} of ${name}: `;
}

import { type CallPart, type MessageView, type Part, type ResultPart, resultText } from '../model.js';
import { clipMiddle, toWellFormed } from '../well-formed.js';
import { imageNote } from './digest.js';

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

/** A turn's text as readers get it. */
export function readableTurn(text: string): string {
  return text.replaceAll(SEPARATOR, '\n');
}

/** The texts of the parts of a turn, one for each part of the message. */
export function turnParts(text: string): readonly string[] {
  return text.split(SEPARATOR).slice(1);
}

/** A turn's text as a summarizer gets it. */
export function clipTurn(text: string, role: MessageView['role']): string {
  const [head, tail] = role === 'tool' ? CLIP.result : CLIP.message;
  return clipMiddle(text, head, tail);
}

function partText(part: Part, callOf: ReadonlyMap<ResultPart, CallPart>): string {
  switch (part.kind) {
    case 'text':
    case 'other':
      return part.text;
    case 'image':
      return imageNote(part).replace('image removed', 'image');
    case 'call':
      return `-> call ${part.name} ${part.argumentsText}`;
    case 'result': {
      const name = part.name ?? callOf.get(part)?.name ?? 'tool';
      const images = part.content.filter((inner) => inner.kind === 'image').map(imageNote);
      return `<- ${part.isError ? 'error' : 'result'} of ${name}: ${[resultText(part), ...images].join('\n')}`;
    }
    case 'thinking':
    case 'approval':
      return '';
  }
}

/** A message format that goes in and comes out unchanged. */
export type MessageFormat = 'openai-chat' | 'openai-responses' | 'anthropic' | 'gemini' | 'ai-sdk';

/** What a message is to the conversation; `tool` holds tool results and nothing else, `opaque` is an item that only its provider reads. */
export type ViewRole = 'system' | 'user' | 'assistant' | 'tool' | 'opaque';

/** Fields that every part of a view has: the part as it came in, and whether the view differs from it. */
interface PartBase {
  /** The part of the caller's message, never written to; `undefined` for a part that we made. */
  readonly raw: unknown;
  /** Set when the fields of the view no longer say what `raw` says: the codec writes a new part from them. */
  readonly edited?: true;
}

/** Text that a person or a model wrote. */
export interface TextPart extends PartBase {
  readonly kind: 'text';
  readonly text: string;
}

/** A picture: by address, or as bytes inside the message. */
export interface ImagePart extends PartBase {
  readonly kind: 'image';
  /** Address (`http:`, `https:`, a file id …); `undefined` when the bytes are inside the message. */
  readonly url: string | undefined;
  readonly mediaType: string | undefined;
  /** Bytes of the payload inside the message (base64 length × 3/4); 0 for an address. */
  readonly bytes: number;
  readonly detail: string | undefined;
}

/** A tool call of the model. */
export interface CallPart extends PartBase {
  readonly kind: 'call';
  /** Call id as in the message, `''` when the format has none (Gemini): paired by name and order then. */
  readonly id: string;
  readonly name: string;
  /** Arguments as JSON text (or whatever text the model produced). */
  readonly argumentsText: string;
  /** Arguments as a value when the format carries them so (Anthropic, Gemini, AI SDK); `undefined` for JSON text. */
  readonly argumentsValue: unknown;
  /** The call carries a signature that covers its arguments. */
  readonly signed: boolean;
  /** The provider ran the call itself: no result is to follow. */
  readonly settled: boolean;
}

/** The result of a tool call. */
export interface ResultPart extends PartBase {
  readonly kind: 'result';
  readonly id: string;
  readonly name: string | undefined;
  readonly isError: boolean;
  readonly content: readonly ResultContent[];
}

/** What a tool result is made of. */
export type ResultContent = TextPart | ImagePart | OtherPart;

/** Reasoning of the model, signed, encrypted or plain. */
export interface ThinkingPart extends PartBase {
  readonly kind: 'thinking';
  readonly text: string;
  readonly signed: boolean;
}

/** Half of an approval of a tool call (AI SDK). */
export interface ApprovalPart extends PartBase {
  readonly kind: 'approval';
  readonly approvalId: string;
  /** Id of the call that waits; `undefined` on the answer, which names the approval alone. */
  readonly callId: string | undefined;
  readonly answer: boolean;
}

/** A part we neither read nor write (audio, document, server tool output …); `text` is what it is counted by. */
export interface OtherPart extends PartBase {
  readonly kind: 'other';
  readonly text: string;
  /** Set on the output of a tool that the provider ran: the id of its call. */
  readonly hostedCallId?: string;
}

/** A part of a message, in the order of the message. */
export type Part = TextPart | ImagePart | CallPart | ResultPart | ThinkingPart | ApprovalPart | OtherPart;

/** One message (or one item) of the caller's list as the core sees it. */
export interface MessageView {
  readonly role: ViewRole;
  readonly parts: readonly Part[];
  /** The caller's own message object, never written to; for a message that we made, the object we made. */
  readonly raw: object;
}

/** One format: how a message is read, and how it is written back after an edit. */
export interface FormatCodec {
  readonly format: MessageFormat;
  /** Read one message. Never throws on odd content: what is not understood becomes an `other` part. */
  decode(message: object): MessageView;
  /** Write the parts back into a message: `base`'s unknown keys stay, parts that are not `edited` stay the same objects. */
  encode(base: object, parts: readonly Part[]): object;
  /** A new message of text alone. */
  create(role: 'user' | 'assistant' | 'system', text: string): object;
}

/** The text of a tool result: its text parts joined by line ends. */
export function resultText(part: ResultPart): string {
  const only = part.content[0];
  if (part.content.length === 1 && only !== undefined && only.kind !== 'image') return only.text;
  return part.content.map((inner) => (inner.kind === 'image' ? '' : inner.text)).join('\n');
}

/** The visible text of a message: its text parts joined by line ends. */
export function visibleText(view: MessageView): string {
  const texts: string[] = [];
  for (const part of view.parts) if (part.kind === 'text') texts.push(part.text);
  return texts.length === 1 ? (texts[0] ?? '') : texts.join('\n');
}

/** Whether a view has a part of this kind. */
export function hasPart(view: MessageView, kind: Part['kind']): boolean {
  return view.parts.some((part) => part.kind === kind);
}

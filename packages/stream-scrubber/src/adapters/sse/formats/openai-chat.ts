import type { Channel } from '../../../channels.js';
import type { EventEdit } from '../event-edit.js';
import { field, items, type JsonNode } from '../json.js';
import type { TextChannel } from '../text-channels.js';
import { copyMembers, type EventFormat, indexOfAnswer } from './event-format.js';
import { isSignedDetail, keepOpaque, thinkingBlocks } from './openai-chat-signed.js';

const head = ['id', 'object', 'created', 'model', 'system_fingerprint', 'service_tier'];

/** The members of a delta or message that are text: the vendors' spellings of reasoning among them. */
const texts: readonly (readonly [member: string, kind: Channel])[] = [
  ['content', 'text'],
  ['refusal', 'refusal'],
  ['reasoning_content', 'reasoning'],
  ['reasoning', 'reasoning'],
];

/**
 * OpenAI Chat Completions and the servers that speak it, streamed or not, the older Completions included
 * (https://platform.openai.com/docs/api-reference/chat-streaming).
 */
export const openAiChat: EventFormat = {
  name: 'openai-chat',
  matches: (event) => field(event.root, 'choices')?.kind === 'array',
  read(event) {
    event.keepMembers(event.root, head);
    const choices = items(field(event.root, 'choices'));
    choices.forEach((choice, position) => {
      new ChoiceReader(event, choice, indexOfAnswer(event, choices, position)).read();
    });
    const ofServer = field(event.root, 'sglext');
    event.repeats(field(ofServer, 'completion_token_ids'), 'choice:', 'null');
  },
};

/** Reads one choice; its channels are called `choice:<index>:<member>:`. */
class ChoiceReader {
  readonly #event: EventEdit;
  readonly #choice: JsonNode;
  readonly #prefix: string;
  readonly #index: string;

  constructor(event: EventEdit, choice: JsonNode, label: string) {
    this.#event = event;
    this.#choice = choice;
    this.#index = event.rawMember(choice, 'index') ?? label;
    this.#prefix = `choice:${label}:`;
  }

  read(): void {
    const event = this.#event;
    const choice = this.#choice;
    event.scope(choice, this.#prefix, event.isBody);
    event.text(
      field(choice, 'text'),
      this.#channel('text', 'text', (text) => `"text":${text}`),
    );
    this.#readDelta(field(choice, 'delta'));
    this.#readMessage(field(choice, 'message'));
    const logprobs = field(choice, 'logprobs');
    const lists = ['content', 'refusal', 'tokens'].map((member) => field(logprobs, member));
    event.logprobs(logprobs, lists, this.#prefix, 'null');
    // With vLLM's `return_token_ids`: the text once more.
    event.repeats(field(choice, 'token_ids'), this.#prefix, 'null');
    // Azure's filter counts the characters of the text, in events that have none.
    event.repeats(field(choice, 'content_filter_offsets'), this.#prefix, 'null');
    if (event.has(choice, 'finish_reason')) event.end(this.#prefix);
  }

  #readDelta(delta: JsonNode | undefined): void {
    const event = this.#event;
    for (const [member, kind] of texts) {
      const node = field(delta, member);
      if (node?.kind !== 'string') continue;
      event.text(
        node,
        this.#deltaChannel(member, kind, (text) => `"${member}":${text}`),
      );
    }
    this.#readParts(field(delta, 'content'));
    items(field(delta, 'reasoning_details')).forEach((detail, position) => {
      this.#readReasoningDetail(detail, position);
    });
    this.#readThinkingBlocks(delta);
    const audio = field(delta, 'audio');
    event.keepMembers(audio, ['id', 'data']);
    event.text(
      field(audio, 'transcript'),
      this.#deltaChannel('transcript', 'text', (text) => `"audio":{"transcript":${text}}`),
    );
    event.repeats(field(delta, 'annotations'), this.#prefix, '[]');
    const isCalling = this.#readToolCalls(delta, false);
    if (isCalling) event.leave(this.#prefix);
    else event.leaveOthers(this.#prefix);
  }

  /** A message is whole: the body was not streamed, or its last event repeats what was. */
  #readMessage(message: JsonNode | undefined): void {
    const event = this.#event;
    event.scope(message, `${this.#prefix}message`, true);
    for (const [member, kind] of texts)
      event.whole(field(message, member), `${this.#prefix}${member}:`, kind);
    for (const detail of items(field(message, 'reasoning_details'))) {
      keepOpaque(event, detail);
      if (isSignedDetail(event, detail)) {
        event.whole(field(detail, 'text'), `${this.#prefix}signed:`, 'signedReasoning');
      }
    }
    for (const { text, isSigned } of thinkingBlocks(event, message)) {
      event.whole(text, `${this.#prefix}signed:`, isSigned ? 'signedReasoning' : 'reasoning');
    }
    const audio = field(message, 'audio');
    event.keepMembers(audio, ['id', 'data']);
    event.whole(field(audio, 'transcript'), `${this.#prefix}transcript:`, 'text');
    event.repeats(field(message, 'annotations'), this.#prefix, '[]');
    this.#readToolCalls(message, true);
  }

  /** Content as a list of parts, as Mistral streams its reasoning. */
  #readParts(content: JsonNode | undefined): void {
    for (const part of items(content)) {
      this.#event.text(
        field(part, 'text'),
        this.#deltaChannel('content', 'text', (text) => `"content":${text}`),
      );
      for (const thought of items(field(part, 'thinking'))) {
        this.#event.text(
          field(thought, 'text'),
          this.#deltaChannel(
            'thinking',
            'reasoning',
            (text) => `"content":[{"type":"thinking","thinking":[{"type":"text","text":${text}}]}]`,
          ),
        );
      }
    }
  }

  /** An entry of `reasoning_details` as OpenRouter sends them: text, summary, or encrypted. */
  #readReasoningDetail(detail: JsonNode, position: number): void {
    const event = this.#event;
    keepOpaque(event, detail);
    const index = event.label(field(detail, 'index')) ?? String(position);
    const kind = isSignedDetail(event, detail) ? 'signedReasoning' : 'reasoning';
    for (const [member, type] of [
      ['text', 'reasoning.text'],
      ['summary', 'reasoning.summary'],
    ] as const) {
      const channel = this.#deltaChannel(
        `reasoning_details:${index}:${member}`,
        member === 'text' ? kind : 'reasoning',
        (text) =>
          `"reasoning_details":[{"type":"${type}","index":${JSON.stringify(Number(index) || 0)},"${member}":${text}}]`,
      );
      event.text(field(detail, member), channel);
    }
  }

  /** The signed blocks that LiteLLM adds to a delta, once or twice. */
  #readThinkingBlocks(delta: JsonNode | undefined): void {
    for (const { text, place, wrap } of thinkingBlocks(this.#event, delta)) {
      this.#event.text(
        text,
        this.#deltaChannel(place, 'signedReasoning', (json) =>
          wrap(`"thinking_blocks":[{"type":"thinking","thinking":${json}}]`),
        ),
      );
    }
  }

  #readToolCalls(message: JsonNode | undefined, isWhole: boolean): boolean {
    const event = this.#event;
    const calls = items(field(message, 'tool_calls'));
    calls.forEach((call, position) => {
      const index = event.label(field(call, 'index')) ?? position;
      event.keepMembers(call, ['id', 'type', 'index']);
      for (const [member, input] of [
        ['function', 'arguments'],
        ['custom', 'input'],
      ] as const) {
        const callee = field(call, member);
        event.keepMembers(callee, ['name']);
        this.#readInput(
          field(callee, input),
          `tool:${index}:${member}`,
          isWhole,
          (text) => `"tool_calls":[{"index":${Number(index) || 0},"${member}":{"${input}":${text}}}]`,
        );
      }
    });
    const legacy = field(message, 'function_call');
    event.keepMembers(legacy, ['name']);
    this.#readInput(
      field(legacy, 'arguments'),
      'function_call',
      isWhole,
      (text) => `"function_call":{"arguments":${text}}`,
    );
    return calls.length > 0 || event.has(message, 'function_call');
  }

  #readInput(
    node: JsonNode | undefined,
    name: string,
    isWhole: boolean,
    delta: (text: string) => string,
  ): void {
    if (isWhole || node?.kind !== 'string') this.#event.wholeInput(node, `${this.#prefix}${name}:`);
    else this.#event.text(node, this.#deltaChannel(name, 'toolArguments', delta));
  }

  #deltaChannel(name: string, kind: Channel, delta: (text: string) => string): TextChannel {
    return this.#channel(name, kind, (text) => `"delta":{${delta(text)}}`);
  }

  #channel(name: string, kind: Channel, member: (text: string) => string): TextChannel {
    const event = this.#event;
    const index = this.#index;
    return {
      key: `${this.#prefix}${name}:`,
      kind,
      write: (text) => ({
        name: event.eventName,
        data: `{${copyMembers(event, event.root, head)}"choices":[{"index":${index},${member(JSON.stringify(text))},"finish_reason":null}]}`,
      }),
    };
  }
}

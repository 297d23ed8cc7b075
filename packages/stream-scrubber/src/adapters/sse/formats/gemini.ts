import type { EventEdit } from '../event-edit.js';
import { field, items, type JsonNode } from '../json.js';
import type { TextChannel } from '../text-channels.js';
import { copyMembers, type EventFormat } from './event-format.js';

const head = ['responseId', 'modelVersion'];
const calls = ['functionCall', 'executableCode', 'toolCall'];

/**
 * Gemini `streamGenerateContent?alt=sse`, and its bodies that are not Server-Sent Events: one answer, or a list of
 * them (https://ai.google.dev/api/generate-content). A candidate has two channels, `candidate:<index>:text:` and
 * `…:thought:`; thought signatures are encrypted and stay.
 */
export const gemini: EventFormat = {
  name: 'gemini',
  matches: (event) => answers(event).length > 0,
  read(event) {
    for (const answer of answers(event)) {
      event.keepMembers(answer, head);
      items(field(answer, 'candidates')).forEach((candidate, position) => {
        readCandidate(event, answer, candidate, position);
      });
    }
  },
};

function answers(event: EventEdit): readonly JsonNode[] {
  const candidates = event.isBody && event.root.kind === 'array' ? event.root.items : [event.root];
  return candidates.filter((answer) => field(answer, 'candidates')?.kind === 'array');
}

function readCandidate(event: EventEdit, answer: JsonNode, candidate: JsonNode, position: number): void {
  const prefix = `candidate:${event.label(field(candidate, 'index')) ?? position}:`;
  const index = event.rawMember(candidate, 'index') ?? String(position);
  event.scope(candidate, prefix, event.isBody);
  for (const part of items(field(field(candidate, 'content'), 'parts'))) {
    event.keepMembers(part, ['thoughtSignature']);
    const isThought = event.rawMember(part, 'thought') === 'true';
    event.text(field(part, 'text'), partChannel(event, answer, prefix, index, isThought));
    for (const call of calls) readCall(event, field(part, call), prefix);
    event.keep(field(field(part, 'inlineData'), 'data'));
    if (field(part, 'text') === undefined) event.leave(prefix);
    else event.leaveOthers(prefix);
  }
  const logprobs = field(candidate, 'logprobsResult');
  event.logprobs(logprobs, [field(logprobs, 'chosenCandidates')], prefix, '{}');
  event.repeats(field(field(candidate, 'groundingMetadata'), 'groundingSupports'), prefix, '[]');
  event.repeats(field(candidate, 'citationMetadata'), prefix, '{}');
  if (event.has(candidate, 'finishReason')) event.end(prefix);
}

/** What the model calls a tool with comes at once; its code is such an input too. */
function readCall(event: EventEdit, call: JsonNode | undefined, prefix: string): void {
  event.keepMembers(call, ['id', 'name', 'language']);
  for (const input of ['args', 'code']) event.wholeInput(field(call, input), `${prefix}${input}:`);
}

function partChannel(
  event: EventEdit,
  answer: JsonNode,
  prefix: string,
  index: string,
  isThought: boolean,
): TextChannel {
  return {
    key: `${prefix}${isThought ? 'thought' : 'text'}:`,
    kind: isThought ? 'reasoning' : 'text',
    write(text) {
      const part = `{${isThought ? '"thought":true,' : ''}"text":${JSON.stringify(text)}}`;
      const content = `{"parts":[${part}],"role":"model"}`;
      return {
        name: event.eventName,
        data: `{"candidates":[{"content":${content},"index":${index}}],${copyMembers(event, answer, head)}`.replace(
          /,$/,
          '}',
        ),
      };
    },
  };
}

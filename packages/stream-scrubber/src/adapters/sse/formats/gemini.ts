import type { Channel } from '../../../channels.js';
import type { EventEdit } from '../event-edit.js';
import { field, items, type JsonNode } from '../json.js';
import type { TextChannel } from '../text-channels.js';
import { copyMembers, type EventFormat, indexOfAnswer } from './event-format.js';

const head = ['responseId', 'modelVersion'];
const calls = ['functionCall', 'executableCode', 'toolCall'];

type MakeChannel = (name: string, kind: Channel, part: (text: string) => string) => TextChannel;

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
      const candidates = items(field(answer, 'candidates'));
      candidates.forEach((candidate, position) => {
        readCandidate(event, answer, candidate, indexOfAnswer(event, candidates, position));
      });
    }
  },
};

function answers(event: EventEdit): readonly JsonNode[] {
  const candidates = event.isBody && event.root.kind === 'array' ? event.root.items : [event.root];
  return candidates.filter((answer) => field(answer, 'candidates')?.kind === 'array');
}

function readCandidate(event: EventEdit, answer: JsonNode, candidate: JsonNode, label: string): void {
  const prefix = `candidate:${label}:`;
  const index = event.rawMember(candidate, 'index') ?? label;
  const channel: MakeChannel = (name, kind, part) => ({
    key: `${prefix}${name}:`,
    kind,
    write: (text) => ({
      name: event.eventName,
      data: `{${copyMembers(event, answer, head)}"candidates":[{"content":{"parts":[{${part(JSON.stringify(text))}}],"role":"model"},"index":${index}}]}`,
    }),
  });
  event.scope(candidate, prefix, event.isBody);
  for (const part of items(field(field(candidate, 'content'), 'parts'))) {
    event.keepMembers(part, ['thoughtSignature']);
    const isThought = event.rawMember(part, 'thought') === 'true';
    event.text(
      field(part, 'text'),
      isThought
        ? channel('thought', 'reasoning', (text) => `"thought":true,"text":${text}`)
        : channel('text', 'text', (text) => `"text":${text}`),
    );
    for (const call of calls) readCall(event, field(part, call), prefix, channel);
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

/** What the model calls a tool with comes at once, or value by value in pieces; its code is such an input too. */
function readCall(event: EventEdit, call: JsonNode | undefined, prefix: string, channel: MakeChannel): void {
  event.keepMembers(call, ['id', 'name', 'language']);
  for (const input of ['args', 'code']) event.wholeInput(field(call, input), `${prefix}${input}:`);
  for (const piece of items(field(call, 'partialArgs'))) {
    const path = event.rawMember(piece, 'jsonPath') ?? '""';
    event.keepMembers(piece, ['jsonPath']);
    event.text(
      field(piece, 'stringValue'),
      channel(
        `partialArgs:${event.label(field(piece, 'jsonPath')) ?? ''}`,
        'toolArguments',
        (text) =>
          `"functionCall":{"partialArgs":[{"jsonPath":${path},"stringValue":${text},"willContinue":true}],"willContinue":true}`,
      ),
    );
  }
}

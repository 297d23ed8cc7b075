import { type ContractCheck, refuse } from '../contract.js';
import { misuse } from '../errors.js';
import { contentText, list, text } from '../fields.js';
import { checkOptions, isFullListOf } from '../options.js';
import { type ContractFormat, type Conversation, conversations } from './conversations.js';
import { anthropicFaults } from './validity/anthropic.js';
import { openAiChatFaults } from './validity/openai-chat.js';

/** Whatever shortens a list of messages; one that takes messages of its own type is accepted. */
export type Compress = {
  /** Gives back the list to send instead of `messages`. */
  compress(messages: readonly object[]): Promise<readonly object[]> | readonly object[];
}['compress'];

/** What the subject is given. */
export interface MessageValidityContractOptions {
  /**
   * The formats that it speaks.
   *
   * @default ['openai-chat', 'anthropic']
   */
  readonly formats?: readonly ContractFormat[] | undefined;
  /**
   * Length of each tool result, in characters; the conversations have about 20 of them. Choose it so that they are
   * longer than the subject's window.
   *
   * @default 4000
   */
  readonly resultChars?: number | undefined;
}

/**
 * The checks that a compressor gives back messages that a provider accepts: not empty, no call without its result and no
 * result without its call, no blanks, the newest request and the system text kept, nothing grown, the input untouched;
 * and that it does so again on its own output.
 *
 * @throws TypeError with code `invalid-argument:compress`, `unknown-option:NAME`, `invalid-option:formats` or
 * `invalid-option:resultChars`
 *
 * @example
 * const compress = async (messages) => (await compressor.compress(messages, { contextLimit: 20_000 })).messages;
 * for (const { name, run } of messageValidityContract(compress)) test(name, run);
 */
export function messageValidityContract(
  compress: Compress,
  options: MessageValidityContractOptions = {},
): readonly ContractCheck[] {
  if (typeof compress !== 'function')
    throw misuse('invalid-argument:compress', 'compress must be a function from messages to messages');
  checkOptions(options, OPTION_KINDS);
  const formats = options.formats ?? ['openai-chat', 'anthropic'];
  return formats.flatMap((format) =>
    conversations(format, options.resultChars ?? 4000).flatMap((conversation) => {
      const check = (
        name: string,
        faultsOf: (messages: readonly unknown[]) => readonly string[],
      ): ContractCheck => ({
        name: `${format}, ${conversation.name}: ${name}`,
        async run() {
          refuse(
            faultsOf(await listFrom(compress, conversation.messages)),
            'the compressed messages are wrong',
          );
        },
      });
      return [
        check('what comes out is valid', (messages) => [
          ...emptyFaults(messages),
          ...FAULTS_OF[format](messages),
        ]),
        check('the task, the system text and open calls are kept', (messages) =>
          lossesOf(messages, conversation),
        ),
        check('nothing has grown', (messages) => growth(messages, conversation)),
        {
          name: `${format}, ${conversation.name}: compressed twice, it is still valid`,
          async run() {
            const twice = await listFrom(compress, await listFrom(compress, conversation.messages));
            refuse(
              [...emptyFaults(twice), ...FAULTS_OF[format](twice), ...lossesOf(twice, conversation)],
              'the messages that were compressed twice are wrong',
            );
          },
        },
      ];
    }),
  );
}

const FAULTS_OF: Readonly<Record<ContractFormat, (messages: readonly unknown[]) => readonly string[]>> = {
  'openai-chat': openAiChatFaults,
  anthropic: anthropicFaults,
};

const OPTION_KINDS = {
  formats: {
    accepts: (value: unknown) =>
      isFullListOf(value, (format) => typeof format === 'string' && Object.hasOwn(FAULTS_OF, format)),
    said: 'an array of one or more of openai-chat, anthropic',
  },
  resultChars: {
    accepts: (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0,
    said: 'a whole number of characters over 0',
  },
};

async function listFrom(compress: Compress, messages: readonly object[]): Promise<readonly object[]> {
  const list: unknown = await compress(messages);
  if (!Array.isArray(list)) {
    const given = typeof list === 'object' ? 'an object that holds one' : typeof list;
    refuse([`a list of messages, not ${given}`], 'compress must give back');
  }
  return list as readonly object[];
}

function emptyFaults(messages: readonly unknown[]): readonly string[] {
  return messages.length === 0 ? ['the list is empty'] : [];
}

function lossesOf(messages: readonly unknown[], { task, system, inFlight }: Conversation): readonly string[] {
  const ofRole = (role: string): boolean =>
    messages.some(
      (message) =>
        text(message, 'role') === role &&
        contentText(message).includes(role === 'user' ? task : (system ?? '')),
    );
  const open = openCalls(messages);
  return [
    ...(ofRole('user') ? [] : ['the newest request is gone']),
    ...(system === undefined || ofRole('system') ? [] : ['the system text is gone']),
    ...(open === inFlight ? [] : [`${open} calls are open at the end instead of ${inFlight}`]),
  ];
}

function openCalls(messages: readonly unknown[]): number {
  const last = messages.at(-1);
  return (
    list(last, 'tool_calls').length +
    list(last, 'content').filter((block) => text(block, 'type') === 'tool_use').length
  );
}

function growth(messages: readonly unknown[], { messages: before }: Conversation): readonly string[] {
  const grown = JSON.stringify(messages).length - JSON.stringify(before).length;
  return grown > 0 ? [`it is ${grown} characters longer`] : [];
}

import { assertOptions, invalidArgument, invalidOption } from '../errors.js';
import { FORMATS, isFormat } from '../formats/codec-for.js';
import { resolveFormat } from '../formats/resolve-format.js';
import type { MessageFormat } from '../model.js';
import { isProfile, PROFILE_NAMES } from '../profile-traits.js';
import type { Problem, Profile } from '../types.js';
import { callGroups } from './groups.js';
import { rulesFor } from './profile-rules.js';
import { readRows } from './rows.js';
import type { RowList } from './rule.js';

/** Options of {@link validateMessages}. */
export interface ValidateMessagesOptions {
  /** Calls at the very end of the list may still wait for their results. @default false */
  readonly inFlight?: boolean | undefined;
  /** @default detected from the messages */
  readonly format?: MessageFormat | undefined;
  /** The list that signatures and item ids were made over: lets A6, A8, G4 and R4 see what has changed since. */
  readonly original?: readonly unknown[] | undefined;
  /** Tool definitions of the request, for A10. */
  readonly tools?: readonly unknown[] | undefined;
}

/**
 * Says what in a list of messages its receiver refuses (`error`) or may stumble over (`warning`), in the order of the
 * list. A list in OpenAI chat form under another provider's profile is taken as going through a gateway: the chat
 * rules hold, and the provider's on order and ids. Never throws on odd messages.
 *
 * @param profile - the receiver: a provider's API, or the chat template of a local model.
 * @throws TypeError `invalid-argument:messages`, `invalid-argument:profile`, `invalid-option:…`, `unknown-option:…`
 * @example
 * validateMessages([{ role: 'tool', tool_call_id: 'c1', content: 'ok' }], 'openai-chat');
 * // [{ rule: 'C1', severity: 'error', index: 0, message: 'A tool message must directly follow …' }]
 */
export function validateMessages(
  messages: readonly unknown[],
  profile: Profile,
  options: ValidateMessagesOptions = {},
): readonly Problem[] {
  const { format, ...list } = readArguments(messages, profile, options);
  const resolved = resolveFormat(messages, { format, profile, systemApart: false });
  const rows = readRows(messages, resolved.format);
  const rowList: RowList = { ...list, rows, groups: callGroups(rows) };
  const problems: Problem[] = [];
  for (const rule of rulesFor(profile, resolved.format)) {
    rule.check(rowList, (index, message, severity = rule.severity) => {
      problems.push({ rule: rule.id, severity, index, message });
    });
  }
  return problems.sort((a, b) => a.index - b.index);
}

function readArguments(
  messages: unknown,
  profile: unknown,
  options: unknown,
): Omit<RowList, 'rows' | 'groups'> & Pick<ValidateMessagesOptions, 'format'> {
  if (!Array.isArray(messages)) throw invalidArgument('messages', 'an array of messages');
  if (!isProfile(profile)) throw invalidArgument('profile', `one of ${PROFILE_NAMES.join(', ')}`);
  assertOptions(options, ['inFlight', 'format', 'original', 'tools']);
  const { inFlight = false, format, original, tools } = options as ValidateMessagesOptions;
  if (typeof inFlight !== 'boolean') throw invalidOption('inFlight', 'true or false');
  if (format !== undefined && !isFormat(format))
    throw invalidOption('format', `one of ${FORMATS.join(', ')}`);
  if (original !== undefined && !Array.isArray(original))
    throw invalidOption('original', 'an array of messages');
  if (tools !== undefined && !Array.isArray(tools))
    throw invalidOption('tools', 'an array of tool definitions');
  return { inFlight, format, original, tools };
}

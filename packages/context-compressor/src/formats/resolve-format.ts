import type { MessageFormat } from '../model.js';
import { nativeFormat } from '../profile-traits.js';
import type { Profile } from '../types.js';
import { certainFormat, isChatLike } from './detect-format.js';
import { isFields } from './fields.js';

/** What is known about a list before it is read. */
export interface FormatHints {
  readonly format?: MessageFormat | undefined;
  readonly profile?: Profile | undefined;
  /** A system prompt stands apart from the messages. */
  readonly systemApart: boolean;
}

/** The format and the profile of a list: named, else detected, else what the hints make likely. */
export function resolveFormat(
  messages: readonly unknown[],
  hints: FormatHints,
): { readonly format: MessageFormat; readonly profile: Profile } {
  const format = hints.format ?? certainFormat(messages) ?? likelyFormat(messages, hints);
  return { format, profile: hints.profile ?? format };
}

// Plain texts read the same in several formats, but Anthropic's and Gemini's keep the system text apart.
function likelyFormat(messages: readonly unknown[], { profile, systemApart }: FormatHints): MessageFormat {
  const isChat = messages.some(
    (message) => isChatLike(message) || (isFields(message) && message.role === 'system'),
  );
  const native = profile === undefined ? undefined : nativeFormat(profile);
  if (native === undefined) return systemApart && !isChat ? 'anthropic' : 'openai-chat';
  // Gemini's own messages have parts, by which they would be known.
  if (native === 'gemini' && messages.some((message) => isFields(message) && 'content' in message))
    return 'openai-chat';
  return isChat && (native === 'anthropic' || native === 'gemini') ? 'openai-chat' : native;
}

import type { MessageFormat } from '../model.js';
import type { Profile } from '../types.js';
import { detectFormat } from './detect-format.js';

const NATIVE: Readonly<Record<Profile, MessageFormat>> = {
  'openai-chat': 'openai-chat',
  'strict-template': 'openai-chat',
  'single-system': 'openai-chat',
  'mistral-template': 'openai-chat',
  'openai-responses': 'openai-responses',
  anthropic: 'anthropic',
  'anthropic-preserved-thinking': 'anthropic',
  gemini: 'gemini',
  'ai-sdk': 'ai-sdk',
};

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
  const native = hints.profile === undefined ? undefined : NATIVE[hints.profile];
  const likely = hints.systemApart ? 'anthropic' : 'openai-chat';
  const format = hints.format ?? detectFormat(messages) ?? native ?? likely;
  return { format, profile: hints.profile ?? format };
}

import type { MessageFormat, MessageView } from './model.js';
import type { Profile } from './types.js';

/** What a profile is made for, and what it asks of the roles and ids of a list. */
export interface ProfileTraits {
  readonly format: MessageFormat;
  /** Which messages have to take turns: none; all but tool traffic (chat templates); all of them (Anthropic, Gemini). */
  readonly alternation: 'none' | 'visible' | 'strict';
  /** The first message that counts has to be the user's. */
  readonly userFirst: boolean;
  /** Call ids may appear once in the whole list. */
  readonly uniqueIds: boolean;
  /** At most one system message, at the front. */
  readonly singleSystem: boolean;
}

const FREE: ProfileTraits = {
  format: 'openai-chat',
  alternation: 'none',
  userFirst: false,
  uniqueIds: false,
  singleSystem: false,
};
const TEMPLATE: ProfileTraits = { ...FREE, alternation: 'visible', userFirst: true, singleSystem: true };
const ANTHROPIC: ProfileTraits = {
  ...FREE,
  format: 'anthropic',
  alternation: 'strict',
  userFirst: true,
  uniqueIds: true,
};

const TRAITS: Readonly<Record<Profile, ProfileTraits>> = {
  'openai-chat': FREE,
  'strict-template': TEMPLATE,
  'single-system': { ...FREE, singleSystem: true },
  'mistral-template': TEMPLATE,
  'openai-responses': { ...FREE, format: 'openai-responses' },
  anthropic: ANTHROPIC,
  'anthropic-preserved-thinking': ANTHROPIC,
  gemini: { ...FREE, format: 'gemini', alternation: 'strict', userFirst: true },
  'ai-sdk': { ...FREE, format: 'ai-sdk' },
};

/** The names of all profiles. */
export const PROFILE_NAMES: readonly string[] = Object.keys(TRAITS);

/** Whether a value names a profile. */
export function isProfile(value: unknown): value is Profile {
  return typeof value === 'string' && Object.hasOwn(TRAITS, value);
}

/** The format that a profile is made for. */
export function nativeFormat(profile: Profile): MessageFormat {
  return TRAITS[profile].format;
}

/**
 * The traits of a profile for a list of a format. A list in the form of another provider goes through a gateway, which joins
 * neighbours of one role itself: no turns are made up for it, and a tool message of the chat form holds nothing but its result.
 */
export function traitsOf(profile: Profile, format: MessageFormat): ProfileTraits {
  const traits = TRAITS[profile];
  return traits.format === format ? traits : { ...traits, alternation: 'none' };
}

/** Whose turn a message is under a kind of alternation; `undefined` when it does not count. */
export function turnOf(
  view: MessageView,
  alternation: ProfileTraits['alternation'],
): 'user' | 'assistant' | undefined {
  if (view.role === 'system' || view.role === 'opaque') return undefined;
  if (alternation !== 'visible') return view.role === 'assistant' ? 'assistant' : 'user';
  if (view.role === 'tool') return undefined;
  if (view.role === 'user') return 'user';
  return view.parts.some((part) => part.kind === 'call') ? undefined : 'assistant';
}

import type { MessageFormat } from '../model.js';
import type { Profile } from '../types.js';
import type { Rule } from './rule.js';
import { aiSdkRules } from './rules/ai-sdk.js';
import { anthropicRules, uniqueIds, userFirst } from './rules/anthropic.js';
import { boundToPrefix, openTurnThinking, unchangedThinking } from './rules/anthropic-thinking.js';
import { geminiRules } from './rules/gemini.js';
import { openaiChatRules } from './rules/openai-chat.js';
import { openaiResponsesRules } from './rules/openai-responses.js';
import { knownShape, wellFormedStrings } from './rules/shared.js';
import { alternation, singleSystem, someUser } from './rules/strict-template.js';

/** What a profile is made for, and what it asks beyond the rules of that format. */
interface ProfileRules {
  readonly format: MessageFormat;
  readonly rules: readonly Rule[];
  /** Asked of a list in OpenAI chat form that a gateway converts. */
  readonly throughGateway: readonly Rule[];
}

const RULES_OF_FORMAT: Readonly<Record<MessageFormat, readonly Rule[]>> = {
  'openai-chat': openaiChatRules,
  'openai-responses': openaiResponsesRules,
  anthropic: anthropicRules,
  gemini: geminiRules,
  'ai-sdk': aiSdkRules,
};

const PROFILES: Readonly<Record<Profile, ProfileRules>> = {
  'openai-chat': { format: 'openai-chat', rules: [], throughGateway: [] },
  'strict-template': {
    format: 'openai-chat',
    rules: [alternation, someUser, singleSystem],
    throughGateway: [],
  },
  'single-system': { format: 'openai-chat', rules: [singleSystem], throughGateway: [] },
  'mistral-template': {
    format: 'openai-chat',
    rules: [alternation, someUser, singleSystem],
    throughGateway: [],
  },
  'openai-responses': { format: 'openai-responses', rules: [], throughGateway: [] },
  anthropic: {
    format: 'anthropic',
    rules: [unchangedThinking, openTurnThinking],
    throughGateway: [userFirst, uniqueIds],
  },
  'anthropic-preserved-thinking': {
    format: 'anthropic',
    rules: [unchangedThinking, boundToPrefix],
    throughGateway: [userFirst, uniqueIds],
  },
  gemini: { format: 'gemini', rules: [], throughGateway: [{ ...userFirst, id: 'G1' }] },
  'ai-sdk': { format: 'ai-sdk', rules: [], throughGateway: [] },
};

/** The names of all profiles. */
export const PROFILE_NAMES: readonly string[] = Object.keys(PROFILES);

/** Whether a value names a profile. */
export function isProfile(value: unknown): value is Profile {
  return typeof value === 'string' && Object.hasOwn(PROFILES, value);
}

/** The format that a profile is made for. */
export function formatOfProfile(profile: Profile): MessageFormat {
  return PROFILES[profile].format;
}

/** The rules that a list of this format has to keep for a profile. */
export function rulesFor(profile: Profile, format: MessageFormat): readonly Rule[] {
  const own = PROFILES[profile];
  const extra = format === own.format ? own.rules : format === 'openai-chat' ? own.throughGateway : [];
  return [knownShape, wellFormedStrings, ...RULES_OF_FORMAT[format], ...extra];
}

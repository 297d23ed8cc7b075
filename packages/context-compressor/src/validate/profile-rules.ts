import type { MessageFormat } from '../model.js';
import { nativeFormat } from '../profile-traits.js';
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

/** What a profile asks beyond the rules of its format. */
interface ProfileRules {
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

const NOTHING: ProfileRules = { rules: [], throughGateway: [] };
const TEMPLATE: ProfileRules = { ...NOTHING, rules: [alternation, someUser, singleSystem] };

const PROFILES: Readonly<Record<Profile, ProfileRules>> = {
  'openai-chat': NOTHING,
  'strict-template': TEMPLATE,
  'single-system': { ...NOTHING, rules: [singleSystem] },
  'mistral-template': TEMPLATE,
  'openai-responses': NOTHING,
  anthropic: { rules: [unchangedThinking, openTurnThinking], throughGateway: [userFirst, uniqueIds] },
  'anthropic-preserved-thinking': {
    rules: [unchangedThinking, boundToPrefix],
    throughGateway: [userFirst, uniqueIds],
  },
  gemini: { ...NOTHING, throughGateway: [{ ...userFirst, id: 'G1' }] },
  'ai-sdk': NOTHING,
};

/** The rules that a list of this format has to keep for a profile. */
export function rulesFor(profile: Profile, format: MessageFormat): readonly Rule[] {
  const { rules, throughGateway } = PROFILES[profile];
  const isNative = format === nativeFormat(profile);
  const extra = isNative ? rules : format === 'openai-chat' ? throughGateway : [];
  return [knownShape, wellFormedStrings, ...RULES_OF_FORMAT[format], ...extra];
}

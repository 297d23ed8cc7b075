import type { ResolvedConfig } from './config.js';
import type { Profile, ThinkingPolicy } from './types.js';

/** The policy that was chosen, or the one that the profile needs. */
export function thinkingPolicyOf(
  config: Pick<ResolvedConfig, 'thinkingPolicy'>,
  profile: Profile,
): ThinkingPolicy {
  if (config.thinkingPolicy !== undefined) return config.thinkingPolicy;
  return profile === 'anthropic-preserved-thinking' ? 'prefix-bound' : 'keep-open-turn';
}

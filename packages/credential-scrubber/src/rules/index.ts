import type { Rule, RuleGroup } from '../rule.js';
import { AI_RULES } from './ai.js';
import { CI_RULES } from './ci.js';
import { CLOUD_RULES } from './cloud.js';
import { CRYPTO_RULES } from './crypto.js';
import { DATA_RULES } from './data.js';
import {
  ASSIGNMENT_RULES,
  COMMAND_RULES,
  CONNECTION_STRING_RULES,
  COOKIE_RULES,
  HEADER_RULES,
  JWT_RULES,
  PRIVATE_KEY_RULES,
  PROSE_RULES,
} from './generic.js';
import { IDENTITY_RULES } from './identity.js';
import { MESSAGING_RULES } from './messaging.js';
import { OBSERVABILITY_RULES } from './observability.js';
import { PACKAGE_RULES } from './packages.js';
import { PAYMENT_RULES } from './payments.js';
import { SAAS_RULES } from './saas.js';
import { VCS_RULES } from './vcs.js';
import { WEBHOOK_RULES } from './webhooks.js';

/** The built-in rules by group, frozen. */
export const RULES_BY_GROUP: Readonly<Record<RuleGroup, readonly Rule[]>> = Object.freeze({
  ai: AI_RULES,
  assignments: ASSIGNMENT_RULES,
  ci: CI_RULES,
  cli: COMMAND_RULES,
  cloud: CLOUD_RULES,
  'connection-strings': CONNECTION_STRING_RULES,
  cookies: COOKIE_RULES,
  crypto: CRYPTO_RULES,
  data: DATA_RULES,
  headers: HEADER_RULES,
  identity: IDENTITY_RULES,
  jwt: JWT_RULES,
  messaging: MESSAGING_RULES,
  observability: OBSERVABILITY_RULES,
  packages: PACKAGE_RULES,
  payments: PAYMENT_RULES,
  'private-keys': PRIVATE_KEY_RULES,
  prose: PROSE_RULES,
  saas: SAAS_RULES,
  vcs: VCS_RULES,
  webhooks: WEBHOOK_RULES,
});

/** Every built-in rule, frozen. Spread it to add rules of your own to the default. */
export const CREDENTIAL_VALUE_PATTERNS: readonly Rule[] = Object.freeze(Object.values(RULES_BY_GROUP).flat());

import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Keys of identity, access and security services. */
export const IDENTITY_RULES: readonly Rule[] = vendorRules('identity', [
  ['okta-token', 'TOKEN', '00', 'n8u32'],
  ['workos-key', 'API_KEY', 'sk_live_a2V5 sk_test_a2V5', 'q20+'],
  ['stytch-secret', 'SECRET', 'secret-live- secret-test-', 'q24+'],
  ['authress-key', 'SECRET', 'sc_ ext_ scauth_ authress_', 'n5-30.n4-6.acc_x40+'],
  ['authress-key-dash', 'SECRET', 'sc_ ext_ scauth_ authress_', 'n5-30.n4-6.acc-x40+'],
  ['adobe-client-secret', 'SECRET', 'p8e- p8-', 'u30+'],
  ['salesforce-token', 'TOKEN', '00D', 'n12-15!x60+'],
  ['salesforce-refresh-token', 'TOKEN', '5Aep 5AEP', 'x40+'],
  ['jumpcloud-key', 'API_KEY', 'jca_', 'n24+'],
  ['socket-key', 'API_KEY', 'sktsec_', 'w24+'],
  ['hcaptcha-secret', 'SECRET', 'ES_ 0x4AAAAAAA', 'u24+'],
  ['recaptcha-secret', 'SECRET', '6L', 'u38'],
  ['proof-key', 'API_KEY', 'prf_ prf_cli_', 'u20+'],
  ['settlemint-token', 'TOKEN', 'sm_aat_ sm_pat_ sm_sat_', 'n14+'],
  ['intra42-secret', 'SECRET', 's-s4t2ud- s-s4t2af- u-s4t2ud- u-s4t2af-', 'h40+'],
  ['maxmind-license-key', 'API_KEY', '_mmk', '', { lead: 'w36-36' }],
  ['censys-key', 'API_KEY', 'censys_', 'w20+'],
  ['ory-token', 'TOKEN', 'ory_at_ ory_rt_ ory_ac_ ory_pat_ ory_wak_ ory_apikey_', 'j20+'],
  ['nightfall-key', 'API_KEY', 'NF-', 'n32'],
  ['trufflehog-key', 'API_KEY', 'thog-key- thog-secret-', 'h16+'],
  ['salesforce-consumer-key', 'API_KEY', '3MVG9', 'x80+'],
]);

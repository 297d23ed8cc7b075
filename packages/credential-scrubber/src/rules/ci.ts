import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Tokens of build, test and release services. */
export const CI_RULES: readonly Rule[] = vendorRules('ci', [
  ['circleci-token', 'TOKEN', 'CCIPAT_ CCIPRJ_', 'w32+'],
  ['buildkite-token', 'TOKEN', 'bkua_ bkaa_ bkaj_ bkar_ bkct_ bkpt_ bkpat_ bkps_', 'u32+'],
  ['sonar-token', 'TOKEN', 'squ_ sqp_ sqa_ sqb_ sqco_', 'n32+'],
  ['mergify-key', 'API_KEY', 'mergify_application_key_', 'u24+'],
  ['octopus-deploy-key', 'API_KEY', 'API-', 'A26+'],
  ['snyk-token', 'TOKEN', 'snyk_uat. snyk_sat. snyk_', 'j24+'],
  ['aikido-token', 'TOKEN', 'AIK_CI_ AIK_CLIENT_ AIK_SECRET_', 'n16+'],
  ['endorlabs-key', 'API_KEY', 'endr+', 'u12+'],
  ['infracost-key', 'API_KEY', 'ico-', 'n24+'],
  ['launchdarkly-key', 'API_KEY', 'sdk- mob- api- rel-', 'h8-h4-h4-h4-h12'],
  ['configcat-key', 'API_KEY', 'configcat-sdk-1/', 'q32+'],
  ['devcycle-key', 'API_KEY', 'dvc_server_ dvc_client_ dvc_mobile_', 'w8+'],
  ['statsig-key', 'API_KEY', 'secret- client- console-', 'n32+'],
  ['flagsmith-key', 'API_KEY', 'ser.', 'n16+'],
  [
    'unleash-token',
    'TOKEN',
    '*:*. default:development. default:production. *:development. *:production.',
    'h40+',
  ],
  ['prefect-key', 'API_KEY', 'pnu_ pnb_', 'n30+'],
  ['rootly-key', 'API_KEY', 'rootly_', 'h32+'],
  ['ionic-token', 'TOKEN', 'ion_', 'n32+'],
  ['bitrise-token', 'TOKEN', 'bitpat_ bitwat_', 'u40+'],
  ['depot-token', 'TOKEN', 'depot_org_ depot_project_ depot_', 'h32+'],
  ['chromatic-or-percy-token', 'TOKEN', 'chpt_ web_ auto_', 'a24+'],
  ['hex-token', 'TOKEN', 'hxtp_ hxtw_', 'h40+'],
  ['thunderstore-token', 'TOKEN', 'tss_', 'u20+'],
]);

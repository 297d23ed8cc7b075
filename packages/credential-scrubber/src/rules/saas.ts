import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Tokens of productivity, design, support and other services. */
export const SAAS_RULES: readonly Rule[] = vendorRules('saas', [
  ['notion-token', 'TOKEN', 'ntn_ secret_', 'n40+'],
  ['linear-key', 'API_KEY', 'lin_api_ lin_oauth_ lin_wh_', 'n24+'],
  ['figma-token', 'TOKEN', 'figd_ figu_ figo_ figoh_ figor_', 'u24+'],
  ['clickup-token', 'TOKEN', 'pk_', 'd6+_A24+'],
  ['clickup-token-lower', 'TOKEN', 'pk_', 'd6+_a24+'],
  ['klaviyo-key', 'API_KEY', 'pk_', 'a30+'],
  ['notion-legacy-token', 'TOKEN', 'secret_', 'u40+'],
  ['postman-key', 'API_KEY', 'PMAK- PMAT- PMCB-', 'u24+'],
  ['typeform-token', 'TOKEN', 'tfp_', 'x40+'],
  ['hubspot-token', 'TOKEN', 'pat-na1- pat-eu1- pat-na2- pat-na3- pat-ap1-', 'h8-h4-h4-h4-h12'],
  ['hubspot-key', 'API_KEY', 'CiR', 'q60+'],
  ['dropbox-token', 'TOKEN', 'sl. sl.u.', 'q60+'],
  ['canva-secret', 'SECRET', 'cnvca', 'u40+'],
  ['frameio-token', 'TOKEN', 'fio-u-', 'q40+'],
  ['apify-token', 'TOKEN', 'apify_api_ apify_proxy_', 'n24+'],
  ['mapbox-token', 'TOKEN', 'sk.eyJ pk.eyJ tk.eyJ', 'j40+'],
  ['mapbox-short-token', 'TOKEN', 'pk. sk.', 'a60.a22'],
  ['cal-key', 'API_KEY', 'cal_live_ cal_', 'h24+'],
  ['apollo-graphos-key', 'API_KEY', 'service:', 'n4+:u20+'],
  ['freemius-key', 'SECRET', 'sk_ pk_', 'x29'],
  ['samsara-token', 'TOKEN', 'samsara_api_', 'n20+'],
  ['databento-key', 'API_KEY', 'db-', 'n24+'],
  ['workato-token', 'TOKEN', 'wrka-eyJ wrkadn-eyJ wrkeu-eyJ wrkjp-eyJ wrkus-eyJ wrkasg-eyJ', 'j40+'],
  ['n8n-key', 'API_KEY', 'n8n_api_', 'u30+'],
  ['liveblocks-key', 'API_KEY', 'sk_dev_ pk_dev_ sk_prod_ pk_prod_', 'u20+'],
  [
    'trigger-or-inngest-key',
    'API_KEY',
    'tr_dev_ tr_prod_ tr_stg_ tr_pat_ signkey-prod- signkey-test- signkey-branch-',
    'n16+',
  ],
  ['imagekit-key', 'API_KEY', 'private_ public_', 'q27-32'],
]);

import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Keys of monitoring, logging, analytics and error services. */
export const OBSERVABILITY_RULES: readonly Rule[] = vendorRules('observability', [
  ['grafana-key', 'API_KEY', 'eyJrIjoi', 'q40+'],
  ['grafana-token', 'TOKEN', 'glc_ glsa_', 'q32+'],
  ['newrelic-key', 'API_KEY', 'NRAK- NRBR- NRJS- NRII- NRIQ- NRRA- NRAA- NRAL- NRSP-', 'u16+'],
  ['newrelic-ingest-key', 'API_KEY', 'eu01xx', 'h34'],
  ['sentry-token', 'TOKEN', 'sntrys_ sntryu_ sntryi_ sntrya_', 'q32+'],
  ['dynatrace-token', 'TOKEN', 'dt0c01. dt0s01. dt0s02. dt0s16. dt0a01.', 'j40+'],
  ['honeycomb-key', 'API_KEY', 'hcaik_ hcxik_ hcamk_ hcbik_ hcxlk_', 'w24+'],
  ['elastic-key', 'API_KEY', 'essu_', 'q40+'],
  ['posthog-key', 'API_KEY', 'phc_ phx_ phs_ phr_', 'u24+'],
  ['segment-token', 'TOKEN', 'sgp_', 'n40+'],
  ['pagerduty-key', 'API_KEY', 'pdus+_', 'u16+'],
  ['logfire-token', 'TOKEN', 'pylf_v1_us_ pylf_v1_eu_ pylf_v2_us_', 'n24+'],
  ['axiom-token', 'TOKEN', 'xaat- xapt-', 'h8-h4-h4-h4-h12'],
  ['incident-response-key', 'API_KEY', 'inc_ fhb-', 'h24+'],
  ['checkly-key', 'API_KEY', 'cu_', 'h32'],
  ['coralogix-key', 'API_KEY', 'cxtp_ cxup_', 'n24+'],
  ['fullstory-key', 'API_KEY', 'na1. eu1.', 'q20+'],
  ['growthbook-key', 'API_KEY', 'secret_admin_ secret_user_ secret_readonly_', 'q20+'],
  ['wakatime-key', 'API_KEY', 'waka_', 'u32+'],
  ['newrelic-license-key', 'API_KEY', 'FFFFNRAL', '', { lead: 'n32-36' }],
  ['newrelic-mobile-token', 'TOKEN', '-NRMA', '', { lead: 'n42-42' }],
]);

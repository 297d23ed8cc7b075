import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Keys of databases, search engines and data platforms. */
export const DATA_RULES: readonly Rule[] = vendorRules('data', [
  ['supabase-key', 'API_KEY', 'sbp_ sb_secret_ sb_publishable_ sbp_oauth_', 'u16+'],
  ['planetscale-token', 'TOKEN', 'pscale_tkn_ pscale_oauth_ pscale_pw_ pscale_otkn_', 'x24+'],
  ['neon-key', 'API_KEY', 'napi_', 'n40+'],
  ['neon-password', 'PASSWORD', 'npg_', 'n10+'],
  ['xata-key', 'API_KEY', 'xau_', 'n20+'],
  ['convex-key', 'API_KEY', 'prod: dev:', 'l3+-l3+-d1+|q40+'],
  ['mongodb-atlas-secret', 'SECRET', 'mdb_sa_sk_ mdb_sa_id_', 'u20+'],
  ['cockroach-key', 'API_KEY', 'CCDB1_', 'w40+'],
  ['aiven-token', 'TOKEN', 'AVNS_', 'u14+'],
  ['clickhouse-cloud-secret', 'SECRET', '4b1d', 'n38'],
  ['confluent-secret', 'SECRET', 'cflt', 'q50+'],
  ['datastax-token', 'TOKEN', 'AstraCS:', 'x20+'],
  ['airtable-token', 'TOKEN', 'pat', 'n14.h40+'],
  ['tinybird-token', 'TOKEN', 'p.eyJ', 'j40+'],
  ['dbt-token', 'TOKEN', 'dbtc_ dbtu_ dbts_', 'u24+'],
  ['secret-token-uri', 'API_KEY', 'secret-token:', 'x16+'],
  ['retool-key', 'API_KEY', 'retool_', 'w24+'],
  ['appwrite-key', 'API_KEY', 'standard_', 'h64+'],
  ['fauna-key', 'SECRET', 'fnA', 'u30+'],
  ['sanity-token', 'TOKEN', 'skA skB skC skE skF skG skH skI skJ skK skL', 'n60+'],
  ['contentful-token', 'TOKEN', 'CFPAT-', 'u32+'],
  ['materialize-token', 'TOKEN', 'mzp_', 'h40+'],
  ['kaggle-token', 'TOKEN', 'KGAT_', 'h24+'],
]);

import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Tokens of package registries. */
export const PACKAGE_RULES: readonly Rule[] = vendorRules('packages', [
  ['npm-token', 'TOKEN', 'npm_', 'n30+'],
  ['pypi-token', 'TOKEN', 'pypi-AgEI pypi-AgEN', 'u40+'],
  ['rubygems-key', 'API_KEY', 'rubygems_', 'a32+'],
  ['crates-io-token', 'TOKEN', 'cio', 'n32'],
  ['nuget-key', 'API_KEY', 'oy2', 'a43'],
  ['clojars-token', 'TOKEN', 'CLOJARS_ clojars_', 'n40+'],
  ['docker-hub-token', 'TOKEN', 'dckr_pat_ dckr_oat_', 'u20+'],
  ['artifactory-key', 'API_KEY', 'AKCp', 'n50+'],
  ['artifactory-reference-token', 'TOKEN', 'cmVmd', 'n50+'],
  ['packagist-token', 'TOKEN', 'packagist_out_ packagist_ack_ packagist_uut_ packagist_', 'h40+'],
  ['jsr-token', 'TOKEN', 'jsrp_ jsrd_', 'u30+'],
  ['readme-key', 'API_KEY', 'rdme_', 'n40+'],
]);

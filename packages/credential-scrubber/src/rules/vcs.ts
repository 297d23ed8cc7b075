import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Tokens of version control hosts. */
export const VCS_RULES: readonly Rule[] = vendorRules('vcs', [
  ['github-token', 'TOKEN', 'ghp_ gho_ ghu_ ghr_', 'n30+'],
  ['github-app-token', 'TOKEN', 'ghs_', 'j30+'],
  ['github-fine-grained-token', 'TOKEN', 'github_pat_', 'w30+'],
  ['github-oauth-client', 'API_KEY', 'Iv1. Iv23', 'n16+'],
  ['github-v1-installation-token', 'TOKEN', 'v1.', 'h40'],
  [
    'gitlab-token',
    'TOKEN',
    'glpat- gldt- glft- glsoat- glrt- glrtr- glagent- gloas- glimt- glffct- glcbt- glptt- glwt-',
    'j16+',
  ],
  ['gitlab-runner-registration-token', 'TOKEN', 'GR1348941', 'u16+'],
  ['bitbucket-token', 'TOKEN', 'ATBB', 'q20+'],
  ['bitbucket-http-token', 'TOKEN', 'BBDC-', 'q24+'],
  ['atlassian-token', 'TOKEN', 'ATATT3xF ATCTT3xF ATSTT3xF', 'q40+'],
  ['sourcegraph-token', 'TOKEN', 'sgp_ slk_', 'w32+'],
  ['phabricator-token', 'TOKEN', 'api- cli-', 'a28'],
  ['gitbook-token', 'TOKEN', 'gb_api_ gb_', 'n30+'],
]);

import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** The Base64 beginnings of a decimal user id, which a Discord bot token starts with. */
const DISCORD_BEGINNINGS: string = ['MT', 'Mj', 'Mz', 'ND', 'NT', 'Nj', 'Nz', 'OD', 'OT']
  .flatMap((two) => [...'AEIMQUYcgk'].map((third) => two + third))
  .join(' ');

/** Tokens of chat, mail, SMS and social services. */
export const MESSAGING_RULES: readonly Rule[] = vendorRules('messaging', [
  ['slack-token', 'TOKEN', 'xoxb- xoxp- xoxa- xoxr- xoxs- xoxo- xoxc- xoxe- xoxe.xoxp- xoxe.xoxb-', 'u8+'],
  ['slack-app-token', 'TOKEN', 'xapp- xwfp-', 'u16+'],
  ['slack-cookie', 'COOKIE', 'xoxd-', 'x40+'],
  ['discord-token', 'TOKEN', 'mfa.', 'u60+'],
  ['discord-bot-token', 'TOKEN', DISCORD_BEGINNINGS, 'u20-26.u6.u27-40'],
  ['telegram-bot-token', 'TOKEN', ':AA', 'u30+', { lead: 'd6-16' }],
  ['twilio-key', 'API_KEY', 'SK', 'H32'],
  ['sendgrid-key', 'API_KEY', 'SG.', 'x40+'],
  ['mailgun-key', 'API_KEY', 'key- pubkey-', 'a32'],
  ['mailchimp-key', 'API_KEY', 'md-', 'u20+'],
  ['brevo-key', 'API_KEY', 'xkeysib- xsmtpsib-', 'H40+-n10+'],
  ['resend-key', 'API_KEY', 're_', 'w20+'],
  ['mailersend-token', 'TOKEN', 'mlsn.', 'n30+'],
  ['courier-key', 'API_KEY', 'pk_prod_ dk_prod_ pk_prd_', 'n16+'],
  ['onesignal-key', 'API_KEY', 'os_v2_app_ os_v2_org_', 'a60+'],
  ['firebase-cloud-messaging-key', 'API_KEY', 'AAAA', 'u7:u100+'],
  ['facebook-token', 'TOKEN', 'EAAC EAAM EAAG EAAB EAAD EAAE EAAF EAAH EAAJ EAAL', 'n60+'],
  ['instagram-token', 'TOKEN', 'IGQV IGAA IGQW', 'u40+'],
  ['linkedin-token', 'TOKEN', 'WPL_AP1. WPL_AP0.', 'x12+'],
  ['linkedin-oauth-token', 'TOKEN', 'AQVd AQXd AQWd', 'u80+'],
  ['twitter-bearer', 'TOKEN', 'AAAAAAAAAAAAAAAAAAAAA', 'e40+'],
  ['matrix-token', 'TOKEN', 'syt_ mct_ syl_', 'w24+'],
  ['intercom-token', 'TOKEN', 'dG9rO', 'q40+'],
  ['pinterest-token', 'TOKEN', 'pina_ pinr_', 'u20+'],
  ['tiktok-token', 'TOKEN', 'act. rft. clt.', 'x40+'],
  ['lichess-token', 'TOKEN', 'lip_ lio_', 'w16+'],
  ['telnyx-key', 'API_KEY', 'KEY01', 'w40+'],
  ['lark-app-id', 'API_KEY', 'cli_', 'n16-20'],
  ['lark-token', 'TOKEN', 't-g u-g a-g', 'u24+'],
  ['canadian-notify-key', 'API_KEY', 'gcntfy-', 'u60+'],
  ['mailchimp-marketing-key', 'API_KEY', '-us', 'd1-2', { lead: 'h32-32' }],
]);

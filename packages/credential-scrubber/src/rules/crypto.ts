import type { Rule } from '../rule.js';
import { vendorRules } from './vendor.js';

/** Keys of wallets, chains and exchanges. */
export const CRYPTO_RULES: readonly Rule[] = vendorRules('crypto', [
  ['bip32-private-key', 'PRIVATE_KEY', 'xprv yprv zprv tprv uprv vprv', 'n90+'],
  ['nostr-private-key', 'PRIVATE_KEY', 'nsec1', 'a50+'],
  ['sui-private-key', 'PRIVATE_KEY', 'suiprivkey1', 'a50+'],
  ['stellar-secret', 'PRIVATE_KEY', 'SB SC SD', 'o54'],
  ['cardano-private-key', 'PRIVATE_KEY', 'ed25519_sk1 ed25519e_sk1 addr_xsk1', 'a50+'],
  ['tezos-private-key', 'PRIVATE_KEY', 'edsk edesk spsk p2sk', 'n50+'],
  ['near-private-key', 'PRIVATE_KEY', 'ed25519:', 'n80+'],
  ['avalanche-private-key', 'PRIVATE_KEY', 'PrivateKey-', 'n40+'],
  ['minisign-secret-key', 'PRIVATE_KEY', 'RWRTY0Iy RWRCSw', 'b120+'],
  ['lightning-macaroon', 'TOKEN', '0201036c6e64', 'h60+'],
  ['alchemy-key', 'API_KEY', 'alcht_ alch_', 'n24+'],
  ['quicknode-key', 'API_KEY', 'QN_', 'n32+'],
  ['infura-url', 'API_KEY', 'infura.io/v3/', 'h32', { keep: 'prefix' }],
  ['alchemy-url', 'API_KEY', '.alchemy.com/v2/', 'u24+', { keep: 'prefix' }],
  ['quicknode-url', 'API_KEY', '.quiknode.pro/', 'h40', { keep: 'prefix' }],
]);

/** The sixth set in one list: first other rows of the first set's kinds, then kinds that the first set lacks. */
import { agents } from './new-agents.mjs';
import { clients } from './new-clients.mjs';
import { codes } from './new-codes.mjs';
import { files } from './new-files.mjs';
import { infra } from './new-infra.mjs';
import { negativeNew } from './new-negatives.mjs';
import { negativeTalk } from './new-negatives-talk.mjs';
import { talk } from './new-talk.mjs';
import { config } from './same-config.mjs';
import { negativeCode } from './same-negatives-code.mjs';
import { negativeData } from './same-negatives-data.mjs';
import { negativeProse } from './same-negatives-prose.mjs';
import { network } from './same-network.mjs';
import { prose6 } from './same-prose.mjs';
import { tools6 } from './same-tools.mjs';
import { vendors } from './same-vendors.mjs';

/** `set` begins the ids of a half's rows. */
const half = (set, lists) => lists.flat().map((template) => ({ ...template, set }));

export const rows = [
  ...half('six-same', [vendors, config, network, prose6, tools6, negativeData, negativeCode, negativeProse]),
  ...half('six-new', [agents, infra, clients, files, talk, codes, negativeNew, negativeTalk]),
];

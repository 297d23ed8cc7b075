/** The fifth set in one list. */
import { rows as chats } from './chats.mjs';
import { rows as code } from './code.mjs';
import { rows as config } from './config.mjs';
import { rows as material } from './material.mjs';
import { rows as negativesCode } from './negatives-code.mjs';
import { rows as negativesData } from './negatives-data.mjs';
import { rows as negativesProse } from './negatives-prose.mjs';
import { rows as network } from './network.mjs';
import { rows as english } from './prose-english.mjs';
import { rows as languages } from './prose-languages.mjs';
import { rows as tools } from './tools.mjs';
import { rows as vendors } from './vendors.mjs';

export const rows = [
  vendors,
  english,
  languages,
  chats,
  tools,
  config,
  code,
  network,
  material,
  negativesProse,
  negativesCode,
  negativesData,
].flat();

/** The second set in one list. The place of a row is its id: new files go to the end. */
import { rows as clientsAndNetworks } from './clients-and-networks.mjs';
import { rows as code } from './code.mjs';
import { rows as commandLines } from './command-lines.mjs';
import { rows as configurationFormats } from './configuration-formats.mjs';
import { rows as connections } from './connections.mjs';
import { rows as escaped } from './escaped.mjs';
import { rows as http } from './http.mjs';
import { rows as infrastructure } from './infrastructure.mjs';
import { rows as inspectorsAndLogs } from './inspectors-and-logs.mjs';
import { rows as keysAndServices } from './keys-and-services.mjs';
import { rows as negativesCode } from './negatives-code.mjs';
import { rows as negativesData } from './negatives-data.mjs';
import { rows as negativesProse } from './negatives-prose.mjs';
import { rows as prose } from './prose.mjs';
import { rows as sql } from './sql.mjs';
import { rows as tablesAndSessions } from './tables-and-sessions.mjs';
import { rows as vendors } from './vendors.mjs';

export const rows = [
  vendors,
  infrastructure,
  clientsAndNetworks,
  configurationFormats,
  keysAndServices,
  code,
  connections,
  commandLines,
  sql,
  http,
  inspectorsAndLogs,
  tablesAndSessions,
  prose,
  escaped,
  negativesData,
  negativesCode,
  negativesProse,
].flat();

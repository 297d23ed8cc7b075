/** Where the built scrubber lies; `CREDENTIAL_SCRUBBER_DIST` names another build to judge. */
import { fileURLToPath, pathToFileURL } from 'node:url';

const own = fileURLToPath(new URL('../../../../packages/credential-scrubber/dist/', import.meta.url));

/** The folder as a path that ends in a slash. */
export const distFolder = `${(process.env.CREDENTIAL_SCRUBBER_DIST ?? own).replace(/\/$/, '')}/`;

/** The core entry as a URL. */
export const distEntry = pathToFileURL(`${distFolder}index.js`).href;

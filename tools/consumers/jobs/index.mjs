import * as compressor from './context-compressor.mjs';
import * as umbrella from './context-hygiene.mjs';
import * as contracts from './contract-tests.mjs';
import * as credentials from './credential-scrubber.mjs';
import * as render from './memory-render.mjs';
import * as stream from './stream-scrubber.mjs';

/** A real job for each package, the same in every runtime: `{ specifier, job(module) }`. */
export const jobs = [stream, credentials, render, compressor, contracts, umbrella];

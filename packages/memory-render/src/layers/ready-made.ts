import type { LayerRenderers } from '../options.js';
import { episodic } from './episodic.js';
import { identity } from './identity.js';
import { procedural } from './procedural.js';
import { prospective } from './prospective.js';
import { semantic } from './semantic.js';
import { working } from './working.js';

/** The renderers that ship with the package, by layer name. */
export const READY_MADE_LAYERS: LayerRenderers = {
  semantic,
  episodic,
  procedural,
  prospective,
  identity,
  working,
};

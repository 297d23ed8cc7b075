import type { Engine } from './engine/engine.js';

/** What the options of a scrubber come to, parsed once. */
export interface ScrubberConfig {
  /** The compiled value scan, with its learning mode, known secrets and allowed values. */
  readonly engine: Engine;
  /** Whether a property, argument or header of this name holds a credential; always `false` when the key scan is off. */
  readonly isCredentialKey: (name: string) => boolean;
}

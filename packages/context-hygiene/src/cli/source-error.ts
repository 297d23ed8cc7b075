import { UsageError } from './usage-error.js';

/** A failure that concerns one input: it is told, and the others go on. */
export class SourceError extends UsageError {}

import { mergeConfig } from 'vitest/config';
import base from '../../tools/testing/vitest.js';

// The packages keep no state between calls: what is loaded once serves all files, which is most of the time they took.
export default mergeConfig(base, { test: { isolate: false } });

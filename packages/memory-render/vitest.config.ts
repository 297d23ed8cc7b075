export { default } from '../../tools/testing/vitest.js';

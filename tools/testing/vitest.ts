import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = ['@context-hygiene/source'];

/** The vitest project of one package: sources are resolved directly, so that no build is needed first. */
export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
    testTimeout: 60_000,
  },
});

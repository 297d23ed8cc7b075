import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*'],
    reporters: ['default', './tools/testing/closing-line.ts'],
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], reporter: ['text-summary'] },
  },
});

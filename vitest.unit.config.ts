import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'unit',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'storybook/**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: ['**/*.int.test.*', '**/*.e2e.test.*', '**/node_modules/**'],
  },
});

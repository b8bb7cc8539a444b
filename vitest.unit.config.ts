import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'unit',
    include: [
      'packages/*/{src,testing}/**/*.test.{ts,tsx}',
      'storybook/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    // Generous, so that a busy machine does not fail a test.
    testTimeout: 30_000,
    exclude: ['**/*.int.test.*', '**/*.e2e.test.*', '**/*.picture.test.*', '**/node_modules/**'],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'pictures',
    include: ['storybook/pictures/**/*.picture.test.ts'],
    globalSetup: './storybook/pictures/build-storybook.ts',
    // Generous, for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxConcurrency: 2,
  },
});

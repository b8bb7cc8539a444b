import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'pictures',
    include: ['storybook/pictures/**/*.picture.test.ts'],
    globalSetup: './storybook/pictures/build-storybook.ts',
    // Generous, for a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxConcurrency: 2,
  },
});

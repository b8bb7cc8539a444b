import { defineConfig } from 'vitest/config';
import { scaledTimeout } from './packages/infrastructure/testing/time-factor.ts';

export default defineConfig({
  test: {
    name: 'pictures',
    include: ['storybook/pictures/**/*.picture.test.ts'],
    globalSetup: './storybook/pictures/build-storybook.ts',
    // Generous, for a busy machine.
    testTimeout: scaledTimeout(300_000),
    hookTimeout: scaledTimeout(300_000),
    maxConcurrency: 2,
  },
});

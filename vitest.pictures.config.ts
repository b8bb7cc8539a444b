import { defineConfig } from 'vitest/config';
import { patient } from './packages/infrastructure/testing/time-factor.ts';

export default defineConfig({
  test: {
    name: 'pictures',
    include: ['storybook/pictures/**/*.picture.test.ts'],
    globalSetup: './storybook/pictures/build-storybook.ts',
    // Generous, for a busy machine.
    testTimeout: patient(300_000),
    hookTimeout: patient(300_000),
    maxConcurrency: 2,
  },
});

import { defineConfig } from 'vitest/config';
import type {} from './packages/application/testing/orders/history-rounds.ts';
import { patient } from './packages/infrastructure/testing/time-factor.ts';

/** What keeps state in its modules, as the browser's code does, gets modules of its own for each file. */
const withOwnModules = ['packages/web/src/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // Generous, so that a busy machine does not fail a test.
    testTimeout: patient(30_000),
    hookTimeout: patient(30_000),
    expect: { poll: { timeout: patient(10_000) } },
    provide: { moneyHistories: Number(process.env.MONEY_HISTORIES ?? 500) },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,testing}/**/*.test.{ts,tsx}',
            'storybook/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [
            '**/*.int.test.*',
            '**/*.e2e.test.*',
            '**/*.picture.test.*',
            '**/node_modules/**',
            ...withOwnModules,
          ],
          // Loading the same modules for each of 230 files took three quarters of the processor's time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit web', include: withOwnModules, exclude: ['**/*.e2e.test.*'] } },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { scaledTimeout } from './packages/infrastructure/testing/time-factor.ts';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { provided } from './vitest.depth.ts';

/** What keeps state in its modules, as the browser's code does, gets modules of its own for each file. */
const withOwnModules = ['packages/web/src/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // Vitest would leave a core to itself, which needs little.
    maxWorkers: availableParallelism(),
    // Generous, so that a busy machine does not fail a test.
    testTimeout: scaledTimeout(30_000),
    hookTimeout: scaledTimeout(30_000),
    expect: { poll: { timeout: scaledTimeout(10_000) } },
    provide: provided(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,testing,simulation,bench,drill}/**/*.test.{ts,tsx}',
            'storybook/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [
            '**/*.int.test.*',
            '**/*.int.deep.test.*',
            '**/*.e2e.test.*',
            '**/*.e2e.deep.test.*',
            '**/*.picture.test.*',
            '**/node_modules/**',
            ...withOwnModules,
          ],
          // Loading the same modules for each of 230 files took three quarters of the processor's time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit web',
          include: withOwnModules,
          exclude: ['**/*.e2e.test.*', '**/*.e2e.deep.test.*'],
        },
      },
    ],
  },
});

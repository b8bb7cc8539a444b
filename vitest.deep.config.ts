import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { scaledTimeout } from './packages/infrastructure/testing/time-factor.ts';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { provided } from './vitest.depth.ts';

/** What looks for faults that nobody thought of, whole; the unit and integration suites run the same files in short. */
export default defineConfig({
  test: {
    name: 'deep',
    include: ['packages/*/{src,testing,simulation}/**/*.deep.test.ts'],
    exclude: ['**/*.e2e.deep.test.ts', '**/node_modules/**'],
    globalSetup: 'packages/infrastructure/testing/test-database-setup.ts',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: 'packages/http/testing/show-server-errors.ts',
    isolate: false,
    testTimeout: scaledTimeout(180_000),
    hookTimeout: scaledTimeout(180_000),
    expect: { poll: { timeout: scaledTimeout(10_000) } },
    sequence: { sequencer: LongestFirst },
    provide: provided('full'),
  },
});

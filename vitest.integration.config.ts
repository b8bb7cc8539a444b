import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { scaledTimeout } from './packages/infrastructure/testing/time-factor.ts';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { provided } from './vitest.depth.ts';

export default defineConfig({
  test: {
    name: 'integration',
    include: ['packages/*/{src,testing}/**/*.int{,.deep}.test.ts'],
    globalSetup: 'packages/infrastructure/testing/test-database-setup.ts',
    // These tests mostly wait for the database, so two workers pay off even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: 'packages/http/testing/show-server-errors.ts',
    // Loading the server's modules anew for each of 144 files took two seconds of the processor each.
    isolate: false,
    testTimeout: scaledTimeout(90_000),
    provide: provided(),
    sequence: { sequencer: LongestFirst },
    hookTimeout: scaledTimeout(120_000),
    expect: { poll: { timeout: scaledTimeout(10_000) } },
  },
});

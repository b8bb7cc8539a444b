import { defineConfig } from 'vitest/config';
import { scaledTimeout } from './packages/infrastructure/testing/time-factor.ts';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { provided } from './vitest.depth.ts';

const { depth } = provided();

export default defineConfig({
  test: {
    name: 'e2e',
    include: [`packages/web/e2e/**/*.e2e${depth === 'full' ? '.deep' : '{,.deep}'}.test.ts`],
    globalSetup: 'packages/web/e2e/setup/global-setup.ts',
    // The files of a worker share its browser and the process of its server.
    isolate: false,
    // A journey waits for pages and toasts a quarter of its time, so three use two cores whole.
    maxWorkers: 3,
    // Longer than the timeouts inside a journey, so that the error names what it waited for.
    testTimeout: scaledTimeout(120_000),
    hookTimeout: scaledTimeout(60_000),
    expect: { poll: { timeout: scaledTimeout(20_000) } },
    provide: provided(),
    sequence: { sequencer: LongestFirst },
  },
});

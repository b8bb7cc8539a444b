import { defineConfig } from 'vitest/config';
import { patient } from './packages/infrastructure/testing/time-factor.ts';
import type {} from './packages/web/e2e/setup/depth.ts';

const journeys = 'packages/web/e2e/**/*.e2e.test.ts';
/** Journeys over all pages, which look for faults that nobody thought of; in `short` over a few pages. */
const deepJourneys = 'packages/web/e2e/**/*.e2e.deep.test.ts';
const isFull = process.env.TEST_DEPTH === 'full';

export default defineConfig({
  test: {
    name: 'e2e',
    include: isFull ? [deepJourneys] : [journeys, deepJourneys],
    provide: { depth: isFull ? 'full' : 'short' },
    globalSetup: 'packages/web/e2e/setup/global-setup.ts',
    // The files of a worker share its browser and the process of its server.
    isolate: false,
    // A journey mostly waits for pages and toasts, so two pay off on two cores.
    maxWorkers: 2,
    // Longer than the timeouts inside a journey, so that the error names what it waited for.
    testTimeout: patient(120_000),
    hookTimeout: patient(60_000),
    expect: { poll: { timeout: patient(20_000) } },
  },
});

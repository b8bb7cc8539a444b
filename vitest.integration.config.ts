import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type {} from './packages/application/testing/orders/history-rounds.ts';
import { patient } from './packages/infrastructure/testing/time-factor.ts';

export default defineConfig({
  test: {
    name: 'integration',
    include: ['packages/*/{src,testing}/**/*.int.test.ts'],
    globalSetup: 'packages/infrastructure/testing/test-database-setup.ts',
    // These tests mostly wait for the database, so two workers pay off even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: 'packages/http/testing/show-server-errors.ts',
    // Loading the server's modules anew for each of 144 files took two seconds of the processor each.
    isolate: false,
    testTimeout: patient(90_000),
    provide: { moneyHistories: Number(process.env.MONEY_HISTORIES ?? 500) },
    hookTimeout: patient(120_000),
    expect: { poll: { timeout: patient(10_000) } },
  },
});

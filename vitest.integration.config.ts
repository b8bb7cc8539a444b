import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'integration',
    include: ['packages/*/src/**/*.int.test.ts'],
    globalSetup: 'packages/infrastructure/src/database/test-database-setup.ts',
    // These tests wait for a database more than they reckon: two at a time pay even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    globalSetup: 'packages/web/e2e/setup/server.ts',
    // Longer than what a journey waits for, so that it ends with the name of that.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // The journeys share the members of the demo: two at a time would count each other's messages.
    fileParallelism: false,
  },
});

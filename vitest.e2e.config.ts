import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    globalSetup: 'packages/web/e2e/setup/server.ts',
    // Longer than the timeouts inside a journey, so that the error names what it waited for.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // The journeys share the demo's members: two at once would count each other's messages.
    fileParallelism: false,
  },
});

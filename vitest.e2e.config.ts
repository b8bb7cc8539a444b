import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    globalSetup: 'packages/web/e2e/setup/global-setup.ts',
    // The files of a worker share its browser and the process of its server.
    isolate: false,
    // A journey mostly waits for pages and toasts, so two pay off on two cores.
    maxWorkers: 2,
    // Longer than the timeouts inside a journey, so that the error names what it waited for.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'integration',
    include: ['packages/*/src/**/*.int.test.ts'],
    globalSetup: 'packages/infrastructure/src/database/test-database-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

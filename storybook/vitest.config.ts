import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserFlags } from '@nestmates/ui/testing/browser-flags.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

// The system's browser if there is one, or else Playwright's.
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

const browser = playwright({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserFlags,
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    // Generous, for a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: browser,
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});

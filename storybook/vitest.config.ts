import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

// A system browser where there is one; without, the one Playwright brings.
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

const browser = playwright({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
});

/** The same stories once in each theme: axe sees both sets of colours. */
const stories = (theme: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
  test: {
    name: `stories ${theme}`,
    // Generous, so that a busy machine is not taken for a broken one.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: browser,
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { projects: [stories('light'), stories('dark')] },
});

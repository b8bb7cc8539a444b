import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { browserFlags } from '@nestmates/ui/testing/browser-flags.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../scripts/testing/longest-first.ts';
import { provided } from '../vitest.depth.ts';

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

/**
 * All that stories, the preview and its addons import from packages, beside what plugins add themselves. Nothing else is
 * looked for: what Vite finds in the middle of a run it bundles anew, and reloads the page.
 */
const dependencies = [
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/blocks',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/theming/create',
  'temporal-polyfill',
  'uqr',
  'zod/mini',
];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  optimizeDeps: { noDiscovery: true, include: dependencies },
  test: {
    name: 'stories',
    // Generous, for a busy machine.
    testTimeout: scaledTimeout(60_000),
    // One page for all files: a page of its own took each of them two thirds of a second of the processor.
    isolate: false,
    // A page computes on one core, and holds half a gigabyte. Vitest would leave a core to itself, which needs little.
    maxWorkers: Math.min(4, availableParallelism()),
    provide: provided(),
    sequence: { sequencer: LongestFirst },
    browser: {
      enabled: true,
      headless: true,
      provider: browser,
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});

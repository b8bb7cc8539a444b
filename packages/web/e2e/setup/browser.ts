import { browserFlags } from '@nestmates/ui/testing/browser-flags.ts';
import type { LaunchOptions } from 'playwright';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

const args = [
  ...browserFlags,
  // A fake camera, with permission.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Chromium as members have it. */
export const wholeBrowser: LaunchOptions = {
  args,
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : { channel: 'chromium' }),
};

/** Chromium without windows, which take four tenths of the processor's time of a journey. */
export const headlessShell: LaunchOptions = {
  args,
  ...(HEADLESS_SHELL_PATH ? { executablePath: HEADLESS_SHELL_PATH } : {}),
};

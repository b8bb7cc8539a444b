import { browserFlags } from '@nestmates/ui/testing/browser-flags.ts';
import type { LaunchOptions } from 'playwright';

const { CHROMIUM_PATH } = process.env;

export const launchOptions: LaunchOptions = {
  args: [
    ...browserFlags,
    // A fake camera, with permission.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
};

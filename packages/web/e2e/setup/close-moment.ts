import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Ignored in the first half second, because it may be meant for what was there before. */
export async function closeMoment(moment: Locator, button: string): Promise<void> {
  await moment.waitFor();
  await expect
    .poll(async () => {
      await moment
        .getByRole('button', { name: button })
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return moment.count();
    })
    .toBe(0);
}

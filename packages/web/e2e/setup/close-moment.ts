import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Ignored in the first half second, because it may be meant for what was there before. */
async function leave(moment: Locator, way: Locator): Promise<void> {
  await moment.waitFor();
  await expect
    .poll(async () => {
      await way.click({ timeout: 1000 }).catch(() => undefined);
      return moment.count();
    })
    .toBe(0);
}

export const closeMoment = (moment: Locator, button: string): Promise<void> =>
  leave(moment, moment.getByRole('button', { name: button }));

export const followMoment = (moment: Locator, link: string): Promise<void> =>
  leave(moment, moment.getByRole('link', { name: link }));

import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Opens a page and waits until the code of the toaster is loaded, so that toasts also work offline. */
export async function openAndLoadToaster(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(loaded).toContain('/Toaster-');
}

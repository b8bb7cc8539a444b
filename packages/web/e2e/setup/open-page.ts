import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Opens a page and stays until it could also speak without a network. */
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

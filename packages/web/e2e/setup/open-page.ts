import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Opens a page and waits until the code of the toaster is loaded, so that toasts also work offline. */
export async function openAndLoadToaster(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const loadedFiles = async () => {
    // Again and again, because the app may not listen yet.
    await page.keyboard.press('Shift');
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  };
  await expect.poll(loadedFiles).toContain('/Toaster-');
}

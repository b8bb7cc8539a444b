import type { Page } from 'playwright';

/** Waits until the list has closed and returned the focus. */
export async function choose(page: Page, control: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

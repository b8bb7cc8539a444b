import type { Page } from 'playwright';

/** Out of a list that opens, and until it has closed: then it has given the focus back. */
export async function choose(page: Page, control: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

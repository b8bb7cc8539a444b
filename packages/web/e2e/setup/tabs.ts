import type { Locator, Page } from 'playwright';

/** One of the five places of a phone. */
export const tab = (page: Page, name: 'Home' | 'Browse' | 'People' | 'Marketplace' | 'Me'): Locator =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^(\\d+\\+? new\\s*)?${name}$`) });

/** Everything that the menu has, which is the page of the last tab. */
export async function openMenu(page: Page): Promise<Locator> {
  await tab(page, 'Me').click();
  await page.getByRole('heading', { level: 1, name: 'Me', exact: true }).waitFor();
  return page.getByRole('navigation', { name: 'Everything' });
}

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { finishedMember, unlockedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { openMenu } from './setup/tabs.ts';

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function asAna(page: Page): Promise<void> {
  const data = { email: 'ana@nestmates.test', password: 'Nestmates1!' };
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
}

describe('the seller dashboard', () => {
  test('asks a visitor to log in', async ({ page }) => {
    await page.goto('/seller/dashboard');
    await heading(page, 'Access Required');
    await page.getByText('Please log in to access your seller dashboard.').waitFor();
  });

  test('is closed to a Free member who sells nothing, and so is its item in the menu', async ({ page }) => {
    await finishedMember(page, 'Finch');
    await page.goto('/seller/dashboard');
    await heading(page, 'Open a shop of your own');
    await (await openMenu(page)).getByRole('button', { name: /^Seller Dashboard/ }).waitFor();
  });

  test('saves the profile of her shop, and keeps what is typed from tab to tab', async ({ page }) => {
    await asAna(page);
    await page.goto('/dashboard');
    // The shell is there before the code that opens the menu.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await (await openMenu(page)).getByRole('link', { name: 'Seller Dashboard' }).click();
    await heading(page, 'Seller Dashboard');
    await page.getByRole('heading', { name: 'To do' }).waitFor();
    const tabs = page.getByRole('tablist', { name: 'Seller dashboard' }).getByRole('tab');
    expect(await tabs.allTextContents()).toEqual([
      'Orders',
      'Listings',
      'Messages',
      'Earnings',
      'Store',
      'Profile',
    ]);
    await tab(page, 'Profile');
    await page.getByLabel('Short bio').fill('Wooden toys, and what our boys have outgrown.');
    await tab(page, 'Store');
    await page.getByRole('link', { name: 'Preview' }).waitFor();
    await tab(page, 'Profile');
    expect(await page.getByLabel('Short bio').inputValue()).toContain('what our boys have outgrown');
    await page.getByLabel('Shop name').fill('Second Story Books');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await page.getByText('This shop name is taken. Please choose another one.').waitFor();
    await page.getByLabel('Shop name').fill('Little Acorns');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await toast(page, 'Profile updated!');

    await tab(page, 'Store');
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Preview' }).click();
    await heading(page, 'Little Acorns');
    await page.getByText('Wooden toys, and what our boys have outgrown.').waitFor();
  });

  test('edits a listing in a dialog', async ({ page }) => {
    await asAna(page);
    await page.goto('/seller/dashboard?tab=listings');
    const row = page.getByRole('article', { name: 'Small chair, repainted' });
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit listing' });
    await dialog.getByLabel('Price').fill('39.50');
    await choose(page, 'Category', 'Creative');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Listing updated!');
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('$39.50').waitFor();
    await row.getByText('Product · Creative').waitFor();
  });

  test('leads to what is left to set up', async ({ page }) => {
    await unlockedMember(page, 'Swift');
    await page.goto('/seller/dashboard?tab=store');
    await page.getByText('Setup Required', { exact: true }).waitFor();
    await page.getByText('No ratings yet').waitFor();
    await page.getByRole('button', { name: /Connect a payment account/ }).click();
    await page.getByRole('button', { name: 'Finish: I can be paid' }).click();
    await toast(page, 'Payment account connected!');
    await page.waitForURL('**/seller/dashboard?tab=store');
    await page.getByRole('link', { name: 'Complete Setup' }).click();
    await page.getByLabel('Shop name').waitFor();
  });

  test('shows who has asked about what she sells', async ({ page }) => {
    await asAna(page);
    const [listing] = await (await page.request.get('/api/marketplace/my-listings')).json();
    await unlockedMember(page, 'Martin');
    const asked = await page.request.post('/api/messages', {
      data: { receiverId: listing.userId, listingId: listing.id, message: 'Is it still there?' },
    });
    expect(asked.ok()).toBe(true);
    await asAna(page);
    await page.goto('/seller/dashboard');
    await page.getByRole('link', { name: /^Answer Martin/ }).waitFor();
    await tab(page, 'Messages');
    await page
      .getByRole('list', { name: 'Buyers' })
      .getByRole('link', { name: /Martin/ })
      .click();
    await page.getByRole('log').getByText('Is it still there?').waitFor();
  });

  test('has a statement of each month to download', async ({ page }) => {
    await asAna(page);
    await page.goto('/seller/dashboard?tab=earnings');
    const link = page.getByRole('link', { name: /^Statement of/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('Date,Order,Title,What,Amount,To your account,In your account');
    expect(text).toContain('Sent to you');
  });
});

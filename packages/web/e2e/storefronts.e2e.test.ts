import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const store = '/little-acorns-store-front';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const toast = (page: Page, words: string) => page.getByText(words).first().waitFor();

/** The demo's seller, as anyone sees them. */
async function seller(page: Page): Promise<{ readonly id: number; readonly firstName: string }> {
  return (await (await page.request.get('/api/storefront/little-acorns')).json()).seller;
}

describe('a visitor', () => {
  test('sees a store and who runs it, and is asked to sign up for the rest', async ({ page }) => {
    await page.goto(store);
    await heading(page, 'Little Acorns');
    await page.getByRole('link', { name: 'Wooden balance bike' }).waitFor();
    await page.getByRole('button', { name: 'Favourite: Wooden balance bike' }).click();
    await toast(page, 'Sign up required');
    await page.getByRole('link', { name: 'View Profile' }).click();

    await heading(page, 'Ana');
    await page.getByText(/^Member since /).waitFor();
    expect(await page.getByText(/years old/).count()).toBe(0);
    await page.getByRole('button', { name: 'Login to Message' }).click();
    await toast(page, 'Join to message sellers.');

    const { id } = await seller(page);
    await page.goto(`/seller/${id}`);
    await heading(page, 'Ana');
    expect(await page.getByText(/Zip \d/).count()).toBe(0);
    await page.getByRole('button', { name: 'Message Seller' }).click();
    await toast(page, 'Sign up required');
    await page
      .getByRole('complementary', { name: 'Join Nestmates' })
      .getByRole('link', { name: 'Log In' })
      .click();
    await page.waitForURL('**/auth');
  });

  test.for([
    ['/seller/2147483647', 'Seller not found'],
    ['/seller/abc', 'Seller not found'],
    ['/no-such-store-front', 'Store Not Found'],
    ['/seller-profile/no-such-shop', 'Profile Not Found'],
  ] as const)('is told at %s that there is none', async ([path, title], { page }) => {
    await page.goto(path);
    await heading(page, title);
    await page.getByRole('link', { name: 'Back to Marketplace' }).waitFor();
  });
});

describe('a member', () => {
  test('who has logged in from a seller comes back to her, sees more of her, and keeps her', async ({
    page,
  }) => {
    const login = await finishedMember(page, 'Wren');
    await page.request.post('/api/logout');
    const { id } = await seller(page);
    await page.goto(`/seller/${id}`);
    await heading(page, 'Ana');
    await page.getByRole('button', { name: 'Message Seller' }).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Log In' }).click();
    await page.getByLabel('Email').fill(login.email);
    await page.getByLabel('Password', { exact: true }).fill(login.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.waitForURL(`**/seller/${id}`);
    await page.getByText(/years old/).waitFor();
    const heart = page.getByRole('button', { name: 'Favourite: Ana' });
    const kept = page.waitForResponse(
      (reply) => reply.url().endsWith(`/favourites/sellers/${id}`) && reply.request().method() === 'PUT',
    );
    await heart.click();
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Favourite: Ana', pressed: true }).waitFor();
  });

  test('reads her own seller page without the ways to herself', async ({ page }) => {
    await page.request.post('/api/login', {
      data: { email: 'ana@nestmates.test', password: 'Nestmates1!' },
    });
    const { id } = await seller(page);
    await page.goto(`/seller/${id}`);
    await heading(page, 'Ana');
    const listing = page.getByRole('list', { name: 'On sale' }).getByRole('link').first();
    await listing.waitFor();
    expect(await page.getByRole('link', { name: 'Message Seller' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Favourite: / }).count()).toBe(0);
    await listing.click();
    await page.getByText('Your listing', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Add to Cart', exact: true }).count()).toBe(0);
  });
});

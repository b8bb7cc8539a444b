import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { closeMoment } from './setup/close-moment.ts';
import { finishedMember, unlockedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { validPng } from './setup/valid-png.ts';

const toast = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Goes past the first step of a new listing. */
const withoutPhoto = (page: Page) => page.getByRole('button', { name: 'List without a Photo' }).click();
const unfold = (page: Page) => page.getByRole('button', { name: 'More about it (optional)' }).click();

async function fillInBike(page: Page): Promise<void> {
  await withoutPhoto(page);
  await page.getByRole('radio', { name: 'Product' }).check();
  await unfold(page);
  await page.getByLabel('Title').fill('Wooden balance bike');
  await page.getByLabel(/^Description/).fill('Two summers old.');
  await page.getByLabel('Price').fill('48');
  await choose(page, 'Category', 'Toys & Games');
  const file = { name: 'bike.png', mimeType: 'image/png', buffer: await validPng(page) };
  await page.getByLabel('Photos of the listing').setInputFiles([file, file]);
  await page.getByRole('button', { name: 'Photo 2 of 2' }).waitFor();
}

const row = (page: Page, title: string) => page.getByRole('article', { name: title });

describe('putting something on sale', () => {
  test('leads a Premium member to the payment provider first, and loses nothing that she typed', async ({
    page,
  }) => {
    await unlockedMember(page, 'Wren');
    await page.goto('/marketplace/new');
    await page.getByText('First, where your money goes').waitFor();
    await fillInBike(page);
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await page.getByRole('button', { name: 'Leave without finishing' }).click();

    await toast(page, 'Your payment account is not ready yet. Please try again.');
    await page.waitForURL('**/marketplace/new');
    expect(await page.getByLabel('Title').inputValue()).toBe('Wooden balance bike');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await page.getByRole('button', { name: 'Finish: I can be paid' }).click();

    await toast(page, 'Payment account connected!');
    await page.waitForURL('**/marketplace/new');
    await page.getByRole('button', { name: 'Photo 2 of 2' }).waitFor();
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await toast(page, 'Listing created!');
    await closeMoment(page.getByRole('dialog', { name: 'Your first listing is out' }), 'Close');
    await heading(page, 'My Listings');
    await row(page, 'Wooden balance bike').getByText('$48.00').waitFor();
  });

  test('refuses a seat that was recalled, and says where to read of it', async ({ page }) => {
    await unlockedMember(page, 'Robin');
    await page.goto('/marketplace/new');
    await fillInBike(page);
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await page.getByRole('button', { name: 'Finish: I can be paid' }).click();
    await toast(page, 'Payment account connected!');
    await page.waitForURL('**/marketplace/new');
    await page.getByLabel('Title').fill('Infant car seat');
    await page.getByLabel('Brand').fill('Britax');
    await page.getByLabel('Model').fill('B-Safe 35');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'This was recalled' });
    await refusal.getByText('Britax B-Safe 35').waitFor();
    expect(await refusal.getByRole('link').getAttribute('href')).toBe('https://www.nhtsa.gov/recalls');

    await page.getByLabel('Title').fill('Drop-side crib');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    const rule = page.getByRole('link', { name: 'See what may never be sold' });
    await rule.waitFor();
    expect(await rule.getAttribute('href')).toBe('/rules#drop-side-crib');
  });

  test('refuses a price that is none, and keeps a draft until she signs out', async ({ page }) => {
    await unlockedMember(page, 'Lark');
    await page.goto('/marketplace/new');
    await withoutPhoto(page);
    await page.getByRole('radio', { name: 'Service' }).check();
    await page.getByLabel('Title').fill('Piano lessons');
    for (const [price, message] of [
      ['1e3', 'Please enter a price in dollars and cents, such as 12.50'],
      ['0.001', 'Please enter a price in dollars and cents, such as 12.50'],
      ['-4', 'Please enter a price in dollars and cents, such as 12.50'],
      ['10,000,000', 'Price must be $5,000 or less'],
    ] as const) {
      await page.getByLabel('Price').fill(price);
      await page.getByRole('button', { name: 'Create Listing' }).click();
      await page.getByText(message).waitFor();
    }
    await page.goto('/dashboard');
    await page.goto('/marketplace/new');
    expect(await page.getByLabel('Title').inputValue()).toBe('Piano lessons');
    await page.goto('/account');
    await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
    await page.goto('/auth');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain('Piano lessons');
  });

  test('begins with the photo, and has the rest suggested, which she takes back or keeps', async ({
    page,
  }) => {
    const data = { email: 'ana@nestmates.test', password: 'Nestmates1!' };
    await page.request.post('/api/login', { data });
    await page.goto('/marketplace/new');
    const file = { name: 'bike.png', mimeType: 'image/png', buffer: await validPng(page) };
    await page.getByLabel('Photo from the camera').setInputFiles(file);
    await page.getByRole('button', { name: 'Photo 1 of 1' }).waitFor();
    await page.getByLabel('Title').fill('Wooden balance bike, like new');
    await page.getByRole('button', { name: 'Suggest the Rest' }).click();
    await page.getByText('Filled in for you: price, category, and condition.').waitFor();
    expect(await page.getByLabel('Price').inputValue()).toBe('48.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByLabel('Price').inputValue()).toBe('');
    await page.getByLabel('Price').fill('30');
    await page.getByRole('button', { name: 'Suggest the Rest' }).click();
    await page.getByText('Filled in for you: category and condition.').waitFor();
    expect(await page.getByLabel('Price').inputValue()).toBe('30');
    await page.getByLabel('Title').fill('Zibble');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    const listed = row(page, 'Zibble');
    await listed.getByText('$30.00').waitFor();
    await listed.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete Listing' }).click();
    await toast(page, 'Listing deleted');
  });

  test('suggests nothing of what it does not know, nor where she wants nothing written', async ({ page }) => {
    await unlockedMember(page, 'Robin');
    await page.goto('/marketplace/new');
    await withoutPhoto(page);
    await page.getByRole('radio', { name: 'Product' }).check();
    await page.getByLabel('Title').fill('Zibble');
    await page.getByRole('button', { name: 'Suggest the Rest' }).click();
    await page.getByText('We could not tell what it is. Please fill it in yourself.').waitFor();
    await page.getByRole('link', { name: 'What we share' }).waitFor();
    await page.goto('/dashboard/mommy-ai');
    const shared = page.getByRole('region', { name: 'What we share' });
    await shared.getByText('For a new listing').waitFor();
    await page.getByRole('switch', { name: 'Write for me' }).click();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await toast(page, 'Settings saved!');
    await page.goto('/marketplace/new');
    await page.getByText('Suggestions are switched off').waitFor();
    expect(await page.getByRole('button', { name: 'Suggest the Rest' }).count()).toBe(0);
    expect(await page.getByLabel('Title').inputValue()).toBe('Zibble');
  });

  test('lists again what was sold, with its words and photos, at her price', async ({ page }) => {
    const data = { email: 'ana@nestmates.test', password: 'Nestmates1!' };
    await page.request.post('/api/login', { data });
    await page.goto('/marketplace/my-listings');
    const sold = row(page, 'Dollhouse chairs, set of two').first();
    await sold.getByRole('link', { name: /^List Again/ }).click();
    await page.getByRole('button', { name: /^Photo 1 of/ }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Dollhouse chairs, set of two');
    await page.getByLabel('Price').fill('19');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await row(page, 'Dollhouse chairs, set of two').filter({ hasText: '$19.00' }).waitFor();
  });

  test('is for Premium', async ({ page }) => {
    await finishedMember(page, 'Finch');
    await page.goto('/marketplace/new');
    await heading(page, 'Sell what they have outgrown');
  });

  test('is paid without a plan, too, by an account that is set up on a page of its own', async ({ page }) => {
    await finishedMember(page, 'Finch');
    await page.goto('/account');
    await page.getByRole('link', { name: 'Change Password' }).waitFor();
    expect(await page.getByRole('link', { name: 'How you are paid' }).count()).toBe(0);
    await page.goto('/account/payments');
    await page.getByRole('button', { name: 'Set Up Payments' }).click();
    await page.getByRole('button', { name: 'Leave without finishing' }).click();
    await page.waitForURL('**/account/payments');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Finish: I can be paid' }).click();
    await page.waitForURL('**/account/payments');
    await page.getByText('Your payment account is connected.').waitFor();
    await page.goto('/account');
    await page.getByRole('link', { name: 'How you are paid' }).waitFor();
  });

  test('is listed without an account, too, where money of an account from before waits', async ({ page }) => {
    await finishedMember(page, 'Wren');
    await page.route('**/api/stripe/connect/status', (route) =>
      route.fulfill({ json: { connected: false, started: false, kept: 4626 } }),
    );
    await page.goto('/account');
    await page.getByRole('link', { name: 'How you are paid' }).click();
    await page.getByText('We keep $46.26 for you').waitFor();
  });

  test('says why she came back without an account, and believes no address', async ({ page }) => {
    await unlockedMember(page, 'Robin');
    await page.goto('/marketplace/new?error=invalid_state');
    await toast(page, 'Security validation failed. Please try again.');
    await page.waitForURL('**/marketplace/new');
    await page.goto('/marketplace/new?stripe_connected=true');
    await page.waitForURL('**/marketplace/new');
    await page.getByText('First, where your money goes').waitFor();
    expect(await page.getByText('Payment account connected!').count()).toBe(0);
  });
});

describe('her own listings', () => {
  test('are edited, paused, resumed and deleted', async ({ page }) => {
    const data = { email: 'dana@nestmates.test', password: 'Nestmates1!' };
    await page.request.post('/api/login', { data });
    const created = await page.request.post('/api/marketplace', {
      data: { title: 'Tin train', type: 'product', price: 1800 },
    });
    const { id } = await created.json();
    await page.goto('/marketplace/my-listings');
    await row(page, 'Tin train').getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Tin train with wagon');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Listing updated!');

    const train = row(page, 'Tin train with wagon');
    await train.getByRole('button', { name: 'Pause' }).click();
    await toast(page, 'Listing paused');
    await train.getByText('Paused', { exact: true }).waitFor();
    await train.getByRole('button', { name: 'Resume' }).click();
    await toast(page, 'Listing is back on sale');
    await train.getByText('Active', { exact: true }).waitFor();
    await train.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete Listing' }).click();
    await toast(page, 'Listing deleted');
    await train.waitFor({ state: 'detached' });

    await page.goto(`/marketplace/${id}/edit`);
    await heading(page, 'Listing not found');
  });

  test("are not another's", async ({ page }) => {
    const data = { email: 'dana@nestmates.test', password: 'Nestmates1!' };
    await page.request.post('/api/login', { data });
    const [mine] = await (await page.request.get('/api/marketplace/my-listings')).json();
    await unlockedMember(page, 'Jay');
    await page.goto(`/marketplace/${mine.id}/edit`);
    await heading(page, 'Listing not found');
  });
});

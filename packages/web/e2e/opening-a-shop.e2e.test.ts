import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { closeMoment } from './setup/close-moment.ts';
import { finishedMember, unlockedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { validPng } from './setup/valid-png.ts';

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const back = (page: Page) => page.getByRole('button', { name: 'Back' }).first().click();

/** The member has an account to be paid to. */
async function withPayments(page: Page, firstName: string): Promise<void> {
  await unlockedMember(page, firstName);
  const { url } = await (await page.request.post('/api/stripe/connect/onboard')).json();
  await page.goto(url);
  await page.getByRole('button', { name: 'Finish: I can be paid' }).click();
  await page.waitForURL('**/marketplace/new');
}

async function fillInLessons(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Piano lessons');
  await page.getByLabel('Description').fill('From five years on.');
  await page.getByLabel('Price').fill('35');
}

describe('opening a shop', () => {
  test('goes on after the payment provider, and ends with a store that a visitor sees', async ({
    page,
    takePhone,
  }) => {
    await unlockedMember(page, 'Sparrow');
    await page.goto('/seller-onboarding');
    await heading(page, 'Open Your Shop');
    await page.getByRole('button', { name: /^Product/ }).click();

    await heading(page, 'Your First Product');
    await page.getByRole('button', { name: 'Create and Continue' }).click();
    await toast(page, 'Missing Information');
    // It may lie over the fields for as long as it is there.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByLabel('Title').fill('Rain boots, size 8');
    await page.getByLabel('Description').fill('One autumn of puddles.');
    await page.getByLabel('Price').fill('14');
    await choose(page, 'Category', 'Clothing');
    await page.getByRole('checkbox', { name: 'Local pickup only' }).check();
    const file = { name: 'boots.png', mimeType: 'image/png', buffer: await validPng(page) };
    await page.getByLabel('Photos of the listing').setInputFiles(file);
    await toast(page, 'Photo uploaded!');
    await page.getByRole('button', { name: 'Create and Continue' }).click();
    await page.getByRole('button', { name: 'Finish: I can be paid' }).click();

    await toast(page, 'Payment account connected!');
    await page.waitForURL('**/seller/onboarding');
    await page.getByRole('button', { name: 'Photo 1 of 1' }).waitFor();
    await page.getByRole('button', { name: 'Create and Continue' }).click();
    await toast(page, 'Listing created!');

    await heading(page, 'Your Seller Profile');
    await page.getByRole('button', { name: 'Open My Shop' }).click();
    await toast(page, 'Please fill in shop name and bio');
    await page.getByLabel('Shop name').fill('little-acorns');
    await page.getByLabel('Short bio').fill('Small things for small people.');
    await page.getByLabel(/^Website/).fill('sparrow.example');
    await page.getByRole('button', { name: 'Open My Shop' }).click();
    await page.getByText('This shop name is taken. Please choose another one.').waitFor();
    expect(await page.getByLabel('Short bio').inputValue()).toBe('Small things for small people.');
    await page.getByLabel('Shop name').fill("Sparrow's Nest");
    await page.getByRole('button', { name: 'Open My Shop' }).click();

    await closeMoment(page.getByRole('dialog', { name: 'Your first listing is out' }), 'Close');
    await heading(page, 'Your Shop Is Open!');
    const link = await page.getByLabel('Shop link').inputValue();
    expect(link).toMatch(/\/sparrows-nest-store-front$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.getByRole('button', { name: 'Copy Link' }).waitFor();

    const visitor = await takePhone();
    await visitor.goto(new URL(link).pathname);
    await heading(visitor, "Sparrow's Nest");
    await visitor.getByRole('link', { name: 'Rain boots, size 8' }).waitFor();
    const website = visitor.getByRole('link', { name: 'Website' });
    expect(await website.getAttribute('href')).toBe('https://sparrow.example');
    expect(await website.getAttribute('rel')).toBe('noopener nofollow ugc');
  });

  test('asks for the icon of a service, and can be gone back in without listing twice', async ({ page }) => {
    await withPayments(page, 'Swift');
    await page.goto('/seller/onboarding');
    await page.getByRole('button', { name: /^Service/ }).click();
    await heading(page, 'Your First Service');
    await fillInLessons(page);
    await page.getByRole('button', { name: 'Create and Continue' }).click();
    await toast(page, 'Missing Icon');
    await page.getByLabel('Search icons').fill('mus');
    await page.getByRole('radio', { name: 'Music' }).check();
    await back(page);
    await heading(page, 'Open Your Shop');
    await page.getByRole('button', { name: /^Service/ }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Piano lessons');
    await page.getByRole('button', { name: 'Create and Continue' }).click();

    await heading(page, 'Your Seller Profile');
    await page.getByLabel('Shop name').fill('Swift Keys');
    await back(page);
    await page.getByLabel('Title').fill('Piano and singing lessons');
    await page.getByRole('button', { name: 'Save and Continue' }).click();
    await heading(page, 'Your Seller Profile');
    expect(await page.getByLabel('Shop name').inputValue()).toBe('Swift Keys');
    await page.reload();
    await heading(page, 'Your Seller Profile');
    expect(await page.getByLabel('Shop name').inputValue()).toBe('Swift Keys');
    const listings = await (await page.request.get('/api/marketplace/my-listings')).json();
    expect(listings).toMatchObject([{ title: 'Piano and singing lessons', serviceIcon: 'Music' }]);
  });

  test('is for Premium', async ({ page }) => {
    await finishedMember(page, 'Finch');
    await page.goto('/seller/onboarding');
    await heading(page, 'Open a shop of your own');
  });
});

import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { newcomer } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const chip = (page: Page, name: string) =>
  page
    .getByRole('checkbox', { name, exact: true })
    .or(page.getByRole('radio', { name, exact: true }))
    .check();

const continueWith = (page: Page, name = 'Continue') => page.getByRole('button', { name }).click();

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function tellWhoSheIs(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Thea');
  await choose(page, 'Age', '33');
  await continueWith(page);
  await heading(page, 'Where do you live?').waitFor();
}

describe('onboarding', () => {
  test('leads from registration to a profile with a photo, and keeps what was typed', async ({ page }) => {
    await page.request.post('/api/register', { data: newcomer() });

    await page.goto('/dashboard');
    await page.waitForURL('**/intake-basic');
    await tellWhoSheIs(page);
    await choose(page, 'State', 'New York');
    await page.reload();
    await page.getByText('First name Thea').waitFor();
    await choose(page, 'City', 'Brooklyn');
    await page.getByLabel('Zip code').fill('11215');
    await continueWith(page);

    await page.waitForURL('**/intake-parenting');
    await continueWith(page);
    await page.getByText('Select at least one parenting style').waitFor();
    await chip(page, 'Gentle');
    await continueWith(page);
    await chip(page, 'Tuesday');
    await continueWith(page);
    await chip(page, 'Playdates');
    for (const question of ['When are you free?', 'How do you parent?']) {
      await page.getByRole('button', { name: 'Back' }).last().click();
      await heading(page, question).waitFor();
    }
    await page.getByRole('button', { name: 'Back' }).last().click();
    await page.waitForURL('**/intake-basic');
    await heading(page, 'Where do you live?').waitFor();
    await continueWith(page);
    await page.waitForURL('**/intake-parenting');
    await page.getByText('You parent gentle').waitFor();
    await continueWith(page);

    await page.waitForURL('**/intake-children');
    await chip(page, 'Girl');
    await chip(page, '4 years');
    await page.getByRole('button', { name: 'Add Another Child' }).click();
    await heading(page, 'Child 2').waitFor();
    await page.getByText('Child 1 Girl, 4 years').waitFor();
    await continueWith(page, 'Complete Setup');

    await page.waitForURL('**/complete-profile');
    await page.getByText('Children added!').first().waitFor();
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await page.getByLabel('What the camera sees').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Take Photo' }).click();
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await page.getByText('Photo uploaded!').first().waitFor();
    // The dialog stays for the length of a double tap and keeps the focus until then.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByLabel('Bio').fill('Walks, libraries and strong coffee. New in the neighborhood.');
    await page.getByRole('button', { name: 'Back' }).last().click();
    await page.waitForURL('**/intake-children');
    await heading(page, 'Child 2').waitFor();
    await continueWith(page, 'Complete Setup');
    await page.waitForURL('**/complete-profile');
    expect(await page.getByLabel('Bio').inputValue()).toMatch(/^Walks, libraries/);
    await heading(page, 'Thea, 33').waitFor();
    await continueWith(page, 'Finish Setup');

    await page.waitForURL('**/dashboard');
    await page.getByRole('dialog', { name: /^Four mothers/ }).waitFor();
    await page.keyboard.press('Escape');
    await heading(page, 'Hi Thea!').waitFor();
    await page.getByText('11215, 2 kids').waitFor();
    const me = await (await page.request.get('/api/me')).json();
    expect(me).toMatchObject({ firstName: 'Thea', onboardingComplete: true });
    expect((await page.request.get(me.profilePhotoUrl)).headers()['content-type']).toBe('image/webp');
  });

  test('finds any town by typing, and keeps half a step when the tab is closed', async ({ page }) => {
    await page.request.post('/api/register', { data: newcomer() });
    await page.goto('/intake-basic');
    await tellWhoSheIs(page);
    await page.getByRole('combobox', { name: 'State' }).fill('new yo');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'City' }).fill('cold spr');
    await page.getByRole('option', { name: 'Cold Spring', exact: true }).click();
    const context = page.context();
    await page.close();

    const again = await context.newPage();
    await again.goto('/dashboard');
    await again.getByText('First name Thea').waitFor();
    expect(await again.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Cold Spring');
    const kept = () =>
      again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
    expect(await kept()).toHaveLength(1);
    await again.getByRole('button', { name: 'Log out' }).click();
    await again.waitForURL((url) => url.pathname === '/');
    expect(await kept()).toEqual([]);
  });

  test("the browser's Back and Forward turn to the question before and after, and a reload stays", async ({
    page,
  }) => {
    await page.request.post('/api/register', { data: newcomer() });
    await page.goto('/intake-basic');
    await tellWhoSheIs(page);
    await page.goBack();
    await heading(page, 'Who are you?').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Thea');
    await page.goForward();
    await heading(page, 'Where do you live?').waitFor();
    await page.reload();
    await heading(page, 'Where do you live?').waitFor();
    await page.getByRole('button', { name: 'Back' }).last().click();
    await heading(page, 'Who are you?').waitFor();
    await page.reload();
    await heading(page, 'Who are you?').waitFor();
    await continueWith(page);
    await choose(page, 'State', 'New York');
    await choose(page, 'City', 'Brooklyn');
    await page.getByLabel('Zip code').fill('11215');
    await continueWith(page);

    await heading(page, 'How do you parent?').waitFor();
    await page.goBack();
    await heading(page, 'Where do you live?').waitFor();
    await page.goForward();
    await heading(page, 'How do you parent?').waitFor();
  });

  test('the server keeps the order, whatever a browser asks for', async ({ page }) => {
    await page.request.post('/api/register', { data: newcomer() });
    const answer = await page.request.put('/api/profile/completion', {
      data: { bio: 'Straight to the end, please.' },
    });
    expect(answer.status()).toBe(403);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { closeMoment } from './setup/close-moment.ts';
import { test } from './setup/phone.ts';

const chip = (page: Page, name: string) =>
  page
    .getByRole('checkbox', { name, exact: true })
    .or(page.getByRole('radio', { name, exact: true }))
    .check();

const continueWith = (page: Page, name = 'Continue') => page.getByRole('button', { name }).click();

describe('onboarding', () => {
  test('leads from registration to a profile with a photo, and keeps what was typed', async ({ page }) => {
    await page.request.post('/api/register', {
      data: { email: `${randomUUID()}@nestmates.test`, password: 'Nestling1!' },
    });

    await page.goto('/dashboard');
    await page.waitForURL('**/intake-basic');
    await page.getByLabel('First name').fill('Thea');
    await choose(page, 'State', 'New York');
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Thea');
    await choose(page, 'City', 'Brooklyn');
    await page.getByLabel('Zip code').fill('11215');
    await choose(page, 'Age', '33');
    await continueWith(page);

    await page.waitForURL('**/intake-parenting');
    await continueWith(page);
    await page.getByText('Select at least one parenting style').waitFor();
    await chip(page, 'Gentle');
    await chip(page, 'Tuesday');
    await chip(page, 'Playdates');
    await page.getByRole('button', { name: 'Back' }).last().click();
    await page.waitForURL('**/intake-basic');
    expect(await page.getByLabel('First name').inputValue()).toBe('Thea');
    await continueWith(page);
    await page.waitForURL('**/intake-parenting');
    expect(await page.getByRole('checkbox', { name: 'Gentle', exact: true }).isChecked()).toBe(true);
    await continueWith(page);

    await page.waitForURL('**/intake-children');
    await chip(page, 'Girl');
    await choose(page, 'Age', '4 years');
    await page.getByRole('button', { name: 'Add Another Child' }).click();
    await page.getByRole('heading', { name: 'Child 2' }).waitFor();
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
    await page.getByRole('heading', { name: 'Child 2' }).waitFor();
    await continueWith(page, 'Complete Setup');
    await page.waitForURL('**/complete-profile');
    expect(await page.getByLabel('Bio').inputValue()).toMatch(/^Walks, libraries/);
    await page.getByRole('heading', { name: 'Thea, 33' }).waitFor();
    await continueWith(page, 'Finish Setup');

    await page.waitForURL('**/dashboard');
    await closeMoment(page.getByRole('dialog', { name: 'Your profile is done' }), 'Look around first');
    await page.getByRole('heading', { name: 'Hi Thea!' }).waitFor();
    await page.getByText('11215, 2 kids').waitFor();
    const me = await (await page.request.get('/api/me')).json();
    expect(me).toMatchObject({ firstName: 'Thea', onboardingComplete: true });
    expect((await page.request.get(me.profilePhotoUrl)).headers()['content-type']).toBe('image/webp');
  });

  test('the server keeps the order, whatever a browser asks for', async ({ page }) => {
    await page.request.post('/api/register', {
      data: { email: `${randomUUID()}@nestmates.test`, password: 'Nestling1!' },
    });
    const answer = await page.request.put('/api/profile/completion', {
      data: { bio: 'Straight to the end, please.' },
    });
    expect(answer.status()).toBe(403);
  });
});

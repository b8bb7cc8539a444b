import { describe, expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { openAndLoadToaster } from './setup/open-page.ts';
import { test } from './setup/phone.ts';
import { withoutSentRead } from './setup/without-sent-read.ts';

describe('a lost connection', () => {
  test('keeps a menu from opening, and the next time it comes with its looks', async ({ page }) => {
    await page.request.post('/api/login', {
      data: { email: 'ana@nestmates.test', password: 'Nestmates1!' },
    });
    await openAndLoadToaster(page, '/matches');
    const connection = page.getByRole('article').last();
    await connection.getByRole('button', { expanded: false }).first().click();
    const more = connection.getByRole('button', { name: /^More/ });
    await more.waitFor();
    await page.context().setOffline(true);
    await more.click();
    await page.getByText('That could not be opened', { exact: true }).waitFor();
    await page.context().setOffline(false);
    await more.click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    const background = await menu.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('before the first touch takes no looks from what is told later', async ({ page }) => {
    await finishedMember(page);
    const toaster = '**/assets/Toaster-*';
    await page.route(toaster, (route) => route.abort());
    await page.goto('/edit-profile');
    const lost = page.waitForEvent('requestfailed', (request) => /Toaster-.*css/.test(request.url()));
    await page.getByLabel('Bio').fill('Walks, libraries and very strong coffee.');
    await lost;
    await page.unroute(toaster);
    await page.getByRole('button', { name: 'Save Profile Changes' }).click();
    const told = page.getByRole('region', { name: /^Notifications/ }).getByText('Profile updated!');
    await told.waitFor();
    const background = await told.evaluate((words) => {
      const card = words.closest('li');
      return card && getComputedStyle(card).backgroundColor;
    });
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('leaves out a card of the dashboard, which comes when it is asked for again', async ({ page }) => {
    await finishedMember(page, 'Marta');
    const card = '**/api/swaps/pending';
    await page.route(card, (route) => route.abort());
    await withoutSentRead(page, '/dashboard', '/api/swaps/pending');
    await page.goto('/dashboard');
    const retry = page.getByRole('button', { name: /^Try again/ });
    await retry.waitFor();
    await page.getByRole('region', { name: 'Today’s Snapshot' }).waitFor();
    await page.unroute(card);
    await retry.click();
    await retry.waitFor({ state: 'detached' });
  });

  test('fails an answer at once, which can then be given again', async ({ takePhone }) => {
    const [her, other] = [await takePhone(), await takePhone()];
    await finishedMember(her, 'Wanda');
    await finishedMember(other, 'Olga');
    const { id } = await (await her.request.get('/api/me')).json();
    await other.request.post('/api/connections/request', { data: { recipientId: id } });
    await openAndLoadToaster(her, '/connection-requests');
    const accept = her.getByRole('button', { name: 'Accept' });
    await accept.waitFor();
    await her.context().setOffline(true);
    // Waited for from before the tap: a toast goes after five seconds, however busy the machine is.
    const said = (words: string) => her.getByText(words, { exact: true }).waitFor();
    await Promise.all([said('Failed to respond to connection request'), accept.click()]);
    await her.context().setOffline(false);
    await Promise.all([said('Connection accepted'), accept.click()]);
  });
});

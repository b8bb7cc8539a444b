import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { closeMoment } from './setup/close-moment.ts';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

/** Two members with equal profiles, so that their requests have the same height. */
async function requestFromTwoMembers(her: Page, takePhone: () => Promise<Page>): Promise<void> {
  const { id } = await (await her.request.get('/api/me')).json();
  for (const firstName of ['Lena', 'Mona']) {
    const others = await takePhone();
    await finishedMember(others, firstName);
    const asked = await others.request.post('/api/connections/request', { data: { recipientId: id } });
    expect(asked.status()).toBe(200);
  }
}

const card = (page: Page, firstName: string) =>
  page.getByRole('article', { name: new RegExp(`^${firstName},`) });

async function pendingNames(page: Page): Promise<readonly string[]> {
  const pending: { requester: { firstName: string } }[] = await (
    await page.request.get('/api/connections/pending')
  ).json();
  return pending.map(({ requester }) => requester.firstName);
}

describe('answering requests', () => {
  test('a double tap on Accept answers one, also when its second half comes as that one leaves', async ({
    takePhone,
  }) => {
    const her = await takePhone();
    await finishedMember(her, 'Edda');
    await requestFromTwoMembers(her, takePhone);
    const slow = Promise.withResolvers<void>();
    let answers = 0;
    await her.route('**/api/connections/respond', async (route) => {
      answers += 1;
      await slow.promise;
      await route.continue();
    });

    // No moment of the match, below which nothing can be tapped.
    await her.route('**/api/matches?limit=20', (route) => route.abort());
    await her.goto('/connection-requests');
    const accept = card(her, 'Mona').getByRole('button', { name: 'Accept' });
    // Waits until the layout is stable.
    await accept.click({ trial: true });
    const box = await accept.boundingBox();
    if (!box) throw new Error('Nothing can be accepted');
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await her.touchscreen.tap(finger.x, finger.y);
    await her.touchscreen.tap(finger.x, finger.y);
    await card(her, 'Mona').getByText('Accepting…').waitFor();
    // Clicks at the same position as soon as the entry is removed.
    const tapped = her.evaluate(
      ({ x, y }) =>
        new Promise<string | undefined>((resolve) => {
          const count = () => document.querySelectorAll('article').length;
          const before = count();
          const watcher = new MutationObserver(() => {
            if (count() === before) return;
            watcher.disconnect();
            const under = document.elementFromPoint(x, y)?.closest('button');
            under?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
            resolve(under?.textContent.trim());
          });
          watcher.observe(document.body, { childList: true, subtree: true });
        }),
      finger,
    );
    slow.resolve();
    expect(await tapped).toMatch(/^Accept/);
    await card(her, 'Mona').waitFor({ state: 'detached' });
    await card(her, 'Lena').getByRole('button', { name: 'Accept' }).waitFor();
    expect(answers).toBe(1);
    expect(await pendingNames(her)).toEqual(['Lena']);

    // A tap counts again after the guard time.
    await expect
      .poll(async () => {
        await card(her, 'Lena')
          .getByRole('button', { name: 'Accept' })
          .click({ timeout: 1000 })
          .catch(() => undefined);
        return pendingNames(her);
      })
      .toEqual([]);
    expect(answers).toBe(2);
  });

  test('a request is answered in the row that tells of it', async ({ takePhone }) => {
    const her = await takePhone();
    await finishedMember(her, 'Frida');
    await requestFromTwoMembers(her, takePhone);
    const row = (firstName: string) =>
      her.getByRole('listitem').filter({ hasText: `${firstName} would like to connect` });
    const told = async () =>
      (await (await her.request.get('/api/notifications')).json()).filter(
        ({ about }: { about?: { kind: string } }) => about?.kind === 'request',
      ).length;
    await expect.poll(told).toBe(2);
    await her.goto('/notifications');

    await her.route('**/api/connections/respond', (route) => route.abort());
    await row('Lena').getByRole('button', { name: 'Decline' }).click();
    await row('Lena').getByRole('alert').waitFor();
    await her.unroute('**/api/connections/respond');
    await row('Lena').getByRole('button', { name: 'Decline' }).click();
    await row('Lena').getByText('You have declined').waitFor();
    expect(await pendingNames(her)).toEqual(['Mona']);

    await row('Mona').getByRole('button', { name: 'Accept' }).click();
    await closeMoment(her.getByRole('dialog', { name: 'It’s a match' }), 'Close');
    await row('Mona').getByText('You are connected').waitFor();
    expect(await pendingNames(her)).toEqual([]);

    await her.reload();
    await row('Lena').waitFor();
    expect(await row('Lena').getByRole('button').count()).toBe(0);
    expect(await her.getByText('You have declined').count()).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';
import { tab } from './setup/tabs.ts';

const password = 'Nestmates1!';
const ana = 'ana@nestmates.test';
const bea = 'bea@nestmates.test';

async function logIn(page: Page, email: string): Promise<number> {
  const reply = await page.request.post('/api/login', { data: { email, password } });
  return (await reply.json()).id;
}

const sendMessage = (page: Page, receiverId: number) =>
  page.request.post('/api/messages', { data: { receiverId, message: randomUUID() } });

const openDashboard = async (page: Page) => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Hi / }).waitFor();
};

/** The unread count of the tab bar. */
const badgeCount = async (page: Page) => {
  return Number(/\d+/.exec((await tab(page, 'People').textContent()) ?? '')?.[0] ?? 0);
};
const unreadCount = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/conversations/unread')).json()).unread;

describe('a page that stays true', () => {
  test('reads none of the lists again that came with it', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    const her = await logIn(hers, bea);
    await logIn(others, ana);
    const asked: string[] = [];
    hers.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const listening = hers.waitForResponse(/\/api\/events/);
    await openDashboard(hers);
    await listening;
    const before = await unreadCount(hers);
    await expect.poll(() => badgeCount(hers)).toBe(before);

    // An event for a message comes after whatever the stream sends when it opens.
    await sendMessage(others, her);
    await expect.poll(() => badgeCount(hers)).toBe(before + 1);
    const times = (path: string) => asked.filter((each) => each === path).length;
    expect(['/api/matches', '/api/connections/pending'].map(times)).toEqual([0, 0]);
    expect(times('/api/counts')).toBe(1);
  });

  test('misses nothing that happens between its first answer and its stream', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    const her = await logIn(hers, bea);
    await logIn(others, ana);
    const meanwhile = Promise.withResolvers<void>();
    await hers.route(/\/api\/events/, async (route) => {
      await meanwhile.promise;
      await route.continue();
    });
    await openDashboard(hers);
    const before = await unreadCount(hers);
    await expect.poll(() => badgeCount(hers)).toBe(before);
    await sendMessage(others, her);
    meanwhile.resolve();
    await expect.poll(() => badgeCount(hers)).toBe(before + 1);
  });

  test('misses nothing where two windows stand side by side', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    const her = await logIn(hers, bea);
    await logIn(others, ana);
    await openDashboard(hers);
    const second = await hers.context().newPage();
    await openDashboard(second);
    const before = await unreadCount(hers);
    for (const page of [hers, second]) await expect.poll(() => badgeCount(page)).toBe(before);
    await sendMessage(others, her);
    for (const page of [hers, second]) {
      await expect.poll(() => badgeCount(page)).toBe(before + 1);
    }
  });
});

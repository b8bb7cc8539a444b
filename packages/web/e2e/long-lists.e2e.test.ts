import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';
import { withoutSentRead } from './setup/without-sent-read.ts';

const login = { email: 'ana@nestmates.test', password: 'Nestmates1!' };

/** Pages of two items, because the demo members have too few connections to fill a real page. */
async function limitPagesToTwo(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '2');
      return route.continue({ url: url.href });
    },
  );
}

const idsAt = async (page: Page, path: string): Promise<number[]> =>
  (await (await page.request.get(path)).json()).map(
    ({ userId, user }: { userId?: number; user?: { id: number } }) => userId ?? user?.id,
  );

describe('a list that is longer than a page', () => {
  test('comes whole as she nears its end, everyone once', async ({ page }) => {
    await page.request.post('/api/login', { data: login });
    await limitPagesToTwo(page, '/api/matches');
    const all = await idsAt(page, '/api/matches');
    expect(all.length).toBeGreaterThan(4);
    await withoutSentRead(page, '/matches', '/api/matches');
    await page.goto('/matches');
    await page.getByRole('heading', { name: 'Your Connections' }).waitFor();
    const connections = page.getByRole('article');
    await connections.first().waitFor();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000);
        return connections.count();
      })
      .toBe(all.length);
    await page.getByRole('button', { name: /^(Show more|Loading)/ }).waitFor({ state: 'detached' });
  });

  test('is counted without being read', async ({ page }) => {
    await page.request.post('/api/login', { data: login });
    const { length } = await idsAt(page, '/api/matches');
    await limitPagesToTwo(page, '/api/matches');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `${length} New matches` }).waitFor();
  });

  test('opens the chat with someone who stands further down, though the rest cannot be read', async ({
    page,
  }) => {
    await page.request.post('/api/login', { data: login });
    const last = (await idsAt(page, '/api/conversations')).at(-1);
    await limitPagesToTwo(page, '/api/conversations');
    await page.route(
      (url) => url.pathname === '/api/conversations' && url.searchParams.has('before'),
      (route) => route.abort(),
    );
    await withoutSentRead(page, `/messages/${last}`, '/api/conversations');
    await page.goto(`/messages/${last}`);
    await page.getByRole('log').waitFor();
    await page.getByRole('link', { name: 'Back to Messages' }).click();
    await page.getByText('More connections could not be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator(`a[href="/messages/${last}"]`).waitFor();
  });
});

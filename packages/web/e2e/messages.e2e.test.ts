import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';
import { tab } from './setup/tabs.ts';

const password = 'Nestmates1!';
const ana = 'ana@nestmates.test';
const bea = 'bea@nestmates.test';

interface Person {
  readonly page: Page;
  readonly id: number;
}

async function logIn(page: Page, email: string): Promise<Person> {
  const reply = await page.request.post('/api/login', { data: { email, password } });
  const { id } = await reply.json();
  return { page, id };
}

const openChat = async ({ page }: Person, { id }: Person): Promise<void> => {
  await page.goto(`/messages?user=${id}`);
  await page.getByRole('log').waitFor();
};

const write = async ({ page }: Person, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Message / }).fill(text);
  await page.keyboard.press('Enter');
};

const bubbles = async ({ page }: Person, word: string): Promise<string[]> => {
  const found = await page.getByRole('log').getByText(word).allInnerTexts();
  return found.map((text) => text.replace(/^You:\s*/, '').trim());
};

describe('messages', () => {
  test('two members talk, one loses the network and comes back, and nothing is lost or doubled', async ({
    takePhone,
  }) => {
    const [one, two] = [await logIn(await takePhone(), ana), await logIn(await takePhone(), bea)];
    await openChat(one, two);
    await openChat(two, one);
    const word = randomUUID().slice(0, 8);

    await write(one, `${word} 1`);
    await two.page.getByRole('log').getByText(`${word} 1`).waitFor();
    await one.page
      .getByText(/· Seen$/)
      .last()
      .waitFor();
    await write(two, `${word} 2`);
    await one.page.getByRole('log').getByText(`${word} 2`).waitFor();

    await one.page.context().setOffline(true);
    await write(one, `${word} 3`);
    await write(one, `${word} 4`);
    await one.page.getByText('Waiting to send').waitFor();
    await write(two, `${word} 5`);
    await one.page.context().setOffline(false);

    const all = (person: Person) => bubbles(person, word);
    await expect.poll(() => all(one)).toHaveLength(5);
    await expect.poll(() => all(two)).toHaveLength(5);
    await expect.poll(() => all(one)).toEqual(await all(two));
    expect((await all(one)).filter((text) => / [34]$/.test(text))).toEqual([`${word} 3`, `${word} 4`]);

    const stored = await one.page.request.get(`/api/messages/${two.id}`);
    const texts: string[] = (await stored.json()).map(({ message }: { message: string }) => message);
    expect(texts.filter((text) => text.startsWith(word))).toEqual(await all(one));
  });

  test('what was written without a network survives a reload', async ({ takePhone }) => {
    const [one, two] = [await logIn(await takePhone(), ana), await logIn(await takePhone(), bea)];
    await openChat(one, two);
    const word = randomUUID().slice(0, 8);
    await one.page.route('**/api/messages', (route) => route.abort());
    await write(one, word);
    await one.page.getByRole('log').getByText(word).waitFor();
    await one.page.reload();
    await one.page.getByRole('log').getByText(word).waitFor();
    await one.page.unroute('**/api/messages');
    await openChat(two, one);
    await two.page.getByRole('log').getByText(word).waitFor();
    expect(await bubbles(two, word)).toEqual([word]);
  });

  test('a message that comes elsewhere is counted in the tab bar until it is read', async ({ takePhone }) => {
    const [one, two] = [await logIn(await takePhone(), ana), await logIn(await takePhone(), bea)];
    const unreadFrom = async () => {
      const list: { userId: number; unread: number }[] = await (
        await two.page.request.get('/api/conversations')
      ).json();
      return list.find(({ userId }) => userId === one.id)?.unread;
    };
    await openChat(two, one);
    await expect.poll(unreadFrom).toBe(0);
    await openChat(one, two);
    await two.page.goto('/dashboard');
    await two.page.getByRole('heading', { name: 'Hi Bea!' }).waitFor();
    const badgeCount = async () =>
      Number(/\d+/.exec((await tab(two.page, 'People').textContent()) ?? '')?.[0] ?? 0);
    const { unread: before } = await (await two.page.request.get('/api/conversations/unread')).json();
    await expect.poll(badgeCount).toBe(before);

    await write(one, randomUUID());
    await expect.poll(badgeCount).toBe(before + 1);
    await tab(two.page, 'People').click();
    await two.page.locator(`a[href="/messages/${one.id}"]`).click();
    await two.page.getByRole('log').waitFor();
    await two.page.getByRole('link', { name: 'Back to Messages' }).click();
    await expect.poll(badgeCount).toBe(before);
  });

  test('a message whose thread answers after the list is said to be seen once it is shown', async ({
    takePhone,
  }) => {
    const [one, two] = [await logIn(await takePhone(), ana), await logIn(await takePhone(), bea)];
    const heard = two.page.waitForResponse(/\/api\/events/);
    await openChat(two, one);
    await heard;
    const api = async (path: string) => (await two.page.request.get(path)).json();
    const unreadFrom = async () => (await api(`/api/conversations/${one.id}`)).unread;
    await expect.poll(unreadFrom).toBe(0);
    const { unread: before } = await api('/api/conversations/unread');

    const said: number[] = [];
    const asked: string[] = [];
    two.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/read')) said.push(request.postDataJSON().upTo);
      asked.push(pathname);
    });
    /** The list has been refetched and rendered, while the thread is still waiting. */
    const sendWhileThreadWaits = async (message: string) => {
      const shown = Promise.withResolvers<void>();
      const thread = (url: URL) => url.pathname === `/api/messages/${one.id}`;
      await two.page.route(thread, async (route) => {
        await shown.promise;
        await route.continue();
      });
      const answers = ['/api/conversations', '/api/counts'].map((path) =>
        two.page.waitForResponse((response) => new URL(response.url()).pathname === path),
      );
      const data = { receiverId: two.id, message };
      const sent = await (await one.page.request.post('/api/messages', { data })).json();
      for (const answer of answers) await (await answer).finished();
      await two.page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      return { id: sent.id, release: shown.resolve };
    };

    const first = await sendWhileThreadWaits(randomUUID());
    first.release();
    await expect.poll(unreadFrom).toBe(0);
    expect(await api('/api/conversations/unread')).toEqual({ unread: before });
    expect(said).toEqual([first.id]);

    // The event of its own read report, which came before this message, caused no refetch.
    const second = await sendWhileThreadWaits(randomUUID());
    expect(asked.filter((path) => path === '/api/counts')).toHaveLength(2);
    second.release();
    await expect.poll(unreadFrom).toBe(0);
    expect(said).toEqual([first.id, second.id]);
  });

  test('an address that can be nobody is no page, and a question for nobody opens the list', async ({
    page,
  }) => {
    await logIn(page, ana);
    for (const nobody of ['abc', '2147483648']) {
      await page.goto(`/messages/${nobody}`);
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    }
    await page.goto('/messages?user=abc');
    await page.getByRole('heading', { name: 'Messages', exact: true }).waitFor();
  });

  test('a Free member is told what the messages come with', async ({ page }) => {
    await logIn(page, 'cleo@nestmates.test');
    await page.goto('/messages');
    await page.getByRole('heading', { name: 'Write to your matches' }).waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
  });
});

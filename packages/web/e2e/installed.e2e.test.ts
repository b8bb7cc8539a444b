import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { startFront } from './setup/front.ts';
import { testAsInstalled as test } from './setup/phone.ts';
import { openMenu } from './setup/tabs.ts';

const password = 'Nestmates1!';
const ana = 'ana@nestmates.test';
const bea = 'bea@nestmates.test';
const offline = 'You’re offline. Showing what was last seen.';

async function logIn(page: Page, email: string): Promise<number> {
  const reply = await page.request.post('/api/login', { data: { email, password } });
  expect(reply.ok()).toBe(true);
  return (await reply.json()).id;
}

/** The names alone: opening a cache that the app deletes meanwhile would make it again. */
const cachesOfMembers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('member-')));

/** The addresses of what this browser keeps of the member. */
const keptOf = (page: Page, memberId: number): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => decodeURIComponent(new URL(url).pathname));
  }, `member-${memberId}`);

/** Waits until something of that address is kept of the member who is signed in. */
async function isKept(page: Page, memberId: number, address: string): Promise<void> {
  await expect.poll(async () => (await keptOf(page, memberId)).join('\n')).toContain(address);
}

/** Opens a page and waits until the answer to that read is kept. */
async function see(page: Page, memberId: number, path: string, read: string): Promise<void> {
  await page.goto(path);
  await isKept(page, memberId, read);
}

/** The service worker is there, with the files of the app; however long a busy machine takes to fetch them. */
const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const next = (from: EventTarget, event: string) =>
      new Promise((happened) => from.addEventListener(event, happened, { once: true }));
    while (!serviceWorker.controller) await next(serviceWorker, 'controllerchange');
    const { controller } = serviceWorker;
    while (controller.state !== 'activated') await next(controller, 'statechange');
  });

const notices = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length);

async function showNotice(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).showNotification('Bea sent you a message'),
  );
  await expect.poll(() => notices(page)).toBe(1);
}

/** A new page of the same browser, as after the app was closed. */
async function openedAgain(page: Page, path: string): Promise<Page> {
  const again = await page.context().newPage();
  await page.close();
  await again.goto(path);
  return again;
}

const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

describe('the app without a network', () => {
  test('opens with what was last seen, and sends later what was written', async ({ takePhone }) => {
    const first = await takePhone({ serviceWorkers: 'allow' });
    const beaId = await logIn(first, bea);
    const anaId = await logIn(await takePhone(), ana);
    await first.goto('/dashboard');
    await installed(first);
    await see(first, beaId, '/calendar', '/api/calendar');
    await see(first, beaId, '/messages', '/api/conversations');
    await see(first, beaId, `/messages/${anaId}`, '/api/messages');
    await see(first, beaId, '/dashboard', '/api/swaps/pending');

    await first.context().setOffline(true);
    const page = await openedAgain(first, '/dashboard');
    await page.getByRole('heading', { name: 'Hi Bea!' }).waitFor();
    await shown(page, offline).waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.goto('/calendar');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shown(page, offline).waitFor();
    await page.goto('/messages');
    await page.getByRole('link', { name: /Ana/ }).first().click();
    await page.getByRole('log').waitFor();
    const text = randomUUID();
    await page.getByRole('textbox', { name: /^Message / }).fill(text);
    await page.keyboard.press('Enter');
    await page.getByText('Waiting to send').waitFor();
    expect(await page.getByRole('log').getByText(text).count()).toBe(1);

    const later = await openedAgain(page, 'about:blank');
    await later.context().setOffline(false);
    await later.goto('/dashboard');
    const stored = async () => {
      const messages = await (await later.request.get(`/api/messages/${anaId}`)).json();
      return messages.filter(({ message }: { message: string }) => message === text).length;
    };
    await expect.poll(stored).toBe(1);
    await expect.poll(() => later.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox');
    expect(await stored()).toBe(1);
    expect(await shown(later, offline).count()).toBe(0);
  });

  test('reads everything again once the network is back', async ({ takePhone }) => {
    const page = await takePhone({ serviceWorkers: 'allow' });
    const id = await logIn(page, bea);
    await page.goto('/dashboard');
    await installed(page);
    await see(page, id, '/dashboard', '/api/swaps/pending');
    await page.context().setOffline(true);
    await page.goto('/dashboard');
    await shown(page, offline).waitFor();
    const read = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/swaps/pending',
    );
    await page.context().setOffline(false);
    await read;
    await shown(page, offline).waitFor({ state: 'detached' });
  });
});

describe('what is kept of a member', () => {
  test('is gone when she signs out, and the app shows nothing of her', async ({ takePhone }) => {
    const page = await takePhone({ serviceWorkers: 'allow' });
    const id = await logIn(page, ana);
    await page.goto('/dashboard');
    await installed(page);
    await see(page, id, '/matches', '/api/matches');
    await isKept(page, id, '/photos/');
    await showNotice(page);

    await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/');
    await expect.poll(() => cachesOfMembers(page)).toEqual([]);
    await expect.poll(() => notices(page)).toBe(0);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.context().setOffline(true);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'We cannot reach the nest' }).waitFor();
    expect(await page.getByText('Ana').count()).toBe(0);
  });

  test.for(['/', '/dashboard'])(
    'is gone on %s when the account was got back elsewhere',
    async (path, { takePhone }) => {
      const page = await takePhone({ serviceWorkers: 'allow' });
      const id = await logIn(page, ana);
      await page.goto('/dashboard');
      await installed(page);
      await see(page, id, '/matches', '/api/matches');
      await page.evaluate(() => {
        localStorage.setItem(`draft:${localStorage.getItem('nestmates.member')}:first-meetings`, '[7]');
      });

      await showNotice(page);
      // No page of the app is open when the session ends.
      await page.goto('about:blank');

      const elsewhere = await takePhone();
      await logIn(elsewhere, ana);
      const ended = await elsewhere.request.delete('/api/account/sessions', { data: { password } });
      expect(ended.ok()).toBe(true);
      await page.goto(path);
      await expect.poll(() => cachesOfMembers(page)).toEqual([]);
      await expect.poll(() => notices(page)).toBe(0);
      expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );

  test('is gone when another member signs in', async ({ takePhone }) => {
    const page = await takePhone({ serviceWorkers: 'allow' });
    const first = await logIn(page, ana);
    await page.goto('/dashboard');
    await installed(page);
    await see(page, first, '/matches', '/api/matches');
    await page.goto('about:blank');
    const second = await logIn(page, bea);
    await page.goto('/dashboard');
    await expect.poll(() => cachesOfMembers(page)).toEqual([`member-${second}`]);
    await see(page, second, '/dashboard', '/api/swaps/pending');
    expect(await cachesOfMembers(page)).toEqual([`member-${second}`]);
    await page.context().setOffline(true);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Hi Bea!' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Hi Ana!' }).count()).toBe(0);
  });
});

describe('a new version of the app', () => {
  test('is offered, while the page that is open goes on with the old one', async ({
    server,
    takePhone,
    onTestFinished,
  }) => {
    const front = await startFront(server.url);
    onTestFinished(() => front.close());
    const page = await takePhone({ serviceWorkers: 'allow', baseURL: front.url });
    await logIn(page, bea);
    await page.goto('/dashboard');
    await installed(page);

    front.answer(/^\/sw\.js$/, (response, body) =>
      response.end(
        body
          .replace(/id:(.)\w+.,entry:(.)[^,]+,/, 'id:$1newer$1,entry:$2/assets/app-newer.js$2,')
          .replace(/\{url:.\/assets\/AccountPage-[^}]+\},/g, ''),
      ),
    );
    // The new build has no such file any more: it is neither in its list nor there.
    front.answer(/^\/assets\/AccountPage-/, (response) => response.writeHead(404).end());
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await shown(page, 'A new version is ready.').waitFor();
    await (await openMenu(page)).getByRole('link', { name: 'Account Settings' }).click();
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
    const reloaded = page.waitForNavigation();
    await page.getByRole('button', { name: 'Reload' }).filter({ visible: true }).click();
    await reloaded;
  });
});

test('the service worker is asked for anew each time', async ({ page }) => {
  const { headers, status } = await page.request.get('/sw.js').then((reply) => ({
    headers: reply.headers(),
    status: reply.status(),
  }));
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/javascript/);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { renderedPages } from '../src/platform/page-data/rendered-pages.ts';
import { pagesToTry } from './setup/depth.ts';
import { enterFor } from './setup/every-page.ts';
import { logInAs } from './setup/log-in.ts';
import { test } from './setup/phone.ts';
import { sayFacts } from './setup/say-facts.ts';
import { signIn } from './setup/sign-in.ts';

const assets = join(import.meta.dirname, '../dist/assets');

const rootIn = (html: string): string =>
  /<div id="root" data-rendered=.*?(<script|<\/body)/s.exec(html)?.[0] ?? '';

const headingOf = (page: Page): Promise<string | null> =>
  page.getByRole('heading', { level: 1 }).first().textContent();

/** Rendered once for all visitors. */
const visitorPaths = ['/auth', '/terms', '/privacy', '/rules'];
const paths = [...visitorPaths, ...renderedPages];

/**
 * Pages that show a skeleton in the place of what only the browser knows: the events of a month in its zone, and the
 * cards of the deck that it remembers.
 */
const waitForBrowser = new Set(['/calendar', '/browse']);

test.for(pagesToTry(paths))(
  '%s is rendered by the server, and the browser finds no difference',
  async (path, { page, takePhone, server }) => {
    const address = await enterFor(page, path);
    await sayFacts(page, server.url);
    // An error of React while it hydrates would be a complaint, which fails the test.
    const html = (await (await page.goto(address))?.text()) ?? '';
    expect(rootIn(html)).toContain('<main');
    if (!waitForBrowser.has(path)) expect(rootIn(html)).not.toContain('class="_skeleton');
    const heading = await headingOf(page);
    await page.waitForLoadState('networkidle');

    const withoutScripts = await takePhone({ javaScriptEnabled: false });
    await withoutScripts.context().addCookies(await page.context().cookies());
    await withoutScripts.goto(address);
    expect(await headingOf(withoutScripts)).toBe(heading);
  },
);

test.for(pagesToTry(paths))(
  '%s has the names of classes that the stylesheets have',
  async (path, { page, server }) => {
    const address = await enterFor(page, path);
    await sayFacts(page, server.url);
    const root = rootIn(await (await page.request.get(address)).text());
    const used = new Set(
      [...root.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const ofModules = [...used].filter((name) => name.startsWith('_'));
    expect(ofModules).not.toEqual([]);
    const files = (await readdir(assets)).filter((name) => /\.(css|js)$/.test(name));
    const built = (await Promise.all(files.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
    expect(ofModules.filter((name) => !built.includes(name))).toEqual([]);
  },
);

/** Chromium leaves the content of such a one without a style where the page arrives in pieces, and never shows it. */
const containersInFieldsets = () =>
  [...document.querySelectorAll('fieldset > *')]
    .filter((element) => getComputedStyle(element).containerType !== 'normal')
    .map(({ outerHTML }) => outerHTML.slice(0, 100));

test.for(pagesToTry(paths))(
  '%s has no container of queries directly in a fieldset',
  async (path, { page, takePhone, server }) => {
    const address = await enterFor(page, path);
    await sayFacts(page, server.url);
    const withoutScripts = await takePhone({ javaScriptEnabled: false });
    await withoutScripts.context().addCookies(await page.context().cookies());
    await withoutScripts.goto(address);
    expect(await withoutScripts.evaluate(containersInFieldsets)).toEqual([]);
  },
);

test('a rendered page is kept by no cache, and has no script that the policy would refuse', async ({
  page,
  server,
}) => {
  await signIn(page, 'bea@nestmates.test');
  await sayFacts(page, server.url);
  const response = await page.request.get('/me');
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(response.headers().vary).toContain('Cookie');
  const html = await response.text();
  expect(rootIn(html)).toContain('Bea');
  expect([...html.matchAll(/<script(?![^>]*(src=|application\/json))/g)]).toEqual([]);
});

test('a page names its stylesheets before its code, without which it is painted', async ({
  page,
  server,
}) => {
  await signIn(page, 'bea@nestmates.test');
  await sayFacts(page, server.url);
  const html = await (await page.request.get('/marketplace')).text();
  const ofPage = [...html.matchAll(/<link rel="(stylesheet|modulepreload)"[^>]*of-marketplace/g)].map(
    ([, rel]) => rel,
  );
  expect(new Set(ofPage)).toEqual(new Set(['stylesheet', 'modulepreload']));
  expect(ofPage.lastIndexOf('stylesheet')).toBeLessThan(ofPage.indexOf('modulepreload'));
});

test('a browser in another zone than the page was rendered in renders it anew', async ({
  takePhone,
  server,
}) => {
  const page = await takePhone({ timezoneId: 'Asia/Tokyo' });
  await signIn(page, 'bea@nestmates.test');
  await sayFacts(page, server.url);
  await page.goto('/calendar');
  await page.waitForLoadState('networkidle');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());
  await page.locator(`[data-date="${today}"][aria-current="date"]`).first().waitFor();
  const told = (await page.context().cookies()).find(({ name }) => name === 'nestmates-page');
  expect(decodeURIComponent(told?.value ?? '')).toContain('Asia/Tokyo');
});

test('what the browser has said ends with the session', async ({ page }) => {
  // Not the session that other tests use, as this one is ended.
  await logInAs(page, 'bea@nestmates.test');
  const told = async () =>
    (await page.context().cookies()).filter(({ name }) => name === 'nestmates-page').length;
  await page.goto('/me');
  await expect.poll(told).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/$/);
  await expect.poll(told).toBe(0);
});

test('what was dismissed is told to the server without an id', async ({ page }) => {
  await signIn(page, 'cleo@nestmates.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  const told = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'nestmates-page');
    return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')).dismissed;
  };
  await expect.poll(told).toEqual([expect.stringMatching(/^[a-z-]+$/)]);
});

test('what is filled in can be filled in once the code is there, and is saved', async ({ page, server }) => {
  await signIn(page, 'ana@nestmates.test');
  await sayFacts(page, server.url);
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/MommyAiPage-.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/dashboard/mommy-ai', { waitUntil: 'commit' });
  const [text, isOn] = [page.getByLabel('Challenges'), page.getByRole('switch')];
  await text.waitFor();
  expect([await text.isDisabled(), await isOn.isDisabled()]).toEqual([true, true]);
  const save = page.getByRole('button', { name: 'Save Settings' });
  await save.evaluate((button: HTMLElement) => button.click());
  expect(new URL(page.url()).search).toBe('');

  code.resolve();
  await text.fill('Bedtimes');
  await isOn.uncheck();
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && /mommy-ai/.test(request.url()),
  );
  await save.click();
  expect((await saving).postDataJSON()).toMatchObject({ challenges: 'Bedtimes', enabled: false });
});

test('a rendered page stays while its code takes longer than what was read is kept', async ({
  page,
  server,
}) => {
  await signIn(page, 'bea@nestmates.test');
  await sayFacts(page, server.url);
  await page.clock.install();
  const code = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/\/assets\/CartPage-.*\.js$/, async (route) => {
    asked.resolve();
    await code.promise;
    await route.continue();
  });
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await page.goto('/cart', { waitUntil: 'commit' });
  await asked.promise;
  // The last that runs before the code of the page is waited for.
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--double-tap') !== '');
  await page.clock.fastForward(11_000);
  code.resolve();
  const isHydrated = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isHydrated);
  // A difference would have been a complaint, and what was not kept would have been read.
  expect(reads).not.toContain('/api/cart');
});

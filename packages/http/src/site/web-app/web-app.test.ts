import { once } from 'node:events';
import fs from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageHead } from '@nestmates/application/site/public-pages/page-head.ts';
import type { FoundPage } from '@nestmates/application/site/public-pages/public-pages.ts';
import type { PublicPage } from '@nestmates/domain/market/listings/public-paths.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserCookie, sessionCookie } from '../../platform/access/token-cookies.ts';
import { plainPageFonts } from './plain-page-fonts.ts';
import { webApp } from './web-app.ts';

const landing = '<p><span class="a" data-price="pro">$7.99</span></p>';

const files = {
  'index.html': landing,
  'index.signed-in.html': 'landing for a member',
  'app.html': 'app',
  'app.visitor.html': '<head><title>Nestmates</title></head>app for a visitor',
  'AuthPage.html': 'log in',
  'AuthPage.sign-up.html': 'sign up',
  'visitor-pages.json': JSON.stringify([
    { path: '/auth', file: '/AuthPage.html' },
    { path: '/auth', mode: 'sign-up', file: '/AuthPage.sign-up.html' },
  ]),
  'theme.js': 'theme',
};

let folder: string;
let origin: string;
const prices = { ...defaultPrices };
let close: () => Promise<void>;
/** What happens to a session cookie. */
let findPublicPage: (page: PublicPage) => Promise<FoundPage | undefined> = async () => undefined;
let isShared: (token: string) => Promise<boolean> = async () => true;
let authenticate: () => Promise<undefined | object> = async () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates-web-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'theme.js.br'), brotliCompressSync('theme'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'app-1234.js'), 'x'.repeat(8_000_000));
  for (const font of ['newsreader-italic-12345678', 'newsreader-x0f37_Fl', 'commissioner-BU3i-75n']) {
    await writeFile(join(folder, 'assets', `${font}.woff2`), font);
  }
  const app = new Koa();
  // Otherwise Koa prints that a response was not received.
  app.silent = true;
  app.use((ctx, next) => {
    ctx.state.facts = {};
    return next();
  });
  app.use(plainPageFonts(folder));
  app.use(
    webApp(folder, {
      sessions: { authenticate: () => authenticate() as never },
      routes: [],
      publicPages: { find: (page) => findPublicPage(page) },
      sharedPlans: { isShared: (token) => isShared(token) },
      cookie: sessionCookie(false),
      browserCookie: browserCookie(false),
      prices,
      renderer: { render: async () => undefined },
      now: () => new Date(),
    }),
  );
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${origin}${path}`, { headers });
  return { status: reply.status, text: await reply.text(), headers: reply.headers };
};
const withSession = { cookie: 'nestmates=token' };

describe('the web app', () => {
  it('is a page for visitors without a session cookie', async () => {
    expect((await ask('/auth')).text).toBe('log in');
    expect((await ask('/auth?mode=sign-up&zip=11238')).text).toBe('sign up');
    expect((await ask('/auth?mode=other')).text).toBe('log in');
    expect((await ask('/dashboard')).text).toContain('app for a visitor');
    expect((await ask('/')).text).toBe(landing);
  });

  it("shows this server's prices on the landing page, also where they are not the usual ones", async () => {
    prices.pro = 999;
    expect((await ask('/')).text).toBe(landing.replace('$7.99', '$9.99'));
    prices.pro = defaultPrices.pro;
    expect((await ask('/')).text).toBe(landing);
  });

  it('is a page that loads the member with a session cookie', async () => {
    expect((await ask('/dashboard', withSession)).text).toBe('app');
    expect((await ask('/dashboard', withSession)).headers.get('vary')).toContain('Cookie');
  });

  it('has a landing page for members, and the other one while sessions cannot be read', async () => {
    authenticate = async () => ({});
    expect((await ask('/', withSession)).text).toBe('landing for a member');
    authenticate = () => Promise.reject(new Error('The database is down'));
    expect((await ask('/', withSession)).text).toBe(landing);
  });

  describe('for what members sell', () => {
    const head: PageHead = {
      title: 'Bike · Nestmates',
      description: 'A bike',
      url: 'https://nest.example/marketplace/7',
      type: 'product',
      image: { url: 'https://nest.example/photos/bike/full.jpg', alt: 'Bike' },
      indexed: true,
      data: { name: 'Bike' },
    };

    it('has what the page says of itself, also where a shop has a dot in its name', async () => {
      const asked: PublicPage[] = [];
      findPublicPage = async (page) => {
        asked.push(page);
        return { head };
      };
      for (const path of ['/marketplace/7', '/seller-profile/St.%20Mary']) {
        const { status, text } = await ask(path);
        expect([status, text]).toEqual([200, expect.stringContaining('<title>Bike · Nestmates</title>')]);
        expect(text).toContain('app for a visitor');
      }
      expect(asked).toEqual([
        { kind: 'listing', id: 7 },
        { kind: 'seller-profile', shopName: 'St. Mary' },
      ]);
    });

    it('is 404 with the page of the app where there is none, and as usual where that cannot be found out', async () => {
      findPublicPage = async () => undefined;
      const missing = await ask('/marketplace/7');
      expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('app for a visitor')]);
      findPublicPage = () => Promise.reject(new Error('The database is down'));
      expect((await ask('/marketplace/7')).status).toBe(200);
      findPublicPage = async () => ({ head: undefined });
      expect((await ask('/marketplace/7')).text).toContain('<title>Nestmates</title>');
    });
  });

  it('is for nobody who searches where a link was given to somebody', async () => {
    expect((await ask('/plan/x')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await ask('/auth')).headers.get('x-robots-tag')).toBeNull();
  });

  it('is 404 with the page of the app where a plan is not shared any more, with and without a session', async () => {
    const asked: string[] = [];
    isShared = async (token) => {
      asked.push(token);
      return token === 'shared';
    };
    for (const headers of [{}, withSession]) {
      expect((await ask('/plan/shared', headers)).status).toBe(200);
      const ended = await ask('/plan/ended', headers);
      expect([ended.status, ended.text]).toEqual([404, expect.stringContaining('app')]);
      expect(ended.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect((await ask('/Plan/ended/')).status).toBe(404);
    expect(asked).toEqual(['shared', 'ended', 'shared', 'ended', 'ended']);
    isShared = () => Promise.reject(new Error('The database is down'));
    expect((await ask('/plan/shared')).status).toBe(200);
  });

  it('sends a file in the smallest accepted encoding', async () => {
    const reply = await ask('/theme.js', { 'accept-encoding': 'gzip, br' });
    expect([reply.text, reply.headers.get('content-encoding')]).toEqual(['theme', 'br']);
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('vary')).toContain('Accept-Encoding');
    for (const refused of ['identity', 'br;q=0', 'gzip']) {
      const plain = await ask('/theme.js', { 'accept-encoding': refused });
      expect([plain.text, plain.headers.get('content-encoding')]).toEqual(['theme', null]);
    }
  });

  it('does not send a file again while it is unchanged', async () => {
    const { headers } = await ask('/theme.js', { 'accept-encoding': 'br' });
    // Fetch would revalidate the cached response without it.
    const revalidating = { 'cache-control': 'max-age=0', 'if-none-match': headers.get('etag') ?? '' };
    const again = await ask('/theme.js', { ...revalidating, 'accept-encoding': 'br' });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const name of ['etag', 'vary', 'cache-control']) {
      expect(again.headers.get(name)).toBe(headers.get(name));
    }
    await writeFile(join(folder, 'changing.js'), 'before');
    const etag = (await ask('/changing.js')).headers.get('etag') ?? '';
    await writeFile(join(folder, 'changing.js'), 'afterwards');
    expect((await ask('/changing.js', { ...revalidating, 'if-none-match': etag })).text).toBe('afterwards');
  });

  it('may be kept for ever if the build has named it after its content, else not without asking', async () => {
    const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await cacheOf('/assets/app-1234.js')).toBe('public, max-age=31536000, immutable');
    expect([await cacheOf('/theme.js'), await cacheOf('/dashboard')]).toEqual(['no-cache', 'no-cache']);
  });

  it('answers HEAD with the headers alone', async () => {
    const reply = await fetch(`${origin}/theme.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '5', '']);
  });

  it('closes a file whose download is given up', async () => {
    const opened = vi.spyOn(fs, 'createReadStream');
    const request = get(`${origin}/assets/app-1234.js`);
    const [response] = await once(request, 'response');
    await once(response, 'data');
    const [result] = opened.mock.results;
    opened.mockRestore();
    const closed = once(result?.value, 'close');
    request.destroy();
    await closed;
  });

  it('has no file outside its folder', async () => {
    const paths = ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00.js', '/%zz.js'];
    const statuses = paths.map(
      (path) =>
        new Promise((resolve) => get({ port: new URL(origin).port, path }, (r) => resolve(r.statusCode))),
    );
    expect(await Promise.all(statuses)).toEqual(paths.map(() => 404));
  });

  it('sends nothing of the code by which it renders', async () => {
    await mkdir(join(folder, '.renderer'));
    await writeFile(join(folder, '.renderer', 'render-page.js'), 'code');
    for (const path of [
      '/.renderer/render-page.js',
      '/%2erenderer/render-page.js',
      '/renderer/render-page.js',
    ]) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('is no answer for a file that is not there, nor for the API', async () => {
    expect((await ask('/assets/old-1234.js')).status).toBe(404);
    expect((await ask('/api/nothing')).status).toBe(404);
  });
});

it('has our fonts for plain pages at addresses that are the same after every build', async () => {
  for (const [name, built] of [
    ['newsreader', 'newsreader-x0f37_Fl'],
    ['commissioner', 'commissioner-BU3i-75n'],
  ]) {
    const response = await fetch(`${origin}/fonts/${name}.woff2`);
    expect([response.status, await response.text()]).toEqual([200, built]);
    expect(response.url).toBe(`${origin}/assets/${built}.woff2`);
  }
  expect((await fetch(`${origin}/fonts/other.woff2`)).status).toBe(404);
});

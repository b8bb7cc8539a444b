import { isFull } from '@nestmates/domain/testing/depth.ts';
import { describe, expect } from 'vitest';
import { pagesToTry } from './setup/depth.ts';
import { test } from './setup/phone.ts';
import { sayFacts } from './setup/say-facts.ts';
import { signIn } from './setup/sign-in.ts';
import { tab } from './setup/tabs.ts';

const admin = 'admin@nestmates.test';
const adminPaths = [
  '/admin',
  '/admin/figures',
  '/admin/members',
  '/admin/feedback',
  '/admin/orders',
  '/admin/cases',
  '/admin/audit',
  '/admin-early-access',
] as const;

/** Only Premium members stay on it. */
const planner = ['/playdate-planner', 'ana@nestmates.test'] as const;

const logIn = { email: 'bea@nestmates.test', password: 'Nestmates1!' };

const paths = [
  '/dashboard',
  '/dashboard/mommy-ai',
  '/dashboard/insights',
  '/browse',
  '/matches',
  '/connection-requests',
  '/messages',
  '/notifications',
  '/babysitting-swaps',
  '/playdates',
  '/edit-profile',
  '/check-in',
  '/marketplace',
  '/marketplace/my-listings',
  '/little-acorns-store-front',
  '/marketplace/1',
  '/cart',
  '/my-orders',
  '/success',
  '/cancel',
  '/favourites',
  '/subscribe',
] as const;

describe('what the server knows', () => {
  test.for([
    ...pagesToTry(paths).map((path) => [path, logIn.email] as const),
    ...(isFull ? [planner] : []),
    ...pagesToTry(adminPaths).map((path) => [path, admin] as const),
  ])(
    'travels with the HTML of %s, which asks for none of it again',
    async ([path, email], { page, server }) => {
      await signIn(page, email);
      await sayFacts(page, server.url);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        // The server does not know the time zone of a browser before it is told.
        if (searchParams.has('timeZone') || pathname === '/api/events' || request.method() !== 'GET') return;
        if (pathname.startsWith('/api/') || pathname === '/admin/early-access') asked.push(pathname);
      });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    },
  );

  test('is kept by no cache', async ({ page }) => {
    await page.request.post('/api/login', { data: logIn });
    const response = await page.request.get('/dashboard');
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain(logIn.email);
    await page.request.post('/api/logout');
    expect(await (await page.request.get('/dashboard')).text()).not.toContain(logIn.email);
  });
});

describe('before the code of the app is there', () => {
  test('header and tab bar are on the page', async ({ page }) => {
    await page.request.post('/api/login', { data: logIn });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await tab(page, 'Me').waitFor();
    await tab(page, 'Browse').click();
    await page.waitForURL('**/browse');
  });
});

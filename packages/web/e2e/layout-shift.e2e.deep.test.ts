import { isFull } from '@nestmates/domain/testing/depth.ts';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pagesToTry } from './setup/depth.ts';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';

const paths = [
  '/dashboard',
  '/dashboard/mommy-ai',
  '/dashboard/insights',
  '/browse',
  '/matches',
  '/connection-requests',
  '/messages',
  '/babysitting-swaps',
  '/playdates',
  '/no-such-page',
  '/edit-profile',
  '/edit-profile/basics',
  '/edit-profile/parenting',
  '/edit-profile/children',
  '/calendar',
  '/check-in',
  '/marketplace',
  '/marketplace/my-listings',
  '/marketplace/new',
  '/marketplace/my-listings',
  '/seller/dashboard',
  '/seller/onboarding',
  '/little-acorns-store-front',
  '/seller-profile/little-acorns',
  '/marketplace/1',
  '/cart',
  '/my-orders',
  '/success',
  '/cancel',
  '/favourites',
  '/subscribe',
  '/account',
  '/account/devices',
  '/account/settings',
] as const;

const adminPaths = ['/admin', '/admin-early-access', '/admin/feedback', '/admin/orders'] as const;

const publicPaths = [
  '/',
  '/auth',
  '/reset-password',
  '/terms',
  '/rules',
  '/transparency',
  '/privacy',
  '/little-acorns-store-front',
] as const;

const largestShift = 0.02;

/** A delay from 0.4 to 1.8 seconds, for an address always the same. */
function delayOf(address: string): number {
  const sum = [...new URL(address).pathname].reduce((total, character) => total + character.charCodeAt(0), 0);
  return 400 + ((sum * 137) % 1400);
}

const delay = (page: Page, addresses: string) =>
  page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayOf(route.request().url())));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records what moves, from the first paint. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let total = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as readonly Shift[]) {
        if (hadRecentInput) continue;
        total += value;
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.nodeName);
        shifts.push(`${value.toFixed(3)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftsSoFar: () => ({ total, shifts }) });
  });

/** Opens a page, waits until nothing more comes, and says what has moved. */
async function shiftsOn(page: Page, path: string): Promise<{ total: number; shifts: readonly string[] }> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shiftsSoFar(): { total: number; shifts: string[] } }).shiftsSoFar();
  });
}

async function expectNoShift(page: Page, path: string): Promise<void> {
  await recordShifts(page);
  const { total, shifts } = await shiftsOn(page, path);
  expect(total, shifts.join('\n')).toBeLessThanOrEqual(largestShift);
}

describe.each(isFull ? ['bea@nestmates.test', 'ana@nestmates.test'] : ['bea@nestmates.test'])(
  'for %s',
  (email) => {
    test.for(pagesToTry(paths))('nothing moves on %s', async (path, { page }) => {
      await signIn(page, email);
      await expectNoShift(page, path);
    });

    test.for(pagesToTry(paths))(
      'nothing moves on %s when each call takes a second',
      async (path, { page }) => {
        await signIn(page, email);
        await delay(page, '**/api/**');
        await expectNoShift(page, path);
      },
    );
  },
);

test('nothing moves on Browse where the browser remembers a card', async ({ page }) => {
  await signIn(page, 'bea@nestmates.test');
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Find New Matches' }).click();
  await page.getByRole('article').first().waitFor();
  await delay(page, '**/api/**');
  await expectNoShift(page, '/browse');
  await page.getByRole('article').first().waitFor();
});

describe('for an administrator', () => {
  test.for(pagesToTry(adminPaths))(
    'nothing moves on %s when each call takes a second',
    async (path, { page }) => {
      await signIn(page, 'admin@nestmates.test');
      await delay(page, '**/api/**');
      await expectNoShift(page, path);
    },
  );
});

describe('for a visitor', () => {
  test.for(pagesToTry(publicPaths))('nothing moves on %s', async (path, { page }) => {
    await expectNoShift(page, path);
  });

  // The code of a page comes late on a slow network, and what is around it must already keep its place.
  test.for(pagesToTry(publicPaths))(
    'nothing moves on %s when each call and each chunk takes a second',
    async (path, { page }) => {
      await delay(page, '**/api/**');
      await delay(page, '**/assets/*.js');
      await expectNoShift(page, path);
    },
  );
});

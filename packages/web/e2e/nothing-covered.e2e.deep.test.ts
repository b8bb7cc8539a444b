import type { Page } from 'playwright';
import { expect } from 'vitest';
import { cardAddress } from './setup/card-address.ts';
import { pagesToTry } from './setup/depth.ts';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';
import { tappablesUnder } from './setup/tappables-under.ts';

const paths = [
  '/dashboard',
  '/dashboard/mommy-ai',
  '/dashboard/insights',
  '/browse',
  '/matches',
  '/connection-requests',
  '/messages',
  '/messages/:userId',
  '/babysitting-swaps',
  '/playdates',
  '/request-swap',
  '/calendar',
  '/no-such-page',
  '/edit-profile',
  '/edit-profile/basics',
  '/marketplace',
  '/marketplace/new',
  '/marketplace/my-listings',
  '/seller/dashboard',
  '/little-acorns-store-front',
  '/marketplace/1',
  '/cart',
  '/my-orders',
  '/success',
  '/favourites',
  '/subscribe',
  '/account',
  '/account/selfie-check',
  '/edit-profile/children/:id/card',
] as const;

const adminPaths = [
  '/admin',
  '/admin/figures',
  '/admin/members',
  '/admin-early-access',
  '/admin/feedback',
  '/admin/audit',
] as const;

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** The first of several pages about connections stands for all. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (path === '/edit-profile/children/:id/card') return cardAddress(page);
  if (path !== '/messages/:userId' && path !== '/request-swap') return path;
  const [{ id, user }] = await (await page.request.get('/api/matches')).json();
  if (path === '/messages/:userId') return `/messages/${user.id}`;
  return `${path}?recipientId=${user.id}&matchId=${id}&recipientName=${user.firstName}`;
}

const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await feedbackButton(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** A toast closes after five seconds, which may be less than a slow machine needs to look at the whole page. */
const toastsStay = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const longer = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(handler, ms === 5000 ? 600_000 : ms, ...rest);
    window.setTimeout = longer as typeof window.setTimeout;
  });

/** Any page can show a toast this way. */
async function thankForFeedback(page: Page): Promise<void> {
  await feedbackButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Suggestion' }).check();
  await dialog.getByRole('textbox').fill('A larger type, please.');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await page.getByText('Thanks for your feedback!').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

test.for([
  ...pagesToTry(paths).map((path) => [path, 'bea@nestmates.test'] as const),
  ...pagesToTry(adminPaths).map((path) => [path, 'admin@nestmates.test'] as const),
])('nothing lies under the feedback button or a toast on %s', async ([path, email], { page }) => {
  await toastsStay(page);
  await signIn(page, email);
  await page.setViewportSize(wide);
  await open(page, await addressOf(page, path));
  const hasButton = path !== '/messages/:userId';
  const button = { selector: 'button[aria-label="Feedback"]', within: 'any' } as const;
  expect(await page.evaluate(tappablesUnder, button), 'wide').toEqual([]);
  await thankForFeedback(page);
  await page.setViewportSize(phone);
  // A thread has it on the Me page.
  if (hasButton) expect(await page.evaluate(tappablesUnder, button), 'on a phone').toEqual([]);

  const toast = 'li[data-destructive]';
  const underBars = { selector: toast, within: 'bars' } as const;
  expect(await page.evaluate(tappablesUnder, underBars), 'on a phone').toEqual([]);
  await page.setViewportSize(wide);
  const underAny = { selector: toast, within: 'any' } as const;
  expect(await page.evaluate(tappablesUnder, underAny), 'wide').toEqual([]);
});

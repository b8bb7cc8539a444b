import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { followMoment } from './setup/close-moment.ts';
import { finishedMember } from './setup/newcomer.ts';
import { openAndLoadToaster } from './setup/open-page.ts';
import { test } from './setup/phone.ts';

const password = 'Nestmates1!';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
/** Closes the page of whoever was signed in, since it reloads by itself when their session ends. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('about:blank');
  await page.request.post('/api/login', { data: { email, password } });
}

describe('the plans', () => {
  test('a Free member comes from the locked messages, enters a code, and writes', async ({ page }) => {
    await finishedMember(page, 'Wren');
    await page.goto('/messages');
    await heading(page, 'Write to your matches');
    await page.getByRole('link', { name: 'Upgrade to Pro' }).click();

    const otherTab = await page.context().newPage();
    await otherTab.goto('/messages');
    await heading(otherTab, 'Write to your matches');

    await heading(page, 'Find your plan');
    await page.getByRole('article', { name: 'Pro' }).getByText('$7.99').waitFor();
    await page.getByLabel('Code').pressSequentially('latebird');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid code', { exact: true }).waitFor();

    await page.getByLabel('Code').fill('earlybird');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await heading(page, 'Everything is open');
    await page.getByText('Access unlocked!', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
    await heading(page, 'Messages');
    expect(await page.getByText('Premium Feature', { exact: true }).count()).toBe(0);
    await heading(otherTab, 'Messages');
  });

  test('the upgrade on the dashboard leads to the plans, and stays away once it is sent away', async ({
    page,
  }) => {
    await finishedMember(page, 'Lark');
    await page.goto('/dashboard');
    const promo = page.getByRole('region', { name: /^Matching is free/ });
    await promo.getByRole('link', { name: 'See Pro' }).click();
    await heading(page, 'Find your plan');
    await page.goBack();
    await promo.getByRole('button', { name: 'Dismiss' }).click();
    await page.reload();
    await page.getByRole('region', { name: 'Unlock Premium Access' }).waitFor();
    expect(await promo.count()).toBe(0);
  });

  test('a code is entered on the plans, to which the dashboard leads', async ({ page }) => {
    await finishedMember(page, 'Wren');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Enter it on Plans' }).click();
    await heading(page, 'Find your plan');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });

  test('a lock says what it is, and offers the plans', async ({ page }) => {
    await finishedMember(page, 'Robin');
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('button', { name: 'Messages' }).click();
    const why = page.getByRole('dialog', { name: 'Writing comes with Pro' });
    await why.getByText('Premium Feature', { exact: false }).waitFor();
    await why.getByText('$7.99 a month').waitFor();
    await followMoment(why, 'See Pro');
    await heading(page, 'Find your plan');
    await why.waitFor({ state: 'detached' });
  });

  test('whoever subscribes sees her plan, and is sent on from the prices', async ({ page }) => {
    await signIn(page, 'bea@nestmates.test');
    await page.goto('/pricing');
    await heading(page, 'Hi Bea!');
    await page.goto('/subscribe');
    await heading(page, 'You have Pro');
    expect(
      await page
        .getByRole('article', { name: 'Pro' })
        .getByRole('button', { name: 'Current Plan' })
        .isDisabled(),
    ).toBe(true);
  });

  test('who comes back from paying is told that it is done, if it is', async ({ page }) => {
    const activated = page.getByText('Subscription activated!', { exact: true });
    await signIn(page, 'cleo@nestmates.test');
    await openAndLoadToaster(page, '/dashboard?subscription=success&plan=pro');
    await page.waitForURL('**/dashboard');
    expect(await activated.count()).toBe(0);
    await signIn(page, 'bea@nestmates.test');
    await page.goto('/dashboard?subscription=success&plan=pro');
    await activated.waitFor();
    await page.waitForURL('**/dashboard');
  });

  test('a member pays for Pro, is told that it is open, changes to Premium and cancels', async ({ page }) => {
    await finishedMember(page, 'Maple');
    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.getByText('No real money moves').waitFor();
    await page.getByRole('button', { name: 'Let the card be declined' }).click();
    await heading(page, 'Find your plan');
    await page.getByText('Your card was declined.', { exact: true }).waitFor();
    await page.waitForURL('**/subscribe');

    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.getByRole('button', { name: 'Pay $7.99' }).click();
    await page.getByText('Subscription activated!', { exact: true }).waitFor();
    await page.waitForURL('**/dashboard');

    await page.goto('/account');
    await page.getByRole('link', { name: /^Pro Renews on .* \$7\.99 a month/ }).click();
    await page.getByText(/is renewed on/).waitFor();
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.getByRole('button', { name: 'Change to Premium' }).click();
    await page.waitForURL('**/account/plan');
    await page.getByText('Premium', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await page.getByText(/and is not renewed/).waitFor();
  });

  test('a visitor is asked to log in', async ({ page }) => {
    await page.goto('/pricing');
    await heading(page, 'Welcome Back!');
  });
});

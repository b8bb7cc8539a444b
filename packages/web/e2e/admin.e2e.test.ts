import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { listingOfAna, logIn, paidOrder } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';

/** A login counts as the password for ten minutes. */
async function letPasswordExpire(admin: Page): Promise<void> {
  const data = { advanceSeconds: minutes(11) / 1000 };
  const moved = await admin.request.post('/sandbox/clock', { data });
  expect(moved.ok(), await moved.text()).toBe(true);
}

const goTo = (admin: Page, name: string) =>
  admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click();

/** Has a file of its own: the clock of its server does not go back. */
test("an administrator's morning: inbox, figures, feedback, a revoked access, a reset password and a refund", async ({
  takePhone,
}) => {
  const [ana, bea, admin] = [await takePhone(), await takePhone(), await takePhone()];
  await logIn(ana, 'ana');
  await logIn(bea, 'bea');
  const order = await paidOrder(bea, await listingOfAna(ana));
  await logIn(admin, 'admin');
  await letPasswordExpire(admin);

  await admin.goto('/admin');
  await admin.getByRole('heading', { level: 1, name: /waits?$/ }).waitFor();
  await admin.keyboard.press('Control+k');
  const search = admin.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('cleo@nestmates');
  await search.getByRole('region', { name: 'Members' }).getByRole('link').waitFor();
  await search.getByRole('searchbox').press('Enter');
  await admin.waitForURL('**/admin/members/*');
  await goTo(admin, 'Figures');
  await admin.getByRole('table', { name: 'New members by week' }).waitFor();

  await goTo(admin, 'Feedback');
  await admin.getByRole('button', { name: /turn it sideways/ }).click();
  const feedback = admin.getByRole('dialog', { name: 'Feedback' });
  await feedback.getByRole('button', { name: 'Resolved' }).click();
  await feedback.getByRole('button', { name: 'Resolved', pressed: true }).waitFor();
  await feedback.getByRole('button', { name: 'Close' }).click();

  await goTo(admin, 'Early access');
  const revoke = admin.getByRole('button', { name: /^Revoke Access of/ }).first();
  const label = (await revoke.getAttribute('aria-label')) ?? '';
  await revoke.click();
  const question = admin.getByRole('alertdialog', { name: 'Revoke access?' });
  await question.getByRole('button', { name: 'Revoke Access' }).click();
  await admin.getByRole('button', { name: label }).waitFor({ state: 'detached' });

  const form = admin.getByRole('region', { name: 'Reset password' });
  await form.getByLabel('User Email').fill('cleo@nestmates.test');
  await form.getByLabel('New Password').fill('sunny-day');
  await form.getByRole('button', { name: 'Reset Password' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click();
  const password = admin.getByRole('dialog', { name: 'Confirm your password' });
  await password.getByLabel('Your Password').fill('not mine');
  await password.getByRole('button', { name: 'Confirm' }).click();
  await password.getByText('This password is incorrect').waitFor();
  await password.getByLabel('Your Password').fill('Nestmates1!');
  await password.getByRole('button', { name: 'Confirm' }).click();
  await admin.getByText('Password reset', { exact: true }).first().waitFor();
  const cleo = { email: 'cleo@nestmates.test', password: 'sunny-day' };
  expect((await ana.request.post('/api/login', { data: cleo })).ok()).toBe(true);

  await admin.goto(`/admin/orders/${order}`);
  await admin.getByRole('button', { name: 'Refund Bea', exact: true }).click();
  const decision = admin.getByRole('dialog', { name: 'Refund the buyer?' });
  await decision.getByLabel('Reason').fill('It was never sent.');
  await decision.getByRole('button', { name: 'Refund' }).click();
  await admin.getByText('Order Refunded', { exact: true }).first().waitFor();

  await admin.goto('/admin/audit');
  for (const done of [
    'Refunded an order',
    'Reset the password',
    'Revoked early access',
    'Changed the status of feedback',
  ])
    await admin.getByRole('rowheader', { name: done }).first().waitFor();
});

test('whoever is no administrator is denied each of the pages', async ({ page }) => {
  await logIn(page, 'bea');
  for (const path of ['/admin-early-access', '/admin/members']) {
    await page.goto(path);
    await page.waitForURL('**/access-denied');
    await page.getByText('Admin privileges required to access this page').waitFor();
  }
});

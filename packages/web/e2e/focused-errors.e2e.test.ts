import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

async function asBea(page: Page): Promise<void> {
  const data = { email: 'bea@nestmates.test', password: 'Nestmates1!' };
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true);
}

/** How far the label of the focused field is below the header, in CSS pixels. */
const labelBelowHeader = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label =
      focused instanceof HTMLInputElement || focused instanceof HTMLButtonElement
        ? (focused.labels?.[0] ?? focused.closest('fieldset')?.querySelector('legend'))
        : undefined;
    const header = document.querySelector('header');
    if (!label || !header) return Number.NEGATIVE_INFINITY;
    return label.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  });

async function submitFromTheEnd(page: Page, button: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.getByRole('button', { name: button }).click();
}

describe('an error that takes the focus', () => {
  test('shows the label of its field in the form for a password', async ({ page }) => {
    await asBea(page);
    await page.goto('/account/password');
    await page.getByLabel('Current Password').waitFor();
    await submitFromTheEnd(page, 'Change Password');
    await expect.poll(() => labelBelowHeader(page)).toBeGreaterThanOrEqual(0);
  });

  test('shows the label of its field in the form for a swap', async ({ page }) => {
    await asBea(page);
    const [{ id, user }] = await (await page.request.get('/api/matches')).json();
    await page.goto(`/request-swap?recipientId=${user.id}&matchId=${id}&recipientName=${user.firstName}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await submitFromTheEnd(page, `Send to ${user.firstName}`);
    await expect.poll(() => labelBelowHeader(page)).toBeGreaterThanOrEqual(0);
  });
});

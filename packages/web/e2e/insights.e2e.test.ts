import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

async function logIn(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { email, password: 'Nestmates1!' } });
  if (!reply.ok()) throw new Error(`${email} could not log in: ${await reply.text()}`);
}

const card = (page: Page) => page.getByRole('region', { name: 'Mommy AI Weekly Insight' });

describe('the weekly insight', () => {
  test('is written with what she says, marked, written anew and kept', async ({ page }) => {
    await logIn(page, 'dana@nestmates.test');
    await page.goto('/dashboard/mommy-ai');
    await page.getByLabel('Challenges').fill('Early mornings with Dana and no coffee.');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved!', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'What we share' })
      .getByText('Early mornings with [me] and no coffee.')
      .waitFor();

    await page.goto('/dashboard');
    await card(page).getByRole('button', { name: 'Generate Insight' }).click();
    await page.getByText('Weekly insight generated!', { exact: true }).waitFor();
    await card(page).getByRole('button', { name: 'Self care and bonding' }).click();
    await card(page).getByText('Written by Nestmates').waitFor();
    const first = await card(page).getByRole('definition').first().textContent();
    await card(page).getByRole('button', { name: 'Bonding: helpful', exact: true }).click();
    await card(page).getByRole('button', { name: 'Bonding: helpful', pressed: true }).waitFor();
    await card(page).getByRole('button', { name: 'Write it anew' }).click();
    await card(page).getByRole('button', { name: 'Write it anew (once more)' }).waitFor();
    expect(await card(page).getByRole('definition').first().textContent()).not.toBe(first);

    await card(page).getByRole('link', { name: 'Past weeks' }).click();
    await page.getByRole('heading', { name: /^Week of / }).waitFor();
    expect(await page.getByText('Written by Nestmates').count()).toBe(1);
  });

  test('is not written while it is switched off, and locked without Premium', async ({ page }) => {
    await logIn(page, 'ana@nestmates.test');
    await page.goto('/dashboard/mommy-ai');
    await page.getByRole('switch', { name: 'Write for me' }).click();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved!', { exact: true }).waitFor();
    const refused = await page.request.post('/api/insights/current/anew');
    expect((await refused.json()).error).toBe('INSIGHTS_OFF');

    await page.goto('about:blank');
    await logIn(page, 'bea@nestmates.test');
    await page.goto('/dashboard');
    const ways = page.getByRole('region', { name: 'More' });
    await ways.getByText('Mommy AI Weekly Insight').waitFor();
    await ways.getByRole('link', { name: 'Upgrade to Unlock' }).waitFor();
  });
});

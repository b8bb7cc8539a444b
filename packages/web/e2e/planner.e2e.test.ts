import type { Page } from 'playwright';
import { expect } from 'vitest';
import { closeMoment } from './setup/close-moment.ts';
import { test } from './setup/phone.ts';

async function logIn(page: Page, email: string): Promise<number> {
  const reply = await page.request.post('/api/login', { data: { email, password: 'Nestmates1!' } });
  if (!reply.ok()) throw new Error(`${email} could not log in: ${await reply.text()}`);
  return (await (await page.request.get('/api/me')).json()).id;
}

test('from the settings to a playdate in both calendars', async ({ takePhone }) => {
  const [hers, others] = [await takePhone(), await takePhone()];
  const anaId = await logIn(hers, 'ana@nestmates.test');
  await logIn(others, 'bea@nestmates.test');

  await hers.goto('/dashboard/mommy-ai');
  await hers.getByLabel('Challenges').fill('Rainy Saturdays.');
  await hers.getByRole('button', { name: 'Save Settings' }).click();
  await hers.getByText('Settings saved!', { exact: true }).waitFor();
  await hers.goto('/dashboard');
  const insight = hers.getByRole('region', { name: 'Mommy AI Weekly Insight' });
  await insight.getByRole('button', { name: 'Self care and bonding' }).click();
  await insight.getByText('Written by Nestmates').waitFor();

  await hers.getByRole('link', { name: 'Smart Playdate Planner' }).click();
  await hers.getByRole('button', { name: 'Find Matches' }).click();
  const match = hers.getByRole('article', { name: 'Bea' });
  await match.getByText('Written by Nestmates').waitFor();
  await match.getByText('Both free', { exact: true }).waitFor();
  await match.getByRole('button', { name: 'Suggest a Playdate to Bea' }).click();
  await hers.getByText('Meetup suggestion sent!', { exact: true }).waitFor();
  await match.getByText('Playdate suggested.').waitFor();

  await others.goto(`/messages/${anaId}`);
  const proposal = others.getByRole('region', { name: 'Playdate with Ana' });
  const accepted = others.waitForResponse((response) => response.url().endsWith('/accept'));
  await proposal.getByRole('button', { name: 'Accept' }).click();
  await others.getByText('Playdate planned!', { exact: true }).waitFor();
  await closeMoment(others.getByRole('dialog', { name: /is planned$/ }), 'Close');
  await proposal.getByText('Planned', { exact: true }).waitFor();
  const { date } = await (await accepted).json();

  await hers.goto('/playdates?tab=scheduled');
  await hers
    .getByRole('article', { name: /^Playdate with Bea/ })
    .first()
    .waitFor();
  const day = await hers.evaluate((at) => new Date(at).toLocaleDateString('sv'), date);
  for (const [page, title] of [
    [hers, 'Playdate with Bea'],
    [others, 'Playdate with Ana'],
  ] as const) {
    await page.goto(`/calendar?day=${day}`);
    // The chosen day stands before what is coming up, where it may be again.
    await page.getByRole('button', { name: title }).first().click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'See in Playdates' });
    expect(await link.getAttribute('href')).toBe('/playdates?tab=scheduled');
  }
});

test('is refused without Premium, on the dashboard', async ({ page }) => {
  await logIn(page, 'bea@nestmates.test');
  await page.goto('/playdate-planner');
  await page.getByText('Premium Feature Required', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard');
  await page.getByText('Smart Playdate Planner').first().waitFor();
});

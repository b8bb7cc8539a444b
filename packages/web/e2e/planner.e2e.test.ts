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
  await hers.getByRole('heading', { name: 'Suggest a playdate' }).waitFor();
  const nothing = await others.request.get(`/api/playdates/with/${anaId}`);
  expect((await nothing.json()).filter(({ status }: { status: string }) => status === 'proposed')).toEqual(
    [],
  );
  await hers.getByText('Nothing is sent before you send it.').waitFor();
  await hers.getByRole('radio', { name: 'My place' }).check();
  await hers.getByText('Bea reads “Ana’s place”.').waitFor();
  await hers.getByRole('button', { name: 'Send to Bea' }).click();
  await hers.getByText('Meetup suggestion sent!', { exact: true }).waitFor();
  await hers.getByRole('region', { name: 'Playdate with Bea' }).last().getByText('at your place').waitFor();

  await others.goto(`/messages/${anaId}`);
  const proposal = others.getByRole('region', { name: 'Playdate with Ana' }).last();
  await proposal.getByText('at Ana’s place').waitFor();
  expect(await others.getByRole('main').textContent()).not.toMatch(/\b(?:my|your) place\b/i);
  const accepted = others.waitForResponse((response) => response.url().endsWith('/accept'));
  await proposal.getByRole('button', { name: /^Accept/ }).click();
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
    const words = title.endsWith('Bea') ? 'My place' : 'Ana’s place';
    await page.getByRole('dialog').getByText(words).waitFor();
    const link = page.getByRole('dialog').getByRole('link', { name: 'See in Playdates' });
    expect(await link.getAttribute('href')).toMatch(/^\/playdates\?tab=scheduled&open=\d+$/);
  }
});

test('opened at its place, keeps what was chosen instead when it is read again', async ({ page }) => {
  await logIn(page, 'ana@nestmates.test');
  const matches = await (await page.request.get('/api/matches')).json();
  const paths = matches.map(({ user }: { user: { id: number } }) => `/api/playdates/with/${user.id}`);
  const between = await Promise.all(paths.map(async (path: string) => (await page.request.get(path)).json()));
  const isOpen = (playdates: { status: string }[]) => playdates.some(({ status }) => status === 'proposed');
  const friend = matches.find((_: unknown, nth: number) => !isOpen(between[nth]));
  await page.goto(`/playdates/suggest?with=${friend.user.id}&first=place`);
  const name = page.getByLabel('Which public place');
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByRole('radio', { name: 'My place' }).check({ force: true });
  await page.reload();
  await page.getByRole('radio', { name: 'My place', checked: true }).waitFor();
  expect(await name.count()).toBe(0);
});

test('is refused without Premium, on the dashboard', async ({ page }) => {
  await logIn(page, 'bea@nestmates.test');
  await page.goto('/playdate-planner');
  await page.getByText('Premium Feature Required', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard');
  await page.getByText('Smart Playdate Planner').first().waitFor();
});

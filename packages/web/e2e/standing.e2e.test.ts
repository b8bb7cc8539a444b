import type { Page } from 'playwright';
import { expect } from 'vitest';
import { logIn } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';

const day = 24 * 60 * 60 * 1000;

/** Bea reports Ana, and the administrator suspends that member for two weeks. */
async function suspendAna(bea: Page, admin: Page, ana: number): Promise<void> {
  const report = { about: { kind: 'member', id: ana }, category: 'harassment', words: 'She calls me names.' };
  expect((await bea.request.post('/api/reports', { data: report })).ok()).toBe(true);
  const cases = await (await admin.request.get('/api/admin/cases')).json();
  const { id } = cases.find(({ member }: { member: { id: number } | null }) => member?.id === ana);
  const { version } = await (await admin.request.get(`/api/admin/cases/${id}`)).json();
  const decision = {
    version,
    decision: 'suspend',
    rule: 'kind',
    words: 'You sent three messages that call another member names.',
    until: new Date(Date.now() + 14 * day).toISOString(),
    things: [{ kind: 'member', id: ana }],
  };
  const decided = await admin.request.post(`/api/admin/cases/${id}/decide`, { data: decision });
  expect(decided.ok(), await decided.text()).toBe(true);
}

test('a suspended member comes to her standing, appeals, reaches her orders, changes the password and logs out', async ({
  takePhone,
}) => {
  const [ana, bea, admin] = [await takePhone(), await takePhone(), await takePhone()];
  await Promise.all([logIn(ana, 'ana'), logIn(bea, 'bea'), logIn(admin, 'admin')]);
  const { id } = await (await ana.request.get('/api/me')).json();
  await ana.request.post('/api/logout');
  await suspendAna(bea, admin, id);

  const refused: string[] = [];
  ana.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  await ana.goto('/auth');
  await ana.getByLabel('Email', { exact: true }).fill('ana@nestmates.test');
  await ana.getByLabel('Password', { exact: true }).fill('Nestmates1!');
  await ana.getByRole('button', { name: 'Log In' }).click();
  await ana.getByRole('heading', { level: 1, name: /^Suspended until/ }).waitFor();
  await ana.getByText('You sent three messages that call another member names.').waitFor();
  await ana.waitForLoadState('networkidle');
  // Nothing was asked for that is closed to suspended members.
  expect(refused).toEqual([]);

  await ana.getByRole('button', { name: 'Appeal' }).click();
  await ana.getByLabel('Why do you see it differently?').fill('That was not me.');
  await ana.getByRole('button', { name: 'Send Appeal' }).click();
  await ana.getByText('You have appealed').waitFor();
  expect(await ana.getByRole('button', { name: 'Appeal' }).count()).toBe(0);

  await ana.getByRole('link', { name: /^Your open orders/ }).click();
  await ana.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
  await ana.getByRole('tab', { name: 'My Sales' }).click();
  await ana.getByRole('article').first().waitFor();
  expect(await ana.getByRole('navigation').count()).toBe(0);
  await ana.getByRole('link', { name: 'Back to my standing' }).click();
  await ana.getByRole('heading', { level: 1, name: /^Suspended until/ }).waitFor();

  await ana.getByRole('link', { name: 'Password and devices' }).click();
  await ana
    .getByRole('region', { name: 'Two-Step Login' })
    .getByRole('button', { name: 'Turn on' })
    .waitFor();
  await ana.getByLabel('Current Password').fill('Nestmates1!');
  await ana.getByLabel('New Password', { exact: true }).fill('Quiet-Lemur-77x');
  await ana.getByLabel('Confirm New Password').fill('Quiet-Lemur-77x');
  await ana.getByRole('button', { name: 'Change Password' }).click();
  await ana.getByText('Password changed', { exact: true }).waitFor();
  await ana.getByRole('link', { name: 'Back to my standing' }).click();
  await ana.getByRole('heading', { level: 1, name: /^Suspended until/ }).waitFor();

  await ana.goto('/browse');
  await ana.waitForURL('**/account/standing');
  await ana.getByRole('button', { name: 'Delete your account' }).click();
  await ana.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(refused).toEqual([]);
  await ana.getByRole('button', { name: 'Logout' }).click();
  await ana.waitForURL((url) => url.pathname === '/');
});

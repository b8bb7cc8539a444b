import { expect } from 'vitest';
import { listingOfAna, logIn } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';

test('a listing is reported, taken down and explained; she appeals, and another administrator brings it back', async ({
  takePhone,
}) => {
  const [ana, bea, admin, support] = [
    await takePhone(),
    await takePhone(),
    await takePhone(),
    await takePhone(),
  ];
  await logIn(ana, 'ana');
  await logIn(bea, 'bea');
  const listing = await listingOfAna(ana);
  const about = { kind: 'listing', id: listing };
  const report = { about, category: 'scam', words: 'She asks to be paid elsewhere.' };
  expect((await bea.request.post('/api/reports', { data: report })).ok()).toBe(true);

  await logIn(admin, 'admin');
  await admin.goto('/admin');
  await admin
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Cases' })
    .click();
  await admin.getByRole('listitem').filter({ hasText: 'About Ana' }).getByRole('link').click();
  const path = new URL(admin.url()).pathname;
  const thing = admin.getByRole('article', { name: 'Wicker doll carriage' });
  await thing.getByText('Woven by a grandmother.').first().waitFor();
  await admin.getByText('“She asks to be paid elsewhere.”').waitFor();
  await admin.getByRole('button', { name: 'I Am Looking' }).click();
  await admin.getByText('You are looking').waitFor();
  await admin.keyboard.press('3');
  await admin.getByLabel('Why').fill('Your listing asks to be paid elsewhere.');
  const preview = admin.getByRole('region', { name: 'What Ana will read' });
  await preview.getByText('Your listing asks to be paid elsewhere.').waitFor();
  await admin.getByRole('button', { name: 'Remove and Tell Ana' }).click();
  await admin.getByRole('button', { name: 'Take It Back' }).waitFor();
  expect((await bea.request.get(`/api/marketplace/${listing}`)).status()).toBe(404);

  const { decisions } = await (await ana.request.get('/api/account/standing')).json();
  expect(decisions[0]).toMatchObject({ decision: 'remove', rule: 'honest-trade', appeal: { state: 'open' } });
  expect(JSON.stringify(decisions)).not.toMatch(/bea|elsewhere\.”/i);
  const appeal = { decisionId: decisions[0].id, words: 'It says that cash is fine, too.' };
  expect((await ana.request.post('/api/account/appeals', { data: appeal })).ok()).toBe(true);

  await admin.reload();
  await admin.getByText('Another administrator answers').waitFor();

  await signIn(support, 'support@nestmates.test');
  await support.goto('/admin/cases?tab=appealed');
  await support.locator(`a[href="${path}"]`).click();
  await support.getByText('It says that cash is fine, too.').waitFor();
  await support.getByRole('radio', { name: 'Take it back' }).check();
  await support.getByLabel('Answer', { exact: true }).fill('You are right, it is back.');
  await support.getByRole('button', { name: 'Answer the Appeal' }).click();
  await support.getByText('Granted', { exact: true }).waitFor();
  expect((await bea.request.get(`/api/marketplace/${listing}`)).status()).toBe(200);
  const after = await (await ana.request.get('/api/account/standing')).json();
  expect(after).toMatchObject({
    standing: 'good',
    decisions: [{ appeal: { state: 'overturned', answer: 'You are right, it is back.' } }],
  });
});

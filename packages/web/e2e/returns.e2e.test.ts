import { expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { listingOfAna, logIn, paidOrder } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';

test('what is wrong is sent back, a part is paid back, and the rest is released', async ({ takePhone }) => {
  const [ana, bea] = [await takePhone(), await takePhone()];
  await logIn(ana, 'ana');
  await logIn(bea, 'bea');
  const listingId = await listingOfAna(ana);
  const order = await paidOrder(bea, listingId);
  await ana.request.post(`/api/orders/${order}/ship`, { data: {} });
  await bea.request.post(`/api/orders/${order}/problem`, { data: { text: 'The handle is loose.' } });

  await bea.goto(`/orders/${order}`);
  await bea.getByRole('button', { name: 'Send It Back' }).click();
  const question = bea.getByRole('alertdialog', { name: 'Send it back?' });
  await question.getByText(/You pay for sending it, unless the two of you agree otherwise/).waitFor();
  await question.getByRole('button', { name: 'Ask to Send It Back' }).click();
  await bea.getByText(/^You have asked Ana to take it back/).waitFor();

  await ana.goto(`/orders/${order}`);
  await ana.getByRole('button', { name: 'Take It Back' }).click();
  const terms = ana.getByRole('dialog', { name: 'Take it back' });
  expect(await terms.getByLabel('Amount').inputValue()).toBe('32.00');
  await terms.getByLabel('Amount').fill('40');
  await terms.getByRole('button', { name: 'Take It Back' }).click();
  await terms.getByText('At most $33.27, which is all that was paid').waitFor();
  await terms.getByText('Please enter street and number').waitFor();
  await terms.getByLabel('Amount').fill('20');
  await terms.getByLabel('Name on the label').fill('Ana Ruiz');
  await terms.getByLabel('Street and number').fill('12 Garden Place');
  await terms.getByLabel('City').fill('Brooklyn');
  await choose(ana, 'State', 'New York');
  await terms.getByLabel('ZIP code').fill('11201');
  await terms.getByRole('button', { name: 'Take It Back' }).click();
  await ana.getByRole('heading', { name: 'It comes back to you' }).waitFor();

  // Bea's open page hears of it.
  await bea.getByRole('heading', { name: 'Send it back' }).waitFor();
  await bea.getByText('12 Garden Place').waitFor();
  await bea.getByRole('button', { name: 'I Have Sent It Back' }).click();
  const sent = bea.getByRole('dialog', { name: 'I have sent it back' });
  await choose(bea, 'Carrier', 'UPS');
  await sent.getByLabel('Tracking number').fill('1z 999 back');
  await sent.getByRole('button', { name: 'I Have Sent It Back' }).click();
  await bea.getByRole('heading', { name: 'It is on its way back' }).waitFor();

  await ana.getByText(/Bea then gets \$20\.00, and \$12\.00 is yours/).waitFor();
  await ana.getByRole('link', { name: 'Track with UPS' }).waitFor();
  await ana.getByRole('button', { name: 'It Is Back' }).click();
  await ana.getByRole('alertdialog').getByRole('button', { name: 'It Is Back' }).click();
  await ana.getByRole('heading', { name: 'You were paid $12.00' }).waitFor();
  await ana.getByText(/\$20\.00 of what she paid went back to Bea/).waitFor();
  await bea.getByText(/\$20\.00 of what you paid went back to your card/).waitFor();
  expect(await bea.getByText('12 Garden Place').count()).toBe(0);
  expect((await (await ana.request.get(`/api/marketplace/${listingId}`)).json()).status).toBe('paused');
});

import { expect } from 'vitest';
import { listingOfAna, logIn, paidOrder } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';

test('a seller who cancels owes what the provider keeps, and it is taken from the next sale', async ({
  takePhone,
}) => {
  const [ana, bea] = [await takePhone(), await takePhone()];
  await logIn(ana, 'ana');
  await logIn(bea, 'bea');
  const cancelled = await paidOrder(bea, await listingOfAna(ana));

  await ana.goto(`/orders/${cancelled}`);
  await ana.getByRole('button', { name: 'Cancel Order' }).click();
  const question = ana.getByRole('alertdialog', { name: 'Cancel this order?' });
  await question.getByText(/Our payment provider keeps \$1\.26 of it/).waitFor();
  await question.getByRole('button', { name: 'Cancel Order' }).click();
  await ana
    .getByText(/Altogether \$1\.26 is owed to us, which is taken from what you are paid next/)
    .waitFor();

  await ana.goto('/seller/dashboard?tab=earnings');
  await ana
    .getByText(/\$1\.26/)
    .first()
    .waitFor();
  const earnings = async () => (await ana.request.get('/api/seller/earnings')).json();
  expect((await earnings()).debt).toBe(126);

  const next = await paidOrder(bea, await listingOfAna(ana));
  await ana.request.post(`/api/orders/${next}/ship`, { data: {} });
  await bea.goto(`/orders/${next}`);
  await bea.getByRole('button', { name: 'Confirm Delivery' }).click();
  await bea.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delivery' }).click();
  await ana.goto(`/orders/${next}`);
  await ana.getByRole('heading', { name: 'You were paid $30.74' }).waitFor();
  await ana.getByText(/\$1\.26 was kept for what was owed to us/).waitFor();
  expect((await earnings()).debt).toBe(0);

  await ana.goto(`/orders/${cancelled}`);
  await ana.getByText(/\$1\.26 became a debt, which is paid/).waitFor();
});

import { expect } from 'vitest';
import { logIn, paidOrder } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';

test('much money goes back once a second administrator has confirmed it', async ({ takePhone }) => {
  const [ana, bea, admin, support] = [
    await takePhone(),
    await takePhone(),
    await takePhone(),
    await takePhone(),
  ];
  await logIn(ana, 'ana');
  await logIn(bea, 'bea');
  await logIn(admin, 'admin');
  await logIn(support, 'support');
  const data = { title: 'Cargo bike', type: 'product', price: 60_000, category: 'Sports & Outdoors' };
  const { id } = await (await ana.request.post('/api/marketplace', { data })).json();
  const order = await paidOrder(bea, id);

  await admin.goto(`/admin/orders/${order}`);
  await admin.getByRole('button', { name: 'Refund Bea', exact: true }).click();
  const decision = admin.getByRole('dialog', { name: 'Refund the buyer?' });
  await decision.getByLabel('Reason').fill('The frame is bent.');
  await decision.getByRole('button', { name: 'Propose It' }).click();
  // The dialog has the same words as the proposal that stands then.
  await admin.getByRole('button', { name: 'Take it back' }).waitFor();
  await admin.getByText('Another administrator has to confirm it').waitFor();
  expect(await admin.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0);
  const money = async () => (await (await bea.request.get(`/api/orders/${order}`)).json()).status;
  expect(await money()).toBe('pending_shipment');

  await support.goto(`/admin/orders/${order}`);
  await support.getByText('It needs a second administrator').waitFor();
  await support.getByText(/“The frame is bent\.”/).waitFor();
  await support.getByRole('button', { name: 'Confirm', exact: true }).click();
  await support.getByText('Proposal Confirmed', { exact: true }).first().waitFor();
  expect(await money()).toBe('refunded');

  await bea.goto(`/orders/${order}`);
  await bea.getByRole('heading', { name: 'Refunded', exact: true }).waitFor();
});

import { days, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { listingOfAna, logIn, paidOrder } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';

/** Has a file of its own: the clock of its server does not go back. */
test('seven days after it was shipped the money is released, and not a minute before', async ({
  takePhone,
}) => {
  const [ana, bea] = [await takePhone(), await takePhone()];
  await logIn(ana, 'ana');
  await logIn(bea, 'bea');
  const advance = async (span: number) => {
    const moved = await bea.request.post('/sandbox/clock', { data: { advanceSeconds: span / 1000 } });
    expect(moved.ok(), await moved.text()).toBe(true);
  };
  const order = await paidOrder(bea, await listingOfAna(ana));
  expect((await ana.request.post(`/api/orders/${order}/ship`, { data: {} })).ok()).toBe(true);

  await bea.goto(`/orders/${order}`);
  await bea.getByText('6 days 23 h').first().waitFor();
  await advance(days(7) - minutes(30));
  await bea.reload();
  // The server's clock counts: the phone's has not moved.
  await bea.getByText('less than an hour').first().waitFor();
  expect((await (await bea.request.get(`/api/orders/${order}`)).json()).status).toBe('shipped');

  await advance(minutes(31));
  await bea.getByRole('heading', { name: 'Released to Ana' }).waitFor();
  await ana.goto(`/orders/${order}`);
  await ana.getByRole('heading', { name: 'You were paid $32.00' }).waitFor();
});

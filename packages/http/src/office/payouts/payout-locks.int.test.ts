import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', TWO_APPROVALS_CENTS: '1000' } });
});
afterAll(() => server.close());

/** Others of this database that wait for a row which a transaction has locked. */
const waiting = async () => {
  const { rows } = await server.knex.raw(
    "select query from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'",
  );
  return rows.length;
};

it('lifting a hold while an order of the seller is settled ends for both', async () => {
  const ana = await mother(server, { firstName: 'Ana' }, 'premium');
  const bea = await mother(server, { firstName: 'Bea' });
  const ada = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
  const text = 'Two buyers wait for their parcels.';
  await ada.post(`/api/admin/members/${ana.id}/hold-payouts`, { text });
  const id = await buy(server, bea, await insertListing(server.knex, ana));
  await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${id}/confirm-delivery`);
  await server.runJobs();
  const { container } = server;
  const lifted = await container.get(port('transaction')).run(async () => {
    // A settlement does so.
    await container.get(port('orderStore')).lock(id);
    const answer = ada.post(`/api/admin/members/${ana.id}/lift-payouts`, { text });
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    await container.get(port('ledger')).lockDebtOf(ana.id);
    return { answer };
  });
  expect(await lifted.answer).toMatchObject({ status: 200 });
  expect(await server.knex('payout_checks').where({ orderId: id }).first('reasons')).toEqual({
    reasons: ['lifted'],
  });
});

import { debtLocks } from '@nestmates/infrastructure/market/orders/debt-sql.ts';
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

async function waitsForLock(): Promise<void> {
  const { rows } = await server.knex.raw(
    'select count(*)::integer as waiting from pg_locks where not granted',
  );
  if (rows[0].waiting === 0) await waitsForLock();
}

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
  const lifted = await server.knex.transaction(async (settling) => {
    await settling('orders').where({ id }).forUpdate().first('id');
    const answer = ada.post(`/api/admin/members/${ana.id}/lift-payouts`, { text });
    await waitsForLock();
    // A settlement does so with its order locked.
    await settling.raw('select pg_advisory_xact_lock(?, ?)', [debtLocks.accounts, ana.id]);
    return { answer };
  });
  expect(await lifted.answer).toMatchObject({ status: 200 });
  expect(await server.knex('payout_checks').where({ orderId: id }).first('reasons')).toEqual({
    reasons: ['lifted'],
  });
});

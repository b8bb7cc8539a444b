import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' }, 'premium');
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const people = () => server.container.get(Sandbox).pages.people;

async function ordered(): Promise<{ readonly orderId: number; readonly paymentId: string }> {
  const orderId = await buy(server, bea, await insertListing(server.knex, ana));
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  return { orderId, paymentId };
}

async function released(orderId: number): Promise<number> {
  const { body } = await ana.get(`/api/orders/${orderId}`);
  return (body.money as unknown as { readonly released: number }).released;
}

it.each(['won', 'lost'] as const)(
  'what a bank takes again is ours, and %s it is never the seller’s',
  async (outcome) => {
    const { orderId, paymentId } = await ordered();
    expect((await ana.post(`/api/orders/${orderId}/ship`, {})).status).toBe(200);
    expect((await ana.post(`/api/orders/${orderId}/refund`)).status).toBe(200);
    await server.runJobs();
    const owing = async () => (await ana.get('/api/seller/earnings')).body;
    const [page, earned] = [(await ana.get(`/api/orders/${orderId}`)).body, await owing()];

    expect(await people().openDispute(paymentId, 4975)).toBe(true);
    await server.runJobs();
    const { id } = await server.knex('disputes').where({ orderId }).first('id');
    const answer = { explanation: 'It was refunded.', withMessages: false };
    expect((await admin.post(`/api/admin/disputes/${id}/evidence`, answer)).status).toBe(200);
    await server.runJobs();
    const { evidence } = await server.knex('sandbox_disputes').where({ paymentId }).first('evidence');
    expect(evidence.timeline).toMatch(/^Already refunded on \d{4}-\d\d-\d\d: \$49\.75\n/);

    expect(await people().closeDispute(paymentId, outcome)).toBe(true);
    await server.runJobs();
    await expectBooksToAgree(server);
    const { body } = await admin.get(`/api/admin/orders/${orderId}`);
    const actions = (body.timeline as unknown as readonly { action: string }[]).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['openClaim', outcome === 'won' ? 'winClaim' : 'loseClaim']);
    expect(body.faults).toEqual([]);
    expect((await ana.get(`/api/orders/${orderId}`)).body).toEqual(page);
    expect(await owing()).toEqual(earned);
    expect(await server.knex('transactions').where({ orderId, kind: 'debt' }).sum('cents as owed')).toEqual([
      { owed: '174' },
    ]);
  },
);

it('leaves the next sale of the seller what it was', async () => {
  const { orderId } = await ordered();
  expect((await ana.post(`/api/orders/${orderId}/ship`, {})).status).toBe(200);
  expect((await bea.post(`/api/orders/${orderId}/confirm-delivery`)).status).toBe(200);
  await server.runJobs();
  // Less the fees of the two payments that the seller has undone.
  expect(await released(orderId)).toBe(4800 - 2 * 174);
  await expectBooksToAgree(server);
});

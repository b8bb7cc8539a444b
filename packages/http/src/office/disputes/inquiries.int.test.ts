import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
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
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

/** The clock has gone on since the session began. */
async function decides(path: string, body: object): Promise<void> {
  expect((await admin.post('/api/admin/confirm-password', { password: memberPassword })).status).toBe(200);
  expect((await admin.post(path, body)).status).toBe(200);
  await server.runJobs();
}
const people = () => server.container.get(Sandbox).pages.people;

async function asked(priceCents = 4800): Promise<{ readonly orderId: number; readonly paymentId: string }> {
  const orderId = await buy(server, bea, await insertListing(server.knex, ana, { priceCents }));
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  expect((await ana.post(`/api/orders/${orderId}/ship`, {})).status).toBe(200);
  expect(await people().openDispute(paymentId, 0)).toBe(true);
  await server.runJobs();
  return { orderId, paymentId };
}
const shown = async (orderId: number) => (await ana.get(`/api/orders/${orderId}`)).body;
const disputeOf = (orderId: number) => server.knex('disputes').where({ orderId }).first();

describe('an inquiry', () => {
  it('keeps the release of an order, also from the sweeps, and what the buyer confirms is evidence', async () => {
    const { orderId, paymentId } = await asked();
    expect(await shown(orderId)).toMatchObject({ status: 'shipped', inquiry: true, releaseAt: null });
    server.clock.forward(days(8));
    const due = await server.container.get(port('overdueOrders')).overdue(server.clock.now(), 100);
    expect(due.map((row) => row.orderId)).not.toContain(orderId);
    await server.container.get(OrderClock).sweep();
    expect((await bea.post(`/api/orders/${orderId}/confirm-delivery`)).status).toBe(200);
    await server.runJobs();
    expect(await shown(orderId)).toMatchObject({
      status: 'completed',
      inquiry: true,
      money: { held: 4800, released: 0 },
    });
    const { id } = await disputeOf(orderId);
    const answer = { explanation: 'The buyer has it.', withMessages: false };
    const isAnswered = () => server.container.get(port('disputeStore')).isAnswered(orderId);
    expect(await isAnswered()).toBe(false);
    await decides(`/api/admin/disputes/${id}/evidence`, answer);
    expect(await isAnswered()).toBe(true);
    const { evidence } = await server.knex('sandbox_disputes').where({ paymentId }).first('evidence');
    expect(evidence.timeline).toMatch(/^Confirmed on .*: The buyer confirmed that it has arrived\n/);
    expect(await people().closeDispute(paymentId, 'closed')).toBe(true);
    await server.runJobs();
    expect(await shown(orderId)).toMatchObject({ inquiry: false, money: { held: 0, released: 4800 } });
    expect(await subjectsTo(server, ana)).toEqual(
      expect.arrayContaining([
        'The bank of Bea asks about the payment for “Balance bike”',
        '“Balance bike” is completed, and the money waits for a bank',
        'The bank has no more questions about “Balance bike”',
      ]),
    );
  });

  it('keeps what the buyer confirms owed to the seller, and is no failure', async () => {
    const { orderId } = await asked(60_000);
    await bea.post(`/api/orders/${orderId}/confirm-delivery`);
    await server.runJobs();
    for (const member of [ana, bea]) {
      const refused = { status: 409, body: { error: 'OPEN_ORDERS' } };
      expect(await member.delete('/api/account', { password: memberPassword })).toMatchObject(refused);
    }
    const { waiting } = (await ana.get('/api/seller/earnings')).body;
    expect(waiting).toMatchObject([{ orderId, amount: 60_000, releaseAt: null }]);
    expect(JSON.parse((await admin.get('/api/admin/orders?list=stuck')).text)).toEqual([]);
    const figures = await server.container.get(port('moneyQueries')).moneyFigures(server.clock.now());
    expect(figures).toMatchObject({ failedSteps: 0, dueOrders: 1 });
    await decides(`/api/admin/members/${ana.id}/hold-payouts`, { text: 'Two buyers wait.' });
    await decides(`/api/admin/members/${ana.id}/lift-payouts`, { text: 'They have them.' });
    const page = await admin.get(`/api/admin/orders/${orderId}`);
    expect(page.body).toMatchObject({ payoutCheck: { reasons: ['lifted'] } });
  });

  it('is settled without the fee of a dispute where the seller pays everything back', async () => {
    const { orderId } = await asked();
    expect((await ana.post(`/api/orders/${orderId}/refund`)).status).toBe(200);
    await server.runJobs();
    expect(await shown(orderId)).toMatchObject({
      status: 'refunded',
      inquiry: false,
      money: { refunded: 4975 },
    });
    expect(await disputeOf(orderId)).toMatchObject({ kind: 'inquiry', status: 'closed', feeCents: 0 });
    expect(await server.knex('transactions').where({ orderId, kind: 'disputeFee' })).toEqual([]);
  });

  it('can be refunded by an administrator after the release, which the seller gives back', async () => {
    const orderId = await buy(server, bea, await insertListing(server.knex, ana));
    const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
    await ana.post(`/api/orders/${orderId}/ship`, {});
    await bea.post(`/api/orders/${orderId}/confirm-delivery`);
    await server.runJobs();
    expect(await people().openDispute(paymentId, 0)).toBe(true);
    await server.runJobs();
    await decides(`/api/admin/orders/${orderId}/refund`, { text: 'She does not know the shop.' });
    expect(await shown(orderId)).toMatchObject({
      status: 'refunded',
      money: { held: 0, released: 0, refunded: 4975 },
    });
    expect(await disputeOf(orderId)).toMatchObject({ status: 'closed', feeCents: 0 });
  });
});

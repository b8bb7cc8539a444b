import { afterAll, beforeAll, expect, it } from 'vitest';
import { returnTerms } from '../../../testing/calls-of-two/orders-calls.ts';
import { mother } from '../../../testing/mothers.ts';
import {
  insertCharge,
  insertListing,
  insertOrder,
  payable,
  returnColumns,
} from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let ada: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const order = (columns: Readonly<Record<string, unknown>> = {}) =>
  insertOrder(server.knex, { buyer: bea, seller: ana }, columns);
const shipped = { status: 'shipped', shippedAt: new Date() };
const pickup = { fulfilment: 'pickup', pickupCode: '012345' };
const withProblem = { ...shipped, status: 'problem', problemAt: new Date() };

/** A seller's cancellations are counted under a lock of their own, in a statement after it. */
const more: Readonly<Record<string, number>> = { cancel: 10 };

async function statementsOf(call: () => Promise<Reply>): Promise<readonly string[]> {
  return server.statements.during(async () => {
    const { status, text } = await call();
    expect(status, text).toBe(200);
  });
}

it('asks the database at most eight times for a change of an order, and three times for a page', async () => {
  const [toShip, toCancel, toConfirm, toReport, toRefund, toProvide, toPickUp, toRenew, toDecide, toRelease] =
    [
      await order(),
      await order({ listingId: await insertListing(server.knex, ana, { status: 'sold' }) }),
      await order(shipped),
      await order(shipped),
      await order(shipped),
      await order({ fulfilment: 'service' }),
      await order(pickup),
      await order(pickup),
      await order(withProblem),
      await order(withProblem),
    ];
  const problem = { text: 'A wheel is loose.' };
  const changes = {
    ship: () => ana.post(`/api/orders/${toShip}/ship`, { trackingNumber: '9400' }),
    cancel: () => ana.post(`/api/orders/${toCancel}/cancel`),
    confirm: () => bea.post(`/api/orders/${toConfirm}/confirm-delivery`),
    review: () => bea.post(`/api/orders/${toConfirm}/review`, { rating: 5, text: 'Good.' }),
    answerReview: () => ana.post(`/api/orders/${toConfirm}/review/answer`, { text: 'Thanks.' }),
    report: () => bea.post(`/api/orders/${toReport}/problem`, problem),
    answer: () => ana.post(`/api/orders/${toReport}/answer`, problem),
    refund: () => ana.post(`/api/orders/${toRefund}/refund`),
    provide: () => ana.post(`/api/orders/${toProvide}/provided`),
    renewCode: () => bea.post(`/api/orders/${toRenew}/pickup-code`),
    pickUp: () => ana.post(`/api/orders/${toPickUp}/pickup`, { code: '012345' }),
    refundByAdmin: () => ada.post(`/api/admin/orders/${toDecide}/refund`, problem),
    releaseByAdmin: () => ada.post(`/api/admin/orders/${toRelease}/release`, problem),
  };
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(changes)) counts[name] = (await statementsOf(call)).length;
  const tooMany = Object.entries(counts).filter(([name, count]) => count > (more[name] ?? 8));
  expect(tooMany).toEqual([]);
  const pages: readonly [TestMember, string][] = [
    [bea, '/api/orders/buyer'],
    [bea, `/api/orders/${toShip}`],
    [bea, '/api/orders/latest'],
    [ana, '/api/seller/earnings'],
    [ana, '/api/seller/earnings.csv'],
    [ada, '/api/admin/orders'],
    [ada, `/api/admin/orders/${toDecide}`],
  ];
  for (const [member, page] of pages)
    expect((await statementsOf(() => member.get(page))).length, page).toBeLessThanOrEqual(3);
});

async function ownStatementsOf(call: () => Promise<Reply>): Promise<number> {
  const ours = await server.statements.ownDuring(async () => {
    expect((await call()).status).toBe(200);
  });
  return ours.length;
}

it('asks as often at the beginning of a checkout, and where it is left', async () => {
  const listingId = await insertListing(server.knex, ana);
  let orderId: unknown;
  const begun = await ownStatementsOf(async () => {
    const reply = await bea.post(`/api/marketplace/${listingId}/checkout`, {});
    orderId = reply.body.orderId;
    return reply;
  });
  const left = await ownStatementsOf(() => bea.post(`/api/orders/${orderId}/abandon`));
  expect(begun).toBeLessThanOrEqual(8);
  // One is the limit by member.
  expect(left).toBeLessThanOrEqual(9);
});

it('asks as often for a step of a return', async () => {
  const returned = async (status: Parameters<typeof returnColumns>[0]) => {
    const id = await order({ ...returnColumns(status), listingId: null });
    await insertCharge(server.knex, id);
    return id;
  };
  const tracking = { carrier: 'usps', trackingNumber: '9400' };
  const [toAsk, toAccept, toRefuse, toWithdraw, toSend, toConfirm, toDecide] = [
    await order(withProblem),
    await returned('asked'),
    await returned('asked'),
    await returned('accepted'),
    await returned('accepted'),
    await returned('sent'),
    await returned('sent'),
  ];
  const steps = {
    ask: () => bea.post(`/api/orders/${toAsk}/return`),
    accept: () => ana.post(`/api/orders/${toAccept}/return/accept`, returnTerms),
    refuse: () => ana.post(`/api/orders/${toRefuse}/return/refuse`, { text: 'It was worn.' }),
    withdraw: () => bea.post(`/api/orders/${toWithdraw}/return/withdraw`),
    send: () => bea.post(`/api/orders/${toSend}/return/sent`, tracking),
    confirm: () => ana.post(`/api/orders/${toConfirm}/return/confirm`),
    confirmByAdmin: () => ada.post(`/api/admin/orders/${toDecide}/confirm-return`, { text: 'It is there.' }),
  };
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(steps)) counts[name] = (await statementsOf(call)).length;
  expect(Object.entries(counts).filter(([, count]) => count > 8)).toEqual([]);
});

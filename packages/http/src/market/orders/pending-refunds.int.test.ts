import type { OrderPageView } from '@nestmates/application/market/orders/order-view.ts';
import { cardOfSlowRefunds } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { DisputePageView } from '@nestmates/application/office/disputes/contract.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree, lookAtPayments } from '../../../testing/books.ts';
import { answerCheckout, checkout } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' }, 'premium');
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

const pageOf = async (by: TestMember, orderId: number) => {
  const body = (await by.get(`/api/orders/${orderId}`)).body as unknown as OrderPageView;
  return { ...body, actions: body.timeline.map(({ action }) => action).slice(2) };
};

/** The seller cancels what was paid with a card whose bank takes refunds slowly. */
async function cancelled(seller = ana) {
  const { body } = await checkout(bea, await insertListing(server.knex, seller));
  const orderId = Number(body.orderId);
  await answerCheckout(server, body.checkoutUrl, 'pay', { card: `${cardOfSlowRefunds} ${orderId}` });
  await server.runJobs();
  expect((await seller.post(`/api/orders/${orderId}/cancel`)).status).toBe(200);
  await server.runJobs();
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  const atBank = async (act: string) => {
    const form = new URLSearchParams({ act, paymentId });
    const answer = await fetch(`${server.origin}/sandbox/payments`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    await server.runJobs();
  };
  return { orderId, paymentId, atBank };
}

it('a refund is on its way for both until the bank has taken it', async () => {
  const { orderId, atBank } = await cancelled();
  for (const reader of [ana, bea]) {
    expect(await pageOf(reader, orderId)).toMatchObject({
      status: 'cancelled',
      money: { charged: 4975, held: 0, refunded: 0, onItsWay: 4975 },
      actions: ['cancel', 'refundPending'],
    });
  }
  await expectBooksToAgree(server);
  await atBank('taken');
  const { money, actions } = await pageOf(bea, orderId);
  expect(money).toEqual({ charged: 4975, held: 0, released: 0, refunded: 4975, toSeller: 0 });
  expect(actions).toEqual(['cancel', 'refundPending', 'refundArrived']);
});

it('a refund that is sent back later goes to the buyer again, who hears of it', async () => {
  const { orderId, atBank } = await cancelled();
  server.clock.forward(days(3));
  await atBank('sent-back');
  expect(await pageOf(bea, orderId)).toMatchObject({
    money: { refunded: 0, goingBack: 4975 },
    actions: ['cancel', 'refundPending', 'refundFailed'],
  });
  expect(await subjectsTo(server, bea)).toContainEqual(
    expect.stringMatching(/^Your bank has not taken the refund/),
  );
  await expectBooksToAgree(server);
  server.clock.forward(days(1));
  await server.runJobs();
  expect(await pageOf(bea, orderId)).toMatchObject({ money: { refunded: 0, onItsWay: 4975 } });
  await atBank('taken');
  expect(await pageOf(bea, orderId)).toMatchObject({ money: { refunded: 4975 } });
});

it('a bank that asks is told of a refund once it was taken', async () => {
  const { orderId, paymentId, atBank } = await cancelled();
  const admin = await mother(server, { firstName: 'Ada' }, 'admin');
  const told = async () => {
    const { id } = await server.knex('disputes').where({ orderId }).first('id');
    const page = (await admin.get(`/api/admin/disputes/${id}`)).body as unknown as DisputePageView;
    return page.evidence.timeline;
  };
  expect(await server.container.get(Sandbox).pages.people.openDispute(paymentId, 4975)).toBe(true);
  await server.runJobs();
  expect(await told()).not.toContain('Already refunded');
  await atBank('taken');
  expect(await told()).toContain('Already refunded');
});

it('a refund that stays pending is looked at until it ends, and waits for administrators meanwhile', async () => {
  const amy = await mother(server, { firstName: 'Amy' }, 'premium');
  await payable(server.knex, amy);
  const { orderId, atBank } = await cancelled(amy);
  const stuck = async () => {
    const { items } = await server.container
      .get(port('adminOrders'))
      .list({ list: 'stuck', limit: 20, before: undefined });
    return items.filter(({ id }) => id === orderId).map(({ money }) => money);
  };
  const looksIn = async (length: number) => {
    server.clock.forward(length);
    await lookAtPayments(server);
    const { lookedAt } = await server.knex('orders').where({ id: orderId }).first('lookedAt');
    return lookedAt.getTime() === server.clock.now().getTime();
  };
  expect(await stuck()).toEqual([]);
  expect(await looksIn(days(15))).toBe(true);
  expect(await stuck()).toMatchObject([{ refunded: 0, onItsWay: 4975 }]);
  expect(await looksIn(days(130))).toBe(true);
  expect(await looksIn(days(2))).toBe(false);
  expect(await looksIn(days(20))).toBe(true);
  await atBank('taken');
  expect([await stuck(), await looksIn(days(60))]).toEqual([[], false]);
});

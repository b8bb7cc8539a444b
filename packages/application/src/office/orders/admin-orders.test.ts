import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aCaller } from '../../../testing/a-caller.ts';
import { ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';
import { adminOrdersContract } from './contract.ts';

const ada = aCaller({ id: 9, isAdmin: true });

async function withProblem() {
  const app = ordersInMemory();
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('reportProblem', app.bea, orderId, { text: 'A wheel is loose.' });
  return { app, orderId };
}

describe('a decision about an order', () => {
  it.each([
    ['refund', 'order.refund', 'the buyer', 2],
    ['release', 'order.release', 'the seller', 1],
  ] as const)('to %s is in the audit as %s, about %s', async (what, action, _, memberId) => {
    const { app, orderId } = await withProblem();
    await app.decisions.decide(ada, orderId, what, ' I have read both. ');
    const detail = `Order ${orderId}: I have read both.`;
    expect(app.audit).toEqual([{ action, adminId: ada.id, memberId, detail, at: app.clock.now() }]);
  });

  it('to let a frozen order go on is in the audit as what it is, about the seller', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    const { paymentId } = app.store.orderOf(orderId) as unknown as { paymentId: string };
    app.payments.refundInDashboard(paymentId, 1000);
    await app.paymentChanges.check({ orderId });
    await app.decisions.decide(ada, orderId, 'resume', 'It was agreed.');
    expect(app.audit).toMatchObject([{ action: 'order.resume', memberId: 1 }]);
    expect(app.store.orderOf(orderId).status).toBe('pending_shipment');
  });

  it('of an operator, who has no account, is in the audit too', async () => {
    const { app, orderId } = await withProblem();
    await app.decisions.decide({ id: null }, orderId, 'refund', 'It was lost.');
    expect(app.audit).toMatchObject([{ action: 'order.refund', adminId: null, memberId: 2 }]);
  });

  it.each([
    ['seller', 1],
    ['buyer', 2],
  ])('is looked at, and not made, by who shares a device with the %s', async (_, memberId) => {
    const { app, orderId } = await withProblem();
    app.sharingAdmins.set(ada.id, memberId);
    expect(await app.adminOrders.show(orderId)).toMatchObject({ status: 'problem' });
    const refused = app.decisions.decide(ada, orderId, 'refund', 'It was lost.');
    await expect(refused).rejects.toMatchObject({ kind: 'forbidden', code: 'SHARED_DEVICE' });
    expect(app.audit).toEqual([]);
  });

  it('is nobody’s who has bought or sold it', async () => {
    const { app, orderId } = await withProblem();
    for (const by of [app.ana, app.bea])
      await expect(app.decisions.decide(by, orderId, 'refund', 'It was lost.')).rejects.toMatchObject({
        code: 'OWN_ORDER',
      });
    expect(app.audit).toEqual([]);
  });

  it('that is refused leaves no trace', async () => {
    const { app, orderId } = await withProblem();
    expect(() => app.decisions.decide(ada, orderId, 'refund', ' ')).toThrow('Please say what is wrong');
    await app.decisions.decide(ada, orderId, 'refund', 'It was lost.');
    await expect(app.decisions.decide(ada, orderId, 'release', 'No.')).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(app.audit).toHaveLength(1);
  });

  it('whose reason is long is cut in the audit, and whole in the timeline', async () => {
    const { app, orderId } = await withProblem();
    const reason = 'long '.repeat(150).trim();
    const { timeline } = await app.decisions.decide(ada, orderId, 'release', reason);
    expect(timeline.at(-1)).toMatchObject({ action: 'releaseByAdmin', by: 'admin', text: reason });
    expect(app.audit[0]?.detail).toHaveLength(500);
  });
});

it('reads a refund as on its way until the bank of the buyer has taken it', async () => {
  const { app, orderId } = await withProblem();
  app.payments.refundsAre = 'pending';
  await app.decisions.decide(ada, orderId, 'refund', 'It was lost.');
  await app.runJobs();
  const { money } = await app.adminOrders.show(orderId);
  expect(money).toMatchObject({ refunded: 0, onItsWay: 4975 });
});

it('lists orders page by page, and as stuck those whose money is due for five minutes', async () => {
  const { app } = await withProblem();
  await paidOrder(app);
  const { items, next } = await app.adminOrders.list({ list: 'stuck', limit: 1, before: undefined });
  expect(items).toMatchObject([{ status: 'problem', buyer: { id: 2 }, seller: { id: 1 } }]);
  expect(next).toBeDefined();
  expect(app.asked).toEqual([{ list: 'stuck', dueSince: later(app.clock.now(), -minutes(5)) }]);
  expect((await app.adminOrders.list({ list: 'all', limit: 2, before: undefined })).items).toHaveLength(2);
});

it.each(['problems', 'approvals', 'stuck', 'all'])('may be asked for as the list %s', (list) => {
  expect(z.parse(adminOrdersContract.list.query, { list })).toMatchObject({ list });
});

describe('a refund in part', () => {
  it('is open until nothing is left to refund, and says in the timeline how much', async () => {
    const { app, orderId } = await withProblem();
    const { partRefund, actions } = await app.adminOrders.show(orderId);
    expect(actions).toContain('refundInPartByAdmin');
    await app.decisions.refundInPart(ada, orderId, { amount: partRefund.most - 1, agreed: 0 }, 'A wheel.');
    const almost = await app.adminOrders.show(orderId);
    expect(almost.timeline.at(-1)).toMatchObject({
      action: 'refundInPartByAdmin',
      amount: partRefund.most - 1,
    });
    expect(almost).toMatchObject({ partRefund: { most: 1 } });
  });
});

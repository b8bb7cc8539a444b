import { days } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

const ada = aCaller({ id: 9, isAdmin: true });
const eve = aCaller({ id: 8, isAdmin: true });
const reason = 'It was lost on the way.';

/** Makes an order of $600.00, which is more than one administrator decides about. */
async function withProblem() {
  const app = ordersInMemory();
  const orderId = await paidOrder(app, { priceCents: 60_000 });
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('reportProblem', app.bea, orderId, { text: 'It never came.' });
  return { app, orderId };
}

async function proposed(what: 'refund' | 'release' = 'refund') {
  const { app, orderId } = await withProblem();
  const { proposal } = await app.decisions.decide(ada, orderId, what, reason);
  if (!proposal) throw new Error('Nothing was proposed');
  return { app, orderId, proposalId: proposal.id };
}

const statusOf = (app: OrdersInMemory, orderId: number) => app.store.orderOf(orderId).status;

describe('a decision about much money', () => {
  it('is only proposed by the first administrator', async () => {
    const { app, orderId } = await proposed();
    expect(statusOf(app, orderId)).toBe('problem');
    expect((await app.adminOrders.show(orderId)).proposal).toMatchObject({
      decision: 'refund',
      reason,
      proposedBy: { id: ada.id, email: 'admin-9@example.com' },
    });
    expect(app.audit).toMatchObject([{ action: 'order.proposed', adminId: ada.id, memberId: 2 }]);
  });

  it('is made once the second confirms it, and the audit has both', async () => {
    const { app, orderId, proposalId } = await proposed();
    const { status, proposal, timeline } = await app.decisions.confirm(eve, { orderId, proposalId });
    expect({ status, proposal }).toEqual({ status: 'refunded', proposal: null });
    expect(timeline.at(-1)).toMatchObject({ action: 'refundByAdmin', text: reason });
    expect(app.audit.map(({ action, adminId }) => [action, adminId])).toEqual([
      ['order.proposed', ada.id],
      ['order.refund', eve.id],
    ]);
  });

  it('is refused by the second, and can be proposed anew', async () => {
    const { app, orderId, proposalId } = await proposed();
    await app.decisions.refuse(eve, { orderId, proposalId }, 'The carrier has found it.');
    expect(statusOf(app, orderId)).toBe('problem');
    expect(app.audit.at(-1)).toMatchObject({ action: 'order.proposal-refused', adminId: eve.id });
    const { proposal } = await app.decisions.decide(eve, orderId, 'release', reason);
    expect(proposal).toMatchObject({ decision: 'release', proposedBy: { id: eve.id } });
  });

  it('is not confirmed by who has proposed it, but can be taken back', async () => {
    const { app, orderId, proposalId } = await proposed();
    const own = app.decisions.confirm(ada, { orderId, proposalId });
    await expect(own).rejects.toMatchObject({ kind: 'forbidden', code: 'OWN_PROPOSAL' });
    expect(statusOf(app, orderId)).toBe('problem');
    const { proposal } = await app.decisions.refuse(ada, { orderId, proposalId }, 'I was wrong.');
    expect(proposal).toBeNull();
  });

  it.each([
    [
      'shares a browser with the first',
      eve,
      (app: OrdersInMemory) => [ada, eve].map(({ id }) => app.proposals.sharing.add(id)),
      'SHARED_DEVICE',
    ],
    [
      'shares a device with one of the two',
      eve,
      (app: OrdersInMemory) => app.sharingAdmins.set(eve.id, app.bea.id),
      'SHARED_DEVICE',
    ],
    ['has bought it', aCaller({ id: 2, isAdmin: true }), () => undefined, 'OWN_ORDER'],
    ['has sold it', aCaller({ id: 1, isAdmin: true }), () => undefined, 'OWN_ORDER'],
  ])('is not confirmed by who %s', async (_, by, given, code) => {
    const { app, orderId, proposalId } = await proposed();
    given(app);
    const confirmed = app.decisions.confirm(by, { orderId, proposalId });
    await expect(confirmed).rejects.toMatchObject({ kind: 'forbidden', code });
    expect(statusOf(app, orderId)).toBe('problem');
  });

  it('has one outcome, whoever comes second', async () => {
    const { app, orderId, proposalId } = await proposed();
    const fay = aCaller({ id: 7, isAdmin: true });
    await app.decisions.confirm(eve, { orderId, proposalId });
    const late = { kind: 'conflict', code: 'PROPOSAL_GONE' };
    await expect(app.decisions.confirm(fay, { orderId, proposalId })).rejects.toMatchObject(late);
    await expect(app.decisions.refuse(fay, { orderId, proposalId }, 'No.')).rejects.toMatchObject(late);
    expect(statusOf(app, orderId)).toBe('refunded');
  });

  it('is answered before another one is proposed', async () => {
    const { app, orderId } = await proposed();
    const other = app.decisions.decide(eve, orderId, 'release', reason);
    await expect(other).rejects.toMatchObject({ kind: 'conflict', code: 'PROPOSAL_OPEN' });
  });

  it('ends after seven days', async () => {
    const { app, orderId, proposalId } = await proposed();
    app.clock.forward(days(7) - 1);
    expect((await app.adminOrders.show(orderId)).proposal).not.toBeNull();
    app.clock.forward(1);
    expect((await app.adminOrders.show(orderId)).proposal).toBeNull();
    const late = app.decisions.confirm(eve, { orderId, proposalId });
    await expect(late).rejects.toMatchObject({ code: 'PROPOSAL_GONE' });
    await app.decisions.endOldProposals();
    expect(app.proposals.kept).toMatchObject([{ outcome: 'ended' }]);
    await app.decisions.decide(eve, orderId, 'release', reason);
    expect(app.proposals.kept).toMatchObject([{ outcome: 'ended' }, { outcome: null }]);
  });

  it('that cannot be made is not proposed', async () => {
    const { app, orderId } = await withProblem();
    const frozen = app.decisions.decide(ada, orderId, 'resume', reason);
    await expect(frozen).rejects.toMatchObject({ kind: 'conflict' });
    const payout = app.decisions.decide(ada, orderId, 'payout', reason);
    await expect(payout).rejects.toMatchObject({ code: 'NO_PAYOUT_CHECK' });
    expect(app.proposals.kept).toEqual([]);
  });

  it('to refund a part is proposed with its amount, and nothing else is confirmed', async () => {
    const { app, orderId } = await withProblem();
    const part = { amount: 20_000, agreed: 0 };
    const { proposal, partRefund } = await app.decisions.refundInPart(ada, orderId, part, reason);
    expect(partRefund.agreed).toBe(0);
    expect(proposal).toMatchObject({ decision: 'refund-in-part', amount: 20_000 });
    const confirmed = await app.decisions.confirm(eve, { orderId, proposalId: proposal?.id ?? 0 });
    expect(confirmed).toMatchObject({ status: 'problem', partRefund: { agreed: 20_000 }, proposal: null });
    expect(app.audit.map(({ action, detail }) => [action, detail])).toEqual([
      ['order.proposed', `Order ${orderId}, $200.00: refund-in-part: ${reason}`],
      ['order.refund-in-part', `Order ${orderId}, $200.00: ${reason}`],
    ]);
  });

  it('is not confirmed once the seller has refunded a part since', async () => {
    const { app, orderId, proposalId } = await proposed('release');
    await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
    const outdated = app.decisions.confirm(eve, { orderId, proposalId });
    await expect(outdated).rejects.toMatchObject({ kind: 'conflict', code: 'PROPOSAL_OUTDATED' });
    expect(statusOf(app, orderId)).toBe('problem');
    await app.decisions.refuse(eve, { orderId, proposalId }, 'A part went back meanwhile.');
    expect((await app.decisions.decide(eve, orderId, 'release', reason)).proposal).not.toBeNull();
  });

  it('of an operator is confirmed by an administrator, and by no operator', async () => {
    const { app, orderId } = await withProblem();
    const { proposal } = await app.decisions.decide({ id: null }, orderId, 'release', reason);
    const answered = { orderId, proposalId: proposal?.id ?? 0 };
    const operator = app.decisions.confirm({ id: null }, answered);
    await expect(operator).rejects.toMatchObject({ code: 'OWN_PROPOSAL' });
    expect(await app.decisions.confirm(eve, answered)).toMatchObject({ status: 'completed' });
  });
});

describe('a release that waits for a look', () => {
  async function withCheck(priceCents = 4800) {
    const app = ordersInMemory();
    app.payouts.sharing.add(app.bea.id);
    const orderId = await paidOrder(app, { priceCents });
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    return { app, orderId };
  }
  const released = ({ payments }: OrdersInMemory) => payments.moved.filter(({ kind }) => kind === 'release');

  it('goes once an administrator has looked, and neither of the two hears why', async () => {
    const { app, orderId } = await withCheck();
    expect(released(app)).toEqual([]);
    expect((await app.adminOrders.show(orderId)).payoutCheck).toMatchObject({ reasons: ['shared-device'] });
    const { payoutCheck } = await app.decisions.decide(ada, orderId, 'payout', 'They are neighbours.');
    expect(payoutCheck).toBeNull();
    await app.runJobs();
    expect(released(app)).toHaveLength(1);
    expect(app.audit).toMatchObject([{ action: 'order.payout-approved', adminId: ada.id, memberId: 1 }]);
    const seen = JSON.stringify(await app.pages.show(app.ana, orderId));
    expect(seen).not.toMatch(/neighbours|shared/);
  });

  it('is looked at once', async () => {
    const { app, orderId } = await withCheck();
    await app.decisions.decide(ada, orderId, 'payout', 'Fine.');
    const again = app.decisions.decide(ada, orderId, 'payout', 'Fine.');
    await expect(again).rejects.toMatchObject({ code: 'NO_PAYOUT_CHECK' });
  });

  it('of much money needs two', async () => {
    const { app, orderId } = await withCheck(60_000);
    const { proposal } = await app.decisions.decide(ada, orderId, 'payout', 'Fine.');
    await app.runJobs();
    expect(released(app)).toEqual([]);
    await app.decisions.confirm(eve, { orderId, proposalId: proposal?.id ?? 0 });
    await app.runJobs();
    expect(released(app)).toHaveLength(1);
  });

  it('stays where it is while nobody looks', async () => {
    const { app } = await withCheck();
    app.clock.forward(days(30));
    await app.settlement.sweep();
    expect(released(app)).toEqual([]);
  });
});

describe('the card', () => {
  it('that buyer and seller share is found by the look at the payment before the release', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    const paymentId = app.payments.moved[0]?.id ?? '';
    app.payments.cards.set(paymentId, 'visa');
    const digest = 'card visa';
    app.payouts.cards.push({ orderId: 99, memberId: app.ana.id, digest, usedAt: app.clock.now() });
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    expect(app.payouts.checks.get(orderId)).toMatchObject({ reasons: ['shared-card'], approvedAt: null });
    expect(app.payments.moved.map(({ kind }) => kind)).toEqual(['charge']);
  });
});

describe('the releases of a seller in a day', () => {
  it('wait for a look above the limit', async () => {
    const app = ordersInMemory({ payouts: { cents: 10_000, count: 0 } });
    for (let nth = 0; nth < 3; nth += 1) {
      const orderId = await paidOrder(app);
      await app.orders.take('ship', app.ana, orderId, {});
      await app.orders.take('confirm', app.bea, orderId);
      await app.runJobs();
    }
    expect(app.payments.moved.filter(({ kind }) => kind === 'release')).toHaveLength(2);
    expect([...app.payouts.checks]).toMatchObject([[3, { reasons: ['daily-amount'] }]]);
  });
});

describe('what a buyer buys in a day', () => {
  it('is refused above the limit, and free again a day after the first', async () => {
    const app = ordersInMemory({ purchases: { cents: 0, count: 1 } });
    await paidOrder(app);
    const second = { listingId: await app.list() };
    await expect(app.buying.checkout(app.bea, second)).rejects.toMatchObject({
      code: 'PURCHASE_LIMIT',
      message: expect.stringContaining('Please come back in 24 hours'),
    });
    app.clock.forward(days(1));
    expect(await app.buying.checkout(app.bea, second)).toMatchObject({ orderId: 2 });
  });
});

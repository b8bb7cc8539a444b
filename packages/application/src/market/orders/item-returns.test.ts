import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

const admin = aCaller({ id: 9, isAdmin: true });
const address = { name: 'Ana', street: '12 Garden Place', city: 'Brooklyn', state: 'NY', zipCode: '11201' };
const terms = { amount: 3000, ...address };
const tracking = { carrier: 'usps', trackingNumber: '9400 back' } as const;
const problem = { text: 'A wheel is loose.' };

let app: OrdersInMemory;
let orderId: number;
beforeEach(async () => {
  app = ordersInMemory();
  orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('reportProblem', app.bea, orderId, problem);
  await app.runJobs();
});

const balance = async () => balanceOf(await app.store.entriesOf(orderId));
const booksAgree = () => expect(atProvider(accountsOf(app.store.entries))).toBe(app.payments.balance);
const subjects = () => app.mailer.sent.map(({ subject, to }) => `${to}: ${subject}`);
const show = (who = app.bea) => app.pages.show(who, orderId);
const pass = async (span: number) => {
  app.clock.forward(span);
  await app.orderClock.sweep();
  await app.runJobs();
};
async function sentBack(amount = 3000): Promise<void> {
  await app.orders.take('askReturn', app.bea, orderId);
  await app.runJobs();
  await app.orders.take('acceptReturn', app.ana, orderId, { ...terms, amount });
  await app.runJobs();
  await app.orders.take('sendReturn', app.bea, orderId, tracking);
  await app.runJobs();
}

describe('a return', () => {
  it('reminds whoever has to act before each of its times ends, once', async () => {
    const reminders = async (span: number) => {
      app.mailer.sent.splice(0);
      app.clock.forward(span);
      for (let look = 0; look < 2; look += 1) {
        await app.orderClock.look({ orderId });
        await app.runJobs();
      }
      return subjects();
    };
    await app.orders.take('askReturn', app.bea, orderId);
    await app.runJobs();
    expect(await reminders(days(2) - 1)).toEqual([]);
    expect(await reminders(1)).toEqual([expect.stringContaining('A day is left to answer about')]);
    await app.orders.take('acceptReturn', app.ana, orderId, terms);
    await app.runJobs();
    expect(await reminders(days(5) - 1)).toEqual([]);
    expect(await reminders(1)).toEqual([expect.stringContaining('Two days are left to send')]);
    await app.orders.take('sendReturn', app.bea, orderId, tracking);
    await app.runJobs();
    expect(await reminders(days(6))).toEqual([expect.stringContaining('back with you?')]);
  });

  it('goes from the question to the refund, and what is left is the seller’s', async () => {
    await sentBack();
    expect(await show()).toMatchObject({
      itemReturn: {
        status: 'sent',
        refund: 3000,
        carrier: { id: 'usps' },
        trackingNumber: '9400BACK',
        trackingUrl: expect.stringContaining('9400BACK'),
      },
      returnAddress: { lines: ['12 Garden Place'], postalCode: '11201' },
      decideBy: later(app.clock.now(), days(7)).toISOString(),
    });
    expect(await show(app.ana)).toMatchObject({ payout: { payout: 1800 } });
    const shown = await app.orders.take('confirmReturn', app.ana, orderId);
    expect(shown).toMatchObject({
      status: 'completed',
      itemReturn: null,
      returnAddress: null,
      partRefund: { agreed: 3000 },
    });
    await app.runJobs();
    expect(await balance()).toMatchObject({ held: 0, released: 1800, refunded: 3000, fees: 175 });
    booksAgree();
    expect(shown.timeline.slice(-4)).toMatchObject([
      { action: 'askReturn', by: 'buyer' },
      { action: 'acceptReturn', by: 'seller', amount: 3000 },
      { action: 'sendReturn', by: 'buyer', text: 'USPS, 9400BACK' },
      { action: 'confirmReturn', by: 'seller', amount: 3000 },
    ]);
  });

  it('puts the listing aside for the seller to sell again', async () => {
    const { listingId } = app.store.orderOf(orderId);
    const status = () => app.listings.stored.get(listingId ?? 0)?.status;
    await sentBack();
    expect(status()).toBe('sold');
    await app.orders.take('confirmReturn', app.ana, orderId);
    expect(status()).toBe('paused');
  });

  it('of all that was paid is a refund, whose fee is the seller’s', async () => {
    await sentBack(4975);
    expect(await app.orders.take('confirmReturn', app.ana, orderId)).toMatchObject({ status: 'refunded' });
    await app.runJobs();
    expect(await balance()).toMatchObject({ held: 0, released: 0, refunded: 4975 });
    booksAgree();
  });

  it('is told to whoever did not take the step', async () => {
    const before = subjects().length;
    await sentBack();
    await app.orders.take('confirmReturn', app.ana, orderId);
    await app.runJobs();
    const [ana, bea] = ['member1@example.com', 'member2@example.com'];
    const told = subjects()
      .slice(before)
      .map((line) => line.replace('“Balance bike”', 'it'));
    expect(told).toEqual([
      `${ana}: Bea would like to send it back`,
      `${bea}: Ana takes it back`,
      `${ana}: Bea has sent it back`,
      `${bea}: You get your money back for it`,
    ]);
    const texts = app.mailer.sent.map(({ text }) => text).join();
    expect(texts).not.toContain('Garden Place');
    expect(texts).toContain('You pay for sending it');
  });

  it('is not told any more once it has gone another way', async () => {
    const before = subjects().length;
    await app.orders.take('offerReturn', app.ana, orderId, terms);
    await app.orders.take('withdrawReturn', app.bea, orderId);
    await app.runJobs();
    expect(subjects().slice(before)).toEqual([expect.stringContaining('does not send “Balance bike” back')]);
  });

  it('that is refused can be accepted later, and one that was offered needs no question', async () => {
    await app.orders.take('askReturn', app.bea, orderId);
    const refused = await app.orders.take('refuseReturn', app.ana, orderId, { text: ' It was worn. ' });
    expect(refused).toMatchObject({ itemReturn: { status: 'refused' }, returnAddress: null });
    expect(refused.timeline.at(-1)).toMatchObject({ action: 'refuseReturn', text: 'It was worn.' });
    expect(await app.orders.take('acceptReturn', app.ana, orderId, terms)).toMatchObject({
      itemReturn: { status: 'accepted' },
    });
    await app.orders.take('withdrawReturn', app.bea, orderId);
    expect(await show()).toMatchObject({
      itemReturn: { status: 'closed', refund: null },
      returnAddress: null,
    });
    await expect(app.orders.take('offerReturn', app.ana, orderId, terms)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('may be offered at once, for what the seller likes up to all that was paid', async () => {
    expect(await show(app.ana)).toMatchObject({ returnRefund: { usual: 4800, most: 4975 } });
    const tooMuch = app.orders.take('offerReturn', app.ana, orderId, { ...terms, amount: 4976 });
    await expect(tooMuch).rejects.toThrow('At most $49.75');
    expect(await app.orders.take('offerReturn', app.ana, orderId, terms)).toMatchObject({
      itemReturn: { status: 'accepted', refund: 3000, sendBy: later(app.clock.now(), days(7)).toISOString() },
      decideBy: null,
    });
  });

  it('is between the two, and its address for nobody else', async () => {
    await app.orders.take('askReturn', app.bea, orderId);
    await app.orders.take('acceptReturn', app.ana, orderId, terms);
    await expect(app.orders.take('confirmReturn', app.bea, orderId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(app.orders.take('sendReturn', app.ana, orderId, tracking)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(app.orders.take('confirmReturn', app.cleo, orderId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const office = await app.adminOrders.show(orderId);
    expect(office).toMatchObject({ itemReturn: { status: 'accepted', refund: 3000 } });
    expect(JSON.stringify(office)).not.toContain('Garden Place');
  });

  it('needs a number by which both see where it is', async () => {
    await app.orders.take('offerReturn', app.ana, orderId, terms);
    const unnumbered = async () =>
      app.orders.take('sendReturn', app.bea, orderId, { ...tracking, trackingNumber: ' ' });
    await expect(unnumbered()).rejects.toThrow('Please enter the tracking number');
  });
});

describe('the days of a return', () => {
  it('are over for the seller who does not answer: administrators decide', async () => {
    await app.orders.take('askReturn', app.bea, orderId);
    await pass(days(3) - 1);
    expect(await show()).toMatchObject({ escalated: false });
    await pass(1);
    expect(await show()).toMatchObject({ escalated: true, itemReturn: { status: 'asked' } });
    expect(app.alerts).toHaveLength(1);
  });

  it('are over for the buyer who does not send it: the problem goes on', async () => {
    await app.orders.take('offerReturn', app.ana, orderId, terms);
    await pass(days(7) - 1);
    expect(await show()).toMatchObject({ itemReturn: { status: 'accepted' } });
    await pass(1);
    expect(await show()).toMatchObject({
      status: 'problem',
      escalated: false,
      itemReturn: { status: 'closed' },
      returnAddress: null,
      decideBy: later(app.clock.now(), days(3)).toISOString(),
    });
    expect(subjects().filter((line) => line.includes('is closed'))).toHaveLength(2);
    await pass(days(3));
    expect(await show()).toMatchObject({ escalated: true });
  });

  it('are over for the seller who does not confirm, and an administrator does', async () => {
    await sentBack();
    await pass(days(7) - 1);
    expect(await show()).toMatchObject({ escalated: false });
    await pass(1);
    expect(await show()).toMatchObject({ escalated: true, itemReturn: { status: 'sent' } });
    expect(app.mailer.sent.at(-1)?.text).toContain('confirmed that “Balance bike” is back');
    const decided = await app.decisions.decide(admin, orderId, 'confirm-return', 'The carrier delivered it.');
    expect(decided).toMatchObject({ status: 'completed', partRefund: { agreed: 3000 } });
    expect(decided.timeline.at(-1)).toMatchObject({ action: 'confirmReturn', by: 'admin', amount: 3000 });
    expect(app.audit).toMatchObject([
      {
        action: 'order.confirm-return',
        memberId: 2,
        detail: `Order ${orderId}, $30.00: The carrier delivered it.`,
      },
    ]);
    await app.runJobs();
    expect(await balance()).toMatchObject({ held: 0, released: 1800, refunded: 3000 });
    booksAgree();
  });

  it('end with two administrators where it is much money', async () => {
    orderId = await paidOrder(app, { priceCents: 60_000 });
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('reportProblem', app.bea, orderId, problem);
    await sentBack(30_000);
    const proposed = await app.decisions.decide(admin, orderId, 'confirm-return', 'It was signed for.');
    expect(proposed).toMatchObject({
      status: 'problem',
      proposal: { decision: 'confirm-return', amount: 30_000 },
    });
    const proposalId = proposed.proposal?.id ?? 0;
    const other = aCaller({ id: 8, isAdmin: true });
    expect(await app.decisions.confirm(other, { orderId, proposalId })).toMatchObject({
      status: 'completed',
      partRefund: { agreed: 30_000 },
    });
    await app.runJobs();
    booksAgree();
  });

  it('are three from the delivery that the carrier reports, of which the seller is told', async () => {
    await sentBack();
    app.tracking.set({ carrier: 'usps', number: '9400BACK' }, { state: 'moving', at: app.clock.now() });
    await app.parcels.sweep();
    expect(await show()).toMatchObject({ parcel: null, itemReturn: { parcel: { state: 'moving' } } });
    app.clock.forward(days(6));
    app.tracking.set({ carrier: 'usps', number: '9400BACK' }, { state: 'delivered', at: app.clock.now() });
    await app.parcels.sweep();
    await app.runJobs();
    expect(subjects().at(-1)).toContain('“Balance bike” is back');
    expect((await show()).timeline.at(-1)).toMatchObject({ action: 'returnDelivered', by: 'clock' });
    await pass(days(3) - 1);
    expect(await show()).toMatchObject({ escalated: false });
    await pass(1);
    expect(await show()).toMatchObject({ escalated: true });
  });

  it('end with the problem: no seller confirms what an administrator has decided', async () => {
    await sentBack();
    await app.decisions.decide(admin, orderId, 'release', 'It is still with her.');
    await expect(app.orders.take('confirmReturn', app.ana, orderId)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await app.runJobs();
    expect(await balance()).toMatchObject({ held: 0, released: 4800, refunded: 0 });
    booksAgree();
  });
});

it('keeps both accounts while it is under way', async () => {
  await sentBack();
  for (const member of [app.ana, app.bea]) {
    await expect(app.transaction.run(() => app.orders.eraseMember(member.id))).rejects.toMatchObject({
      code: 'OPEN_ORDERS',
    });
  }
});

it('is left to the bank while that looks into the payment', async () => {
  await sentBack();
  const { paymentId } = app.store.orderOf(orderId) as unknown as { paymentId: string };
  app.payments.openDispute(paymentId, 1000);
  await app.paymentChanges.check({ orderId });
  await expect(app.orders.take('confirmReturn', app.ana, orderId)).rejects.toMatchObject({
    code: 'DISPUTED',
  });
  await pass(days(30));
  expect(await show()).toMatchObject({ disputed: true, escalated: false, itemReturn: { status: 'sent' } });
});

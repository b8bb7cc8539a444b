import { orderActions } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { days, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

type Does = (app: OrdersInMemory, orderId: number) => Promise<unknown> | unknown;

const ada = aCaller({ id: 9, isAdmin: true });
const pickup = { shippingIncluded: false, localPickupOnly: true };
const paymentOf = (app: OrdersInMemory, orderId: number) =>
  (app.store.orderOf(orderId) as unknown as { paymentId: string }).paymentId;

const ship: Does = (app, orderId) => app.orders.take('ship', app.ana, orderId, {});
const confirm: Does = (app, orderId) => app.orders.take('confirm', app.bea, orderId);
const report: Does = async (app, orderId) => {
  await ship(app, orderId);
  await app.orders.take('reportProblem', app.bea, orderId, { text: 'A wheel is loose.' });
};
const afterDays =
  (count: number): Does =>
  (app, orderId) => {
    app.clock.forward(days(count));
    return app.orderClock.look({ orderId });
  };
const dispute =
  (cents: number): Does =>
  (app, orderId) => {
    app.payments.openDispute(paymentOf(app, orderId), cents);
    return app.paymentChanges.check({ orderId });
  };
const disputeEnds =
  (outcome: 'won' | 'lost' | 'closed'): Does =>
  (app, orderId) => {
    app.payments.closeDispute(paymentOf(app, orderId), outcome);
    return app.paymentChanges.check({ orderId });
  };
const refundPart: Does = (app, orderId) => {
  app.payments.refundInDashboard(paymentOf(app, orderId), 1000);
  return app.paymentChanges.check({ orderId });
};

const terms = {
  amount: 4800,
  name: 'Ana',
  street: '12 Garden Place',
  city: 'Brooklyn',
  state: 'NY',
  zipCode: '11201',
};
const askReturn: Does = async (app, orderId) => {
  await report(app, orderId);
  await app.orders.take('askReturn', app.bea, orderId);
};
const offerReturn: Does = (app, orderId) => app.orders.take('offerReturn', app.ana, orderId, terms);
const returnOffered: Does = async (app, orderId) => {
  await report(app, orderId);
  await offerReturn(app, orderId);
};

interface Step {
  /** Who does it, after which days or where else it matters. */
  readonly how?: string;
  readonly content?: object;
  /** What was there before; nothing but the payment if it is not said. */
  readonly after?: Does;
  readonly does: Does;
  readonly by: string;
  readonly tellsAna?: string;
  readonly tellsBea?: string;
}

const money = 'The money for “Balance bike” is on its way to you';
const back = 'You get your money back for “Balance bike”';
const partBack = 'You get a part of your money back for “Balance bike”';

/** Every action of an order that is paid: who is entered as the one who did it, and whom it is told. */
const steps: readonly (Step & { readonly action: string })[] = [
  { action: 'ship', does: ship, by: 'seller', tellsBea: '“Balance bike” is on its way' },
  {
    action: 'markProvided',
    content: { type: 'service' },
    does: (app, orderId) => app.orders.take('markProvided', app.ana, orderId),
    by: 'seller',
    tellsBea: 'Ana has provided “Balance bike”',
  },
  {
    action: 'enterPickupCode',
    content: pickup,
    does: (app, orderId) => app.orders.enterPickupCode(app.ana, orderId, '012345'),
    by: 'seller',
    tellsAna: '“Balance bike” is completed, and the money waits for 24 hours',
  },
  {
    action: 'wrongPickupCode',
    content: pickup,
    does: (app, orderId) => app.orders.enterPickupCode(app.ana, orderId, '543210'),
    by: 'seller',
  },
  {
    action: 'renewPickupCode',
    content: pickup,
    does: (app, orderId) => app.orders.take('renewPickupCode', app.bea, orderId),
    by: 'buyer',
  },
  {
    action: 'cancel',
    how: 'by the seller',
    does: (app, orderId) => app.orders.take('cancel', app.ana, orderId),
    by: 'seller',
    tellsBea: 'Your order of “Balance bike” is cancelled',
  },
  {
    action: 'cancel',
    how: 'by the buyer',
    after: (app) => app.clock.forward(days(7)),
    does: (app, orderId) => app.orders.take('cancel', app.bea, orderId),
    by: 'buyer',
    tellsAna: 'The order of “Balance bike” is cancelled',
  },
  {
    action: 'cancel',
    how: 'after two weeks',
    does: afterDays(14),
    by: 'clock',
    tellsAna: 'The order of “Balance bike” is cancelled',
    tellsBea: 'Your order of “Balance bike” is cancelled',
  },
  { action: 'confirm', after: ship, does: confirm, by: 'buyer', tellsAna: money },
  {
    action: 'autoRelease',
    after: ship,
    does: afterDays(7),
    by: 'clock',
    tellsAna: money,
    tellsBea: 'The money for “Balance bike” was sent to Ana',
  },
  {
    action: 'reportProblem',
    after: ship,
    does: (app, orderId) => app.orders.take('reportProblem', app.bea, orderId, { text: 'A wheel is loose.' }),
    by: 'buyer',
    tellsAna: 'Bea reports a problem with “Balance bike”',
  },
  {
    action: 'reportStalled',
    after: async (app, orderId) => {
      await app.orders.take('ship', app.ana, orderId, { carrier: 'usps', trackingNumber: '9400' });
      app.tracking.set({ carrier: 'usps', number: '9400' }, { state: 'announced' });
      await app.parcels.sweep();
      await afterDays(6)(app, orderId);
    },
    does: afterDays(1),
    by: 'clock',
    tellsAna: 'The parcel with “Balance bike” does not move',
    tellsBea: '“Balance bike” has not moved for seven days',
  },
  {
    action: 'answerProblem',
    how: 'by the seller',
    after: report,
    does: (app, orderId) => app.orders.take('answerProblem', app.ana, orderId, { text: 'I will send one.' }),
    by: 'seller',
    tellsBea: 'Ana answered about “Balance bike”',
  },
  {
    action: 'answerProblem',
    how: 'by the buyer',
    after: report,
    does: (app, orderId) => app.orders.take('answerProblem', app.bea, orderId, { text: 'Nothing came.' }),
    by: 'buyer',
    tellsAna: 'Bea answered about “Balance bike”',
  },
  {
    action: 'escalateProblem',
    how: 'after three days without an answer',
    after: report,
    does: afterDays(3),
    by: 'clock',
    tellsAna: 'We decide about “Balance bike”',
    tellsBea: 'We decide about “Balance bike”',
  },
  {
    action: 'escalateProblem',
    how: 'after seven days with one',
    after: async (app, orderId) => {
      await report(app, orderId);
      await app.orders.take('answerProblem', app.ana, orderId, { text: 'I will send one.' });
      await afterDays(6)(app, orderId);
    },
    does: afterDays(1),
    by: 'clock',
    tellsAna: 'We decide about “Balance bike”',
    tellsBea: 'We decide about “Balance bike”',
  },
  {
    action: 'refund',
    after: ship,
    does: (app, orderId) => app.orders.take('refund', app.ana, orderId),
    by: 'seller',
    tellsBea: back,
  },
  {
    action: 'refundByAdmin',
    after: report,
    does: (app, orderId) => app.decisions.decide(ada, orderId, 'refund', 'It was lost.'),
    by: 'admin',
    tellsAna: 'Bea gets her money back for “Balance bike”',
    tellsBea: back,
  },
  {
    action: 'releaseByAdmin',
    after: report,
    does: (app, orderId) => app.decisions.decide(ada, orderId, 'release', 'It was signed for.'),
    by: 'admin',
    tellsAna: money,
    tellsBea: 'We have decided about “Balance bike”',
  },
  {
    action: 'recordRefund',
    does: async (app, orderId) => {
      app.payments.refundInDashboard(paymentOf(app, orderId), 4975);
      await app.paymentChanges.check({ orderId });
    },
    by: 'provider',
    tellsAna: 'Bea gets her money back for “Balance bike”',
    tellsBea: back,
  },
  {
    action: 'openDispute',
    does: dispute(4975),
    by: 'provider',
    tellsAna: 'The bank of Bea looks into the payment for “Balance bike”',
  },
  {
    action: 'winDispute',
    after: dispute(4975),
    does: disputeEnds('won'),
    by: 'provider',
    tellsAna: 'The bank has decided about “Balance bike”',
    tellsBea: 'Your bank has decided about “Balance bike”',
  },
  {
    action: 'openInquiry',
    does: dispute(0),
    by: 'provider',
    tellsAna: 'The bank of Bea asks about the payment for “Balance bike”',
    tellsBea: 'Your bank asks about your payment for “Balance bike”',
  },
  {
    action: 'closeInquiry',
    after: dispute(0),
    does: disputeEnds('closed'),
    by: 'provider',
    tellsAna: 'The bank has no more questions about “Balance bike”',
    tellsBea: 'Your bank has no more questions about “Balance bike”',
  },
  {
    action: 'closeDispute',
    after: dispute(4975),
    does: disputeEnds('closed'),
    by: 'provider',
    tellsAna: 'The bank has decided about “Balance bike”',
    tellsBea: 'Your bank has decided about “Balance bike”',
  },
  {
    action: 'loseDisputeInPart',
    after: dispute(1000),
    does: disputeEnds('lost'),
    by: 'provider',
    tellsAna: 'The bank has given back a part of “Balance bike”',
    tellsBea: 'Your bank has decided about “Balance bike”',
  },
  {
    action: 'freeze',
    does: refundPart,
    by: 'provider',
    tellsAna: 'We are looking into the payment of “Balance bike”',
    tellsBea: 'We are looking into the payment of “Balance bike”',
  },
  {
    action: 'refundInPart',
    does: (app, orderId) => app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 }),
    by: 'seller',
    tellsBea: partBack,
  },
  {
    action: 'refundInPartByAdmin',
    does: (app, orderId) =>
      app.decisions.refundInPart(ada, orderId, { amount: 1000, agreed: 0 }, 'A wheel was loose.'),
    by: 'admin',
    tellsAna: 'Bea gets a part of her money back for “Balance bike”',
    tellsBea: partBack,
  },
  {
    action: 'resume',
    after: refundPart,
    does: (app, orderId) => app.decisions.decide(ada, orderId, 'resume', 'It was a gift of ours.'),
    by: 'admin',
    tellsAna: 'The order of “Balance bike” goes on',
    tellsBea: 'The order of “Balance bike” goes on',
  },
  {
    action: 'loseDispute',
    after: dispute(4975),
    does: disputeEnds('lost'),
    by: 'provider',
    tellsAna: 'Bea gets her money back for “Balance bike”',
    tellsBea: 'You get your money back for “Balance bike”',
  },
  {
    action: 'askReturn',
    after: report,
    does: (app, orderId) => app.orders.take('askReturn', app.bea, orderId),
    by: 'buyer',
    tellsAna: 'Bea would like to send “Balance bike” back',
  },
  {
    action: 'offerReturn',
    after: report,
    does: offerReturn,
    by: 'seller',
    tellsBea: 'Ana takes “Balance bike” back',
  },
  {
    action: 'acceptReturn',
    after: askReturn,
    does: (app, orderId) => app.orders.take('acceptReturn', app.ana, orderId, terms),
    by: 'seller',
    tellsBea: 'Ana takes “Balance bike” back',
  },
  {
    action: 'refuseReturn',
    after: askReturn,
    does: (app, orderId) => app.orders.take('refuseReturn', app.ana, orderId, { text: 'It was worn.' }),
    by: 'seller',
    tellsBea: 'Ana does not take “Balance bike” back',
  },
  {
    action: 'withdrawReturn',
    after: askReturn,
    does: (app, orderId) => app.orders.take('withdrawReturn', app.bea, orderId),
    by: 'buyer',
    tellsAna: 'Bea does not send “Balance bike” back',
  },
  {
    action: 'sendReturn',
    after: returnOffered,
    does: (app, orderId) =>
      app.orders.take('sendReturn', app.bea, orderId, { carrier: 'usps', trackingNumber: '9400' }),
    by: 'buyer',
    tellsAna: 'Bea has sent “Balance bike” back',
  },
  {
    action: 'lapseReturn',
    after: returnOffered,
    does: afterDays(7),
    by: 'clock',
    tellsAna: 'The return of “Balance bike” is closed',
    tellsBea: 'The return of “Balance bike” is closed',
  },
  {
    action: 'confirmReturn',
    how: 'by the seller',
    after: returnOffered,
    does: (app, orderId) => app.orders.take('confirmReturn', app.ana, orderId),
    by: 'seller',
    tellsBea: back,
  },
  {
    action: 'confirmReturn',
    how: 'by an administrator',
    after: returnOffered,
    does: (app, orderId) => app.decisions.decide(ada, orderId, 'confirm-return', 'It was signed for.'),
    by: 'admin',
    tellsAna: 'We have decided about the return of “Balance bike”',
    tellsBea: back,
  },
];

async function mailAndEntry(app: OrdersInMemory, orderId: number) {
  await app.runJobs();
  const { timeline } = await app.pages.show(app.bea, orderId);
  const mails = app.mailer.sent.map(
    ({ to, subject }) => `${to === app.ana.email ? 'Ana' : 'Bea'}: ${subject}`,
  );
  return { mails, last: timeline.at(-1) };
}

describe('a step of an order', () => {
  it.each(steps.map((step) => [[step.action, step.how].join(' ').trim(), step] as const))(
    '%s is entered with who made it, and told to who did not',
    async (_, { action, content = {}, after, does, by, tellsAna, tellsBea }) => {
      const app = ordersInMemory();
      const orderId = await paidOrder(app, content);
      await app.runJobs();
      await after?.(app, orderId);
      await app.runJobs();
      app.mailer.sent.splice(0);
      await does(app, orderId);
      const { mails, last } = await mailAndEntry(app, orderId);
      expect(last).toMatchObject({ action, by });
      const told = [tellsAna && `Ana: ${tellsAna}`, tellsBea && `Bea: ${tellsBea}`];
      expect(mails.toSorted()).toEqual(told.filter(Boolean));
    },
  );

  it('pay is told to both', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    const { mails, last } = await mailAndEntry(app, orderId);
    expect(last).toMatchObject({ action: 'pay', by: 'provider' });
    expect(mails.toSorted()).toEqual(['Ana: Bea bought “Balance bike”', 'Bea: You bought “Balance bike”']);
  });

  it('expire is told to nobody', async () => {
    const app = ordersInMemory();
    const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
    app.clock.forward(minutes(31));
    const { mails, last } = await mailAndEntry(app, orderId);
    expect(last).toMatchObject({ action: 'expire', by: 'provider' });
    expect(mails).toEqual([]);
  });

  it('stands in this test', () => {
    // What follows by itself from the end of a dispute or a return is no entry of its own.
    const goingOn = ['refundReturned', 'goOnPending', 'goOnShipped', 'goOnCompleted'];
    const tested = new Set([
      'pay',
      'expire',
      'payExpired',
      'payUnfit',
      'refuseCard',
      ...goingOn,
      ...steps.map(({ action }) => action),
    ]);
    expect(Object.keys(orderActions).filter((action) => !tested.has(action))).toEqual([]);
  });
});

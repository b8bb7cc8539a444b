import type { ReturnRefund } from '@nestmates/domain/market/orders/return-refund.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { aCaller } from '../a-caller.ts';
import type { OrdersInMemory } from '../memory/orders-in-memory.ts';

const admin = aCaller({ id: 9, isAdmin: true });

/** Two members with an order, and the use cases by which they act. */
export type OrderParties = Pick<
  OrdersInMemory,
  'ana' | 'bea' | 'orders' | 'buying' | 'pages' | 'decisions' | 'adminOrders'
>;
type MemberStep = (app: OrderParties, orderId: number) => Promise<unknown>;

const takesBack =
  (how: 'offerReturn' | 'acceptReturn', amountOf: (refund: ReturnRefund) => number): MemberStep =>
  async (app, orderId) => {
    const refund = (await app.pages.show(app.ana, orderId)).returnRefund;
    const address = {
      name: 'Ana',
      street: '12 Garden Place',
      city: 'Brooklyn',
      state: 'NY',
      zipCode: '11201',
    };
    await app.orders.take(how, app.ana, orderId, { amount: amountOf(refund), ...address });
  };

/** What the two of an order and administrators may do at any time; most of it is refused most of the time. */
export const memberSteps: Readonly<Record<string, MemberStep>> = {
  abandons: (app, orderId) => app.buying.abandon(app.bea, orderId),
  ships: (app, orderId) => app.orders.take('ship', app.ana, orderId, {}),
  confirms: (app, orderId) => app.orders.take('confirm', app.bea, orderId),
  'the seller cancels': (app, orderId) => app.orders.take('cancel', app.ana, orderId),
  'the buyer cancels': (app, orderId) => app.orders.take('cancel', app.bea, orderId),
  reports: (app, orderId) =>
    app.orders.take('reportProblem', app.bea, orderId, { text: 'A wheel is loose.' }),
  'the seller answers': (app, orderId) =>
    app.orders.take('answerProblem', app.ana, orderId, { text: 'I will send one.' }),
  'the buyer answers': (app, orderId) =>
    app.orders.take('answerProblem', app.bea, orderId, { text: 'Nothing came.' }),
  'asks to send it back': (app, orderId) => app.orders.take('askReturn', app.bea, orderId),
  'offers to take it back for a part': takesBack('offerReturn', ({ most }) => Math.ceil(most * 0.6)),
  'takes it back for all that was paid': takesBack('acceptReturn', ({ most }) => most),
  'takes it back for the price': takesBack('acceptReturn', ({ usual }) => usual),
  'does not take it back': (app, orderId) =>
    app.orders.take('refuseReturn', app.ana, orderId, { text: 'It was worn.' }),
  'keeps it after all': (app, orderId) => app.orders.take('withdrawReturn', app.bea, orderId),
  'sends it back': (app, orderId) =>
    app.orders.take('sendReturn', app.bea, orderId, { carrier: 'usps', trackingNumber: '9400' }),
  'has it back': (app, orderId) => app.orders.take('confirmReturn', app.ana, orderId),
  'an administrator says that it is back': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'confirm-return', 'It was signed for.'),
  refunds: (app, orderId) => app.orders.take('refund', app.ana, orderId),
  'refunds a part': async (app, orderId) => {
    const { agreed, most } = (await app.pages.show(app.ana, orderId)).partRefund;
    await app.orders.take('refundInPart', app.ana, orderId, { amount: Math.ceil(most / 3), agreed });
  },
  'an administrator refunds a part': async (app, orderId) => {
    const { agreed, most } = (await app.adminOrders.show(orderId)).partRefund;
    const part = { amount: Math.ceil(most / 2), agreed };
    await app.decisions.refundInPart(admin, orderId, part, 'A wheel was loose.');
  },
  'an administrator refunds': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'refund', 'It never arrived.'),
  'an administrator lets it go on': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'resume', 'It was a mistake of ours.'),
  'an administrator releases': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'release', 'It was signed for.'),
};

/** Refusals and a provider that does not answer are part of every history; anything else is a fault of ours. */
export async function tryTo(step: () => Promise<unknown> | unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

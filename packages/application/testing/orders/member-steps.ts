import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { aCaller } from '../a-caller.ts';
import type { OrdersInMemory } from '../memory/orders-in-memory.ts';

const admin = aCaller({ id: 9, isAdmin: true });

/** What the two of an order and administrators may do at any time; most of it is refused most of the time. */
export const memberSteps: Readonly<
  Record<string, (app: OrdersInMemory, orderId: number) => Promise<unknown>>
> = {
  abandons: (app, orderId) => app.buying.abandon(app.bea, orderId),
  ships: (app, orderId) => app.orders.ship(app.ana, orderId, {}),
  confirms: (app, orderId) => app.orders.confirmDelivery(app.bea, orderId),
  'the seller cancels': (app, orderId) => app.orders.cancel(app.ana, orderId),
  'the buyer cancels': (app, orderId) => app.orders.cancel(app.bea, orderId),
  reports: (app, orderId) => app.orders.reportProblem(app.bea, orderId, { text: 'A wheel is loose.' }),
  'the seller answers': (app, orderId) =>
    app.orders.answerProblem(app.ana, orderId, { text: 'I will send one.' }),
  'the buyer answers': (app, orderId) =>
    app.orders.answerProblem(app.bea, orderId, { text: 'Nothing came.' }),
  refunds: (app, orderId) => app.orders.refund(app.ana, orderId),
  'refunds a part': async (app, orderId) => {
    const { agreed, most } = (await app.pages.show(app.ana, orderId)).partRefund;
    await app.orders.refundInPart(app.ana, orderId, { amount: Math.ceil(most / 3), agreed });
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

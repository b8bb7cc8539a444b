import { closeCheckout } from '@nestmates/application/market/orders/withdrawn-sales.ts';
import { followHidden } from '@nestmates/application/members/restrictions/restrictions.ts';
import { handlePaymentEvent } from '@nestmates/application/money/payments/payment-events.ts';
import { hideThing } from '../../../testing/hidden-things-setup.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { pathOf, sendForm } from '../../../testing/sandbox-payments.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';

/** The buyer is at the page of the provider when the listing is taken down. */
async function listingTakenDown({ server, bea: buyer, one }: Round) {
  const [seller] = await signedInMembers(server, 1, columnsOf.premium);
  if (!seller) throw new Error('There is no seller');
  await payable(server.knex, seller);
  const listingId = await insertListing(server.knex, seller);
  const { body } = await buyer.at(one).post(`/api/marketplace/${listingId}/checkout`, {});
  const thing = { kind: 'listing', id: listingId, memberId: seller.id } as const;
  await hideThing(server, thing, { decisionId: 2_000_000_000 });
  return { listingId, orderId: Number(body.orderId), page: pathOf(body.checkoutUrl) };
}

/** The buyer pays, and a worker of that process learns of it. */
async function pays({ server, bea: buyer, one }: Round, page: string): Promise<void> {
  await sendForm(buyer.at(one), page, { outcome: 'pay' });
  const waiting = await server.knex('payment_events').where({ state: 'waiting' }).pluck('id');
  for (const eventId of waiting) await one.work(handlePaymentEvent, { eventId });
}

raceInTwoProcesses(
  {
    'somebody pays for what was just taken down while its checkout is closed': async (round) => {
      const { server, two } = round;
      const { listingId, orderId, page } = await listingTakenDown(round);
      await Promise.all([
        pays(round, page),
        two
          .work(followHidden, { kind: 'listing', id: String(listingId) })
          .then(() => two.work(closeCheckout, { orderId })),
      ]);
      const order = await server.knex('orders').where({ id: orderId }).first();
      const listing = await server.knex('listings').where({ id: listingId }).first();
      const isPaid = order.paymentId !== null;
      return order.status === (isPaid ? 'refunded' : 'expired') && listing.status === 'active';
    },
  },
  new URL('../../../testing/naive/naive-withdrawn-sales.ts', import.meta.url),
);

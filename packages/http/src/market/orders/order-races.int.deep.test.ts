import { lookAtOrder } from '@nestmates/application/market/orders/order-changes.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { returnTerms } from '../../../testing/calls-of-two/orders-calls.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import {
  insertListing,
  insertOrder,
  insertPaidOrder,
  payable,
  returnColumns,
} from '../../../testing/order-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';

async function sellerOf({ server }: Round): Promise<SignedInMember> {
  const [seller] = await signedInMembers(server, 1, columnsOf.premium);
  if (!seller) throw new Error('There is no seller');
  await payable(server.knex, seller);
  return seller;
}

async function adminOf({ server }: Round): Promise<SignedInMember> {
  const [admin] = await signedInMembers(server, 1, columnsOf.admin);
  if (!admin) throw new Error('There is no administrator');
  return admin;
}

const inOrder = (statuses: readonly number[]): string => [...statuses].sort().join();

const actionsOf = ({ server }: Round, orderId: number): Promise<readonly string[]> =>
  server.knex('order_events').where({ orderId }).orderBy('id').pluck('action');

raceInTwoProcesses(
  {
    'two checkouts of one product': async (round) => {
      const listingId = await insertListing(round.server.knex, await sellerOf(round));
      const checkout = (by: SignedInMember, at: Round['one']) =>
        by.at(at).post(`/api/marketplace/${listingId}/checkout`, {});
      const [one, other] = await Promise.all([
        checkout(round.ana, round.one),
        checkout(round.bea, round.two),
      ]);
      const orders = await round.server.knex('orders').where({ listingId });
      return inOrder([one.status, other.status]) === '200,409' && orders.length === 1;
    },

    'two dear checkouts of one buyer': async (round) => {
      const { server, bea: buyer, one, two } = round;
      const dear = async () => insertListing(server.knex, await sellerOf(round), { priceCents: 500_000 });
      const [first, second] = [await dear(), await dear()];
      const [bought, other] = await Promise.all([
        buyer.at(one).post(`/api/marketplace/${first}/checkout`, {}),
        buyer.at(two).post(`/api/marketplace/${second}/checkout`, {}),
      ]);
      // Together they are above what is bought in a day.
      return inOrder([bought.status, other.status]) === '200,409';
    },

    'cancel against ship': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const id = await insertOrder(server.knex, { seller, buyer });
      const [shipped, cancelled] = await Promise.all([
        seller.at(one).post(`/api/orders/${id}/ship`, {}),
        seller.at(two).post(`/api/orders/${id}/cancel`),
      ]);
      const { length } = await actionsOf(round, id);
      return inOrder([shipped.status, cancelled.status]) === '200,409' && length === 1;
    },

    'confirm against auto-release': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const shippedAt = later(server.clock.now(), -days(8));
      const id = await insertOrder(server.knex, { seller, buyer }, { status: 'shipped', shippedAt });
      // Two pages of the buyer, and a worker in each process.
      const confirm = (at: Round['one']) => buyer.at(at).post(`/api/orders/${id}/confirm-delivery`);
      const look = (at: Round['one']) => at.work(lookAtOrder, { orderId: id });
      await Promise.all([confirm(one), look(two), look(one), confirm(two)]);
      const completed = (await actionsOf(round, id)).filter((action) =>
        ['confirm', 'autoRelease'].includes(action),
      );
      return completed.length === 1;
    },

    'auto-release by two workers': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const shippedAt = later(server.clock.now(), -days(8));
      const orderId = await insertOrder(server.knex, { seller, buyer }, { status: 'shipped', shippedAt });
      await Promise.all([one.work(lookAtOrder, { orderId }), two.work(lookAtOrder, { orderId })]);
      return (await actionsOf(round, orderId)).join() === 'autoRelease';
    },

    'two refunds in part of one order': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const id = await insertPaidOrder(server.knex, { seller, buyer });
      const refund = (at: Round['one']) =>
        seller.at(at).post(`/api/orders/${id}/refund-in-part`, { amount: 1000, agreed: 0 });
      const [first, second] = await Promise.all([refund(one), refund(two)]);
      const { agreedRefundCents } = await server.knex('orders').where({ id }).first();
      return inOrder([first.status, second.status]) === '200,409' && agreedRefundCents === 1000;
    },

    'refund in part against confirm': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const shippedAt = server.clock.now();
      const id = await insertPaidOrder(server.knex, { seller, buyer }, { status: 'shipped', shippedAt });
      const [refunded, confirmed] = await Promise.all([
        seller.at(one).post(`/api/orders/${id}/refund-in-part`, { amount: 1000, agreed: 0 }),
        buyer.at(two).post(`/api/orders/${id}/confirm-delivery`),
      ]);
      const { status, agreedRefundCents } = await server.knex('orders').where({ id }).first();
      const agreed = refunded.status === 200 ? 1000 : 0;
      return confirmed.status === 200 && status === 'completed' && agreedRefundCents === agreed;
    },

    'two confirmations of one return': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const id = await insertPaidOrder(server.knex, { seller, buyer }, returnColumns('sent'));
      const confirm = (at: Round['one']) => seller.at(at).post(`/api/orders/${id}/return/confirm`);
      const [first, second] = await Promise.all([confirm(one), confirm(two)]);
      const { status, agreedRefundCents } = await server.knex('orders').where({ id }).first();
      return (
        inOrder([first.status, second.status]) === '200,409' &&
        status === 'completed' &&
        agreedRefundCents === 3000 &&
        (await actionsOf(round, id)).join() === 'confirmReturn'
      );
    },

    'the confirmation of a return against the refund of an administrator': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const admin = await adminOf(round);
      const id = await insertPaidOrder(server.knex, { seller, buyer }, returnColumns('sent'));
      const [confirmed, refunded] = await Promise.all([
        seller.at(one).post(`/api/orders/${id}/return/confirm`),
        admin.at(two).post(`/api/admin/orders/${id}/refund`, { text: 'It never came.' }),
      ]);
      const { status } = await server.knex('orders').where({ id }).first();
      // An administrator may also refund what is completed by then.
      if (refunded.status !== 200) return false;
      const actions = (await actionsOf(round, id)).join();
      return confirmed.status === 200
        ? status === 'refunded' && actions === 'confirmReturn,refundByAdmin'
        : confirmed.status === 409 && status === 'refunded' && actions === 'refundByAdmin';
    },

    'a return that is accepted against one that is withdrawn': async (round) => {
      const { server, ana: seller, bea: buyer, one, two } = round;
      const id = await insertPaidOrder(server.knex, { seller, buyer }, returnColumns('asked'));
      const [accepted, withdrawn] = await Promise.all([
        seller.at(one).post(`/api/orders/${id}/return/accept`, returnTerms),
        buyer.at(two).post(`/api/orders/${id}/return/withdraw`),
      ]);
      const { returnStatus, returnAddress } = await server.knex('orders').where({ id }).first();
      const actions = (await actionsOf(round, id)).join();
      return (
        withdrawn.status === 200 &&
        returnStatus === 'closed' &&
        returnAddress === null &&
        actions === (accepted.status === 200 ? 'acceptReturn,withdrawReturn' : 'withdrawReturn')
      );
    },

    'delete the account against buy': async (round) => {
      const { server, bea: buyer, one, two } = round;
      const seller = await sellerOf(round);
      const listingId = await insertListing(server.knex, seller);
      const [bought, left] = await Promise.all([
        buyer.at(one).post(`/api/marketplace/${listingId}/checkout`, {}),
        seller.at(two).delete('/api/account', { password: memberPassword }),
      ]);
      return (
        ['200,409', '200,404'].includes(inOrder([bought.status, left.status])) &&
        (bought.status === 200) === (left.status === 409)
      );
    },
  },
  new URL('../../../testing/naive/naive-orders.ts', import.meta.url),
);

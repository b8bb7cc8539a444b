import { KeptBlocks } from '@nestmates/application/friends/blocks/kept-blocks.ts';
import { closeBetween, closeCheckout } from '@nestmates/application/market/orders/withdrawn-sales.ts';
import { followAway, Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { meeting } from '../../../testing/meeting.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';

async function sellerOf({ server }: Round): Promise<SignedInMember> {
  const [seller] = await signedInMembers(server, 1, columnsOf.premium);
  if (!seller) throw new Error('There is no seller');
  await payable(server.knex, seller);
  return seller;
}

const waitingOrders = ({ server: { knex } }: Round, listingId: number): Promise<readonly number[]> =>
  knex('orders').where({ listingId, status: 'awaiting_payment' }).pluck('id');

async function restrict({ server }: Round, { id }: SignedInMember, kind: RestrictionKind): Promise<void> {
  const restrictions = server.container.get(Restrictions);
  await server.container
    .get(KnexTransaction)
    .run(() => restrictions.impose(id, { kind, until: null }, 'weight'));
}

/**
 * A checkout is begun in one process, and waits for its listing; in the other the act is done meanwhile, with the jobs that
 * follow from it. Nothing of it may be open in the end.
 */
async function begunWhile(
  round: Round,
  seller: SignedInMember,
  act: () => Promise<unknown>,
): Promise<boolean> {
  const { server, bea: buyer, one, two } = round;
  const listingId = await insertListing(server.knex, seller);
  await meeting<unknown>(round, (holding) => holding('listings').where({ id: listingId }).forUpdate(), [
    () => buyer.at(one).post(`/api/marketplace/${listingId}/checkout`, {}),
    async () => {
      await act();
      // Those that the jobs of the act have found.
      for (const orderId of await waitingOrders(round, listingId)) await two.work(closeCheckout, { orderId });
    },
  ]);
  const listing = await server.knex('listings').where({ id: listingId }).first();
  return (await waitingOrders(round, listingId)).length === 0 && listing.status !== 'reserved';
}

/** A seller's listings are paused first, which waits for whoever begins a checkout of one. */
const restricts = (kind: RestrictionKind) => async (round: Round) => {
  const { bea: buyer, two } = round;
  return begunWhile(round, await sellerOf(round), async () => {
    await restrict(round, buyer, kind);
    await two.work(followAway, { memberId: buyer.id });
  });
};

const blocks = (by: 'buyer' | 'seller') => async (round: Round) => {
  const { bea: buyer, two } = round;
  const seller = await sellerOf(round);
  const [me, other] = by === 'seller' ? [seller, buyer] : [buyer, seller];
  return begunWhile(round, seller, async () => {
    await me.at(two).post(`/api/blocks/${other.id}`);
    await two.work(closeBetween, { memberId: me.id, others: [other.id] });
  });
};

raceInTwoProcesses(
  {
    'a buyer is banned while they begin a checkout': restricts('banned'),
    'a buyer is suspended while they begin a checkout': restricts('suspended'),
    'a seller blocks a buyer who begins a checkout': blocks('seller'),
    'a buyer blocks the seller whose checkout they begin': blocks('buyer'),

    'a seller blocks somebody with the browser of a buyer who begins a checkout': async (round) => {
      const { server, ana: other, bea: buyer, two } = round;
      const seller = await sellerOf(round);
      const kept = server.container.get(KeptBlocks);
      for (const { id } of [other, buyer]) {
        const member = await server.knex('users').where({ id }).first('email', 'createdAt');
        await kept.noteUse({ memberId: id, ...member, browserToken: `of ${buyer.id}`, from: undefined });
      }
      return begunWhile(round, seller, async () => {
        await seller.at(two).post(`/api/blocks/${other.id}`);
        await two.work(closeBetween, { memberId: seller.id, others: [other.id, buyer.id] });
      });
    },
  },
  new URL('../../../testing/naive/naive-buying.ts', import.meta.url),
);

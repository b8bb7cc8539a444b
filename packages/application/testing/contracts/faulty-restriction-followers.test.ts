import { expect, it } from 'vitest';
import { faulty } from '../faulty.ts';
import { MemoryListings } from '../memory/memory-listings.ts';
import { MemoryOrders } from '../memory/memory-orders.ts';
import { MemoryPairs } from '../memory/memory-pairs.ts';
import { MemoryPaymentReferences } from '../memory/memory-payment-references.ts';
import { MemoryPeople } from '../memory/memory-people.ts';
import { MemoryRestrictions } from '../memory/memory-restrictions.ts';
import { MemoryStoppedRenewals } from '../memory/memory-stopped-renewals.ts';
import { MemorySubscriptions } from '../memory/memory-subscriptions.ts';
import { MemoryTransaction } from '../memory/memory-transaction.ts';
import { MemoryWithdrawnOrders } from '../memory/memory-withdrawn-orders.ts';
import { stoppedRenewalsContract } from './stopped-renewals-contract.ts';
import { brokenBy } from './suite.ts';
import { withdrawnOrdersContract } from './withdrawn-orders-contract.ts';

interface Adapters {
  readonly stopped: MemoryStoppedRenewals;
  readonly withdrawn: MemoryWithdrawnOrders;
  readonly orders: MemoryOrders;
}
interface Faults {
  readonly stopped?: Partial<MemoryStoppedRenewals>;
  readonly withdrawn?: Partial<MemoryWithdrawnOrders>;
}

/** The sentences of both suites that do not hold with the faults. */
function broken(change: (real: Adapters) => Faults): Promise<readonly string[]> {
  const transaction = new MemoryTransaction();
  const subscriptions = new MemorySubscriptions(transaction, new MemoryPaymentReferences());
  const [listings, restrictions] = [new MemoryListings(), new MemoryRestrictions(transaction)];
  const store = new MemoryOrders(new MemoryPeople(), listings, transaction);
  const stopped = new MemoryStoppedRenewals(subscriptions);
  const pairs = new MemoryPairs(new MemoryPeople(), transaction);
  const withdrawn = new MemoryWithdrawnOrders(store, restrictions, pairs);
  const faults = change({ stopped, withdrawn, orders: store });
  let members = 0;
  const addMember = async () => {
    members += 1;
    return members;
  };
  const shared = { transaction, addMember };
  return brokenBy(() => {
    const renewals = { ...shared, subscriptions, stopped: faulty(stopped, faults.stopped ?? {}) };
    stoppedRenewalsContract('faulty', () => renewals);
    const sales = {
      ...shared,
      block: async (by: number, of: number) => void pairs.blocks.push({ by, of, at: new Date() }),
      store,
      listings,
      restrictions,
      withdrawn: faulty(withdrawn, faults.withdrawn ?? {}),
    };
    withdrawnOrdersContract('faulty', () => sales);
  });
}

it('holds for the ports in memory', async () => {
  expect(await broken(() => ({}))).toEqual([]);
});

const faults: Readonly<Record<string, (real: Adapters) => Faults>> = {
  'nothing is noted': () => ({ stopped: { note: async () => undefined } }),
  'what the provider was not asked for yet is left out': ({ stopped }) => ({
    stopped: {
      note: async (named, at) => {
        if (at) await stopped.note(named, at);
      },
    },
  }),
  'a renewal stays stopped': () => ({ stopped: { forget: async () => undefined } }),
  'the time of the change does not matter': ({ stopped }) => ({
    stopped: { forget: (named) => stopped.forget(named) },
  }),
  'all members have the same': ({ stopped }) => ({
    stopped: {
      ofMember: async () => (await Promise.all([1, 2, 3, 4].map((id) => stopped.ofMember(id)))).flat(),
    },
  }),
  'nothing is withdrawn': () => ({ withdrawn: { isWithdrawn: async () => false } }),
  'a seller is never away': ({ withdrawn }) => ({
    withdrawn: { isWithdrawn: (order) => withdrawn.isWithdrawn({ ...order, sellerId: null }) },
  }),
  'a buyer is never away': ({ withdrawn }) => ({
    withdrawn: { isWithdrawn: (order) => withdrawn.isWithdrawn({ ...order, buyerId: null }) },
  }),
  'a block changes nothing': ({ withdrawn }) => ({
    withdrawn: {
      isWithdrawn: async (order) =>
        (await withdrawn.isWithdrawn({ ...order, sellerId: null })) ||
        withdrawn.isWithdrawn({ ...order, buyerId: null }),
    },
  }),
  'a hidden listing is still sold': ({ withdrawn }) => ({
    withdrawn: { isWithdrawn: (order) => withdrawn.isWithdrawn({ ...order, listingId: null }) },
  }),
  'a paid order counts as a checkout': ({ orders }) => ({
    withdrawn: {
      checkoutsOfListing: async (listingId) =>
        [...orders.kept.values()]
          .filter(({ order }) => order.listingId === listingId)
          .map(({ order }) => order.id),
    },
  }),
  'a member has no checkouts': () => ({ withdrawn: { checkoutsOfMember: async () => [] } }),
  'only what a member sells counts': ({ orders }) => ({
    withdrawn: {
      checkoutsOfMember: async (memberId) =>
        [...orders.kept.values()]
          .filter(({ order }) => order.sellerId === memberId && order.status === 'awaiting_payment')
          .map(({ order }) => order.id),
    },
  }),
  'all that a member buys is between two': ({ withdrawn }) => ({
    withdrawn: { checkoutsBetween: (one) => withdrawn.checkoutsOfMember(one) },
  }),
};

it.each(Object.entries(faults))('is broken where %s', async (_, change) => {
  expect(await broken(change)).not.toEqual([]);
});

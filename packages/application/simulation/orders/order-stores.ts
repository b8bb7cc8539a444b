import { Emails } from '../../src/members/emails/emails.ts';
import { paymentsUnavailable } from '../../src/money/payments/payment-errors.ts';
import type { NewAuditEntry } from '../../src/office/audit/ports.ts';
import { aCaller } from '../../testing/a-caller.ts';
import { aMember } from '../../testing/a-member.ts';
import { faulty } from '../../testing/faulty.ts';
import { adminOrderQueries, adminOrderServices } from '../../testing/memory/admin-order-services.ts';
import { MemoryDisputes } from '../../testing/memory/memory-disputes.ts';
import { MemoryListings } from '../../testing/memory/memory-listings.ts';
import { MemoryMailer } from '../../testing/memory/memory-mailer.ts';
import { MemoryNotificationSettings } from '../../testing/memory/memory-notification-settings.ts';
import { MemoryOrders } from '../../testing/memory/memory-orders.ts';
import { MemoryPairs } from '../../testing/memory/memory-pairs.ts';
import { MemoryParcels } from '../../testing/memory/memory-parcels.ts';
import { MemoryPayments } from '../../testing/memory/memory-payments.ts';
import { MemoryPayouts } from '../../testing/memory/memory-payouts.ts';
import { MemoryPeople } from '../../testing/memory/memory-people.ts';
import { MemoryProposals } from '../../testing/memory/memory-proposals.ts';
import { MemoryRateLimiter } from '../../testing/memory/memory-rate-limiter.ts';
import { MemoryRestrictions } from '../../testing/memory/memory-restrictions.ts';
import { MemoryTracking } from '../../testing/memory/memory-tracking.ts';
import { MemoryUnmatchedPayments } from '../../testing/memory/memory-unmatched-payments.ts';
import { MemoryWithdrawnOrders } from '../../testing/memory/memory-withdrawn-orders.ts';
import { type OrderPorts, orderServices } from '../../testing/memory/order-services.ts';
import { stub } from '../../testing/stub.ts';
import { SimulatedFault } from '../faults.ts';
import type { World } from '../world.ts';

export const sellerIds = [1, 2];
export const buyerIds = [11, 12, 13, 14];
const noLimit = { cents: 0, count: 0 };

/** Changes ports so that they have a mistake. */
export type Plant = (ports: OrderPorts, world: World) => OrderPorts;

/** The stores of orders in memory as the tables of a world, and the use cases over them. */
export function orderStores(world: World, plant: Plant = (ports) => ports) {
  const { transaction, queue, scheduler: clock } = world;
  const members = [...sellerIds, ...buyerIds].map((id) => aMember({ id, firstName: `Member ${id}` }));
  const people = new MemoryPeople(members);
  const pairs = new MemoryPairs(people, transaction);
  const listings = new MemoryListings(transaction);
  const store = new MemoryOrders(people, listings, transaction);
  const [disputes, unmatched] = [new MemoryDisputes(transaction), new MemoryUnmatchedPayments()];
  const [payouts, proposals] = [new MemoryPayouts(store), new MemoryProposals()];
  const [payments, mailer] = [new MemoryPayments(), new MemoryMailer()];
  const alerts: { readonly alert: string; readonly facts: Readonly<Record<string, string | number>> }[] = [];
  const restrictions = new MemoryRestrictions(transaction);
  world.tables.add([store.kept, store.looks, store.entries, store.steps, listings.stored]);
  world.tables.add([disputes.disputes, unmatched.kept, payouts.checks, payouts.held, payouts.cards]);

  const jobs = world.stored('jobs', queue);
  const random = world.random('ids');
  const emails = new Emails({
    emailFaces: { of: async () => undefined },
    notMeLinks: stub({ issue: async () => 'not-me-token' }),
    jobs,
    notificationSettings: world.stored('settings', new MemoryNotificationSettings()),
    rateLimiter: new MemoryRateLimiter(clock),
    mailer: world.outside('mailer', mailer, (why) => new SimulatedFault(why)),
    notificationList: stub({ tell: async () => undefined }),
    pushNotifications: stub({ push: async () => undefined }),
    clock,
    publicUrl: () => 'https://nestmates.example',
  });
  const provider = world.outside('provider', payments, paymentsUnavailable);
  const ports = plant(
    {
      store: world.stored('orders', store),
      listings: world.stored('listings', listings),
      disputes: world.stored('disputes', disputes),
      payouts: faulty(world.stored('payouts', payouts), {
        cardDigests: world.stored('cards', payouts.cardDigests),
        holds: world.stored('holds', payouts.holds),
      }),
      pairs: world.stored('pairs', pairs),
      withdrawn: world.stored('withdrawn', new MemoryWithdrawnOrders(store, restrictions, pairs)),
      unmatched: world.stored('unmatched', unmatched),
      parcelStore: world.stored('parcels', new MemoryParcels(store)),
      tracking: world.outside('tracking', new MemoryTracking(), (why) => new SimulatedFault(why)),
      jobs,
      events: world.stored('events', { announce: async () => undefined }),
      emails,
      clock,
      transaction,
      alerts: { raise: (alert, facts) => void alerts.push({ alert, facts }) },
      checkouts: provider,
      money: provider,
      taxes: { addedTo: (what) => what, highestBasisPoints: 1000 },
      newId: () => `id-${random.below(2 ** 32)}-${random.below(2 ** 32)}`,
    },
    world,
  );
  const { changes, handlers, ...services } = orderServices(ports, {
    platformFee: 500,
    newSellerHoldDays: 0,
    askCardholderAbove: 10_000,
    cardCountries: [],
    limits: { payouts: noLimit, purchases: noLimit },
    releaseWaitsForDelivery: false,
  });
  const tiesOf = () => ({ device: false, card: false, account: false });
  const { adminQueries } = adminOrderQueries({ store, payouts, proposals, unmatched, tiesOf });
  const audit: NewAuditEntry[] = [];
  const office = {
    ...ports,
    proposals,
    changes,
    unclaimedMoney: services.unclaimedMoney,
    adminQueries: world.stored('office', adminQueries),
    tiesOf,
    audit,
  };
  world.serve(handlers);
  return {
    ...services,
    ...adminOrderServices(office),
    store,
    listings,
    disputes,
    payments,
    mailer,
    alerts,
    callers: new Map([...sellerIds, ...buyerIds].map((id) => [id, aCaller({ id, plan: 'premium' })])),
  };
}

export type OrderStores = ReturnType<typeof orderStores>;

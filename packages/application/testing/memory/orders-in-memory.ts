import { type ListingContent, noDetails } from '@nestmates/domain/market/listings/listing-content.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import type { Taxes } from '../../src/money/taxes/taxes.ts';
import type { NewAuditEntry } from '../../src/office/audit/ports.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { aCaller } from '../a-caller.ts';
import { aMember } from '../a-member.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { adminOrderQueries, adminOrderServices } from './admin-order-services.ts';
import { MemoryDisputes } from './memory-disputes.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryListings } from './memory-listings.ts';
import { MemoryOrders } from './memory-orders.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryParcels } from './memory-parcels.ts';
import { MemoryPayments } from './memory-payments.ts';
import { MemoryPayouts } from './memory-payouts.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemoryProposals } from './memory-proposals.ts';
import { MemoryRestrictions } from './memory-restrictions.ts';
import { MemoryTracking } from './memory-tracking.ts';
import { MemoryUnmatchedPayments } from './memory-unmatched-payments.ts';
import { MemoryWithdrawnOrders } from './memory-withdrawn-orders.ts';
import { orderServices } from './order-services.ts';

const bike: ListingContent = {
  ...noDetails,
  title: 'Balance bike',
  description: '',
  type: 'product',
  priceCents: 4800,
  category: 'Other',
  shippingIncluded: true,
};

const noLimit = { cents: 0, count: 0 };

/** Orders over ports in memory: Ana (1) sells, Bea (2) and Cleo (3) buy. */
export function ordersInMemory({
  platformFee = 0,
  newSellerHoldDays = 0,
  askCardholderAbove = 10_000,
  cardCountries = [] as readonly string[],
  payouts: payoutLimit = noLimit,
  purchases = noLimit,
  releaseWaitsForDelivery = false,
  withTax = false,
  highestTaxBasisPoints = 0,
  clock = new StoppedClock(),
  newId: givenId = undefined as (() => string) | undefined,
  provider: other = undefined as Pick<PaymentProvider, 'checkouts' | 'money'> | undefined,
} = {}) {
  const [ana, bea, cleo] = [
    aCaller({ id: 1, plan: 'premium' }),
    aCaller({ id: 2, plan: 'pro' }),
    aCaller({ id: 3, plan: 'pro' }),
  ];
  const people = new MemoryPeople([
    aMember({ id: ana.id, firstName: 'Ana' }),
    aMember({ id: bea.id, firstName: 'Bea' }),
    aMember({ id: cleo.id, firstName: 'Cleo' }),
  ]);
  const [pairs, listings, events] = [new MemoryPairs(people), new MemoryListings(), new MemoryEvents()];
  const { transaction } = pairs;
  const [store, payments, mail] = [
    new MemoryOrders(people, listings, transaction),
    new MemoryPayments(),
    new MemoryEmails(clock),
  ];
  store.newSellerHoldDays = newSellerHoldDays;
  const alerts: { readonly alert: string; readonly facts: object }[] = [];
  const audit: NewAuditEntry[] = [];
  /** Administrators, and with whom each shares a device. */
  const sharingAdmins = new Map<number, number>();
  const tiesOf = (adminId: number | null, members: readonly (number | null)[]) => ({
    device: members.includes(sharingAdmins.get(adminId ?? 0) ?? 0),
    card: false,
    account: false,
  });
  const alertSink = { raise: (alert: string, facts: object) => void alerts.push({ alert, facts }) };
  const disputes = new MemoryDisputes(transaction);
  const [payouts, proposals] = [new MemoryPayouts(store), new MemoryProposals()];
  const taxes: Taxes = {
    addedTo: (what) => (withTax ? what : undefined),
    highestBasisPoints: highestTaxBasisPoints,
  };
  const limits = { payouts: payoutLimit, purchases };
  const { jobs, emails } = mail;
  const newId = () => {
    if (givenId) return givenId();
    lastId += 1;
    return `uuid-${lastId}`;
  };
  let lastId = 0;
  const restrictions = new MemoryRestrictions(transaction);
  const [unmatched, tracking] = [new MemoryUnmatchedPayments(), new MemoryTracking()];
  const ports = {
    store,
    listings,
    disputes,
    payouts,
    pairs,
    withdrawn: new MemoryWithdrawnOrders(store, restrictions, pairs),
    unmatched,
    parcelStore: new MemoryParcels(store),
    tracking,
    jobs,
    events,
    emails,
    clock,
    transaction,
    alerts: alertSink,
    checkouts: other?.checkouts ?? payments,
    money: other?.money ?? payments,
    taxes,
    newId,
  };
  const { changes, handlers, ...services } = orderServices(ports, {
    platformFee,
    newSellerHoldDays,
    askCardholderAbove,
    cardCountries,
    limits,
    releaseWaitsForDelivery,
  });
  const { asked, adminQueries } = adminOrderQueries({ store, payouts, proposals, unmatched, tiesOf });
  const { adminOrders, decisions } = adminOrderServices({
    ...ports,
    proposals,
    changes,
    unclaimedMoney: services.unclaimedMoney,
    adminQueries,
    tiesOf,
    audit,
  });
  return {
    ana,
    bea,
    cleo,
    clock,
    pairs,
    listings,
    events,
    store,
    transaction,
    payments,
    disputes,
    alerts,
    audit,
    sharingAdmins,
    /** Which orders an administrator has asked for. */
    asked,
    mailer: mail.mailer,
    ...services,
    decisions,
    adminOrders,
    payouts,
    proposals,
    unmatched,
    tracking,
    jobs,
    /** Our database as it is now; the function that is returned restores it, while the provider has gone on. */
    takeDump: () =>
      takeDump(
        [store.kept, store.looks, listings.stored, disputes.disputes, unmatched.kept],
        [store.entries, store.steps, jobs.waiting],
      ),
    /** Hides what the weight of reports would. */
    hide: (id: number) =>
      restrictions.hide([{ kind: 'listing', id: String(id), memberId: ana.id }], 'weight'),
    /** Does what `Blocks` does. */
    async block(by: Caller, { id: of }: Caller) {
      pairs.blocks.push({ by: by.id, of, at: clock.now() });
      await services.withdrawnSales.wereParted(by.id, [of]);
    },
    suspend: ({ id }: Caller) =>
      transaction.run(async () => {
        await restrictions.lockMember(id);
        await restrictions.setCurrent(id, { kind: 'suspended', until: null });
      }),
    runJobs: () => jobs.runDue(handlers, clock.now()),
    list: (content: Partial<ListingContent> = {}) =>
      listings.add({ ...bike, ...content, userId: ana.id, createdAt: clock.now() }),
  };
}

type Restore = () => void;

function takeDump(maps: readonly Map<unknown, unknown>[], lists: readonly unknown[][]): Restore {
  const keptMaps = maps.map((map) => ({ map, kept: [...map] }));
  const keptLists = lists.map((list) => ({ list, kept: [...list] }));
  return () => {
    for (const { map, kept } of keptMaps) {
      map.clear();
      for (const [key, value] of kept) map.set(key, value);
    }
    for (const { list, kept } of keptLists) list.splice(0, list.length, ...kept);
  };
}

export type OrdersInMemory = ReturnType<typeof ordersInMemory>;

/** Bea has paid for something of Ana's, and we know of it. */
export async function paidOrder(app: OrdersInMemory, content: Partial<ListingContent> = {}): Promise<number> {
  const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list(content) });
  const [checkoutId] = [...app.payments.checkouts.keys()].slice(-1);
  if (checkoutId === undefined) throw new Error('There is no checkout');
  app.payments.pay(checkoutId);
  await app.results.changed(checkoutId, 'memory');
  return orderId;
}

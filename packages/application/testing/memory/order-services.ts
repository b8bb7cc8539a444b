import type { EarningsQueries } from '../../src/market/earnings/ports.ts';
import { orderEmails } from '../../src/market/orders/actions/order-action-rows.ts';
import { Buying } from '../../src/market/orders/buying.ts';
import { CheckoutResults } from '../../src/market/orders/checkout-results.ts';
import { unclaimedEmails } from '../../src/market/orders/emails/unclaimed.ts';
import type { LeftSellers } from '../../src/market/orders/left-sellers.ts';
import { PaymentChanges } from '../../src/market/orders/money/payment-changes.ts';
import { Settlement } from '../../src/market/orders/money/settlement.ts';
import { UnclaimedMoney } from '../../src/market/orders/money/unclaimed-money.ts';
import {
  checkPayment,
  lookAtOrder,
  OrderChanges,
  settleOrder,
} from '../../src/market/orders/order-changes.ts';
import { OrderClock } from '../../src/market/orders/order-clock.ts';
import { OrderPages } from '../../src/market/orders/order-pages.ts';
import { Orders } from '../../src/market/orders/orders.ts';
import { OrdersForEmails } from '../../src/market/orders/orders-for-emails.ts';
import type { ParcelStore } from '../../src/market/orders/parcel-ports.ts';
import { Parcels } from '../../src/market/orders/parcels.ts';
import type { WithdrawnOrders } from '../../src/market/orders/ports.ts';
import { closeBetween, closeCheckout, WithdrawnSales } from '../../src/market/orders/withdrawn-sales.ts';
import { CardDigests } from '../../src/market/payouts/card-digests.ts';
import { PayoutChecks } from '../../src/market/payouts/payout-checks.ts';
import type { Tracking } from '../../src/market/tracking/tracking.ts';
import type { Email, Recipient } from '../../src/members/emails/email.ts';
import type { Emails } from '../../src/members/emails/emails.ts';
import { DisputeRecords, remindOfEvidence } from '../../src/money/disputes/dispute-records.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import { PaymentProviders } from '../../src/money/payments/payment-providers.ts';
import type { UnmatchedPaymentStore } from '../../src/money/payments/unmatched-payment-store.ts';
import { payBackUnmatched, UnmatchedPayments } from '../../src/money/payments/unmatched-payments.ts';
import type { Taxes } from '../../src/money/taxes/taxes.ts';
import { type Jobs, jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Events } from '../../src/platform/live/ports.ts';
import type { Alerts } from '../../src/platform/shared/alerts.ts';
import type { Clock, Transaction } from '../../src/platform/shared/ports.ts';
import { stub } from '../stub.ts';
import type { MemoryDisputes } from './memory-disputes.ts';
import { memoryLeftSellers } from './memory-left-sellers.ts';
import type { MemoryListings } from './memory-listings.ts';
import type { MemoryOrders } from './memory-orders.ts';
import type { MemoryPairs } from './memory-pairs.ts';
import type { MemoryPayouts } from './memory-payouts.ts';
import { MemoryRefundAlerts } from './memory-refund-alerts.ts';

type DailyLimits = Readonly<
  Record<'payouts' | 'purchases', { readonly cents: number; readonly count: number }>
>;

export interface OrderPorts {
  readonly store: MemoryOrders;
  readonly listings: MemoryListings;
  readonly disputes: MemoryDisputes;
  readonly payouts: Pick<MemoryPayouts, keyof MemoryPayouts>;
  readonly pairs: MemoryPairs;
  readonly withdrawn: WithdrawnOrders;
  readonly unmatched: UnmatchedPaymentStore;
  readonly parcelStore: ParcelStore;
  readonly tracking: Tracking;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly emails: Emails;
  readonly clock: Clock;
  readonly transaction: Transaction;
  readonly alerts: Alerts;
  readonly checkouts: PaymentProvider['checkouts'];
  readonly money: PaymentProvider['money'];
  readonly taxes: Taxes;
  readonly newId: () => string;
}

export interface OrderSettings {
  readonly platformFee: number;
  readonly newSellerHoldDays: number;
  readonly askCardholderAbove: number;
  readonly cardCountries: readonly string[];
  readonly limits: DailyLimits;
  readonly releaseWaitsForDelivery: boolean;
}

/** The use cases of orders over the ports they are given. */
export function orderServices(ports: OrderPorts, settings: OrderSettings) {
  const { store, listings, disputes, payouts, pairs, withdrawn, unmatched, emails, clock, taxes, newId } =
    ports;
  const { platformFee, newSellerHoldDays, askCardholderAbove, cardCountries, limits } = settings;
  const { jobs, events, transaction, alerts } = ports;
  const refundAlerts = new MemoryRefundAlerts();
  const shared = {
    orderStore: store,
    jobs,
    events,
    emails,
    clock,
    transaction,
    ledger: store,
    alerts,
    refundAlerts,
    leftSellerStore: memoryLeftSellers(store),
  };
  const provider = stub<PaymentProvider>({
    name: 'memory',
    checkouts: ports.checkouts,
    money: ports.money,
  });
  const paymentProviders = new PaymentProviders({ providers: [provider] });
  const randomBelow = () => 12_345;
  const changes = new OrderChanges({ ...shared, disputeStore: disputes, listingStore: listings });
  const conversations = { save: async () => undefined };
  const unmatchedPayments = new UnmatchedPayments({
    ...shared,
    unmatchedPaymentStore: unmatched,
    paymentProviders,
  });
  const results = new CheckoutResults({
    ...shared,
    unmatchedPayments,
    withdrawnOrders: withdrawn,
    paymentProviders,
    listingStore: listings,
    listingConversations: stub(conversations),
    orderChanges: changes,
    randomBelow,
    cardCountries,
    taxes,
  });
  const withdrawnSales = new WithdrawnSales({
    ...shared,
    withdrawnOrders: withdrawn,
    listingStore: listings,
    checkoutResults: results,
  });
  const buying = new Buying({
    ...shared,
    paymentProviders,
    orderQueries: store,
    withdrawnOrders: withdrawn,
    pairs,
    checkoutResults: results,
    orderChanges: changes,
    taxes,
    publicUrl: () => 'https://nestmates.example',
    askCardholderAbove,
    platformFee,
    newId,
    maxPrice: 500_000,
    moneyLimits: limits,
  });
  const earningsQueries = stub<EarningsQueries>({
    debtOf: (seller: number) => store.lockDebtOf(seller),
  });
  const photos = { use: async () => undefined };
  const orders = new Orders({
    ...shared,
    orderQueries: store,
    orderChanges: changes,
    orderPhotos: stub(photos),
    randomBelow,
    releaseWaitsForDelivery: settings.releaseWaitsForDelivery,
  });
  const parcels = new Parcels({
    ...shared,
    parcelStore: ports.parcelStore,
    tracking: ports.tracking,
    orderChanges: changes,
  });
  const disputeRecords = new DisputeRecords({ ...shared, disputeStore: disputes });
  const paymentChanges = new PaymentChanges({
    ...shared,
    paymentProviders,
    orderChanges: changes,
    paymentLooks: store,
    cardDigests: new CardDigests({
      cardDigestStore: payouts.cardDigests,
      keyedDigests: { digest: async (of, value) => `${of} ${value}` },
      clock,
    }),
    disputeRecords: disputeRecords,
    newSellerHoldDays,
  });
  /** Nobody's account is gone, unless a test says so. */
  const leftSellers: Pick<LeftSellers, 'forgetIfGone'> = { forgetIfGone: async () => false };
  const ofDueMoney = {
    ...shared,
    orderChanges: changes,
    unmatchedPayments,
    newId,
    payoutChecks: new PayoutChecks({
      payoutCheckStore: payouts,
      payoutHolds: payouts.holds,
      moneyLimits: limits,
      clock,
    }),
    newSellerHoldDays,
  };
  const unclaimedMoney = new UnclaimedMoney(ofDueMoney);
  const settlement = new Settlement({
    ...ofDueMoney,
    paymentProviders,
    paymentChanges,
    leftSellers: stub(leftSellers),
  });
  const orderClock = new OrderClock({
    ...shared,
    overdueOrders: store,
    orderChanges: changes,
    checkoutResults: results,
    parcels,
  });
  const pages = new OrderPages({
    orderQueries: store,
    earningsQueries,
    listingQueries: stub(listings),
    taxes,
    clock,
  });
  const letters = new OrdersForEmails({ orderQueries: store, earningsQueries, clock });
  const handlerOf = <Ids extends object, Source, Facts extends Recipient>(
    email: Email<Ids, Source, Facts>,
    source: Source,
  ) => jobHandler(email.job, (ids) => emails.deliver(email, source, ids));
  const handlers = [
    jobHandler(closeCheckout, (payload) => withdrawnSales.close(payload)),
    jobHandler(closeBetween, (payload) => withdrawnSales.closeBetween(payload)),
    jobHandler(lookAtOrder, (payload) => orderClock.look(payload)),
    jobHandler(settleOrder, (payload) => settlement.settle(payload)),
    jobHandler(remindOfEvidence, (payload) => disputeRecords.remind(payload)),
    jobHandler(payBackUnmatched, (payload) => unmatchedPayments.payBack(payload)),
    jobHandler(checkPayment, (payload) => paymentChanges.check(payload)),
    ...Object.values(orderEmails).map((email) => handlerOf(email, letters)),
    handlerOf(unclaimedEmails.kept, shared.leftSellerStore),
    handlerOf(unclaimedEmails.sent, shared.leftSellerStore),
  ];
  return {
    changes,
    results,
    unmatchedPayments,
    withdrawnSales,
    buying,
    orders,
    parcels,
    paymentChanges,
    settlement,
    unclaimedMoney,
    leftSellers,
    orderClock,
    pages,
    letters,
    handlers,
  };
}

export type OrderServices = ReturnType<typeof orderServices>;

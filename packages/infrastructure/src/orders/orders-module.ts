import { randomInt } from 'node:crypto';
import { Letters } from '@nestmates/application/letters/letters.ts';
import { Buying } from '@nestmates/application/orders/buying.ts';
import { CheckoutResults } from '@nestmates/application/orders/checkout-results.ts';
import { orderLetters } from '@nestmates/application/orders/letters.ts';
import {
  checkPayment,
  lookAtOrder,
  OrderChanges,
  settleOrder,
} from '@nestmates/application/orders/order-changes.ts';
import { OrderClock } from '@nestmates/application/orders/order-clock.ts';
import { OrderPages } from '@nestmates/application/orders/order-pages.ts';
import { OrderPhotos } from '@nestmates/application/orders/order-photos.ts';
import { Orders } from '@nestmates/application/orders/orders.ts';
import { PaymentChanges } from '@nestmates/application/orders/payment-changes.ts';
import { Settlement } from '@nestmates/application/orders/settlement.ts';
import { Photos } from '@nestmates/application/photos/photos.ts';
import { onAccountErasure } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { cronJob, jobHandler, jobs } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { events } from '../live/ports.ts';
import { listingPhotoRecords, listingQueries, listingStore } from '../marketplace/ports.ts';
import { listingConversations } from '../messages/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { onProviderEvent, paymentAccountStore, paymentProvider } from '../payments/ports.ts';
import { alerts, clock, publicUrl } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { LedgerRepository } from './ledger-repository.ts';
import * as ordersMigration from './migrations/2026-11-22-orders.ts';
import { MoneyReader } from './money-reader.ts';
import { OrderReader } from './order-reader.ts';
import { OrderRepository } from './order-repository.ts';
import {
  checkouts,
  ledger,
  money,
  moneyQueries,
  orderQueries,
  orderStore,
  overdueOrders,
  platformFee,
  randomBelow,
} from './ports.ts';

export const ordersFeature = feature({
  bind(bind, config) {
    bind(randomBelow).toConstantValue((end) => randomInt(end));
    bind(platformFee).toConstantValue(config.PLATFORM_FEE_BPS);
    bind(checkouts).toResolvedValue((provider) => provider.checkouts, [paymentProvider]);
    bind(money).toResolvedValue((provider) => provider.money, [paymentProvider]);
    repository(bind, orderStore, OrderRepository);
    repository(bind, [orderQueries, overdueOrders], OrderReader);
    repository(bind, ledger, LedgerRepository);
    repository(bind, moneyQueries, MoneyReader);
    service(bind, OrderPages, { queries: orderQueries, listings: listingQueries, clock });
    service(bind, OrderChanges, {
      store: orderStore,
      listings: listingStore,
      jobs,
      events,
      letters: Letters,
      clock,
    });
    service(bind, OrderPhotos, {
      photos: Photos,
      records: listingPhotoRecords,
      queries: orderQueries,
      clock,
    });
    service(bind, Orders, {
      store: orderStore,
      queries: orderQueries,
      changes: OrderChanges,
      photos: OrderPhotos,
      transaction,
      clock,
      randomBelow,
    });
    service(bind, CheckoutResults, {
      store: orderStore,
      listings: listingStore,
      conversations: listingConversations,
      ledger,
      checkouts,
      changes: OrderChanges,
      jobs,
      transaction,
      clock,
      randomBelow,
    });
    service(bind, Buying, {
      store: orderStore,
      queries: orderQueries,
      pairs,
      checkouts,
      results: CheckoutResults,
      changes: OrderChanges,
      transaction,
      clock,
      publicUrl,
      platformFee,
    });
    service(bind, Settlement, {
      store: orderStore,
      ledger,
      money,
      accounts: paymentAccountStore,
      changes: OrderChanges,
      jobs,
      alerts,
      transaction,
      clock,
    });
    service(bind, PaymentChanges, {
      store: orderStore,
      ledger,
      money,
      changes: OrderChanges,
      jobs,
      transaction,
      clock,
    });
    service(bind, OrderClock, {
      store: orderStore,
      overdueOrders,
      changes: OrderChanges,
      results: CheckoutResults,
      letters: Letters,
      transaction,
      clock,
    });
    jobHandler(bind, lookAtOrder, OrderClock, (orderClock, payload) => orderClock.look(payload));
    jobHandler(bind, settleOrder, Settlement, (settlement, payload) => settlement.settle(payload));
    jobHandler(bind, checkPayment, PaymentChanges, (changes, payload) => changes.check(payload));
    cronJob(bind, { name: 'orders.sweep', schedule: '* * * * *' }, OrderClock, (orderClock) =>
      orderClock.sweep(),
    );
    cronJob(bind, { name: 'orders.settle-due', schedule: '* * * * *' }, Settlement, (settlement) =>
      settlement.sweep(),
    );
    onProviderEvent(bind, 'checkout-changed', CheckoutResults, (results, id) => results.changed(id));
    onProviderEvent(bind, 'payment-changed', PaymentChanges, (changes, id) => changes.changed(id));
    onAccountErasure(bind, Orders, (orders, memberId) => orders.leaveOf(memberId));
    for (const letter of Object.values(orderLetters)) deliverLetter(bind, letter, orderQueries);
  },
  migrations: { '2026-11-22-orders': ordersMigration },
});

import { randomInt } from 'node:crypto';
import { orderEmails } from '@nestmates/application/market/orders/actions/order-action-rows.ts';
import { Buying } from '@nestmates/application/market/orders/buying.ts';
import { CheckoutResults } from '@nestmates/application/market/orders/checkout-results.ts';
import { unclaimedEmails } from '@nestmates/application/market/orders/emails/unclaimed.ts';
import { LeftSellers } from '@nestmates/application/market/orders/left-sellers.ts';
import { PaymentChanges } from '@nestmates/application/market/orders/money/payment-changes.ts';
import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import { UnclaimedMoney } from '@nestmates/application/market/orders/money/unclaimed-money.ts';
import {
  checkPayment,
  lookAtOrder,
  OrderChanges,
  settleOrder,
} from '@nestmates/application/market/orders/order-changes.ts';
import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { OrderPages } from '@nestmates/application/market/orders/order-pages.ts';
import { OrderPhotos } from '@nestmates/application/market/orders/order-photos.ts';
import { Orders } from '@nestmates/application/market/orders/orders.ts';
import { OrdersForEmails } from '@nestmates/application/market/orders/orders-for-emails.ts';
import { Parcels } from '@nestmates/application/market/orders/parcels.ts';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { onProviderEvent } from '../../money/payments/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { sql } from '../../platform/database/sql.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { removesOldRows } from '../../platform/retention/bindings.ts';
import { adapter, feature, port, service } from '../../platform/wiring/wiring.ts';
import { endKeptDebts } from './debt-sql.ts';
import { LedgerRepository } from './ledger-repository.ts';
import { LeftSellerRepository } from './left-seller-repository.ts';
import * as orderProvidersMigration from './migrations/20261123T023001-order-providers.ts';
import * as moneyForRealMigration from './migrations/20261123T025100-money-for-real.ts';
import * as problemDeadlinesMigration from './migrations/20261123T061500-problem-deadlines.ts';
import * as refundsInPartMigration from './migrations/20261123T070000-refunds-in-part.ts';
import * as parcelsMigration from './migrations/20261123T070001-parcels.ts';
import * as itemReturnsMigration from './migrations/20261123T092000-item-returns.ts';
import * as taxesMigration from './migrations/20261123T125000-taxes.ts';
import * as serviceDatesMigration from './migrations/20261123T133500-service-dates-of-orders.ts';
import * as claimsMigration from './migrations/20261129T064500-claims.ts';
import * as inquiriesMigration from './migrations/20261129T131000-inquiries.ts';
import * as keptUndoneSalesMigration from './migrations/20261129T141000-kept-undone-sales.ts';
import * as keptSalesMigration from './migrations/20261129T171500-kept-sales.ts';
import * as plannedWaitsMigration from './migrations/20261129T212500-planned-waits.ts';
import * as debtsOfLostSalesMigration from './migrations/20261129T235000-debts-of-lost-sales.ts';
import * as validDebtsMigration from './migrations/20261129T235001-debts-of-lost-sales-valid.ts';
import * as indexOfDebtsMigration from './migrations/20261129T235002-index-of-debts.ts';
import * as pendingRefundsMigration from './migrations/20261130T003000-pending-refunds.ts';
import * as validPendingRefundsMigration from './migrations/20261130T003001-pending-refunds-valid.ts';
import * as moneyWaitedMigration from './migrations/20261130T031500-money-waited.ts';
import * as moneyWaitedSoFarMigration from './migrations/20261130T031501-money-waited-so-far.ts';
import * as salesByPersonMigration from './migrations/20261130T060001-sales-by-person.ts';
import * as validSalesByPersonMigration from './migrations/20261130T060002-sales-by-person-valid.ts';
import * as namedNettingsMigration from './migrations/20261130T060003-named-nettings.ts';
import * as salesByPersonIndexesMigration from './migrations/20261130T060005-sales-by-person-indexes.ts';
import * as payeesOfKeptSalesMigration from './migrations/20261130T060007-payees-of-kept-sales.ts';
import * as unclaimedMoneyMigration from './migrations/20261130T183001-unclaimed-money.ts';
import * as validUnclaimedMoneyMigration from './migrations/20261130T183002-unclaimed-money-valid.ts';
import * as claimedMoneyMigration from './migrations/20261130T223001-claimed-money.ts';
import * as validClaimedMoneyMigration from './migrations/20261130T223002-claimed-money-valid.ts';
import { MoneyReader } from './money-reader.ts';
import { OrderExport } from './order-export.ts';
import {
  KeptSaleModel,
  KeptUndoneSaleModel,
  OrderEventModel,
  OrderModel,
  RecalledOrderModel,
} from './order-models.ts';
import { MoneyStepModel, TransactionModel } from './order-money-models.ts';
import { OrderReader } from './order-reader.ts';
import { OrderRepository } from './order-repository.ts';
import { hasOrders } from './order-repository-sql.ts';
import { OrderThings } from './order-things.ts';
import { ordersExport } from './orders-export.ts';
import { ParcelRepository } from './parcel-repository.ts';
import { PartedSellerRepository } from './parted-seller-repository.ts';

export const ordersFeature = feature({
  bind(bind, config) {
    repository(bind, 'reportableThings', OrderThings);
    repository(bind, 'exportParts', OrderExport);
    bind(port('randomBelow')).toConstantValue((end) => randomInt(end));
    bind(port('platformFee')).toConstantValue(config.PLATFORM_FEE_BPS);
    repository(bind, 'orderStore', OrderRepository);
    adapter(bind, ['orderQueries', 'overdueOrders'], OrderReader, [
      KnexTransaction,
      port('newSellerHoldDays'),
    ]);
    bind(port('askCardholderAbove')).toConstantValue(config.ASK_3DS_CENTS);
    bind(port('cardCountries')).toConstantValue(config.CARD_COUNTRIES ?? []);
    bind(port('newSellerHoldDays')).toConstantValue(config.NEW_SELLER_HOLD_DAYS);
    repository(bind, ['ledger', 'paymentLooks'], LedgerRepository);
    repository(bind, 'partedSellers', PartedSellerRepository);
    repository(bind, ['leftSellerStore', 'keptMoney'], LeftSellerRepository);
    service(bind, LeftSellers, 'leftSellers');
    cronJob(bind, { name: 'orders.look-for-banks-of-left', schedule: '47 * * * *' }, LeftSellers, (sellers) =>
      sellers.look(),
    );
    bind(port('releaseWaitsForDelivery')).toConstantValue(config.RELEASE_WAITS_FOR_DELIVERY === 'on');
    repository(bind, 'parcelStore', ParcelRepository);
    repository(bind, 'moneyQueries', MoneyReader);
    service(bind, OrderPages);
    service(bind, OrdersForEmails);
    service(bind, OrderChanges, 'orderChanges');
    service(bind, OrderPhotos, 'orderPhotos');
    service(bind, Orders);
    service(bind, Parcels, 'parcels');
    service(bind, CheckoutResults, 'checkoutResults');
    service(bind, Buying);
    service(bind, Settlement, 'settlement');
    service(bind, UnclaimedMoney, 'unclaimedMoney');
    service(bind, PaymentChanges, 'paymentChanges');
    service(bind, OrderClock);
    jobHandler(bind, lookAtOrder, OrderClock, (orderClock, payload) => orderClock.look(payload));
    jobHandler(bind, settleOrder, Settlement, (settlement, payload) => settlement.settle(payload));
    jobHandler(bind, checkPayment, PaymentChanges, (changes, payload) => changes.check(payload));
    cronJob(bind, { name: 'orders.sweep', schedule: '* * * * *' }, OrderClock, (orderClock) =>
      orderClock.sweep(),
    );
    cronJob(bind, { name: 'orders.settle-due', schedule: '* * * * *' }, Settlement, (settlement) =>
      settlement.sweep(),
    );
    cronJob(bind, { name: 'orders.look-at-payments', schedule: '* * * * *' }, PaymentChanges, (changes) =>
      changes.lookAtOld(),
    );
    cronJob(bind, { name: 'orders.ask-carriers', schedule: '* * * * *' }, Parcels, (parcels) =>
      parcels.sweep(),
    );
    onProviderEvent(bind, 'checkout-changed', CheckoutResults, (results, ...checkout) =>
      results.changed(...checkout),
    );
    onProviderEvent(bind, 'payment-changed', PaymentChanges, (changes, ...payment) =>
      changes.changed(...payment),
    );
    removesOldRows(
      bind,
      { kind: 'keptDebts', table: 'kept_sales' },
      KnexTransaction,
      async (transaction, when) => (await sql(transaction, endKeptDebts, { ...when })).length,
    );
    onAccountErasure(bind, Orders, hasOrders, (orders, memberId) => orders.eraseMember(memberId));
    for (const email of Object.values(orderEmails)) deliverEmail(bind, email, OrdersForEmails);
    deliverEmail(bind, unclaimedEmails.kept, port('leftSellerStore'));
    deliverEmail(bind, unclaimedEmails.sent, port('leftSellerStore'));
  },
  tables: [
    MoneyStepModel,
    OrderEventModel,
    TransactionModel,
    OrderModel,
    RecalledOrderModel,
    KeptUndoneSaleModel,
    KeptSaleModel,
  ],
  migrations: {
    '20261123T023001-order-providers': orderProvidersMigration,
    '20261123T025100-money-for-real': moneyForRealMigration,
    '20261123T061500-problem-deadlines': problemDeadlinesMigration,
    '20261123T070000-refunds-in-part': refundsInPartMigration,
    '20261123T070001-parcels': parcelsMigration,
    '20261123T092000-item-returns': itemReturnsMigration,
    '20261123T125000-taxes': taxesMigration,
    '20261123T133500-service-dates-of-orders': serviceDatesMigration,
    '20261129T064500-claims': claimsMigration,
    '20261129T131000-inquiries': inquiriesMigration,
    '20261129T141000-kept-undone-sales': keptUndoneSalesMigration,
    '20261129T171500-kept-sales': keptSalesMigration,
    '20261129T212500-planned-waits': plannedWaitsMigration,
    '20261129T235000-debts-of-lost-sales': debtsOfLostSalesMigration,
    '20261129T235001-debts-of-lost-sales-valid': validDebtsMigration,
    '20261129T235002-index-of-debts': indexOfDebtsMigration,
    '20261130T003000-pending-refunds': pendingRefundsMigration,
    '20261130T003001-pending-refunds-valid': validPendingRefundsMigration,
    '20261130T031500-money-waited': moneyWaitedMigration,
    '20261130T031501-money-waited-so-far': moneyWaitedSoFarMigration,
    '20261130T060001-sales-by-person': salesByPersonMigration,
    '20261130T060002-sales-by-person-valid': validSalesByPersonMigration,
    '20261130T060003-named-nettings': namedNettingsMigration,
    '20261130T060005-sales-by-person-indexes': salesByPersonIndexesMigration,
    '20261130T060007-payees-of-kept-sales': payeesOfKeptSalesMigration,
    '20261130T183001-unclaimed-money': unclaimedMoneyMigration,
    '20261130T183002-unclaimed-money-valid': validUnclaimedMoneyMigration,
    '20261130T223001-claimed-money': claimedMoneyMigration,
    '20261130T223002-claimed-money-valid': validClaimedMoneyMigration,
  },
  exported: ordersExport,
});

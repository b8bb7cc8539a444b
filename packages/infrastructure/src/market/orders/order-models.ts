import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type { ReturnStatus } from '@nestmates/domain/market/orders/item-return.ts';
import type { Fulfilment, OrderStatus, StoppedStage } from '@nestmates/domain/market/orders/order.ts';
import type { ParcelState } from '@nestmates/domain/market/orders/parcel.ts';
import type { ReturnAddress } from '@nestmates/domain/market/orders/return-address.ts';
import type { CarrierId } from '@nestmates/domain/market/orders/tracking.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { Id, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  bigint,
  flag,
  instant,
  integer,
  json,
  key,
  member,
  nullable,
  oneOf,
  text,
  texts,
  uuid,
} from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';
import { debtKinds } from './debt-sql.ts';

const handedOver = inBooks(
  'How the other side got what was bought, which that side may still have to prove.',
);

const sold = inBooks(
  'What was sold for how much, by the numbers of the payment provider: tax law asks for the books.',
);

export class OrderModel extends table('orders', {
  id: key<OrderId>({ exported: true }),
  reference: uuid({ erasure: sold, left: 'key' }),
  listingId: nullable(integer<Id<'listing'>>({ erasure: 'emptied', left: 'key' })),
  title: text({ erasure: sold, exported: true }),
  /** The payment provider. */
  provider: text({ erasure: 'impersonal', left: 'key' }),
  sellerAccountId: nullable(text({ erasure: 'emptied', left: 'key' })),
  buyerId: member('emptied', { exported: true }),
  sellerId: member('emptied', { exported: true }),
  fulfilment: oneOf<Fulfilment>({ exported: true }),
  serviceDate: nullable(text<CalendarDate>({ erasure: 'impersonal', exported: true })),
  status: oneOf<OrderStatus>({ exported: true }),
  priceCents: integer({ exported: true }),
  processingFeeCents: integer({ exported: true }),
  platformFeeCents: integer({ exported: true }),
  taxCents: integer({ exported: true }),
  createdAt: instant({ exported: true }),
  reservedUntil: instant({ left: 'process' }),
  checkoutId: nullable(text({ erasure: sold, left: 'key' })),
  checkoutUrl: nullable(text({ erasure: sold, left: 'secret' })),
  expiredAt: nullable(instant({ left: 'process' })),
  paidAt: nullable(instant({ exported: true })),
  paymentId: nullable(text({ erasure: sold, left: 'key' })),
  address: nullable(json<PostalAddress>({ erasure: 'emptied', exported: true })),
  pickupCode: nullable(text({ erasure: handedOver, left: 'secret' })),
  pickupWrongTries: integer({ left: 'secret' }),
  shippedAt: nullable(instant({ exported: true })),
  carrier: nullable(text<CarrierId>({ erasure: handedOver, exported: true })),
  trackingNumber: nullable(text({ erasure: handedOver, exported: true })),
  waitsForDelivery: flag({ left: 'process' }),
  parcelState: nullable(oneOf<ParcelState>({ left: 'process' })),
  parcelAt: nullable(instant({ left: 'process' })),
  parcelAskedAt: nullable(instant({ left: 'process' })),
  parcelStalled: flag({ left: 'process' }),
  problemAt: nullable(instant({ exported: true })),
  answeredAt: nullable(instant({ left: 'process' })),
  escalatedAt: nullable(instant({ left: 'process' })),
  disputed: flag({ left: 'elsewhere' }),
  frozen: flag({ left: 'process' }),
  inquiryAt: nullable(instant({ left: 'elsewhere' })),
  /** The stage that a dispute or a freeze has stopped. */
  stoppedStatus: nullable(oneOf<StoppedStage['status']>({ left: 'process' })),
  pausedFor: bigint({ left: 'process' }),
  agreedRefundCents: integer({ left: 'process' }),
  undoneBySeller: flag({ left: 'process' }),
  returnStatus: nullable(oneOf<ReturnStatus>({ exported: true })),
  returnSince: nullable(instant({ exported: true })),
  returnRefundCents: nullable(integer({ exported: true })),
  returnAddress: nullable(json<ReturnAddress>({ erasure: 'emptied', exported: true })),
  returnCarrier: nullable(text<CarrierId>({ erasure: handedOver, exported: true })),
  returnNumber: nullable(text({ erasure: handedOver, exported: true })),
  returnParcelState: nullable(oneOf<ParcelState>({ left: 'process' })),
  returnParcelAt: nullable(instant({ left: 'process' })),
  returnAskedAt: nullable(instant({ left: 'process' })),
  completedAt: nullable(instant({ exported: true })),
  cancelledAt: nullable(instant({ exported: true })),
  refundedAt: nullable(instant({ exported: true })),
  moneyDue: flag({ left: 'process' }),
  moneyRetryAt: nullable(instant({ left: 'process' })),
  moneyWaitPlanned: flag({ left: 'process' }),
  moneyWaited: flag({ left: 'process' }),
  lookedAt: instant({ left: 'process' }),
}).with({ stays: 'books' }) {}

export class OrderEventModel extends table('order_events', {
  id: key(),
  orderId: integer<OrderId>(),
  at: instant({ exported: true }),
  action: oneOf({ exported: true }),
  by: oneOf({ exported: true }),
  text: nullable(text({ erasure: 'emptied', exported: true })),
  adminId: member('emptied', { left: 'office' }),
  photoUrls: texts({ erasure: 'emptied', left: 'elsewhere' }),
  cents: nullable(integer({ exported: true })),
}).with({ stays: 'books' }) {}

/** Kept of a member who has left, so that a new account has undone as many. */
export class KeptUndoneSaleModel extends table('kept_undone_sales', {
  id: key(),
  digest: text(),
  undoneAt: instant(),
  orderId: nullable(integer<OrderId>()),
}).with({
  erasure: {
    why: 'Whoever registers again has undone as many sales; only keyed digests of the e-mail and bank accounts stay.',
    until: '30 days after the sale was undone',
  },
  left: 'digest',
  old: { kind: 'undoneSales', when: 'undone_at < :before' },
}) {}

/** An order whose seller has left, so that the person owes what it owes, with another account. */
export class KeptSaleModel extends table('kept_sales', {
  orderId: integer<OrderId>({ key: true }),
  digest: text(),
  leftAt: instant(),
  marks: texts(),
  sellerAccountId: nullable(text({ left: 'key' })),
  banksLookedAt: nullable(instant()),
  toldId: member('emptied', { left: 'process' }),
}).with({
  erasure: {
    why: 'Whoever registers again still owes it; only keyed digests of the e-mail and bank accounts stay, and for 30 days the account at the payment provider, as a last payout may be under way.',
    until:
      'three years after the last account of the mailbox or a bank account was deleted, or 180 days after this one was if nothing was ever owed of the order by its seller, and nothing is due to them or may be after a dispute',
  },
  left: 'digest',
  // What was owed of goes with the write-off. A dispute that is won makes money due to the seller again.
  old: {
    kind: 'keptSales',
    when: `left_at < :before and not exists (
      select from transactions t
      where (t.order_id = kept_sales.order_id or t.debt_order_id = kept_sales.order_id) and t.kind in ${debtKinds}
    ) and not exists (
      select from orders o
      where o.id = kept_sales.order_id and (o.money_due or o.disputed or o.status = 'problem')
    )`,
  },
}) {}

export class RecalledOrderModel extends table('recalled_orders', {
  orderId: integer({ key: true }),
  recallId: text({ key: true }),
  at: instant(),
}).with({ erasure: 'impersonal', stays: 'books' }) {}

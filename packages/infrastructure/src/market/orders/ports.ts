import type { MoneyQueries } from '@nestmates/application/market/orders/money/ledger-check.ts';
import type {
  Ledger,
  OrderQueries,
  OrderStore,
  OverdueOrders,
  ParcelStore,
  PaymentLooks,
  WithdrawnOrders,
} from '@nestmates/application/market/orders/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const orderStore = port<OrderStore>('order-store');
export const orderQueries = port<OrderQueries>('order-queries');
export const overdueOrders = port<OverdueOrders>('overdue-orders');
export const moneyQueries = port<MoneyQueries>('money-queries');
export const ledger = port<Ledger>('ledger');
export const paymentLooks = port<PaymentLooks>('payment-looks');
export const withdrawnOrders = port<WithdrawnOrders>('withdrawn-orders');
export const parcelStore = port<ParcelStore>('parcel-store');
export const releaseWaitsForDelivery = port<boolean>('release-waits-for-delivery');
export const newSellerHoldDays = port<number>('new-seller-hold-days');
/** A random whole number below the given one. */
export const randomBelow = port<(end: number) => number>('random-below');
/** Of the platform, in basis points. */
export const platformFee = port<number>('platform-fee');

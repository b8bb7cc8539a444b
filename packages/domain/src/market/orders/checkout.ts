import type { Cents } from '../../money/payments/fees.ts';
import type { PaymentAccount } from '../../money/payments/payment-account.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import { dollars } from '../../platform/shared/money.ts';
import { later } from '../../platform/shared/time.ts';
import type { AwaitingPayment, Expired, Order, PendingShipment, PickupCode, Refunded } from './order.ts';
import { enterOrder, type OrderRole } from './order-machine.ts';
import { checkoutLasts } from './order-times.ts';

export type NewOrder = Omit<AwaitingPayment, 'id' | 'status' | 'createdAt' | 'reservedUntil'>;

export function placeOrder<O extends NewOrder>(
  order: O,
  at: Date,
): O & Pick<AwaitingPayment, 'status' | 'createdAt' | 'reservedUntil'> {
  if (order.buyerId === order.sellerId) {
    throw new DomainError('conflict', 'OWN_LISTING', 'This listing is your own.');
  }
  return { ...order, status: 'awaiting_payment', createdAt: at, reservedUntil: later(at, checkoutLasts) };
}

/** What the provider says of it. */
type PaymentOfOrder = Pick<PendingShipment, 'paymentId' | 'taxCents'>;

/** `pickup` is the code of an order that is picked up, and null for the others. */
export function payOrder(
  order: Order,
  by: OrderRole,
  at: Date,
  { pickup, ...payment }: PaymentOfOrder & { readonly pickup: PickupCode | null },
): PendingShipment {
  return enterOrder('pay', order, by, at, ({ reservedUntil: _, ...placed }) => {
    if ((placed.fulfilment === 'pickup') !== (pickup !== null)) {
      throw new Error(`A code for the pickup of order ${placed.id}, which is for ${placed.fulfilment}`);
    }
    return { ...placed, ...payment, paidAt: at, pickup, pausedFor: 0, agreedRefundCents: 0 };
  });
}

export const expireOrder = (order: Order, by: OrderRole, at: Date): Expired =>
  enterOrder('expire', order, by, at, ({ reservedUntil: _, ...placed }) => ({ ...placed, expiredAt: at }));

export const payExpiredOrder = (order: Order, by: OrderRole, at: Date, payment: PaymentOfOrder): Refunded =>
  enterOrder('payExpired', order, by, at, ({ expiredAt: _, ...placed }) => paidBack(placed, at, payment));

/** What was paid is not what it costs. */
export const payUnfit = (order: Order, by: OrderRole, at: Date, payment: PaymentOfOrder): Refunded =>
  enterOrder('payUnfit', order, by, at, (before) => {
    const { expiredAt: _, reservedUntil: __, ...placed } = { expiredAt: at, reservedUntil: at, ...before };
    return paidBack(placed, at, payment);
  });

const paidBack = <O extends object>(placed: O, at: Date, payment: PaymentOfOrder) => ({
  ...placed,
  ...payment,
  paidAt: at,
  pausedFor: 0,
  agreedRefundCents: 0,
  shippedAt: null,
  tracking: null,
  refundedAt: at,
  undoneBySeller: false,
});

/** The seller may have changed the price since the buyer saw it. */
export function requireExpectedPrice(priceCents: Cents, expected: Cents | undefined): void {
  if (expected === undefined || expected === priceCents) return;
  throw new DomainError(
    'conflict',
    'PRICE_CHANGED',
    `The price has changed: it is ${dollars(priceCents)} now.`,
  );
}

/** Nobody pays for what the seller could not be paid for. */
export function requireSellerPayable(account: Pick<PaymentAccount, 'ready'> | undefined): void {
  if (account?.ready) return;
  throw new DomainError(
    'forbidden',
    'STRIPE_CONNECT_REQUIRED',
    'The seller needs to complete their payment setup first.',
    { flags: { requiresStripeConnect: true } },
  );
}

/** What the buyer does not pay is kept from others for half an hour. */
const maxCheckouts = 10;

export function requireFewCheckouts(begun: number): void {
  if (begun < maxCheckouts) return;
  throw new DomainError(
    'conflict',
    'TOO_MANY_CHECKOUTS',
    'You have begun to buy several things. Please finish or leave some of them first.',
  );
}

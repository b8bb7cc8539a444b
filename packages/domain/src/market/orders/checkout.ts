import { type Cents, totalOf } from '../../money/payments/fees.ts';
import type { PaymentAccount } from '../../money/payments/payment-account.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import { dollars } from '../../platform/shared/money.ts';
import { later } from '../../platform/shared/time.ts';
import type { AwaitingPayment } from './order.ts';
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

/**
 * Whether the bank asks the cardholder to confirm a payment, by 3-D Secure: then a stolen card is the bank's loss. The
 * answer stays the same for an order, as a page that is asked for again has to be asked for alike.
 */
export const asksCardholder = (
  order: Pick<AwaitingPayment, 'priceCents' | 'processingFeeCents' | 'taxCents' | 'createdAt'>,
  firstPaidAt: Date | null,
  aboveCents: Cents,
): boolean => firstPaidAt === null || firstPaidAt >= order.createdAt || totalOf(order) > aboveCents;

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

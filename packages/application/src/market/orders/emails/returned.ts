import { isOpenReturn } from '@nestmates/domain/market/orders/item-return.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { type Cents, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { taxIn } from '@nestmates/domain/money/payments/tax-share.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';

const returnedCents = (order: Order): Cents => {
  const itemReturn = order.status === 'problem' ? order.itemReturn : null;
  return isOpenReturn(itemReturn) ? itemReturn.terms.refundCents : 0;
};

/** What the buyer gets back once it has arrived. */
export const returned = (order: Order): string => dollars(returnedCents(order));

/** What the seller is told of the rest, before it has arrived and afterwards. */
export const restOfPrice = (order: Order): string =>
  isPriceReturned(order) ? 'nothing of the price is left for you' : 'what is left of the price is yours';

/** The tax of what goes back is none of the price. */
function isPriceReturned(order: Order): boolean {
  if (order.status === 'refunded') return true;
  if (order.status !== 'problem' && order.status !== 'completed') return false;
  const back = order.agreedRefundCents + returnedCents(order);
  const tax = taxIn({ paidCents: totalOf(order), taxCents: order.taxCents }, back);
  return back - tax >= order.priceCents;
}

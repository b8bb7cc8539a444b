import type { OrderView, OrderViewAction } from '@nestmates/application/market/orders/order-view.ts';
import { processingFee, providerFee } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { otherName, otherNameFirst } from '../order-text.ts';

/** What is done with one tap, once she has said that she means it. */
export const confirmedActions = ['confirm', 'markProvided', 'cancel', 'refund'] as const;
export type ConfirmedAction = (typeof confirmedActions)[number] & OrderViewAction;

interface OrderQuestion {
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly look: 'main' | 'danger';
}

const paidBack = ({ role, money }: OrderView, name: string): string =>
  role === 'buyer'
    ? `You get back everything you paid, ${dollars(money.charged)}.`
    : `${name} gets back everything she paid, ${dollars(money.charged)}.`;

/** A service stays on sale. */
const afterCancel = ({ role, fulfilment }: OrderView): string =>
  role === 'seller' && fulfilment !== 'service' ? 'Your listing is paused, for you to sell it again. ' : '';

/** What the payment provider keeps of a payment that is paid back, is the seller's where she undoes the sale. */
function feeKept({ role, listing: { price } }: OrderView): string {
  if (role === 'buyer') return '';
  const fee = providerFee(price + processingFee(price));
  return `Our payment provider keeps ${dollars(fee)} of it, which is taken from what you are paid next. `;
}

const questions: Readonly<Record<ConfirmedAction, (order: OrderView) => OrderQuestion>> = {
  confirm: (order) => ({
    title: 'Confirm delivery?',
    description: `You have it and it is as described. We then send ${dollars(order.listing.price)} to ${otherName(order)}, which cannot be undone.`,
    confirm: 'Confirm Delivery',
    cancel: 'Not Yet',
    look: 'main',
  }),
  markProvided: (order) => ({
    title: 'Mark as provided?',
    description: `${otherNameFirst(order)} is told. You are paid when she confirms it, or in seven days.`,
    confirm: 'Mark as Provided',
    cancel: 'Not Yet',
    look: 'main',
  }),
  cancel: (order) => ({
    title: 'Cancel this order?',
    description: `${paidBack(order, otherNameFirst(order))} ${feeKept(order)}${afterCancel(order)}This cannot be undone.`,
    confirm: 'Cancel Order',
    cancel: 'Keep It',
    look: 'danger',
  }),
  refund: (order) => ({
    title: 'Refund this order?',
    description: `${paidBack(order, otherNameFirst(order))} ${feeKept(order)}You are not paid for it, and this cannot be undone.`,
    confirm: 'Refund',
    cancel: 'Keep It',
    look: 'danger',
  }),
};

export const orderQuestion = (action: ConfirmedAction, order: OrderView): OrderQuestion =>
  questions[action](order);

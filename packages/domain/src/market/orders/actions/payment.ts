import type { PendingShipment, PickupCode } from '../order.ts';
import { orderAction, type Taking } from '../order-action.ts';

/** What the provider says of it. */
type PaymentOfOrder = Pick<PendingShipment, 'paymentId' | 'taxCents'>;

const paidBack = <O extends object>(placed: O, at: Date, payment: PaymentOfOrder) => ({
  ...placed,
  ...payment,
  paidAt: at,
  pausedFor: 0,
  agreedRefundCents: 0,
  inquiryAt: null,
  shippedAt: null,
  tracking: null,
  refundedAt: at,
  undoneBySeller: false,
});

export const paymentActions = {
  /** `pickup` is the code of an order that is picked up, and null for the others. */
  pay: orderAction({
    from: ['awaiting_payment'],
    by: ['provider'],
    to: 'pending_shipment',
    apply(
      { reservedUntil: _, ...placed },
      { at, input: { pickup, ...payment } }: Taking<PaymentOfOrder & { readonly pickup: PickupCode | null }>,
    ) {
      if ((placed.fulfilment === 'pickup') !== (pickup !== null)) {
        throw new Error(`A code for the pickup of order ${placed.id}, which is for ${placed.fulfilment}`);
      }
      const begun = { pausedFor: 0, agreedRefundCents: 0, inquiryAt: null };
      return { ...placed, ...payment, ...begun, paidAt: at, pickup };
    },
    evidence: 'The payment was made',
  }),
  expire: orderAction({
    from: ['awaiting_payment'],
    by: ['provider'],
    to: 'expired',
    apply: ({ reservedUntil: _, ...placed }, { at }) => ({ ...placed, expiredAt: at }),
    evidence: 'The checkout ended unpaid',
  }),
  /** The listing may be someone else's by then, so the money goes back. */
  payExpired: orderAction({
    from: ['expired'],
    by: ['provider'],
    to: 'refunded',
    apply: ({ expiredAt: _, ...placed }, { at, input }: Taking<PaymentOfOrder>) =>
      paidBack(placed, at, input),
    evidence: 'The payment came after the checkout had ended, and was refunded',
  }),
  /** Goes back, since another amount was paid than it costs. */
  payUnfit: orderAction({
    from: ['awaiting_payment', 'expired'],
    by: ['provider'],
    to: 'refunded',
    apply(before, { at, input }: Taking<PaymentOfOrder>) {
      const { expiredAt: _, reservedUntil: __, ...placed } = { expiredAt: at, reservedUntil: at, ...before };
      return paidBack(placed, at, input);
    },
    evidence: 'Another amount than the price was paid, and refunded',
  }),
  /** Paid with a card of a country whose cards are not taken: it goes back. */
  refuseCard: orderAction({
    from: ['awaiting_payment'],
    by: ['provider'],
    to: 'refunded',
    apply: ({ reservedUntil: _, ...placed }, { at, input }: Taking<PaymentOfOrder>) =>
      paidBack(placed, at, input),
    evidence: 'The card was of a country whose cards are not taken, and the payment was refunded',
  }),
};

import { startOfServiceDay } from '../../listings/service-date.ts';
import type { PendingShipment, PickupCode } from '../order.ts';
import { orderAction, type Taking } from '../order-action.ts';
import { buyerMayCancelAt, cancelUnshippedAt } from '../order-times.ts';
import type { SentTracking } from '../parcel.ts';
import { completedAt, paidPartOf } from './stages.ts';

/** The countdown of the new stage has not stood still yet. */
const sentAt = (pending: PendingShipment, at: Date) => ({
  ...paidPartOf(pending),
  shippedAt: at,
  pausedFor: 0,
});

export const deliveryActions = {
  ship: orderAction({
    from: ['pending_shipment'],
    by: ['seller'],
    to: 'shipped',
    fulfilment: 'shipping',
    apply: (pending, { at, input: tracking }: Taking<SentTracking | null>) => ({
      ...sentAt(pending, at),
      tracking,
    }),
    evidence: 'The seller shipped it',
  }),
  /** A service counts as shipped when it was provided: not before its day, as its seven days would be over by then. */
  markProvided: orderAction({
    from: ['pending_shipment'],
    by: ['seller'],
    to: 'shipped',
    fulfilment: 'service',
    opensAt: ({ serviceDate }) => (serviceDate === null ? undefined : startOfServiceDay(serviceDate)),
    apply: (pending, { at }) => sentAt(pending, at),
    evidence: 'The seller provided the service',
  }),
  /** The code is right by now: `tryPickupCode` looks at it. */
  enterPickupCode: orderAction({
    from: ['pending_shipment'],
    by: ['seller'],
    to: 'completed',
    fulfilment: 'pickup',
    apply: (pending, { at }) => completedAt(at, pending),
    evidence: 'It was handed over: the seller entered the code that only the buyer has',
  }),
  renewPickupCode: orderAction({
    from: ['pending_shipment'],
    by: ['buyer'],
    to: 'pending_shipment',
    fulfilment: 'pickup',
    apply: (pending, { input: pickup }: Taking<PickupCode>) => ({ ...pending, pickup }),
    evidence: 'The buyer asked for another pickup code',
  }),
  cancel: orderAction({
    from: ['pending_shipment'],
    by: ['seller', 'buyer', 'clock'],
    to: 'cancelled',
    opensAt(order, by) {
      if (by === 'buyer') return buyerMayCancelAt(order);
      return by === 'clock' ? cancelUnshippedAt(order) : undefined;
    },
    // Whoever lets the days go by has not sent it either.
    apply: ({ pickup: _, ...paid }, { by, at }) => ({
      ...paid,
      inquiryAt: null,
      cancelledAt: at,
      undoneBySeller: by !== 'buyer',
    }),
    evidence: 'The order was cancelled',
  }),
};

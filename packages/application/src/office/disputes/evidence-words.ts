import { type OrderAction, orderActions } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type { BuyersAction } from '../../market/orders/order-timeline.ts';

/** What leads to no other status, without what the buyer does not read either. */
const otherWords: Readonly<Record<Exclude<BuyersAction, OrderAction>, string>> = {
  place: 'The buyer placed the order',
  wrongPickupCode: 'A wrong pickup code was entered',
  parcelDelivered: 'The carrier reported that it was delivered',
  returnDelivered: 'The carrier reported that it was delivered to the seller',
  refundPending: 'A refund was sent, which the bank of the buyer had not taken yet',
  refundArrived: 'The bank of the buyer took the refund',
  refundFailed: 'The bank of the buyer sent a refund back',
  takeBack: 'What had been released was taken back from the seller',
};

const isOther = (action: BuyersAction): action is keyof typeof otherWords => action in otherWords;

/** What has happened to an order, as a bank reads it. */
export const evidenceWords = (action: BuyersAction): string =>
  isOther(action) ? otherWords[action] : orderActions[action].evidence;

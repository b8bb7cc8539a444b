import { type OrderAction, orderActions } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type { TimelineAction } from '../../market/orders/order-view.ts';

/** What leads to no other status. */
const otherWords: Readonly<Record<Exclude<TimelineAction, OrderAction>, string>> = {
  place: 'The buyer placed the order',
  wrongPickupCode: 'A wrong pickup code was entered',
  parcelDelivered: 'The carrier reported that it was delivered',
  returnDelivered: 'The carrier reported that it was delivered to the seller',
  refundFailed: 'The bank of the buyer sent a refund back',
  takeBack: 'What had been released was taken back from the seller',
  oweMoney: 'What could not be taken back from the seller became a debt',
  openClaim: 'The bank of the buyer took what had been refunded already',
  winClaim: 'The bank of the buyer gave back what had been refunded already',
  loseClaim: 'The bank of the buyer kept what had been refunded already',
};

const isOther = (action: TimelineAction): action is keyof typeof otherWords => action in otherWords;

/** What has happened to an order, as a bank reads it. */
export const evidenceWords = (action: TimelineAction): string =>
  isOther(action) ? otherWords[action] : orderActions[action].evidence;

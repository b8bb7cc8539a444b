import { isOpenReturn } from '@nestmates/domain/market/orders/item-return.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';

/** What the buyer gets back once it has arrived. */
export const returned = (order: Order): string => {
  const itemReturn = order.status === 'problem' ? order.itemReturn : null;
  return dollars(isOpenReturn(itemReturn) ? itemReturn.terms.refundCents : 0);
};

import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { fromOrTo } from '../../market/orders/order-people.ts';
import type { WaitingItem } from './waiting-item.ts';

const asks = {
  ship: 'Ready to send',
  enterPickupCode: 'Waits to be picked up',
  answerProblem: 'A problem to answer',
  confirm: 'Has it arrived?',
} as const;

/** An order with something to do for the member; undefined where others are at it. */
export function orderItem(order: OrderView): WaitingItem | undefined {
  const { id, listing, actions } = order;
  const action = (Object.keys(asks) as (keyof typeof asks)[]).find((one) => actions.includes(one));
  if (!action) return undefined;
  return {
    key: `order-${id}`,
    kind: 'order',
    of: { order },
    words: listing.title,
    detail: `${asks[action]} · ${fromOrTo(order)}`,
    href: `/orders/${id}`,
  };
}

import { type OrderStatus, openOrderStatuses } from './order.ts';

/** The tabs of a list of orders. */
export const orderLists = ['pending', 'shipped', 'completed'] as const;
export type OrderList = (typeof orderLists)[number];

/** What a list can be asked for; `open` are those that are not over. */
export const orderFilters = [...orderLists, 'open'] as const;
export type OrderFilter = (typeof orderFilters)[number];

const statusesIn: Readonly<Record<OrderList, readonly OrderStatus[]>> = {
  pending: ['pending_shipment'],
  shipped: ['shipped', 'problem'],
  completed: ['completed', 'cancelled', 'refunded'],
};

/** An order that was not paid concerns nobody any more; one that is not paid yet concerns its buyer alone. */
export function listedStatuses(party: 'buyer' | 'seller', list?: OrderFilter): readonly OrderStatus[] {
  if (list === 'open') {
    return openOrderStatuses.filter((status) => party === 'buyer' || status !== 'awaiting_payment');
  }
  if (list) return statusesIn[list];
  const paid = orderLists.flatMap((each) => statusesIn[each]);
  return party === 'buyer' ? ['awaiting_payment', ...paid] : paid;
}

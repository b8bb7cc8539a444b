import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';

export type OrderPeople = Pick<OrderView, 'role' | 'buyer' | 'seller'>;

/** The other of the two. */
export const otherIn = ({ role, buyer, seller }: OrderPeople) => (role === 'buyer' ? seller : buyer);

/** The first name; who has deleted their account has none. */
export const otherName = (order: OrderPeople): string => otherIn(order).firstName ?? 'a former member';

/** The name that begins a sentence. */
export function otherNameFirst(order: OrderPeople): string {
  const name = otherName(order);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** "from Priya" for a buyer, "to Bea" for a seller. */
export const fromOrTo = (order: OrderPeople): string =>
  `${order.role === 'buyer' ? 'from' : 'to'} ${otherName(order)}`;

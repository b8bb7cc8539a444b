import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order.ts';
import { listedStatuses, orderLists } from './order-lists.ts';

describe('a list of orders', () => {
  it('has what is not paid yet for its buyer alone', () => {
    expect(listedStatuses('buyer')).toContain('awaiting_payment');
    expect(listedStatuses('buyer', 'open')).toContain('awaiting_payment');
    expect(listedStatuses('seller')).not.toContain('awaiting_payment');
    expect(listedStatuses('seller', 'open')).toEqual(['pending_shipment', 'shipped', 'problem']);
  });

  it('has all that was ever paid, each in one tab', () => {
    const paid = orderStatuses.filter((status) => !['awaiting_payment', 'expired'].includes(status));
    expect(listedStatuses('seller').toSorted()).toEqual(paid.toSorted());
    expect(orderLists.flatMap((list) => listedStatuses('seller', list)).toSorted()).toEqual(paid.toSorted());
  });

  it('shows an order with a problem among those that are under way', () => {
    expect(listedStatuses('buyer', 'shipped')).toEqual(['shipped', 'problem']);
    expect(listedStatuses('buyer', 'completed')).toEqual(['completed', 'cancelled', 'refunded']);
  });
});

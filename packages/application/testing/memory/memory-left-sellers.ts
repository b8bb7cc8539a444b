import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { LeftSellerStore } from '../../src/market/orders/left-sellers.ts';
import { stub } from '../stub.ts';
import type { MemoryOrders } from './memory-orders.ts';

/** Whoever has the mailbox by now of who has left, told once of each sale. */
export function memoryLeftSellers(store: MemoryOrders) {
  const told = new Map<OrderId, MemberId>();
  return stub<LeftSellerStore>({
    returnedSeller: async (id) => store.sellers.returnedSeller(id),
    async tellReturned(id) {
      const memberId = store.sellers.returnedSeller(id);
      if (memberId === undefined || told.get(id) === memberId) return undefined;
      told.set(id, memberId);
      return memberId;
    },
    async keptFactsOf(memberId) {
      const sales = store.entries.filter(({ orderId }) => store.sellers.returnedSeller(orderId) === memberId);
      const to = `${memberId}@nestmates.test`;
      return { memberId, to, firstName: null, cents: accountsOf(sales).unclaimed, isHeld: false };
    },
  });
}

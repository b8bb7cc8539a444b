import type { OrderList } from '@nestmates/domain/market/orders/order-lists.ts';
import type { OrderListState } from '@nestmates/ui/screens/market/orders/list/OrderList.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { purchasesQuery, salesQuery } from './order-queries.ts';

const queries = { purchases: purchasesQuery, sales: salesQuery } as const;

/** The state of one of the lists; `pending` are the orders with which something is being done. */
export function useOrderList(
  which: keyof typeof queries,
  list: OrderList | undefined,
  pending: readonly { readonly id: number }[],
): OrderListState {
  const query = useInfiniteQuery(queries[which](list));
  const more = useLoadMore(query);
  return query.data
    ? { kind: 'ready', orders: query.data.items, more, acting: pending.map(({ id }) => id) }
    : loadingOrFailed(query);
}

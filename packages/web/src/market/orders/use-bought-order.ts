import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { useQuery } from '@tanstack/react-query';
import { latestOrderQuery, orderQuery } from './order-queries.ts';

export const isUnpaid = (order: OrderView | null | undefined): boolean =>
  order?.status === 'awaiting_payment';

/** The buyer would wait for good without the event stream. */
const whileUnpaid = (order: OrderView | null | undefined) => (isUnpaid(order) ? seconds(5) : false);

/** The member's order with this id; without an id the member's latest, and null if they have none. */
export function useBoughtOrder(id: number | undefined): {
  readonly order: OrderView | null | undefined;
  readonly failed: boolean;
} {
  const latest = useQuery({
    ...latestOrderQuery,
    refetchInterval: ({ state }) => whileUnpaid(state.data?.order),
  });
  const isOther = id !== undefined && latest.data !== undefined && latest.data.order?.id !== id;
  const other = useQuery({
    ...orderQuery(id ?? 0),
    enabled: isOther,
    refetchInterval: ({ state }) => whileUnpaid(state.data),
  });
  return isOther
    ? { order: other.data, failed: other.isError }
    : { order: latest.data?.order, failed: latest.isError };
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { purchasesQuery, salesQuery } from './order-queries.ts';

/** How many orders are not over, as a text: "2", or "20+". Undefined while unknown, and without any. */
export function useOpenOrders({ enabled }: { readonly enabled: boolean }): string | undefined {
  const bought = useInfiniteQuery({ ...purchasesQuery('open'), enabled });
  const sold = useInfiniteQuery({ ...salesQuery('open'), enabled });
  if (!bought.data || !sold.data) return undefined;
  const count = bought.data.items.length + sold.data.items.length;
  if (count === 0) return undefined;
  return bought.data.complete && sold.data.complete ? String(count) : `${count}+`;
}

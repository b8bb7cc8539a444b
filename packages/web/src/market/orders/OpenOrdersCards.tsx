import { OpenOrdersCard } from '@nestmates/ui/screens/market/orders/dashboard-card/OpenOrdersCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { openPurchasesQuery, openSalesQuery } from './order-queries.ts';

/** What the buyer has not received yet. */
export function OpenPurchasesCard() {
  const query = useQuery(openPurchasesQuery);
  const now = useNow();
  const state = query.data
    ? ({ kind: 'ready', orders: query.data.items, now } as const)
    : loadingOrFailed(query);
  return <OpenOrdersCard tab="purchases" state={state} />;
}

/** What the seller was not paid for yet. */
export function OpenSalesCard() {
  const query = useQuery(openSalesQuery);
  const now = useNow();
  const state = query.data
    ? ({ kind: 'ready', orders: query.data.items, now } as const)
    : loadingOrFailed(query);
  return <OpenOrdersCard tab="sales" state={state} />;
}

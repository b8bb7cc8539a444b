import { EarningsTab } from '@nestmates/ui/screens/market/earnings/EarningsTab.tsx';
import { useQuery } from '@tanstack/react-query';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { earningsQuery } from './earnings-query.ts';

/** What a seller has earned, on their dashboard. */
export function EarningsTabContainer() {
  const query = useQuery(earningsQuery);
  const now = useNow();
  return (
    <EarningsTab
      state={
        query.data
          ? {
              kind: 'ready',
              earnings: query.data,
              now,
              exportHref: '/api/seller/earnings.csv',
              statementHref: (month) => `/api/seller/statements/${month}`,
            }
          : loadingOrFailed(query)
      }
    />
  );
}

import { TransparencyScreen } from '@nestmates/ui/screens/site/legal/TransparencyScreen.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';

function Months() {
  const query = useQuery(readQuery('get /api/transparency'));
  return (
    <TransparencyScreen state={query.data ? { kind: 'ready', months: query.data } : loadingOrFailed(query)} />
  );
}

export default function TransparencyPage() {
  useTitle('Transparency');
  return (
    <QueryClientProvider client={queryClient}>
      <Months />
    </QueryClientProvider>
  );
}

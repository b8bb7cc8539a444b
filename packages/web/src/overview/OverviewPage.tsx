import { OverviewScreen } from '@nestmates/ui/screens/overview/OverviewScreen.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { administrationData, unreadyState } from '../administration/unready.ts';
import { call, sentAnswer } from '../api/call.ts';
import { queryKey } from '../queries/query-key.ts';
import { useTitle } from '../routing/use-title.ts';

const overviewQuery = queryOptions({
  queryKey: queryKey('get /api/admin/overview'),
  queryFn: () => call('get /api/admin/overview'),
  initialData: () => sentAnswer('get /api/admin/overview'),
  meta: { failedMessage: 'Failed to load the overview.' },
  ...administrationData,
});

export default function OverviewPage() {
  useTitle('Overview');
  const query = useQuery(overviewQuery);
  return (
    <OverviewScreen state={query.data ? { kind: 'ready', overview: query.data } : unreadyState(query)} />
  );
}

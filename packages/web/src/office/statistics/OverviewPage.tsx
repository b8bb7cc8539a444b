import { OverviewScreen } from '@nestmates/ui/screens/office/statistics/OverviewScreen.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { administrationData, unreadyState } from '../administration/unready.ts';

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

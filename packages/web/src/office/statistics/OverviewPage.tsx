import { OverviewScreen } from '@nestmates/ui/screens/office/statistics/OverviewScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { administrationData, unreadyState } from '../administration/unready.ts';

const overviewQuery = {
  ...readQuery('get /api/admin/overview'),
  ...administrationData,
};

export default function OverviewPage() {
  useTitle('Overview');
  const query = useQuery(overviewQuery);
  return (
    <OverviewScreen state={query.data ? { kind: 'ready', overview: query.data } : unreadyState(query)} />
  );
}

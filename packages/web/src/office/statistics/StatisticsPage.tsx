import { StatisticsScreen } from '@nestmates/ui/screens/office/statistics/StatisticsScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { adminData, unreadyState } from '../admin/unready.ts';

const statisticsQuery = {
  ...readQuery('get /api/admin/overview'),
  ...adminData,
};

export default function StatisticsPage() {
  useTitle('Figures');
  const query = useQuery(statisticsQuery);
  return (
    <StatisticsScreen state={query.data ? { kind: 'ready', statistics: query.data } : unreadyState(query)} />
  );
}

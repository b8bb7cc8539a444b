import { InsightsScreen } from '@nestmates/ui/screens/together/insights/history/InsightsScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOpens } from '../../platform/access/use-opens.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { insightsQuery } from './insight-queries.ts';
import { useMark } from './use-mark.ts';

function OpenInsightsPage() {
  const query = useInfiniteQuery(insightsQuery);
  const more = useLoadMore(query);
  const onMark = useMark();
  if (!query.data) return <InsightsScreen state={loadingOrFailed(query)} />;
  return <InsightsScreen state={{ kind: 'ready', insights: query.data.items, more, onMark }} />;
}

export default function InsightsPage() {
  useTitle('Weekly Insights');
  return useOpens('weekly insights') ? <OpenInsightsPage /> : <InsightsScreen state={{ kind: 'locked' }} />;
}

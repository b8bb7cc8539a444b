import {
  AdminDisputesScreen,
  type DisputeListState,
  disputeTabs,
} from '@nestmates/ui/screens/office/disputes/AdminDisputesScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { unreadyState } from '../admin/unready.ts';
import { disputesQuery } from './admin-dispute-queries.ts';

export default function AdminDisputesPage() {
  useTitle('Disputes');
  const [search, setSearch] = useSearchParams();
  const tab = disputeTabs.find((one) => one === search.get('tab')) ?? 'answer';
  const query = useInfiniteQuery(disputesQuery(tab));
  const more = useLoadMore(query);
  const now = useNow();
  const disputes: DisputeListState = query.data
    ? { kind: 'ready', disputes: query.data.items, more }
    : unreadyState(query);
  return (
    <AdminDisputesScreen
      state={{
        tab,
        disputes,
        now,
        onTab: (next) => setSearch(next === 'answer' ? {} : { tab: next }, { replace: true }),
      }}
    />
  );
}

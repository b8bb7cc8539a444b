import {
  type AdminOrderListState,
  AdminOrdersScreen,
  adminOrderTabs,
} from '@nestmates/ui/screens/office/orders/AdminOrdersScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminOrdersQuery, waitingPartingsQuery } from './admin-order-queries.ts';

export default function AdminOrdersPage() {
  useTitle('Admin orders');
  const [search, setSearch] = useSearchParams();
  const tab = adminOrderTabs.find((one) => one === search.get('tab')) ?? 'problems';
  const query = useInfiniteQuery(adminOrdersQuery(tab));
  const more = useLoadMore(query);
  const isApprovals = tab === 'approvals';
  const partings = useQuery({ ...waitingPartingsQuery(), enabled: isApprovals });
  function stateOf(): AdminOrderListState {
    if (!query.data) return unreadyState(query);
    if (!isApprovals) return { kind: 'ready', orders: query.data.items, more };
    return partings.data
      ? { kind: 'ready', orders: query.data.items, more, partings: partings.data }
      : unreadyState(partings);
  }
  return (
    <AdminOrdersScreen
      state={{
        tab,
        orders: stateOf(),
        onTab: (next) => setSearch(next === 'problems' ? {} : { tab: next }, { replace: true }),
      }}
    />
  );
}

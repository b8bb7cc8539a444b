import { AdminMembersScreen } from '@nestmates/ui/screens/office/members/AdminMembersScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminMembersQuery } from './admin-member-queries.ts';

export default function AdminMembersPage() {
  useTitle('Members');
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const query = useInfiniteQuery(adminMembersQuery(search));
  const more = useLoadMore(query);
  return (
    <AdminMembersScreen
      state={{
        search,
        onSearch: (next) => setParams(next ? { search: next } : {}, { replace: true }),
        list: query.data ? { kind: 'ready', members: query.data.items, more } : unreadyState(query),
      }}
    />
  );
}

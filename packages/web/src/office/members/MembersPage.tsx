import { MembersScreen } from '@nestmates/ui/screens/office/members/MembersScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../administration/unready.ts';
import { membersQuery } from './member-queries.ts';

export default function MembersPage() {
  useTitle('Members');
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const query = useInfiniteQuery(membersQuery(search));
  const more = useLoadMore(query);
  return (
    <MembersScreen
      state={{
        search,
        onSearch: (next) => setParams(next ? { search: next } : {}, { replace: true }),
        list: query.data ? { kind: 'ready', members: query.data.items, more } : unreadyState(query),
      }}
    />
  );
}

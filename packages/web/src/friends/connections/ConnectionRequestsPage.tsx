import { ConnectionRequestsScreen } from '@nestmates/ui/screens/friends/connections/ConnectionRequestsScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { pendingRequestsQuery } from './connection-queries.ts';
import { useRequests } from './use-requests.ts';

export default function ConnectionRequestsPage() {
  useTitle('Connection Requests');
  const query = useInfiniteQuery(pendingRequestsQuery);
  const more = useLoadMore(query);
  const state = useRequests(query);
  return <ConnectionRequestsScreen state={state.kind === 'ready' ? { ...state, more } : state} />;
}

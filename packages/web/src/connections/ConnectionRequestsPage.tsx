import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import { ConnectionRequestsScreen } from '@nestmates/ui/screens/connections/ConnectionRequestsScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLoadMore } from '../queries/use-load-more.ts';
import { useTitle } from '../routing/use-title.ts';
import { pendingRequestsQuery } from './connection-queries.ts';
import { useRequests } from './use-requests.ts';

export default function ConnectionRequestsPage() {
  useTitle('Connection Requests');
  const state = useRequests();
  const { data } = useQuery(pendingRequestsQuery);
  const more = useLoadMore(connectionsCalls.pending, data);
  return <ConnectionRequestsScreen state={state.kind === 'ready' ? { ...state, more } : state} />;
}

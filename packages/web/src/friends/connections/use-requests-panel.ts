import type { ConnectionRequestsPanelState } from '@nestmates/ui/screens/friends/connections/ConnectionRequestsPanel.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pendingRequestsQuery } from './connection-queries.ts';
import { useRequests } from './use-requests.ts';

/** The first page of the requests that wait for the member's answer, with the way to the others. */
export function useRequestsPanel(): ConnectionRequestsPanelState {
  const query = useInfiniteQuery(pendingRequestsQuery);
  const state = useRequests(query);
  const restHref = query.hasNextPage ? '/connection-requests' : undefined;
  return state.kind === 'ready' ? { ...state, restHref } : state;
}

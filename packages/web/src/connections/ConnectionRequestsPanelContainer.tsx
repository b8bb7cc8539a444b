import { ConnectionRequestsPanel } from '@nestmates/ui/screens/connections/ConnectionRequestsPanel.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pendingRequestsQuery } from './connection-queries.ts';
import { useRequests } from './use-requests.ts';

export function ConnectionRequestsPanelContainer({ folded = false }: { readonly folded?: boolean }) {
  const query = useInfiniteQuery(pendingRequestsQuery);
  const restHref = query.hasNextPage ? '/connection-requests' : undefined;
  const state = useRequests(query);
  return (
    <ConnectionRequestsPanel
      state={state.kind === 'ready' ? { ...state, restHref } : state}
      folded={folded}
    />
  );
}

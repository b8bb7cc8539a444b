import { ConnectionRequestsPanel } from '@nestmates/ui/screens/connections/ConnectionRequestsPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { pendingRequestsQuery } from './connection-queries.ts';
import { useRequests } from './use-requests.ts';

export function ConnectionRequestsPanelContainer({ folded = false }: { readonly folded?: boolean }) {
  const { data } = useQuery(pendingRequestsQuery);
  const restHref = data?.next === undefined ? undefined : '/connection-requests';
  const state = useRequests();
  return (
    <ConnectionRequestsPanel
      state={state.kind === 'ready' ? { ...state, restHref } : state}
      folded={folded}
    />
  );
}

import { ConnectionRequestsPanel } from '@nestmates/ui/screens/connections/ConnectionRequestsPanel.tsx';
import { useRequests } from './use-requests.ts';

/** The panel of those who want to connect, wherever it stands. */
export function RequestsPart({ folded = false }: { readonly folded?: boolean }) {
  return <ConnectionRequestsPanel state={useRequests()} folded={folded} />;
}

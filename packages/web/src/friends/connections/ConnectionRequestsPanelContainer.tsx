import { ConnectionRequestsPanel } from '@nestmates/ui/screens/friends/connections/ConnectionRequestsPanel.tsx';
import { useRequestsPanel } from './use-requests-panel.ts';

export function ConnectionRequestsPanelContainer() {
  return <ConnectionRequestsPanel state={useRequestsPanel()} />;
}

import { ConnectionRequestsScreen } from '@nestmates/ui/screens/connections/ConnectionRequestsScreen.tsx';
import { useTitle } from '../shared/use-title.ts';
import { useRequests } from './use-requests.ts';

export default function ConnectionRequestsPage() {
  useTitle('Connection Requests');
  return <ConnectionRequestsScreen state={useRequests()} />;
}

import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import {
  ChecksScreen,
  type ChecksScreenState,
} from '@nestmates/ui/screens/office/selfie-checks/ChecksScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../platform/api/errors.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { adminData, unreadyState } from '../admin/unready.ts';

/** Several administrators look at the same checks, so what waits is read again while it is looked at. */
const checksQuery = {
  ...readQuery('get /api/admin/checks'),
  ...adminData,
  refetchInterval: seconds(20),
} as const;

export default function ChecksPage() {
  useTitle('Photo Checks');
  const query = useQuery(checksQuery);
  const now = useNow();
  function stateOf(): ChecksScreenState {
    if (query.data) return { kind: 'ready', checks: query.data, now };
    return isNotFound(query.error) ? { kind: 'not-found' } : unreadyState(query);
  }
  return <ChecksScreen state={stateOf()} />;
}

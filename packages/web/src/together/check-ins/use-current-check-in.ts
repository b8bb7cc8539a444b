import type { CurrentState } from '@nestmates/ui/screens/together/check-ins/CurrentCheckIn.tsx';
import { useQuery } from '@tanstack/react-query';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { ownCheckInQuery } from './check-in-queries.ts';

/** Where the member is checked in, and the way to check out. */
export function useCurrentCheckIn(): CurrentState {
  const query = useQuery(ownCheckInQuery);
  const { run, pending } = useAction({
    call: () => call('delete /api/checkin'),
    says: ({ message }) => seen(message),
    fails: 'Failed to check out',
    touches: { type: 'check-in' },
  });
  const now = useNow();
  if (!query.data) return loadingOrFailed(query);
  const { checkIn } = query.data;
  if (!checkIn) return { kind: 'none' };
  return { kind: 'current', checkIn, now, checkingOut: pending, onCheckOut: run };
}

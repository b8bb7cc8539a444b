import {
  SelfieCheckScreen,
  type SelfieCheckScreenState,
} from '@nestmates/ui/screens/trust/selfie-checks/SelfieCheckScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { useSelfies } from './use-selfies.tsx';

/** A new main photo changes it, too. */
const currentQuery = { ...readQuery('get /api/selfie-checks/current'), staleTime: 0 };

export default function SelfieCheckPage() {
  useTitle('Photo Check');
  const { profilePhotoUrl, mustCheckPhoto } = useMember();
  const query = useQuery(currentQuery);
  const { data: check, error, refetch } = query;
  const now = useNow();
  const ask = useAction({
    call: () => call('post /api/selfie-checks'),
    fails: { title: 'No poses were chosen', description: 'Please try again.' },
    onSuccess: (asked) => void queryClient.setQueryData(currentQuery.queryKey, asked),
    onError: () => void refetch(),
  });
  const { state: posing, dialogs } = useSelfies({
    poses: check?.poses ?? [],
    onSent: (sent) => void queryClient.setQueryData(currentQuery.queryKey, sent),
    onExpired: () => void refetch(),
  });

  function stateOf(): SelfieCheckScreenState {
    if (isNotFound(error)) return { kind: 'off' };
    if (!check) return loadingOrFailed(query);
    const isOver = check.posesUntil !== null && Date.parse(check.posesUntil) <= now.getTime();
    if (check.state === 'asked' && !isOver) return { kind: 'posing', check, now, ...posing };
    return {
      kind: 'standing',
      check: isOver ? { ...check, state: 'expired', poses: [] } : check,
      hasPhoto: profilePhotoUrl !== null,
      required: mustCheckPhoto,
      now,
      asking: ask.pending,
      onAsk: () => ask.run(),
    };
  }

  return (
    <>
      <SelfieCheckScreen state={stateOf()} />
      {dialogs}
    </>
  );
}

import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import {
  SharedPlanScreen,
  type SharedPlanScreenState,
} from '@nestmates/ui/screens/together/shared-plans/SharedPlanScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { Queries } from '../../platform/queries/Queries.tsx';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Whoever holds the link leaves it open and waits, so it is read again each minute. */
function Plan() {
  const { token = '' } = useParams();
  const plan = readQuery('get /api/shared-plan/:token', { token });
  const { data, error, refetch } = useQuery({ ...plan, refetchInterval: minutes(1) });
  const homeSafe = useAction({
    call: () => call('post /api/shared-plan/:token/home-safe', { params: { token } }),
    says: 'They see that you are home safe',
    fails: 'Failed to tell them',
    onSuccess: (shown) => queryClient.setQueryData(plan.queryKey, shown),
  });
  const now = useNow();
  const state = (): SharedPlanScreenState => {
    if (isGone(error)) return { kind: 'gone' };
    if (data) {
      const begun = new Date(data.startsAt) <= now;
      return {
        kind: 'plan',
        plan: data,
        begun,
        sending: homeSafe.pending,
        onHomeSafe: () => homeSafe.run(),
      };
    }
    return error ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
  };
  return <SharedPlanScreen state={state()} />;
}

export default function SharedPlanPage() {
  useTitle('A shared plan');
  return (
    <Queries>
      <Plan />
    </Queries>
  );
}

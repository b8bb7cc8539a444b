import {
  MeetSafelySheet,
  type SharedLinkState,
} from '@nestmates/ui/screens/together/shared-plans/MeetSafelySheet.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { share } from '../../platform/shared/share.ts';
import { sharedPlansQuery } from './shared-plan-queries.ts';

export type PlanToShare = BodyFor<'post /api/shared-plans'>;

export interface MeetSafelyContainerProps {
  readonly plan: PlanToShare;
  readonly name: string;
  readonly open: boolean;
  onClose(): void;
}

export function MeetSafelyContainer({ plan, name, open, onClose }: MeetSafelyContainerProps) {
  const query = useQuery(sharedPlansQuery);
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: sharedPlansQuery.queryKey });
  const sharing = useAction({
    call: () => call('post /api/shared-plans', { body: plan }),
    fails: 'Failed to share your plan',
    onSuccess: readAgain,
  });
  const ending = useAction({
    call: (id: number) => call('delete /api/shared-plans/:id', { params: { id } }),
    says: 'Link switched off',
    fails: 'Failed to switch the link off',
    onSuccess: readAgain,
  });
  const homeSafe = useAction({
    call: (token: string) => call('post /api/shared-plan/:token/home-safe', { params: { token } }),
    says: 'They see that you are home safe',
    fails: 'Failed to tell them',
    onSuccess: readAgain,
  });
  const shared = query.data?.find((one) =>
    'swapId' in plan ? one.swapId === plan.swapId : one.playdateId === plan.playdateId,
  );
  const now = useNow();
  const link = (): SharedLinkState => {
    if (query.isError) return { kind: 'failed', onRetry: () => void query.refetch() };
    if (!query.data) return { kind: 'loading' };
    if (!shared) return { kind: 'none', sharing: sharing.pending, onShare: () => sharing.run() };
    const { pathname } = new URL(shared.url);
    return {
      kind: 'shared',
      endsAt: shared.endsAt,
      homeSafeAt: shared.homeSafeAt,
      begun: new Date(shared.startsAt) <= now,
      pending: homeSafe.pending ? 'home-safe' : ending.pending ? 'end' : undefined,
      onSend: () => void share({ title: 'Where I am', path: pathname }),
      onHomeSafe: () => homeSafe.run(pathname.split('/').at(-1) ?? ''),
      onEnd: () => ending.run(shared.id),
    };
  };
  return <MeetSafelySheet open={open} name={name} link={link()} onClose={onClose} />;
}

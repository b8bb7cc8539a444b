import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import type { ConnectionView } from '@nestmates/application/connections/contract.ts';
import type { MessageAction } from '@nestmates/ui/screens/connections/MatchEntry.tsx';
import { MatchesScreen, type MatchesScreenState } from '@nestmates/ui/screens/connections/MatchesScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../api/api.ts';
import { useBlock } from '../blocks/use-block.ts';
import { withoutErrorToast } from '../queries/query-client.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import { useTitle } from '../routing/use-title.ts';
import { useMember } from '../session/session.ts';
import { useLockedToast } from '../subscriptions/use-locked-toast.ts';
import { ConnectionRequestsPanelContainer } from './ConnectionRequestsPanelContainer.tsx';
import { matchesQuery, pendingRequestsQuery } from './connection-queries.ts';
import { useUnmatch } from './use-unmatch.ts';

function swapHref({ id, user }: ConnectionView): string {
  const params = { recipientId: String(user.id), matchId: String(id), recipientName: user.firstName };
  return `/request-swap?${new URLSearchParams(params)}`;
}

export default function MatchesPage() {
  useTitle('Your Connections');
  const { plan } = useMember();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(matchesQuery);
  const showLockedToast = useLockedToast();
  const more = useLoadMore(connectionsCalls.list, data);
  const block = useBlock();
  const unmatch = useUnmatch();

  const message = ({ user }: ConnectionView): MessageAction => {
    if (plan === 'free') return { onLocked: showLockedToast };
    return { href: `/messages?user=${user.id}` };
  };
  const refresh = async () => {
    void client.invalidateQueries({ queryKey: pendingRequestsQuery.queryKey });
    const { error } = await withoutErrorToast(matchesQuery.queryKey, refetch);
    if (!error) toast({ title: 'Refreshed!' });
    else {
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to refresh matches.'),
        destructive: true,
      });
    }
  };
  const other = ({ user }: ConnectionView) => ({ userId: user.id, firstName: user.firstName });

  const stateOf = (): MatchesScreenState => {
    if (data) {
      return {
        kind: 'ready',
        matches: data.items,
        more,
        refreshing: isFetching,
        message,
        swap: (match) => ({ href: swapHref(match), locked: plan === 'free' }),
        onBlock: (match) => block(other(match)),
        onUnmatch: (match) => unmatch(other(match)),
      };
    }
    return { kind: isError && !isFetching ? 'failed' : 'loading' };
  };
  return (
    <MatchesScreen
      state={stateOf()}
      requests={<ConnectionRequestsPanelContainer />}
      onRefresh={() => void refresh()}
    />
  );
}

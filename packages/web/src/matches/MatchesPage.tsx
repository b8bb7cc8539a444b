import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import type { ConnectionView } from '@nestmates/application/connections/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import type { MessageDoor } from '@nestmates/ui/screens/matches/MatchEntry.tsx';
import { MatchesScreen, type MatchesScreenState } from '@nestmates/ui/screens/matches/MatchesScreen.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlock } from '../blocks/use-block.ts';
import { matchesQuery, pendingQuery } from '../connections/connection-queries.ts';
import { RequestsPart } from '../connections/RequestsPart.tsx';
import { saidBy } from '../shared/api.ts';
import { speakingFor } from '../shared/query-client.ts';
import { useMember } from '../shared/session.ts';
import { useRest } from '../shared/use-rest.ts';
import { useTitle } from '../shared/use-title.ts';
import { useSayLocked } from '../subscriptions/say-locked.ts';
import { useUnmatch } from './use-unmatch.ts';

function swapHref({ id, user }: ConnectionView): string {
  const told = { recipientId: String(user.id), matchId: String(id), recipientName: user.firstName };
  return `/request-swap?${new URLSearchParams(told)}`;
}

export default function MatchesPage() {
  useTitle('Your Connections');
  const { plan } = useMember();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(matchesQuery);
  const sayLocked = useSayLocked();
  const rest = useRest(connectionsCalls.list, data);
  const block = useBlock();
  const unmatch = useUnmatch();

  const message = ({ user }: ConnectionView): MessageDoor => {
    if (plan === 'free') return { onLocked: sayLocked };
    return { href: `/messages?user=${user.id}` };
  };
  const refresh = async () => {
    void client.invalidateQueries({ queryKey: pendingQuery.queryKey });
    const { error } = await speakingFor(matchesQuery.queryKey, refetch);
    if (!error) toast({ title: 'Refreshed!' });
    else {
      toast({
        title: 'Error',
        description: saidBy(error, 'Failed to refresh matches.'),
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
        rest,
        refreshing: isFetching,
        message,
        swap: (match) => ({ href: swapHref(match), locked: plan === 'free' }),
        onBlock: (match) => block(other(match)),
        onUnmatch: (match) => unmatch(other(match)),
      };
    }
    return { kind: isError && !isFetching ? 'failed' : 'loading' };
  };
  return <MatchesScreen state={stateOf()} requests={<RequestsPart />} onRefresh={() => void refresh()} />;
}

import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import {
  MatchesScreen,
  type MatchesScreenProps,
  type MatchesScreenState,
} from '@nestmates/ui/screens/friends/connections/MatchesScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { withoutErrorToast } from '../../platform/queries/query-client.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { swapRequestPath } from '../../platform/routing/swap-request-params.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { useBlock } from '../blocks/use-block.ts';
import { useUnmatch } from '../unmatch/use-unmatch.ts';
import { matchesQuery } from './connection-queries.ts';
import { useMessageAction } from './use-message-action.ts';
import { useRequestsPanel } from './use-requests-panel.ts';
import { waveInstead } from './wave-instead.ts';

const swapHref = ({ id, user }: ConnectionView) =>
  swapRequestPath({ recipientId: user.id, matchId: id, recipientName: user.firstName });

const explainSwapLock = ({ id, firstName }: ConnectionView['user']) =>
  explainLock({ what: 'swap', name: firstName, instead: waveInstead(id, firstName) });

interface MatchesContainerProps extends Pick<MatchesScreenProps, 'beside'> {
  reasonsOf(userId: number): ReactNode;
}

/** The connections of the member; `beside` the page of one of them on a tablet. */
export function MatchesContainer({ beside, reasonsOf }: MatchesContainerProps) {
  const opensSwaps = useOpens('swaps');
  const messageAction = useMessageAction();
  const query = useInfiniteQuery(matchesQuery);
  const { data, isRefetching, refetch } = query;
  const more = useLoadMore(query);
  const now = useToday();
  const block = useBlock();
  const unmatch = useUnmatch();
  const requests = useRequestsPanel();

  const { run: refresh } = useAction({
    call: () => withoutErrorToast(matchesQuery.queryKey, () => refetch({ throwOnError: true })),
    says: seen('Refreshed!'),
    fails: 'Failed to refresh matches.',
    touches: { type: 'refresh' },
  });
  const other = ({ user }: ConnectionView) => ({ userId: user.id, firstName: user.firstName });

  const stateOf = (): MatchesScreenState => {
    if (data) {
      return {
        kind: 'ready',
        matches: data.items,
        now,
        more,
        refreshing: isRefetching,
        message: ({ user }) => messageAction(user),
        swap: (match) =>
          opensSwaps ? { href: swapHref(match) } : { onLocked: () => explainSwapLock(match.user) },
        reasons: ({ user }) => reasonsOf(user.id),
        onBlock: (match) => block(other(match)),
        onUnmatch: (match) => unmatch(other(match)),
      };
    }
    return { kind: loadingOrFailed(query).kind };
  };
  return <MatchesScreen state={stateOf()} requests={requests} beside={beside} onRefresh={refresh} />;
}

import type { NearbyView } from '@nestmates/application/together/check-ins/contract.ts';
import type { NearbyState } from '@nestmates/ui/screens/together/check-ins/page/NearbySection.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useBlock } from '../../friends/blocks/use-block.ts';
import { useMessageAction } from '../../friends/connections/use-message-action.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { nearbyQuery } from './check-in-queries.ts';
import { useWave } from './use-wave.ts';

/** Not every page in a big city is told of each check-in, so an open one looks again. */
const refetchInterval = 60_000;

/** Who is out in her city. */
export function useNearby(city: string): NearbyState {
  const query = useInfiniteQuery({ ...nearbyQuery, refetchInterval });
  const more = useLoadMore(query);
  const messageAction = useMessageAction();
  const { wave, waving } = useWave();
  const block = useBlock();
  if (!query.data) return loadingOrFailed(query);
  return {
    kind: 'ready',
    city,
    checkIns: query.data.items,
    more,
    waving,
    message: ({ user }: NearbyView) => messageAction(user),
    onWave: wave,
    onBlock: ({ user }: NearbyView) => block({ userId: user.id, firstName: user.firstName }),
  };
}

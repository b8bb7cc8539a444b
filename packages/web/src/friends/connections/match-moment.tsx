import { call } from '../../platform/api/call.ts';
import type { ShownMoment } from '../../platform/moments/moments.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { wavesQuery } from '../waves/waves-query.ts';
import { MatchMomentContainer, type MatchMomentContainerProps } from './MatchMomentContainer.tsx';

/** Once it is known what each of the two can do; where that cannot be read, the moment says less. */
export async function momentOfMatch(
  match: MatchMomentContainerProps['match'],
  onward: string,
): Promise<ShownMoment> {
  await queryClient.prefetchQuery(wavesQuery(match.user.id));
  return {
    topic: `match-${match.user.id}`,
    otherId: match.user.id,
    render: (onClose) => <MatchMomentContainer match={match} onward={onward} onClose={onClose} />,
  };
}

/** Nothing where the other has ended the connection by then. It is among the newest. */
export async function momentOfConnection(userId: number): Promise<ShownMoment | undefined> {
  const newest = await call('get /api/matches', { query: { limit: 20 } });
  const match = newest.find(({ user }) => user.id === userId);
  return match && momentOfMatch(match, 'Later');
}

import { call } from '../../platform/api/call.ts';
import type { ShownMoment } from '../../platform/moments/moments.ts';
import { MatchMomentContainer, type MatchMomentContainerProps } from './MatchMomentContainer.tsx';

export const momentOfMatch = (match: MatchMomentContainerProps['match'], onward: string): ShownMoment => ({
  topic: `match-${match.user.id}`,
  otherId: match.user.id,
  render: (onClose) => <MatchMomentContainer match={match} onward={onward} onClose={onClose} />,
});

/** Nothing where the other has ended the connection by then. It is among the newest. */
export async function momentOfConnection(userId: number): Promise<ShownMoment | undefined> {
  const newest = await call('get /api/matches', { query: { limit: 20 } });
  const match = newest.find(({ user }) => user.id === userId);
  return match && momentOfMatch(match, 'Later');
}

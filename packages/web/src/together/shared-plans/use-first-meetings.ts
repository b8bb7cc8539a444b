import { useInfiniteQuery } from '@tanstack/react-query';
import { listQuery } from '../../platform/queries/lists.ts';
import { useMember } from '../../platform/session/session.ts';
import { metBy } from './met.ts';
import { isFirstMeeting } from './read-sentences.ts';

/** What is over, as the pages of swaps and playdates read it. */
const pastSwaps = listQuery('get /api/swaps/past');
const pastPlaydates = listQuery('get /api/playdates/past');

/** Whether the member has neither met a person nor read the sentences for them. */
export function useFirstMeetings(): (user: { readonly id: number }) => boolean {
  const { id: me } = useMember();
  const [swaps, playdates] = [useInfiniteQuery(pastSwaps), useInfiniteQuery(pastPlaydates)];
  const met = metBy(swaps.data?.items, playdates.data?.items);
  const isKnown = !swaps.isPending && !playdates.isPending;
  return ({ id }) => isKnown && !met.has(id) && isFirstMeeting(me, id);
}

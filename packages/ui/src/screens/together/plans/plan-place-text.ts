import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { placeInSentence, placeTitle } from '@nestmates/domain/together/plans/plan-place.ts';

/** The member's own id is that of the owner of a place which is not the other's. */
function readerOf({ place, user }: Pick<PlaydateView, 'place' | 'user'>) {
  const me = place && 'of' in place && place.of !== user.id ? place.of : 0;
  return { me, other: user.firstName };
}

/** "My place", "Ana’s place" or the name of a public one. */
export const placeHeading = (plan: Pick<PlaydateView, 'place' | 'user'>): string | undefined =>
  plan.place ? placeTitle(plan.place, readerOf(plan)) : undefined;

/** "your place", "Ana’s place" or the name of a public one, for whoever reads it; undefined where none was said. */
export const placeText = (plan: Pick<PlaydateView, 'place' | 'user'>): string | undefined =>
  plan.place ? placeInSentence(plan.place, readerOf(plan)) : undefined;
